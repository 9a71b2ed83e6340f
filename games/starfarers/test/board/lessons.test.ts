import { lessonTests } from '@starboard/board/lessons';
import { Board, PlayerPanel } from '../../src/board/index.tsx';
import { starfarers } from '../../src/index.ts';

lessonTests(starfarers, { Board, PlayerPanel }, new URL('../../', import.meta.url));
