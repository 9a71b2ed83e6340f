import { DAMAGE, RIFT, RIFT_TARGET, TO_HIT } from '../content/tables.ts';
import { LARGEST_FIRST } from '../content/terms.ts';
import { damageOf, hits, showsOf } from '../rules/dice.ts';
import { GUARD_SIDE } from '../state.ts';
import type { Battle, Force, Squadron } from './sides.ts';

/**
 * How dice are assigned in the oracle, and by bots. All go through the opponent's ships in an order: if the dice that are left can
 * destroy a ship, the set with the least damage does, then with the fewest dice, lower faces first; at the end each die that is left
 * goes to the first ship it hits. For ships of nobody that is EC-18.2, from the largest to the smallest. Players take the most
 * dangerous type first: damage that it can be expected to do in a round, by hits that it takes to destroy it; while missiles are to
 * be fired, they count, too. Within a type the more damaged come first. Of one's own types with the same initiative those with the
 * lower number act first, and nobody begins to retreat.
 */
export function targetOrder(force: Force, enemy: Force, missiles: boolean): readonly number[] {
  const all = enemy.squadrons.map((_, i) => i);
  if (force.seat === GUARD_SIDE) {
    const size = (i: number): number => LARGEST_FIRST.indexOf(enemy.squadrons[i].type);
    return all.sort((a, b) => size(a) - size(b));
  }
  const shield = Math.min(...force.squadrons.map((one) => one.shield));
  const danger = enemy.squadrons.map((one) => dangerOf(one, shield, missiles) / (one.hull + 1));
  return all.sort((a, b) => danger[b] - danger[a]);
}

const RIFT_MEAN = RIFT_TARGET.reduce((a, b) => a + b, 0) / RIFT_TARGET.length;

/** The damage that one ship can be expected to do to ships with these shields in a round of combat. */
export function dangerOf({ cannons, missiles, computer, hasActed }: Squadron, shield: number, first: boolean): number {
  const chance = chanceOf(computer, shield);
  let total = 0;
  for (const die of first && !hasActed ? [...missiles, ...cannons] : cannons)
    total += die === RIFT ? RIFT_MEAN : DAMAGE[die] * chance;
  return total;
}

/** EC-17.1, EC-17.2: how likely a die hits: a burst always does, the blank never. */
export const chanceOf = (computer: number, shield: number): number =>
  Math.min(5, Math.max(1, 1 + computer - shield)) / 6;

/** EC-17.2: the lowest face that hits; bursts count as 6. */
export const lowestHit = (computer: number, shield: number): number =>
  Math.min(TO_HIT, Math.max(2, TO_HIT - computer + shield));

/** How many dice of 1, 2, 3 and 4 damage a ship takes to be destroyed. */
const taken = new Int32Array(5);

/**
 * The set of dice that does at least the damage needed, with as little as possible, then with the fewest dice, out of `have[damage]`;
 * `undefined` if all of them are not enough. The answer holds until the next question.
 */
export function cheapest(need: number, have: Int32Array): Int32Array | undefined {
  if (have[1] + 2 * have[2] + 3 * have[3] + 4 * have[4] < need) return undefined;
  let best = 1 << 30;
  for (let k4 = Math.min(have[4], (need + 3) >> 2); k4 >= 0; k4--) {
    const need3 = need - 4 * k4;
    for (let k3 = Math.min(have[3], need3 > 0 ? Math.ceil(need3 / 3) : 0); k3 >= 0; k3--) {
      const need2 = need3 - 3 * k3;
      for (let k2 = Math.min(have[2], need2 > 0 ? (need2 + 1) >> 1 : 0); k2 >= 0; k2--) {
        const need1 = Math.max(0, need2 - 2 * k2);
        if (need1 > have[1]) continue;
        const cost = (4 * k4 + 3 * k3 + 2 * k2 + need1) * 64 + k4 + k3 + k2 + need1;
        if (cost >= best) continue;
        best = cost;
        taken[1] = need1;
        taken[2] = k2;
        taken[3] = k3;
        taken[4] = k4;
      }
    }
  }
  return taken;
}

/** At which ship each die of a volley is to be aimed by the policy; -1 for those that hit nobody. */
export function aimVolley({ attacker, defender, missiles, volley }: Battle): readonly number[] {
  if (volley === undefined) return [];
  const [force, enemy] = volley.byAttacker ? [attacker, defender] : [defender, attacker];
  const { dice, computer } = volley;
  const aims = dice.map(() => -1);
  const survivors: { ship: number; shield: number }[] = [];
  for (const at of targetOrder(force, enemy, missiles)) {
    const { ships, damage, hull, shield } = enemy.squadrons[at];
    ships.forEach((ship, i) => {
      const set = setFor(dice, aims, computer, shield, hull - damage[i] + 1);
      if (set.length === 0) survivors.push({ ship, shield });
      for (const die of set) aims[die] = ship;
    });
  }
  return aims.map((aim, i) =>
    aim >= 0 ? aim : (survivors.find(({ shield }) => hits(dice[i], computer, shield))?.ship ?? -1),
  );
}

/** The dice, by their places, that destroy a ship; none if they cannot. */
function setFor(
  dice: readonly number[],
  aims: readonly number[],
  computer: number,
  shield: number,
  need: number,
): readonly number[] {
  const usable = dice.flatMap((die, i) => (aims[i] < 0 && hits(die, computer, shield) ? [i] : []));
  const have = new Int32Array(5);
  for (const i of usable) have[damageOf(dice[i])]++;
  const set = cheapest(need, have);
  if (set === undefined) return [];
  return [1, 2, 3, 4].flatMap((damage) =>
    usable
      .filter((i) => damageOf(dice[i]) === damage)
      .sort((a, b) => showsOf(dice[a]) - showsOf(dice[b]))
      .slice(0, set[damage]),
  );
}
