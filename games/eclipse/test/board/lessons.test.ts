import { lessonTests } from '@starboard/board/lessons';
import { Board, PlayerPanel } from '../../src/board/index.tsx';
import { eclipse } from '../../src/index.ts';

lessonTests(eclipse, { Board, PlayerPanel }, new URL('../../', import.meta.url));
