import { lessonTests } from '@starboard/board/lessons';
import { Board, PlayerPanel } from '../../src/board/index.tsx';
import { starshipCaptains } from '../../src/index.ts';

lessonTests(starshipCaptains, { Board, PlayerPanel }, new URL('../../', import.meta.url));
