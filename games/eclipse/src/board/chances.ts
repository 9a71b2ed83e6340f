import { type Battle, errorOf, forceAt, type Odds, type Plan, sidesOf } from '../oracle/index.ts';
import { FIRST_SHIP, NOBODY } from '../state.ts';
import type { Seen } from '../view.ts';
import { reckoner } from './reckoner.ts';

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

const known = new WeakMap<object, Map<string, Battle | undefined>>();

/** The battle at a site, as it stands or with these ships there, too. */
export function battleAt(view: Seen, site: number, plan?: Plan): Battle | undefined {
  const memory = known.get(view) ?? new Map<string, Battle | undefined>();
  known.set(view, memory);
  const key = `${site} ${plan?.seat} ${plan?.ships.join()}`;
  if (!memory.has(key)) memory.set(key, sidesOf(view, site, plan));
  return memory.get(key);
}

/** The chances of that battle; `undefined` if nobody would fight, or as long as they are not reckoned. */
export function chancesAt(view: Seen, site: number, plan?: Plan): Chances | undefined {
  const battle = battleAt(view, site, plan);
  return battle === undefined ? undefined : chancesOf(battle);
}

export function chancesOf(battle: Battle): Chances | undefined {
  const odds = reckoner.oddsOf(battle);
  if (odds === undefined) return undefined;
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
        const battle = battleAt(view, site);
        return battle?.attacker.seat === seat || battle?.defender.seat === seat;
      });

/** A place where no ship is. */
const NOWHERE = -1000;

/** That one ship of a type would beat one of somebody else's, in hundredths, once it is reckoned; who attacks is the seat. */
export function duelOf(view: Seen, seat: number, other: number, type: number): number | undefined {
  const one = (side: number) => forceAt(view, side, NOWHERE, { seat: side, ships: [FIRST_SHIP[type]] });
  return chancesOf({ attacker: one(seat), defender: one(other), missiles: true })?.attackerWins;
}
