import type { Judgement, Seat } from '@starboard/kernel';
import { wealthOf } from '../score.ts';
import type { State } from '../state.ts';
import { Count } from './count.ts';
import { bestWith, countsOf, quality, worthLike } from './quality.ts';
import { claim, fewestExposed, type Means, partAhead, prospects, prospectsWith, take } from './value.ts';

/** Why something is good, in credits: what a ship has, and what comes of it. */
export const TERMS = [
  ...(['money', 'place', 'goods', 'engines', 'cannons', 'crew', 'room', 'power', 'shields'] as const),
  ...(['ship', 'space', 'hand', 'strength'] as const),
] as const;
type Term = (typeof TERMS)[number];
const AT = Object.fromEntries(TERMS.map((term, i) => [term, i])) as Readonly<Record<Term, number>>;

type Groups<T> = readonly (readonly [term: Term, keys: readonly (keyof T)[]])[];

/** Goes from one thing to another, one group of its numbers after the other; each term gets what its group changes. */
function goOver<T extends object>(
  [from, to]: readonly [from: T, to: T],
  groups: Groups<T>,
  worth: (mix: T) => number,
  out: Float64Array,
): void {
  const mix = { ...from };
  let before = worth(mix);
  for (const [term, keys] of groups) {
    for (const key of keys) mix[key] = to[key];
    const now = worth(mix);
    out[AT[term]] += now - before;
    before = now;
  }
}

const MEANS: Groups<Means> = [
  ['crew', ['crew', 'humans']],
  ['engines', ['push']],
  ['cannons', ['fire']],
  ['power', ['tokens']],
  ['room', ['room']],
  ['goods', ['goods']],
];
const NO_MEANS: Means = { push: 0, fire: 0, crew: 0, humans: 0, tokens: 0, room: 0, goods: 0, parts: 0 };

/** What a ship in flight will bring: from nothing to what it has now, and on to what it will have. What is left concerns the ship as a whole. */
function judgeFlight(state: State, seat: Seat, now: State, out: Float64Array): void {
  const ahead = partAhead(now);
  const fewest = fewestExposed(now);
  const worth = (mix: Means): number => prospectsWith(now, seat, mix, ahead, fewest);
  const had = { ...take(now, seat) };
  const has = { ...take(state, seat) };
  goOver([NO_MEANS, had], MEANS, worth, out);
  goOver([had, has], MEANS, worth, out);
  const { position, placeOf, usedIt, card } = state;
  const there = { ...now, position, placeOf, usedIt, card };
  out[AT.place] = prospectsWith(there, seat, has, ahead, fewest) - worth(has);
  out[AT.strength] = claim(state, seat);
  out[AT.ship] += prospects(state, seat, ahead, fewest) + out[AT.strength] - sumOfParts(out);
}

const PARTS: Groups<Count> = [
  ['crew', ['crew', 'humans', 'luxury', 'sleepers', 'cyan']],
  ['engines', ['engines', 'doubleEngines', 'brown']],
  ['cannons', ['cannons', 'doubleCannons', 'sideArcs', 'purple']],
  ['shields', ['shieldSides', 'shields', 'boosters']],
  ['power', ['tokens', 'reactors']],
  ['room', ['containers', 'special']],
];

/** The same for a ship that is being built: what is left is how it fits together, and how it can go on. */
function judgeBuilding(state: State, seat: Seat, now: State, out: Float64Array): void {
  const worth = worthLike(now, seat);
  const had = countsOf(now, seat);
  const has = countsOf(state, seat);
  for (const half of had.keys()) {
    const worthOfShip = (mix: Count): number => worth(had.map((count, i) => (i === half ? mix : count)));
    goOver([new Count(), had[half]], PARTS, worthOfShip, out);
    goOver([had[half], has[half]], PARTS, worthOfShip, out);
  }
  out[AT.space] += quality(state, seat) - sumOfParts(out);
  const tile = state.hand[seat];
  if (tile >= 0) out[AT.hand] = Math.max(0, bestWith(state, seat, tile) - quality(state, seat));
}

/** All but the money. */
const sumOfParts = (out: Float64Array): number => out.reduce((sum, part) => sum + part, 0) - out[AT.money];

export const judgement: Judgement<State> = {
  terms: TERMS,
  judge(state, seat, now, out) {
    out.fill(0);
    out[AT.money] = wealthOf(state, seat);
    if (state.phase === 'flight' && now.phase === 'flight') judgeFlight(state, seat, now, out);
    if (state.phase === 'build' && now.phase === 'build') judgeBuilding(state, seat, now, out);
  },
};
