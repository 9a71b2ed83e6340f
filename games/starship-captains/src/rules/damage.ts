import { type Play, type Question, refuse, type Seat, type Verdict } from '@starboard/kernel';
import { type Action, DECLINE, PLATE, REPAIR_STORAGE, SUFFER, toRepairSlot } from '../actions.ts';
import { type Known, SLOTS, type State, type T } from '../state.ts';
import { cardAt, may } from './abilities.ts';
import { removeToken, stow, tokensOf } from './cargo.ts';
import { judgeLate } from './late.ts';

/** Where damage comes from: decides which cards help against it. */
export type Source = 'printed' | 'attack' | 'weapons-room' | 'move' | 'event';

const plateQuestion: Question<State, Action> = {
  kind: 'plate',
  rule: 'SC-24.10',
  options(menu) {
    menu.offer(SUFFER);
    menu.offer(PLATE);
  },
};

const NO_CARD = -1;

/** SC-24.15, SC-24.25: Stealth Paint and the Targeting Array work by themselves, before Hull Plating. The card that helps. */
function shieldAgainst(state: State, seat: Seat, source: Source): number {
  if (source === 'move') return cardAt(state, seat, 'safe-past-pirates');
  if (source === 'weapons-room') return cardAt(state, seat, 'safe-in-weapons-room');
  if (!isOnMission(state, seat) || source === 'event' || state.hurt) return NO_CARD;
  state.hurt = true;
  return cardAt(state, seat, 'safe-on-missions');
}

/** SC-24.15: during steps 1 to 5 of a mission; the triggers after them are no part of it. */
const isOnMission = (state: Known, seat: Seat): boolean =>
  state.onMission >= 0 && state.missionDone[state.onMission] === 0 && seat === state.active;

/** SC-11.1 to SC-11.4: one token at a time. */
export function* suffer(t: T, seat: Seat, count: number, rule: string, source: Source): Play<void> {
  const { state } = t;
  for (let left = count; left > 0; left--) {
    const shield = shieldAgainst(state, seat, source);
    if (shield !== NO_CARD) {
      t.tell?.({ event: 'damage-ignored', rule: 'SC-24.15', seat, card: shield });
      continue;
    }
    if (may(state, seat, 'pirates-for-damage') && tokensOf(state, seat) > 0) {
      const action = yield* t.choose(seat, plateQuestion);
      if (action.do === 'plate') {
        removeToken(t, seat);
        t.tell?.({ event: 'damage-ignored', rule: 'SC-24.10', seat, card: cardAt(state, seat, 'pirates-for-damage') });
        continue;
      }
    }
    state.damage[seat]++;
    t.tell?.({ event: 'damaged', rule, seat, total: state.damage[seat] });
    yield* stow(t, seat, 'SC-11.3');
  }
}

const repairQuestion: Question<State, Action> = {
  kind: 'repair',
  rule: 'SC-11.7',
  options(menu, state, seat) {
    menu.offer(DECLINE);
    if (state.damage[seat] > 0) menu.offer(REPAIR_STORAGE);
    for (let slot = 0; slot < SLOTS; slot++)
      if (state.slotDamage[seat * SLOTS + slot] === 1) menu.offer(toRepairSlot(slot));
  },
  judge: judgeRepair,
};

/** SC-11.7: only what is damaged. */
function judgeRepair(_state: State, _seat: Seat, action: Action): Verdict {
  const repairs = action.do === 'repair-slot' || action.do === 'repair-storage';
  return repairs ? refuse('SC-11.7', 'not-damaged') : judgeLate(action);
}

export const isDamaged = (state: Known, seat: Seat): boolean => {
  if (state.damage[seat] > 0) return true;
  for (let slot = 0; slot < SLOTS; slot++) if (state.slotDamage[seat * SLOTS + slot] === 1) return true;
  return false;
};

/** SC-11.7 to SC-11.9: up to so many tokens, each chosen separately. */
export function* repair(t: T, seat: Seat, count: number, rule: string): Play<void> {
  const { state } = t;
  for (let left = count; left > 0 && isDamaged(state, seat); left--) {
    const action = yield* t.choose(seat, repairQuestion);
    if (action.do === 'repair-storage') state.damage[seat]--;
    else if (action.do === 'repair-slot') state.slotDamage[seat * SLOTS + action.slot] = 0;
    else return;
    t.tell?.({ event: 'repaired', rule, seat, slot: action.do === 'repair-slot' ? action.slot : -1 });
  }
}
