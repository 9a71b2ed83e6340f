import { isIn, type Judgement, type Seat, seats, sum } from '@starboard/kernel';
import { REPUTATION, ROUNDS, TRACK_LENGTH, TRACK_POINTS } from '../content/tables.ts';
import { TRACKS } from '../content/terms.ts';
import { countShips } from '../rules/ships.ts';
import { techsOn } from '../rules/technologies.ts';
import { pointsOf } from '../score.ts';
import { REPUTATION_SPACES, type State, TECH_SPACES } from '../state.ts';
import { campaigns } from './campaigns.ts';
import { conflicts } from './conflicts.ts';
import { fleetWorth } from './fleet.ts';
import { pendingWorth } from './pending.ts';
import { countPower, Prospects, roundsLeft, squaresWorth, surroundings } from './prospects.ts';
import { usableSet } from './ships.ts';
import { storesWorth } from './stores.ts';
import { TALENTS } from './talents.ts';
import { TECH_WORTH, TRACK_PROMISE } from './techWorth.ts';
import { book, note, TERM, TERMS, totalOf } from './terms.ts';
import { WEIGHTS, type Weights } from './weights.ts';

/** How far the match is: rounds that are over. */
export const progress = (state: State): number => (state.phase === 'over' ? 1 : (state.round - 1) / ROUNDS);

/** Tracks on the way to points, and what technologies do. */
function techsWorth(w: Weights, state: State, own: Prospects): number {
  const share = own.rounds / (ROUNDS - 1);
  let worth = 0;
  for (let track = 0; track < TRACKS.length; track++) {
    const n = techsOn(state, own.seat, track);
    worth += w.track * share * (TRACK_PROMISE[n] - TRACK_POINTS[n]);
    const first = own.seat * TECH_SPACES + track * TRACK_LENGTH;
    for (let i = first; i < first + n; i++) worth += w.tech * share * TECH_WORTH[state.techs[i]];
  }
  return worth;
}

const TILES = sum(REPUTATION);
const MEAN_TILE = sum(REPUTATION.map((count, value) => count * (value + 1))) / TILES;
/** How much of what a tile has above the average counts before the end. */
const SHOWN = 0.25;

/**
 * Reputation tiles lie face down, and others see only how many there are: what they have above the average is mostly left out, else
 * every re-deal would weigh more than the answers that are compared.
 */
function hiddenExcess(state: State, seat: Seat): number {
  if (isIn(state.eliminated, seat)) return 0;
  let excess = 0;
  for (let i = seat * REPUTATION_SPACES; i < (seat + 1) * REPUTATION_SPACES; i++)
    if (state.reputation[i] > 0) excess += state.reputation[i] - MEAN_TILE;
  return (1 - SHOWN) * excess;
}

/** Writes into the {@link book} what each seat has, and what it may hope for. */
function judge(w: Weights, state: State): void {
  book.fill(0);
  const all = seats(state.players);
  for (const seat of all) note(seat, TERM.points, pointsOf(state, seat) - hiddenExcess(state, seat));
  if (state.phase === 'over') return;
  const prospects = all.map((seat) => new Prospects(state, seat, w));
  countShips(state);
  countPower(state, prospects);
  const free = surroundings(state, w, prospects);
  conflicts(w, state, prospects);
  campaigns(w, state, prospects);
  for (const seat of all) {
    if (isIn(state.eliminated, seat)) continue;
    const own = prospects[seat];
    const usable = usableSet(state, seat);
    note(seat, TERM.economy, own.economy);
    note(seat, TERM.stores, storesWorth(w, state, own));
    note(seat, TERM.fleet, fleetWorth(w, state, own, usable));
    note(seat, TERM.technologies, techsWorth(w, state, own));
    note(seat, TERM.squares, squaresWorth(state, w, own));
    note(seat, TERM.sectors, w.free * (free[seat].first + free[seat].second));
    if (state.phase !== 'action' || state.active !== seat) continue;
    if (state.trades > 0) note(seat, TERM.action, -tradePenalty(w, state));
    if (state.doing >= 0) note(seat, TERM.action, pendingWorth(w, state, own, free[seat], usable));
  }
}

/** Trades in a turn should lead somewhere: each costs more than the one before, but for those that use up what is left at the end. */
const tradePenalty = (w: Weights, state: State): number =>
  roundsLeft(state) === 0 ? w.lastTrade * state.trades : (w.trade * state.trades * (state.trades + 1)) / 2;

/** Points that each seat may hope for, written into `out`. */
export function hopesOf(w: Weights, state: State, out: number[]): void {
  judge(w, state);
  for (const seat of seats(state.players))
    out[seat] = isIn(state.eliminated, seat) ? pointsOf(state, seat) - OUT : totalOf(seat);
}

/** What it is worth less to be out of the game. */
const OUT = 50;

/** The action in progress has a name of its own in hints: what it may still bring is why one takes it. */
const DOING = ['exploring', 'researching', 'upgrading', 'building', 'moving', 'influencing'] as const;
const LASTING = TERMS.filter((term) => term !== 'action');

/** Why a position is worth what it is to a seat, in points, term by term. */
export const judgement: Judgement<State> = {
  terms: [...LASTING, ...DOING],
  judge(state, seat, _now, out) {
    out.fill(0);
    if (!allChosen(state)) return;
    judge(WEIGHTS, state);
    LASTING.forEach((term, i) => {
      out[i] = book[seat * TERMS.length + TERM[term]];
    });
    if (state.doing >= 0) out[LASTING.length + state.doing] = book[seat * TERMS.length + TERM.action];
  },
};

const allChosen = (state: State): boolean => state.species.every((species) => species >= 0);

/** Before the first action seats differ by their species alone; what these are good for shows later. */
const isOpening = (state: State): boolean =>
  state.phase === 'species' ||
  (state.phase === 'action' && state.round === 1 && state.turns === 0 && state.doing < 0 && state.passed === 0);

/**
 * How likely each seat is to win: points that it may hope for. A point counts the same in all rounds and at the end: else who is behind
 * would put off the end of each round, at any price.
 */
export function valueBy(w: Weights, state: State, out: number[]): void {
  if (isOpening(state)) for (const seat of seats(state.players)) out[seat] = TALENTS[state.species[seat]] ?? 0;
  else hopesOf(w, state, out);
  const highest = Math.max(...out.slice(0, state.players));
  for (const seat of seats(state.players)) out[seat] = 2 ** ((out[seat] - highest) / w.spread);
  out.length = state.players;
  const total = sum(out);
  for (const seat of seats(state.players)) out[seat] /= total;
}

export const value = (state: State, out: number[]): void => valueBy(WEIGHTS, state, out);
