import type { Seat } from '@starboard/kernel';
import { useRef } from 'react';
import type { SeenEvent } from '../events.ts';
import type { Battle } from '../oracle/index.ts';
import { chanceOf } from '../oracle/policy.ts';
import { planAt } from '../rules/battle.ts';
import { shipValue } from '../rules/blueprints.ts';
import { shipsAt } from '../rules/ships.ts';
import { GUARD_SIDE, SHIP_TYPE } from '../state.ts';
import type { Seen } from '../view.ts';
import { battleAt, chancesOf } from './chances.ts';

/** What one side of a battle has done so far. */
export interface Tally {
  readonly side: Seat;
  readonly dice: number;
  /** Dice that hit, and how many could be expected to. */
  readonly hits: number;
  readonly expected: number;
  /** Ships that it has lost. */
  readonly lost: number;
}

/** A battle as it was seen. */
export interface Chronicle {
  readonly round: number;
  readonly site: number;
  readonly attacker: Tally;
  readonly defender: Tally;
  /** As it was before the first die; undefined for who came later. */
  readonly before?: Battle;
  readonly events: readonly SeenEvent[];
  readonly isOver: boolean;
  /** Who had ships there in the end. */
  readonly winner?: Seat;
}

const tally = (side: Seat): Tally => ({ side, dice: 0, hits: 0, expected: 0, lost: 0 });

/** What belongs to a battle. */
const OF_BATTLE: ReadonlySet<SeenEvent['event']> = new Set([
  'missiles-fired',
  'cannons-fired',
  'ship-hit',
  'ship-destroyed',
  'guard-hit',
  'guard-destroyed',
  'retreat-begun',
  'retreated',
  'ship-lost',
] as const);

const computerOf = (view: Seen, site: number, side: Seat, kind: number): number =>
  side === GUARD_SIDE ? planAt(view, site).computer : shipValue(view, side, kind, 'computer');

/** The kinds of ships of a side that have been heard of, which say how well it is shielded. */
function shieldOf(view: Seen, { site, events }: Chronicle, side: Seat): number {
  if (side === GUARD_SIDE) return planAt(view, site).shield;
  const kinds = events.flatMap((event) => {
    if ((event.event === 'ship-hit' || event.event === 'ship-destroyed') && event.seat === side)
      return [SHIP_TYPE[event.ship]];
    return (event.event === 'cannons-fired' || event.event === 'missiles-fired') && event.seat === side
      ? [event.kind]
      : [];
  });
  const all = kinds.length > 0 ? [...new Set(kinds)] : [0, 1, 2, 3];
  return Math.min(...all.map((kind) => shipValue(view, side, kind, 'shield')));
}

/** The battle after one more event. */
function after(battle: Chronicle, event: SeenEvent, view: Seen): Chronicle {
  const told: Chronicle = { ...battle, events: [...battle.events, event] };
  const change = (side: Seat, by: (of: Tally) => Tally): Chronicle => ({
    ...told,
    attacker: told.attacker.side === side ? by(told.attacker) : told.attacker,
    defender: told.defender.side === side ? by(told.defender) : told.defender,
  });
  const other = (side: Seat): Seat => (told.attacker.side === side ? told.defender.side : told.attacker.side);
  switch (event.event) {
    case 'missiles-fired':
    case 'cannons-fired': {
      const side = event.seat ?? GUARD_SIDE;
      const n = event.faces.length;
      const chance = chanceOf(computerOf(view, told.site, side, event.kind), shieldOf(view, told, other(side)));
      return change(side, (of) => ({ ...of, dice: of.dice + n, expected: of.expected + n * chance }));
    }
    case 'ship-hit':
      // EC-27.3: rift dice strike those who rolled them; that is no hit of the others.
      if (event.rule === 'EC-27.3') return told;
      return change(other(event.seat), (of) => ({ ...of, hits: of.hits + 1 }));
    case 'guard-hit':
      return change(event.seat, (of) => ({ ...of, hits: of.hits + 1 }));
    case 'ship-destroyed': {
      const hit = change(other(event.seat), (of) => ({ ...of, hits: of.hits + 1 }));
      return lose(hit, event.seat);
    }
    case 'guard-destroyed':
      return lose(
        change(event.seat, (of) => ({ ...of, hits: of.hits + 1 })),
        GUARD_SIDE,
      );
    case 'ship-lost':
      return lose(told, event.seat);
    default:
      return told;
  }
}

function lose(battle: Chronicle, side: Seat): Chronicle {
  const one = (of: Tally): Tally => (of.side === side ? { ...of, lost: of.lost + 1 } : of);
  return { ...battle, attacker: one(battle.attacker), defender: one(battle.defender) };
}

function ended(battle: Chronicle, view: Seen): Chronicle {
  const { attacker, defender, site } = battle;
  const stays = ({ side }: Tally) => (side === GUARD_SIDE ? view.guards[site] : shipsAt(view, side, site)) > 0;
  const winner = [attacker, defender].find(stays)?.side;
  return { ...battle, isOver: true, ...(winner === undefined ? {} : { winner }) };
}

/** The battles of this round after some more events. `before` is the view in which they had not happened yet. */
export function chronicled(
  old: readonly Chronicle[],
  events: readonly SeenEvent[],
  view: Seen,
  before: Seen | undefined,
): readonly Chronicle[] {
  let battles = old;
  for (const event of events) {
    const last = battles.at(-1);
    if (event.event === 'battle-began')
      battles = [...battles.filter(({ round }) => round === view.round), begun(event, view, before)];
    else if (last === undefined || last.isOver) continue;
    else if (event.event === 'battle-ended') battles = [...battles.slice(0, -1), ended(last, view)];
    else if (OF_BATTLE.has(event.event)) battles = [...battles.slice(0, -1), after(last, event, view)];
  }
  return battles;
}

function begun(
  { site, seat, other = GUARD_SIDE }: Extract<SeenEvent, { event: 'battle-began' }>,
  view: Seen,
  before: Seen | undefined,
): Chronicle {
  const due = before === undefined ? undefined : battleAt(before, site);
  const fits = due?.attacker.seat === seat && due.defender.seat === other;
  return {
    round: view.round,
    site,
    attacker: tally(seat),
    defender: tally(other),
    ...(fits ? { before: due } : {}),
    events: [],
    isOver: false,
  };
}

/** That the attacker would win, and the defender, before the first die, if that is known. */
export function oddsBefore({ before }: Chronicle): readonly [number, number] | undefined {
  const chances = before === undefined ? undefined : chancesOf(before);
  return chances === undefined ? undefined : [chances.attackerWins, chances.defenderWins];
}

/** The battles of this round, or else of the last one, as far as this screen has seen them. */
export function useChronicle(view: Seen, events: readonly SeenEvent[]): readonly Chronicle[] {
  const kept = useRef<{ view?: Seen; battles: readonly Chronicle[] }>({ battles: [] });
  const told = useRef(new WeakSet<readonly SeenEvent[]>());
  if (!told.current.has(events)) {
    told.current.add(events);
    kept.current.battles = chronicled(kept.current.battles, events, view, kept.current.view);
  }
  kept.current.view = view;
  return kept.current.battles.filter(({ round }) => round >= view.round - 1 && round <= view.round);
}
