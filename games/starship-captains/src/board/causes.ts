import { aboutOf, type OpenDecision, type Phrase, type PhraseValue, type WrittenAction } from '@starboard/kernel';
import { type Action, type ActionOf, actions } from '../actions.ts';
import type { DamagePoint } from '../content/abilities.ts';
import type { EffectOp, Effects } from '../content/effects.ts';
import { EVENTS } from '../content/events.ts';
import { MISSIONS } from '../content/missions.ts';
import { SHIP_ROOMS } from '../content/rooms.ts';
import { SCORING, STORAGE_SLOTS } from '../content/tables.ts';
import { TECHS } from '../content/technologies.ts';
import { TRACK_LENGTH, TRACKS } from '../content/tracks.ts';
import { STATION_EFFECTS } from '../content/triangles.ts';
import { damage, gainAndroid, gainArtifact, gainMedal } from '../content/verbs.ts';
import { loseQuestion, optionQuestion, payQuestion } from '../effects/verbs.ts';
import { may } from '../rules/abilities.ts';
import { capacityOf, cargoOf, tokensOf } from '../rules/cargo.ts';
import { promoteCost } from '../rules/crew.ts';
import { routeAt } from '../rules/flying.ts';
import { matchesRow } from '../rules/missions.ts';
import { anyPirate } from '../rules/pirates.ts';
import { matchesAt, mayHold } from '../rules/technology.ts';
import { advanceQuestion, markerAt } from '../rules/tracks.ts';
import { damageOf } from '../score.ts';
import {
  ANDROID,
  BASIC_ROOMS,
  FIGURES,
  isCommander,
  type Known,
  mapOf,
  NOBODY,
  ON_STATION,
  QUEUE,
  SHADOW,
  SLOTS,
} from '../state.ts';
import { effectsPhrase } from '../text/effects.ts';
import {
  atPlace,
  eventCardPhrase,
  figurePhrase,
  missionPhrase,
  symbolsPhrase,
  techPhrase,
  toPlace,
} from '../text/names.ts';
import type { Seen } from '../view.ts';

type Phrases = readonly Phrase[];

const cause = (key: string, values?: Readonly<Record<string, PhraseValue>>): Phrase => ({
  key: `cause.${key}`,
  ...(values === undefined ? {} : { values }),
});
const when = (is: boolean, phrase: () => Phrase): Phrases => (is ? [phrase()] : []);
const does = (effects: Effects): Phrases => when(effects.length > 0, () => effectsPhrase(effects));

/** SC-24.15: whether a technology of the ship ignores damage of this kind. */
const isSafe = (state: Known, seat: number, at: DamagePoint | undefined): boolean =>
  at !== undefined && may(state, seat, at);

/** SC-11.2, SC-24.10, SC-24.15: 1 damage, what it costs, and what saves from it. */
function hurt(state: Known, seat: number, at: DamagePoint | undefined): Phrase {
  if (isSafe(state, seat, at)) return cause('no-damage');
  if (may(state, seat, 'pirates-for-damage') && tokensOf(state, seat) > 0) return cause('damage-or-token');
  const fills = state.damage[seat] < STORAGE_SLOTS && capacityOf(state, seat) <= cargoOf(state, seat);
  return cause(fills ? 'damage-cargo' : 'damage');
}

/** What waits at a place: a mission, and for whom; a triangle at the end of the turn. */
function waitingAt(state: Known, seat: number, place: number): Phrases {
  const mission = state.mission[place];
  const holder = state.holder[place];
  const station = state.stationAt.indexOf(place);
  return [
    ...when(mission >= 0, () =>
      cause('mission-there', { mission: missionPhrase(mission), points: MISSIONS[mission].points }),
    ),
    ...when(mission >= 0 && holder !== NOBODY && holder !== seat, () =>
      state.solo && holder === SHADOW ? cause('held-by-shadow') : cause('held-by', { seat: { seat: holder } }),
    ),
    ...when(station >= 0 && state.triangle[station] === ON_STATION, () =>
      cause('triangle', { effects: effectsPhrase(STATION_EFFECTS[station]) }),
    ),
  ];
}

const pirateAt = (state: Known, seat: number, along: number): number =>
  state.pirate[routeAt(state, state.shipAt[seat], along)];

function moving(state: Known, seat: number, { along }: ActionOf<'move'>): Phrases {
  const to = mapOf(state).neighbours[state.shipAt[seat]][along];
  const isFree = pirateAt(state, seat, along) < 0;
  return [
    cause('to', { to: toPlace(to) }),
    ...when(!isFree, () => cause('past-pirate', { damage: hurt(state, seat, 'safe-past-pirates') })),
    ...waitingAt(state, seat, to),
  ];
}

const attackPoint = ({ room }: Known): DamagePoint | undefined =>
  room >= 0 && SHIP_ROOMS[room]?.id === 'weapons' ? 'safe-in-weapons-room' : undefined;

