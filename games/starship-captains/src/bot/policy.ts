import type { Seat } from '@starboard/kernel';
import { type Action, actions } from '../actions.ts';
import { MISSIONS } from '../content/missions.ts';
import { TECHS } from '../content/technologies.ts';
import { matchesRow } from '../rules/missions.ts';
import { effectsOfRoom } from '../rules/rooms.ts';
import { matchesAt } from '../rules/technology.ts';
import { isCommander, SLOTS, type State } from '../state.ts';
import { hasUse } from './worth.ts';

/** What a captain never does: man a room that has nothing to do, only to act once more before the pass. */
export function ignores(state: State, seat: Seat, action: Action): boolean {
  if (action.do === 'activate') return !isCommander(action.figure) && isIdle(state, seat, action.room, false);
  return action.do === 'activate-with-artifacts' && isIdle(state, seat, action.room, true);
}

/** Whether the effects of a room would find nothing to do; a crew may do research to replace a technology, two artifacts are too dear for that. */
function isIdle(state: State, seat: Seat, room: number, isPaid: boolean): boolean {
  if (isAwaited(state, seat, room, isPaid ? 'artifacts' : 'crew')) return false;
  return effectsOfRoom(state, seat, room).every(
    (effect) => (isPaid || effect.op !== 'research') && !hasUse(state, seat, effect),
  );
}

/** Whether a technology on board does something when this room was activated so. */
function isAwaited(state: State, seat: Seat, room: number, by: 'artifacts' | 'crew'): boolean {
  for (let slot = seat * SLOTS; slot < seat * SLOTS + SLOTS; slot++) {
    const ability = state.tech[slot] < 0 ? undefined : TECHS[state.tech[slot]].ability;
    if (ability?.kind !== 'trigger' || ability.on !== 'roomActivated') continue;
    if ((ability.room < 0 || ability.room === room) && (ability.by === 'any' || ability.by === by)) return true;
  }
  return false;
}

/** How good an option looks before any thought. */
export function prior(state: State, seat: Seat, action: Action): number {
  switch (action.do) {
    case 'mission':
      return 12;
    case 'pass':
      return 0.02;
    case 'decline':
      return 0.2;
    case 'activate':
      return isCommander(action.figure) ? 1.5 : 1;
    case 'activate-with-artifacts':
      return 0.5;
    case 'specialise':
      return 0.12;
    case 'promote':
      return 1.2;
    case 'use-ability':
      return 3;
    case 'assign':
      return assignPrior(state, action.figure);
    case 'resolve-row':
    case 'repeat-row':
      return 6;
    case 'ignore-row':
      return 0.3;
    case 'double-shift':
      return 2;
    case 'command':
      return 1.5;
    case 'advance':
    case 'recall':
    case 'trigger':
      return 6;
    case 'repair-slot':
      return 1.6;
    case 'attack':
      return 3;
    case 'take-tech':
      return (
        1 +
        0.7 * matchesAt(state, seat, action.slot, action.card).length +
        (replaces(state, seat, action.slot) ? -0.9 : 0)
      );
    case 'drop-pirate':
      return 0.5;
    case 'plate':
      return 1.4;
    default:
      return 1;
  }
}

const replaces = (state: State, seat: Seat, slot: number): boolean => {
  const card = state.tech[seat * SLOTS + slot];
  return card >= 0 && TECHS[card].type !== 'omega';
};

/** The right figure on the right row, and a cadet where nothing fits. */
function assignPrior(state: State, figure: number): number {
  const { colour } = MISSIONS[state.onMission].rows[state.row];
  if (matchesRow(figure, colour)) return isCommander(figure) ? 5 : 6;
  return figure === 0 ? 1 : 0.3;
}

/** A number for what an action is and does: its kind and its fields. */
export function key(action: Action): number {
  const fields: Readonly<Record<string, unknown>> = action;
  let hash = actions.kinds.indexOf(action.do);
  for (const name in fields) if (name !== 'do') hash = (hash * 191 + Number(fields[name]) + 1) % 1_000_003;
  return hash;
}
