import type { Seat } from '@starboard/kernel';
import { REPUTATION, SHIP_DRAWS } from '../content/tables.ts';
import { TYPES } from '../content/terms.ts';
import { type Battle, battleOdds, type Force, type Odds } from '../oracle/index.ts';
import { hasRoomForTile, tilesOf } from '../rules/reputation.ts';
import { GUARD_SIDE, REPUTATION_SPACES, type State } from '../state.ts';

/** Kept by what fights: bots look at the same battles again and again. */
const known = new Map<string, Odds>();
const MOST_KEPT = 20_000;
const BATTLES = 100;
const SEED = 1;

const keyOf = ({ splits, seat, squadrons }: Force): string =>
  squadrons.reduce(
    (key, one) =>
      `${key};${one.type},${one.damage},${one.initiative},${one.computer},${one.shield},${one.hull},${one.cannons},${one.missiles}${one.leaves ? 'l' : ''}${one.hasActed ? 'a' : ''}`,
    seat === GUARD_SIDE ? 'g' : splits ? 's' : 'n',
  );

/** The odds of a battle, as exactly as a bot needs to know them. */
export function oddsOf(battle: Battle): Odds {
  const { missiles, volley } = battle;
  const dice = volley === undefined ? '' : `${volley.byAttacker} ${volley.dice} ${volley.backfire}`;
  const key = `${keyOf(battle.attacker)}|${keyOf(battle.defender)}|${missiles}|${dice}`;
  const odds = known.get(key);
  if (odds !== undefined) return odds;
  if (known.size > MOST_KEPT) known.clear();
  const found = battleOdds(battle, { battles: BATTLES, seed: SEED });
  known.set(key, found);
  return found;
}

/** What a side loses on the average, by type. */
export function lossesOf(force: Force, survivors: readonly number[]): readonly number[] {
  const losses = TYPES.map(() => 0);
  force.squadrons.forEach(({ type, ships }, i) => {
    if (type < TYPES.length) losses[type] += ships.length - survivors[i];
  });
  return losses;
}

/** How many reputation tiles the ships that a side loses are worth to the other. */
export function drawsFor(force: Force, survivors: readonly number[]): number {
  return force.squadrons.reduce(
    (draws, { type, ships }, i) =>
      draws + (type < TYPES.length ? SHIP_DRAWS[type] : type - TYPES.length + 1) * (ships.length - survivors[i]),
    0,
  );
}

const TILES = REPUTATION.reduce((a, b) => a + b, 0);

/** EC-19.2: the best of so many tiles, on the average. */
export const bestOf: readonly number[] = [0, 1, 2, 3, 4, 5].map((draws) => {
  let expected = 0;
  let below = 0;
  for (let value = 0; value < REPUTATION.length; value++) {
    const upTo = below + REPUTATION[value] / TILES;
    expected += (value + 1) * (upTo ** draws - below ** draws);
    below = upTo;
  }
  return draws === 0 ? 0 : expected;
});

/** What so many draws add to the points of a seat: less if a tile has to go for them. */
export function drawsWorth(state: State, seat: Seat, draws: number): number {
  const low = Math.min(5, Math.floor(draws));
  const best = bestOf[low] + (Math.min(5, draws) - low) * (bestOf[Math.min(5, low + 1)] - bestOf[low]);
  if (hasRoomForTile(state, seat)) return best;
  if (tilesOf(state, seat) === 0) return 0;
  let least = 9;
  for (let i = seat * REPUTATION_SPACES; i < (seat + 1) * REPUTATION_SPACES; i++)
    if (state.reputation[i] > 0) least = Math.min(least, state.reputation[i]);
  return Math.max(0, 0.8 * (best - least));
}
