import { BLANK, BURST, DAMAGE, FACES, RED, RIFT, TO_HIT } from '../content/tables.ts';

/**
 * A die that waits to be assigned, as one number: its colour and what it shows. Rift dice show their damage (EC-27.2). With the
 * Antimatter Splitter a red die falls into points of one damage each, which share what it shows (EC-17.6).
 */
export const POINT = RIFT + 1;

export const dieOf = (colour: number, shows: number): number => colour * 8 + shows;
export const colourOf = (die: number): number => die >> 3;
export const showsOf = (die: number): number => die & 7;

/** EC-17.1: what a face of a normal die shows. */
export const faceOf = (rolled: number): number => FACES[rolled - 1];

/** EC-17.2, EC-27.2: whether a die hits a target with such shields. */
export function hits(die: number, computer: number, shield: number): boolean {
  const shows = showsOf(die);
  if (shows === BLANK) return false;
  return shows === BURST || colourOf(die) === RIFT || shows + computer - shield >= TO_HIT;
}

/** EC-17.3, EC-17.6, EC-27.2: what a hit does. */
export function damageOf(die: number): number {
  const colour = colourOf(die);
  if (colour === RIFT) return showsOf(die);
  return colour === POINT ? 1 : DAMAGE[colour];
}

/** EC-17.6: a red die as points that can be dealt out one by one. */
export const asPoints = (die: number): readonly number[] =>
  colourOf(die) === RED ? Array.from({ length: DAMAGE[RED] }, () => dieOf(POINT, showsOf(die))) : [die];

/** A ship as the rule of EC-18.2 looks at it: how much it takes to destroy it, and which dice hit it. */
export interface Mark {
  readonly need: number;
  readonly shield: number;
}

/** Which die goes to which ship: for each die the place of the ship in the list, -1 for none. */
export type Assignment = readonly number[];

/**
 * EC-18.2, EC-18.5: how ships of nobody assign their dice: from the first ship to the last, which stand from largest to smallest,
 * each is destroyed if that can be done, with the least damage; the dice that are left go to the first survivor they hit.
 */
export function assignByRule(dice: readonly number[], computer: number, marks: readonly Mark[]): Assignment {
  const to = dice.map(() => -1);
  const isDead = marks.map(() => false);
  marks.forEach(({ need, shield }, ship) => {
    const set = cheapestSet(dice, to, (die) => hits(die, computer, shield), need);
    if (set === 0) return;
    isDead[ship] = true;
    for (let i = 0; i < dice.length; i++) if ((set >> i) & 1) to[i] = ship;
  });
  dice.forEach((die, i) => {
    if (to[i] < 0) to[i] = marks.findIndex(({ shield }, ship) => !isDead[ship] && hits(die, computer, shield));
  });
  return to;
}

/** The best set of free dice that hit and do enough damage, as bits; 0 if there is none. */
function cheapestSet(
  dice: readonly number[],
  to: readonly number[],
  doesHit: (die: number) => boolean,
  need: number,
): number {
  const usable = dice.reduce((bits, die, i) => (to[i] < 0 && doesHit(die) ? bits | (1 << i) : bits), 0);
  let best = 0;
  let bestRank: readonly number[] = [];
  for (let set = usable; set > 0; set = (set - 1) & usable) {
    const rank = rankOf(dice, set);
    if (rank[0] < need || (best !== 0 && isLess(bestRank, rank))) continue;
    best = set;
    bestRank = rank;
  }
  return best;
}

/** EC-18.2, EC-18.5: damage, number of dice, then the faces from the lowest. */
function rankOf(dice: readonly number[], set: number): readonly number[] {
  const used = dice.filter((_, i) => (set >> i) & 1);
  const damage = used.reduce((total, die) => total + damageOf(die), 0);
  return [damage, used.length, ...used.map(showsOf).sort((a, b) => a - b)];
}

function isLess(a: readonly number[], b: readonly number[]): boolean {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return a[i] < b[i];
  return false;
}
