import { lessonTests } from '@starboard/board/lessons';
import { Board, PlayerPanel } from '../../src/board/index.tsx';
import { merchantOfVenus } from '../../src/index.ts';

lessonTests(merchantOfVenus, { Board, PlayerPanel }, new URL('../../', import.meta.url));
