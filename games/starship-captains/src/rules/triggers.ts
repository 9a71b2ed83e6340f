import type { Play, Question, Seat } from '@starboard/kernel';
import { type Action, toTrigger } from '../actions.ts';
import type { Trigger, TriggerName } from '../content/abilities.ts';
import { MISSIONS } from '../content/missions.ts';
import { TECHS } from '../content/technologies.ts';
import { resolve } from '../effects/resolve.ts';
import { type Known, SLOTS, type State, type T } from '../state.ts';

/** Whether the ability of a card answers to what has just happened. */
function answers(state: Known, ability: Trigger, on: TriggerName): boolean {
  if (ability.on !== on) return false;
  if (ability.on === 'missionCompleted') {
    const { rows, printed } = MISSIONS[state.onMission];
    const colour = ability.rowColour < 0 || rows.some((row) => row.colour === ability.rowColour);
    return colour && (ability.shows.length === 0 || ability.shows.some((symbol) => printed[symbol]));
  }
  if (ability.on === 'roomActivated') {
    const by = state.byArtifacts ? 'artifacts' : 'crew';
    return (ability.room < 0 || ability.room === state.room) && (ability.by === 'any' || ability.by === by);
  }
  return true;
}

/** SC-5.11: the owner chooses the order of several triggers. */
const triggerQuestion: Question<State, Action, { readonly slots: readonly number[] }> = {
  kind: 'trigger',
  rule: 'SC-5.11',
  options(menu, _state, _seat, { slots }) {
    for (const slot of slots) menu.offer(toTrigger(slot));
  },
};

/** Resolves every ability of a ship that answers to what has just happened, but for cards that leave it meanwhile. */
export function* resolveTriggers(t: T, seat: Seat, on: TriggerName, times = 1): Play<void> {
  const { state } = t;
  const waiting = state.tech.slice(seat * SLOTS, seat * SLOTS + SLOTS);
  let slots: number[] = [];
  waiting.forEach((card, slot) => {
    const ability = card < 0 ? undefined : TECHS[card].ability;
    if (ability?.kind === 'trigger' && answers(state, ability, on)) for (let i = 0; i < times; i++) slots.push(slot);
  });
  while (slots.length > 0) {
    let next = slots[0];
    const different = [...new Set(slots)];
    if (different.length > 1) {
      const action = yield* t.choose(seat, triggerQuestion, { slots: different });
      if (action.do === 'trigger') next = action.slot;
    }
    slots = without(slots, next);
    yield* resolveTrigger(t, seat, waiting[next]);
    slots = slots.filter((slot) => state.tech[seat * SLOTS + slot] === waiting[slot]);
  }
}

function without(slots: readonly number[], slot: number): number[] {
  const at = slots.indexOf(slot);
  return slots.filter((_, i) => i !== at);
}

/** The effects of one card. */
export function* resolveTrigger(t: T, seat: Seat, card: number): Play<void> {
  const ability = card < 0 ? undefined : TECHS[card].ability;
  if (ability?.kind !== 'trigger') return;
  t.tell?.({ event: 'triggered', rule: 'SC-5.10', seat, card });
  yield* resolve(t, seat, ability.effects, 'SC-5.10');
}
