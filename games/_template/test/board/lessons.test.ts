import { lessonTests } from '@starboard/board/lessons';
import { Board, PlayerPanel } from '../../src/board/index.tsx';
import { template } from '../../src/index.ts';

lessonTests(template, { Board, PlayerPanel }, new URL('../../', import.meta.url));