/** What a route costs and gives, as effects that have signs. */
export function onRoute(state: Known, seat: number, { do: kind, along }: ActionOf<'move' | 'attack'>): Effects {
  const pirate = pirateAt(state, seat, along);
  if (pirate < 0) return [];
  const costs = isSafe(state, seat, kind === 'move' ? 'safe-past-pirates' : attackPoint(state)) ? [] : [damage(1)];
  if (kind === 'move') return costs;
  return [...costs, ...(pirate % 2 === 1 ? [gainAndroid(1)] : [gainMedal(1), gainArtifact(1)])];
}

/** SC-13.9, SC-13.13: the damage and the reward. */
function attacking(state: Known, seat: number, { along }: ActionOf<'attack'>): Phrases {
  const pirate = pirateAt(state, seat, along);
  return [hurt(state, seat, attackPoint(state)), cause(pirate % 2 === 1 ? 'reward-android' : 'reward-artifact')];
}

/** SC-5.13: what cannot be used at this moment gives nothing. */
const NEEDS: Partial<Readonly<Record<EffectOp, (state: Known, seat: number) => Phrases>>> = {
  attack: (state, seat) => when(!anyPirate(state, seat), () => cause('no-pirate')),
  research: (state, seat) => {
    const fits = (card: number) =>
      card >= 0 && Array.from({ length: SLOTS }, (_, slot) => mayHold(state, seat, slot, card, false)).includes(true);
    return when(!state.display.some(fits), () => cause('no-slot'));
  },
  repair: (state, seat) => when(damageOf(state, seat) === 0, () => cause('no-damage-here')),
  recall: (state, seat) => when(state.queued[seat] === 0, () => cause('nobody-on-break')),
};

/** What an effect that would come first lacks. */
export const missing = (state: Known, seat: number, effects: Effects): Phrases =>
  effects.length === 0 ? [] : (NEEDS[effects[0].op]?.(state, seat) ?? []);

const cardIn = (state: Known, seat: number, slot: number): number => state.tech[seat * SLOTS + slot];
const tells = (card: number): Phrases => when(card >= 0, () => ({ key: `tech.${TECHS[card].id}.text` }));

function working(state: Known, seat: number, { room, figure }: { readonly room: number; readonly figure?: number }) {
  const card = room < BASIC_ROOMS ? -1 : cardIn(state, seat, room - BASIC_ROOMS);
  const { effects } = card < 0 ? SHIP_ROOMS[room] : TECHS[card];
  return [
    ...(card < 0 ? does(effects) : tells(card)),
    ...missing(state, seat, effects),
    ...when(figure !== undefined && isCommander(figure), () => cause('second-task')),
  ];
}

/** SC-15.5: how many rows of a mission the ready crew can match. */
function matchable(state: Known, seat: number, mission: number): number {
  const { rows } = MISSIONS[mission];
  const ready = state.ready.slice(seat * FIGURES, (seat + 1) * FIGURES);
  let matched = 0;
  for (const { colour } of rows) {
    const figure = ready.findIndex((n, one) => n > 0 && one !== ANDROID && matchesRow(one, colour));
    if (figure < 0) continue;
    ready[figure]--;
    matched++;
  }
  return Math.min(rows.length, matched + ready[ANDROID]);
}

/** SC-16.1, SC-16.5: where the next mission comes, and whether there is a riot. */
function afterMission(state: Known): Phrases {
  const number = state.numberUp.lastIndexOf(1);
  if (number < 1) return [];
  return [cause(number === 1 ? 'riot' : 'new-mission', { at: atPlace(state.numberAt[number]) })];
}

function beginning(state: Known, seat: number): Phrases {
  const mission = state.mission[state.shipAt[seat]];
  if (mission < 0) return [];
  const { points, rows } = MISSIONS[mission];
  return [cause('mission', { points, rows: rows.length, n: matchable(state, seat, mission) }), ...afterMission(state)];
}

function rowEffects(state: Known): Effects {
  return state.onMission >= 0 && state.row >= 0 ? MISSIONS[state.onMission].rows[state.row].effects : [];
}

function assigning(state: Known, _seat: number, { figure }: ActionOf<'assign'>): Phrases {
  if (state.onMission < 0) return [];
  const { colour, effects } = MISSIONS[state.onMission].rows[state.row];
  return [
    matchesRow(figure, colour) ? cause('row-fits', { effects: effectsPhrase(effects) }) : cause('row-fails'),
    ...when(isCommander(figure), () => cause('second-task')),
  ];
}

/** SC-14.9, SC-14.16: what matches, what has to go, and what the card does. */
function taking(state: Known, seat: number, { card, slot }: ActionOf<'take-tech'>): Phrases {
  const matches = matchesAt(state, seat, slot, card);
  const replaced = cardIn(state, seat, slot);
  return [
    ...when(matches.length > 0, () => cause('bonus', { symbols: symbolsPhrase(matches) })),
    ...when(replaced >= 0, () => cause('replaced', { card: techPhrase(replaced) })),
    ...tells(card),
  ];
}

