import { lessonTests } from '@starboard/board/lessons';
import { Board, PlayerPanel } from '../../src/board/index.tsx';
import { galaxyTrucker } from '../../src/index.ts';

lessonTests(galaxyTrucker, { Board, PlayerPanel }, new URL('../../', import.meta.url));
