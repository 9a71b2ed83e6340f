import { type Play, type Seat, sum } from '@starboard/kernel';
import { CULTURE_COUNT } from '../content/cultures.ts';
import { ENCOUNTERS } from '../content/encounters.ts';
import { FIELDS } from '../content/fields.ts';
import { REWARDS } from '../content/rewards.ts';
import { CREDITS_WITHOUT_RELIC, FAME_PER_RELIC } from '../content/tables.ts';
import { ASTEROID, BLUE, ENCOUNTER_HERE, PIRATES_HERE, TELEPORTAL } from '../content/terms.ts';
import { POOL, type State, type T, TRACK } from '../state.ts';
import { maybeDrill } from './asteroids.ts';
import { gainCredits, gainFame } from './fame.ts';
import { produce } from './market.ts';
import { meetPirates } from './pirates.ts';

/** The encounter fields, so that bits can stand for them. */
const ENCOUNTER_FIELDS = FIELDS.flatMap(({ kind }, field) => (kind === ENCOUNTER_HERE ? [field] : []));
const BIT = FIELDS.map((_, field) => 1 << Math.max(0, ENCOUNTER_FIELDS.indexOf(field)));

/** MV-5.12.9: an empty deck is renewed from the discards; false if there is no card at all. */
export function refillEncounters(t: T): boolean {
  const { state } = t;
  if (state.encounterDeck.length > 0) return true;
  if (state.encounterDiscard.length === 0) return false;
  state.encounterDeck.push(...t.shuffle('encounters', state.encounterDiscard.splice(0)));
  for (let i = 0; i < state.encounterDeck.length; i++) state.encounterKnown.push(0);
  t.tell?.({ event: 'deck-renewed', rule: 'MV-5.12.9' });
  return true;
}

/** MV-5.12.1, MV-5.12.10: one card for each encounter field and turn. */
export function* meetEncounter(t: T, field: number): Play<void> {
  const { state } = t;
  if ((state.met & BIT[field]) !== 0) return;
  state.met |= BIT[field];
  if (!refillEncounters(t)) {
    state.kind[field] = BLUE;
    return;
  }
  t.reveal();
  const encounter = state.encounterDeck.shift() as number;
  state.encounterKnown.shift();
  t.tell?.({ event: 'encounter-drawn', rule: 'MV-5.12.1', seat: state.active, encounter });
  yield* carryOut(t, encounter, field);
}

/** MV-19.35: each kind of card. */
function* carryOut(t: T, encounter: number, field: number): Play<void> {
  const { state } = t;
  const seat = state.active;
  const card = ENCOUNTERS[encounter];
  switch (card.kind) {
    case 'teleportal':
      return openGate(state, field, card.number);
    case 'pirates':
      return yield* ambush(t, field);
    case 'asteroid':
      state.kind[field] = ASTEROID;
      return yield* maybeDrill(t, field);
    case 'quiet':
      state.kind[field] = BLUE;
      return;
    case 'production':
      state.encounterDiscard.push(encounter);
      return produce(t, t.below('production', CULTURE_COUNT), Number.POSITIVE_INFINITY, 'MV-5.12.5');
    case 'title':
      state.titleOf[card.title] = seat;
      t.tell?.({ event: 'title-taken', rule: 'MV-5.12.6', seat, title: card.title });
      return;
    case 'intel':
      state.intelAt[card.intel] = TRACK;
      t.tell?.({ event: 'intel-laid-out', rule: 'MV-5.12.7', intel: card.intel });
      return;
    case 'archaeology':
      state.encounterDiscard.push(encounter);
      return studyRelics(t, seat);
  }
}

/** MV-5.8.7: a new teleportal is not used in this step. */
function openGate(state: State, field: number, number: number): void {
  state.kind[field] = TELEPORTAL;
  state.teleportal[number - 1] = field;
}

/** MV-5.12.3: a random pirate, fought at once; MV-1.6: without one in the pool the field becomes blue. */
function* ambush(t: T, field: number): Play<void> {
  const { state } = t;
  const pool: number[] = state.pirateAt.map((at) => (at === POOL ? 1 : 0));
  if (sum(pool) === 0) {
    state.kind[field] = BLUE;
    return;
  }
  const pirate = t.pick('pirate', pool);
  state.pirateAt[pirate] = field;
  state.kind[field] = PIRATES_HERE;
  yield* meetPirates(t, field);
}

/** MV-5.12.8: fame for each relic, or credits without any. */
function studyRelics(t: T, seat: Seat): void {
  const count = t.state.rewardAt.filter((at, reward) => at === seat && REWARDS[reward].relic).length;
  t.tell?.({ event: 'relics-studied', rule: 'MV-5.12.8', seat, count });
  if (count > 0) gainFame(t, seat, count * FAME_PER_RELIC, 'MV-5.12.8');
  else gainCredits(t, seat, CREDITS_WITHOUT_RELIC, 'MV-5.12.8');
}