/** SC-18.4, SC-18.6, SC-18.8: what the next field of a track gives. */
export interface NextField {
  readonly field: number;
  readonly bonus: Effects;
  /** The event that is triggered, or -1. */
  readonly event: number;
  /** Points that it adds. */
  readonly points: number;
}

export function nextField(state: Known, seat: number, faction: number): NextField {
  const { fields } = TRACKS[faction][state.trackSide[faction]];
  const at = state.position[markerAt(seat, faction)];
  const field = (at + 1) % TRACK_LENGTH;
  return {
    field,
    bonus: fields[field].bonus,
    event: fields[field].event ? state.event[faction] : -1,
    points: fields[field].zone - fields[at].zone + (field === 0 ? SCORING.lap : 0),
  };
}

function advancing(state: Known, seat: number, { faction }: { readonly faction: number }): Phrases {
  const { field, bonus, event, points } = nextField(state, seat, faction);
  return [
    bonus.length === 0 ? cause('field', { field }) : cause('field-bonus', { field, effects: effectsPhrase(bonus) }),
    ...when(points > 0, () => cause('points', { points })),
    ...when(event >= 0, () => cause('event', { card: eventCardPhrase(event) })),
    ...when(event >= 0, () => ({ key: `event-card.${EVENTS[event].id}.text` })),
  ];
}

type Decisions = readonly OpenDecision[];

/** SC-23.11: the options that are to be chosen from. */
export const openOptions = (decisions: Decisions): readonly Effects[] =>
  aboutOf(optionQuestion, decisions)?.options ?? [];

/** SC-23.10: what is got for what is paid. */
const paying = (_state: Known, _seat: number, _action: Action, decisions: Decisions): Phrases =>
  does((aboutOf(payQuestion, decisions) ?? aboutOf(loseQuestion, decisions))?.effects ?? []);

type Cause<A> = (state: Known, seat: number, action: A, decisions: Decisions) => Phrases;
type Causes = { readonly [D in Action['do']]?: Cause<ActionOf<D>> };

const CAUSES: Causes = {
  promote: (state, seat) => [cause('promote', { medals: promoteCost(state, seat) })],
  'use-ability': (state, seat, { slot }) => tells(cardIn(state, seat, slot)),
  activate: working,
  'activate-with-artifacts': working,
  mission: beginning,
  pass: (state) => [cause('pass', { round: state.round })],
  assign: assigning,
  'resolve-row': (state) => does(rowEffects(state)),
  'double-shift': working,
  'repeat-row': (state) => does(rowEffects(state)),
  move: moving,
  jump: (state, seat, { to }) => waitingAt(state, seat, to),
  'repair-slot': () => [cause('slot-free')],
  'repair-storage': (state, seat) => [cause('storage', { from: state.damage[seat], to: state.damage[seat] - 1 })],
  attack: attacking,
  'take-tech': taking,
  recall: (state, seat) => when(state.queued[seat] > 0, () => figurePhrase(state.queue[seat * QUEUE])),
  'choose-track': advancing,
  advance: (state, seat, _action, decisions) => {
    const about = aboutOf(advanceQuestion, decisions);
    return about === undefined ? [] : advancing(state, seat, about);
  },
  'pay-artifact': paying,
  'pay-pirate': paying,
  'pay-medal': paying,
  'pay-android': paying,
  'pay-tech': (state, seat, { slot }) => [cause('replaced', { card: techPhrase(cardIn(state, seat, slot)) })],
  suffer: (state, seat) => [cause('storage', { from: state.damage[seat], to: state.damage[seat] + 1 })],
  'choose-option': (_state, _seat, { option }, decisions) => does(openOptions(decisions)[option] ?? []),
  'copy-room': (_state, _seat, { card }) => tells(card),
  'open-room': () => [cause('grey')],
  'shift-back': (state, seat, { faction, fields }) => [
    cause('back', { field: state.position[markerAt(seat, faction)] - fields }),
  ],
  trigger: (state, seat, { slot }) => tells(cardIn(state, seat, slot)),
  'shadow-mission': (state, _seat, { to }) =>
    when(state.mission[to] >= 0, () => cause('shadow-mission', { mission: missionPhrase(state.mission[to]) })),
};

/** What an action will cause, as far as anybody can know it: the rest is hidden, random, or still to be chosen. */
export function causesOf(seen: Seen, viewer: number, written: WrittenAction, decisions: Decisions): Phrases {
  const action = actions.read(written);
  const tell = CAUSES[action.do] as Cause<Action> | undefined;
  return tell?.(seen, viewer, action, decisions) ?? [];
}
