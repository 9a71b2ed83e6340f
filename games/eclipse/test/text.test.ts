import { gameTexts } from '@starboard/text/testing';
import { eclipse } from '../src/index.ts';
import { PHASES } from '../src/state.ts';

gameTexts(eclipse, new URL('../', import.meta.url), {
  phases: PHASES,
  neverOne: ['telling.dice', 'board.odds.keeps', 'board.talks.track', 'board.talks.later', 'cause.betrays'],
  matches: [
    { players: 2, options: { riftCannon: true } },
    { players: 4, options: {} },
    { players: 6, options: { ancients: 'advanced', guardians: 'advanced', center: 'advanced' } },
  ],
  times: 12,
  rarely: ['pass', 'trade', 'end-action', 'discard', 'abandon'],
  eagerly: ['colonise'],
});
