import { gameTexts } from '@starboard/text/testing';
import { merchantOfVenus } from '../src/index.ts';
import { PHASES } from '../src/state.ts';

gameTexts(merchantOfVenus, new URL('../', import.meta.url), {
  phases: PHASES,
  neverOne: ['credits', 'Credits'],
  matches: [
    { players: 1, options: { challenge: 'CH2' } },
    { players: 2, options: { pilots: 'choose', rounds: '20' } },
    { players: 4, options: { marketShift: 'once', landingLimit: 'cities' } },
  ],
  rarely: ['stay', 'end-business', 'end-turn', 'jettison-good', 'jettison-tech', 'unload-good', 'unload-tech'],
  eagerly: ['sell', 'drop-off', 'train-pilot', 'second-mission', 'build', 'fly', 'buy-tech', 'land'],
});
