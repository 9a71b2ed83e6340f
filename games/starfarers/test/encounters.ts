import { ENCOUNTER_INDEX } from '../src/content/index.ts';
import { type TestTable, table } from './table.ts';

type Setting = NonNullable<Parameters<typeof table>[0]>;
type Meeting = Omit<Setting, 'draws'> & {
  /** What the balls show in the encounter, the acting player first. */
  readonly balls?: readonly number[];
  /** The kinds of cards drawn from other hands. */
  readonly theft?: readonly number[];
  readonly production?: readonly number[];
};

export const BLACK_AND_RED = [0, 3];

/** The active player (seat 0 unless the state says so) rolls the black ball and meets these cards, one after the other. */
export function meet(
  cards: string | readonly string[],
  { balls = [], theft = [], production = [], ...setting }: Meeting = {},
): TestTable {
  const encounter = [cards].flat().map((card) => {
    const index = ENCOUNTER_INDEX.get(card);
    if (index === undefined) throw new Error(`There is no encounter card ${card}`);
    return index;
  });
  const t = table({
    ...setting,
    state: { phase: 'build', ...setting.state },
    draws: { balls: [...BLACK_AND_RED, ...balls], encounter, theft, production },
  });
  return t.do(t.state.active, 'roll-mothership');
}

type Cards = { readonly [kind: string]: number };

/** The answer to "how many cards do you give?", and the cards. */
export const giving = (cards: Cards = {}) => {
  const number = Object.values(cards).reduce((a, b) => a + b, 0);
  return [{ do: 'give', cards: number }, ...(number > 0 ? [paying(cards)] : [])];
};
export const paying = (cards: Cards) => ({ do: 'pay', cards });
export const taking = (kind: string) => ({ do: 'take', kind });
export const losing = (what: string) => ({ do: 'lose-upgrade', what });
export const gaining = (what: string) => ({ do: 'gain-upgrade', what });
