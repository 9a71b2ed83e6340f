import { battleOdds, errorOf, forceAt, type Odds, type Plan, sidesOf } from '../oracle/index.ts';
import { FIRST_SHIP, NOBODY } from '../state.ts';
import type { Seen } from '../view.ts';

/** So many battles are tried: a few thousandths of a second, and wrong by little more than one in a hundred. */
const BATTLES = 2000;
const SEED = 1;

/** How a battle will come out for one of its sides. */
export interface Chances {
  readonly attacker: number;
  readonly defender: number;
  /** In hundredths: that the attacker wins, that the defender does, and that neither does. */
  readonly attackerWins: number;
  readonly defenderWins: number;
  readonly even: number;
  /** How far the larger of these may be off. */
  readonly error: number;
  /** How many ships of each side live on the average. */
  readonly attackerKeeps: number;
  readonly defenderKeeps: number;
}

const percent = (share: number): number => Math.round(100 * share);
const total = (ships: readonly number[]): number => ships.reduce((sum, n) => sum + n, 0);

const known = new WeakMap<object, Map<string, Chances | undefined>>();

/** The chances of the battle at a site, as it stands or with these ships there, too; `undefined` if nobody would fight. */
export function chancesAt(view: Seen, site: number, plan?: Plan): Chances | undefined {
  const memory = known.get(view) ?? new Map<string, Chances | undefined>();
  known.set(view, memory);
  const key = `${site} ${plan?.seat} ${plan?.ships.join()}`;
  if (!memory.has(key)) memory.set(key, triedAt(view, site, plan));
  return memory.get(key);
}

function triedAt(view: Seen, site: number, plan: Plan | undefined): Chances | undefined {
  const battle = sidesOf(view, site, plan);
  if (battle === undefined) return undefined;
  const odds = battleOdds(battle, { battles: BATTLES, seed: SEED });
  const { attacker, defender } = odds;
  return {
    attacker: battle.attacker.seat,
    defender: battle.defender.seat,
    attackerWins: percent(attacker),
    defenderWins: percent(defender),
    even: 100 - percent(attacker) - percent(defender),
    error: errorFor(odds),
    attackerKeeps: total(odds.survivors.attacker),
    defenderKeeps: total(odds.survivors.defender),
  };
}

/** Twice the standard error: the truth is farther off in one of twenty cases. */
const errorFor = ({ attacker, defender, battles }: Odds): number =>
  Math.ceil(200 * Math.max(errorOf(attacker, battles), errorOf(defender, battles)));

/** That a seat wins, in hundredths; `undefined` if it does not fight there. */
export function winsAt(view: Seen, seat: number, site: number, plan?: Plan): number | undefined {
  const chances = chancesAt(view, site, plan);
  if (chances?.attacker === seat) return chances.attackerWins;
  return chances?.defender === seat ? chances.defenderWins : undefined;
}

/** The battles that are due, in which a seat fights. */
export const battlesOf = (view: Seen, seat: number): readonly number[] =>
  view.attacker !== NOBODY || seat < 0
    ? []
    : view.placed.filter((site) => {
        const battle = sidesOf(view, site);
        return battle?.attacker.seat === seat || battle?.defender.seat === seat;
      });

/** A place where no ship is. */
const NOWHERE = -1000;

/** That one ship of a type would beat one of somebody else's, in hundredths; who attacks is the seat. */
export function duelOf(view: Seen, seat: number, other: number, type: number): number {
  const one = (side: number) => forceAt(view, side, NOWHERE, { seat: side, ships: [FIRST_SHIP[type]] });
  const battle = { attacker: one(seat), defender: one(other), missiles: true };
  return percent(battleOdds(battle, { battles: BATTLES, seed: SEED }).attacker);
}
