import type { Phrase, PhraseValue } from '@starboard/kernel';
import { PARTS } from '../content/parts.ts';
import { DICE, RED } from '../content/tables.ts';
import { planAt } from '../rules/battle.ts';
import { colourOf, POINT } from '../rules/dice.ts';
import type { Seen } from '../view.ts';
import { totalsOf } from './totals.ts';

type Phrases = readonly Phrase[];

/** A line of what is told of something. */
export const telling = (key: string, values?: Readonly<Record<string, PhraseValue>>): Phrase =>
  values === undefined ? { key: `telling.${key}` } : { key: `telling.${key}`, values };

/** EC-8: what a part gives and uses. */
export function partLines(part: number): Phrases {
  const { energyUse, energyGain, initiative, movement, computer, shield, hull, cannons, missiles } = PARTS[part];
  const values: readonly (readonly [string, number])[] = [
    ['energy-use', energyUse],
    ['energy-gain', energyGain],
    ['initiative', initiative],
    ['movement', movement],
    ['computer', computer],
    ['shield', shield],
    ['hull', hull],
  ];
  const dice = (key: string, of: readonly (typeof DICE)[number][]): Phrases =>
    of.length === 0 ? [] : [{ key: `board.part.${key}`, values: { n: of.length, die: { key: `die.${of[0]}` } } }];
  return [
    ...dice('cannons', cannons),
    ...dice('missiles', missiles),
    ...values.filter(([, n]) => n > 0).map(([key, n]) => ({ key: `board.part.${key}`, values: { n } })),
  ];
}

/** "2 yellow dice, 1 red die", or none. */
function dicePhrase(colours: readonly number[]): Phrase {
  const kinds = [...new Set(colours)];
  const some = kinds.map((colour) => ({
    key: 'telling.dice',
    values: { n: colours.filter((one) => one === colour).length, die: { key: `die.${DICE[colour]}` } },
  }));
  return some.length === 0 ? { key: 'no-dice' } : { key: 'telling.some', values: { list: { list: some } } };
}

interface Strength {
  readonly initiative: number;
  readonly computer: number;
  readonly shield: number;
  readonly hull: number;
  readonly cannons: readonly number[];
  readonly missiles: readonly number[];
}

const strength = ({ initiative, computer, shield, hull, cannons, missiles }: Strength): Phrases => [
  telling('fires', { initiative, cannons: dicePhrase(cannons), computer }),
  ...(missiles.length === 0 ? [] : [telling('missiles', { missiles: dicePhrase(missiles) })]),
  telling('withstands', { hull, shield, dies: hull + 1 }),
];

/** The values of ships of a seat, or of nobody's at a site. */
export function strengthOf(view: Seen, seat: number, kind: number, site: number): Phrases {
  if (seat >= 0 && seat < view.players) {
    const totals = totalsOf(view, seat, kind);
    return [
      ...strength(totals),
      ...(totals.movement > 0 ? [telling('moves', { n: totals.movement })] : [telling('stays')]),
    ];
  }
  const plan = planAt(view, site);
  const colours = (of: readonly (typeof DICE)[number][]) => of.map((die) => DICE.indexOf(die));
  return strength({ ...plan, cannons: colours(plan.cannons), missiles: colours(plan.missiles) });
}

/** A die by its colour; single points of damage come from red dice (EC-17.6). */
export const diePhrase = (die: number): Phrase => ({
  key: `die.${DICE[colourOf(die) === POINT ? RED : colourOf(die)]}`,
});
