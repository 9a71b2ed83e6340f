import { gameTexts } from '@starboard/text/testing';
import { template } from '../src/index.ts';

gameTexts(template, new URL('../', import.meta.url), {
  neverOne: ['refusal.too-many-crystals'],
  matches: [
    { players: 2, options: {} },
    { players: 4, options: { hourglass: true } },
  ],
});
