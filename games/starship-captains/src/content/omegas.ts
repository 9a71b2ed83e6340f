import { frozen } from '@starboard/kernel';
import { type Score, scorePer } from './scores.ts';
import type { OmegaTech } from './techTypes.ts';
import { BLUE, RED, symbols, YELLOW } from './terms.ts';

const omega = (id: string, printed: string, score: Score): OmegaTech => ({
  ...{
    id,
    type: 'omega',
    beta: false,
    colour: -1,
    effects: [],
    discardOnUse: false,
    mayReplace: false,
    ability: undefined,
    score,
  },
  symbols: symbols(printed),
});

/** SC-1.1: the omega technology cards (Omega-Technologiekarten), `o01` to `o12`. */
export const OMEGAS: readonly OmegaTech[] = frozen([
  omega('o01', 'v.m.', scorePer('missionsWithRowColour', 1, { colour: RED })),
  omega('o02', '.v.m', scorePer('missionsWithRowColour', 1, { colour: YELLOW })),
  omega('o03', 'v..m', scorePer('missionsWithRowColour', 1, { colour: BLUE })),
  omega('o04', '.v.m', scorePer('matchingSymbolPairs', 1)),
  omega('o05', '.rv.', scorePer('crewOfColour', 1, { colour: RED })),
  omega('o06', '.r.r', scorePer('crewOfColour', 1, { colour: YELLOW })),
  omega('o07', '..rr', scorePer('crewOfColour', 1, { colour: BLUE })),
  omega('o08', '..mv', scorePer('commanders', 1)),
  omega('o09', 'r..r', scorePer('damage', 1)),
  omega('o10', 'r..m', scorePer('artifactTypes', 2, { max: 6 })),
  omega('o11', 'r.v.', scorePer('pirateTokens', 1)),
  omega('o12', 'v..m', scorePer('nonOmegaTechs', 1)),
]);
