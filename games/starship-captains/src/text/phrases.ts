import type { Phrase, Phrasebook, PhraseValue } from '@starboard/kernel';
import type { Action, ActionOf } from '../actions.ts';
import { STORAGE_SLOTS } from '../content/tables.ts';
import type { CaptainsEvent } from '../events.ts';
import { ENSIGN } from '../state.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import {
  actionCardPhrase,
  alongPhrase,
  aPirate,
  artifactPhrase,
  artifactsPhrase,
  atPlace,
  counted,
  epiloguePhrase,
  eventCardPhrase,
  figureGivenPhrase,
  figurePhrase,
  fromPlace,
  halves,
  metPirate,
  missionPhrase,
  missionsPhrase,
  name,
  ontoPhrase,
  quoted,
  roomPhrase,
  stationPhrase,
  symbolsPhrase,
  techPhrase,
  techsPhrase,
  toPlace,
  trackPhrase,
} from './names.ts';

export * from './effects.ts';
export * from './names.ts';

type Values = NonNullable<Phrase['values']>;

const nothing = (): Values => ({});
const aFigure = ({ figure }: { readonly figure: number }): Values => ({ figure: figurePhrase(figure) });
const fromBreak = ({ figure, place }: { readonly figure: number; readonly place: number }): Values => ({
  figure: figurePhrase(figure),
  place: counted(place),
});
const anEnsign = ({ colour }: { readonly colour: number }): Values => ({ figure: figurePhrase(ENSIGN + colour) });
const training = ({ figure, colour }: { readonly figure: number; readonly colour: number }): Values => ({
  figure: figurePhrase(figure),
  into: figureGivenPhrase(ENSIGN + colour),
});
const aTech = ({ card }: { readonly card: number }): Values => ({ card: techPhrase(card) });
const onSlot = ({ slot }: { readonly slot: number }): Values => ({ slot: counted(slot) });
const inRoom = ({ room, card }: { readonly room: number; readonly card?: number }): Values => ({
  room: roomPhrase(room, card),
});
const along = ({ along }: { readonly along: number }): Values => ({ along: alongPhrase(along) });
const toThere = ({ to }: { readonly to: number }): Values => ({ to: toPlace(to) });
const onTrack = ({ faction }: { readonly faction: number }): Values => ({ track: trackPhrase(faction) });
const anArtifact = ({ kind }: { readonly kind: number }): Values => ({ artifact: artifactPhrase(kind) });

/** What the label of each action fills in. */
const ACTIONS: { readonly [D in Action['do']]: (action: ActionOf<D>) => Values } = {
  specialise: training,
  promote: anEnsign,
  'use-ability': onSlot,
  activate: ({ room, figure }) => ({ room: roomPhrase(room), figure: figureGivenPhrase(figure) }),
  'activate-with-artifacts': ({ room, first, second }) => ({
    room: roomPhrase(room),
    artifacts: artifactsPhrase([first, second]),
  }),
  mission: nothing,
  pass: nothing,
  assign: aFigure,
  'resolve-row': nothing,
  'ignore-row': nothing,
  'double-shift': inRoom,
  'repeat-row': nothing,
  command: fromBreak,
  decline: nothing,
  move: along,
  jump: toThere,
  mend: nothing,
  'repair-slot': onSlot,
  'repair-storage': nothing,
  attack: along,
  'take-tech': ({ card, slot }) => ({ card: techPhrase(card), slot: counted(slot) }),
  recall: nothing,
  'choose-track': onTrack,
  advance: nothing,
  'pay-artifact': anArtifact,
  'pay-pirate': nothing,
  'pay-medal': nothing,
  'pay-android': nothing,
  'pay-tech': onSlot,
  'drop-artifact': anArtifact,
  'drop-pirate': nothing,
  plate: nothing,
  suffer: nothing,
  'choose-option': ({ option }) => ({ option: counted(option) }),
  peek: nothing,
  'copy-room': aTech,
  retrain: training,
  'open-room': inRoom,
  'shift-back': ({ faction, fields }) => ({ track: trackPhrase(faction), fields }),
  'place-pirate': ({ along }) => ({ along: ontoPhrase(along) }),
  'discard-pirate': along,
  trigger: onSlot,
  'shadow-mission': toThere,
  'shadow-pirate': along,
};

function action(action: Action): Phrase {
  const fill = ACTIONS[action.do] as (action: Action) => Values;
  return { key: `action.${action.do}`, values: fill(action) };
}

export type EventOf<K extends CaptainsEvent['event']> = Extract<CaptainsEvent, { event: K }>;

const withCount = ({ count }: { readonly count: number }): Values => ({ count });
const onRow = ({ row }: { readonly row: number }): Values => ({ row: counted(row) });
const onTrackTo = ({ faction, to }: { readonly faction: number; readonly to: number }): Values => ({
  track: trackPhrase(faction),
  to,
});
const aPirateAt = (event: { readonly pirate: number; readonly at: number; readonly along: number }): Values => ({
  pirate: aPirate(event.pirate),
  at: atPlace(event.at),
  along: alongPhrase(event.along),
});

/** What was given up: "a red-yellow artifact", "1 medal", "“Holodeck”". */
function paidItem({ what, kind }: EventOf<'paid'>): PhraseValue {
  if (what === 'artifact') return artifactPhrase(kind);
  return what === 'tech' ? quoted(techPhrase(kind)) : { key: `item.${what}`, values: { n: 1 } };
}

/** "43½ for Ann and 40 for Bo" */
const bySeat = (numbers: readonly number[]): PhraseValue => ({
  list: numbers.map((n, seat) => ({ key: 'number.of', values: { seat: name(seat), n: halves(n) } })),
});

/** What the sentence of each event fills in, beside the seat. */
const EVENTS: { readonly [K in CaptainsEvent['event']]: (event: EventOf<K>) => Values } = {
  'round-began': ({ round, start }) => ({ round, start: name(start) }),
  'turn-began': nothing,
  specialised: training,
  promoted: anEnsign,
  'ability-used': aTech,
  'room-activated': (event) => ({ ...inRoom(event), figure: figureGivenPhrase(event.figure) }),
  'room-opened-by-artifacts': (event) => ({ ...inRoom(event), artifacts: artifactsPhrase(event.kinds) }),
  'double-shift': inRoom,
  commanded: fromBreak,
  passed: nothing,
  'mission-taken': ({ mission, at }) => ({ mission: missionPhrase(mission), at: atPlace(at) }),
  assigned: (event) => ({ ...onRow(event), ...aFigure(event) }),
  'row-resolved': onRow,
  'row-ignored': onRow,
  'mission-completed': ({ mission, points }) => ({ mission: missionPhrase(mission), points }),
  'mission-placed': ({ mission, at, number, to }) => ({
    ...{ mission: missionPhrase(mission), number, at: atPlace(at), to: toPlace(to) },
  }),
  riot: nothing,
  'pirate-placed': aPirateAt,
  'pirate-discarded': (event) => {
    const { along, ...rest } = aPirateAt(event);
    return wasDrawn(event) ? rest : { ...rest, along };
  },
  moved: ({ from, to }) => ({ from: fromPlace(from), to: toPlace(to) }),
  jumped: ({ from, to }) => ({ from: fromPlace(from), to: toPlace(to) }),
  damaged: ({ total }) => ({ total: total > STORAGE_SLOTS ? total - STORAGE_SLOTS : total }),
  'damage-ignored': aTech,
  repaired: ({ slot }) => (slot < 0 ? {} : { slot: counted(slot) }),
  attacked: (event) => ({ ...along(event), pirate: metPirate(event.pirate) }),
  'artifacts-gained': ({ kinds }) => ({ artifacts: artifactsPhrase(kinds) }),
  'pirates-gained': withCount,
  'cargo-dropped': ({ kind }) => (kind < 0 ? {} : { artifact: artifactPhrase(kind) }),
  paid: (event) => ({ item: paidItem(event) }),
  'medals-gained': withCount,
  'androids-gained': withCount,
  'androids-returned': withCount,
  recalled: aFigure,
  advanced: (event) => (event.lap ? onTrack(event) : onTrackTo(event)),
  'trophy-taken': onTrack,
  'moved-back': onTrackTo,
  'event-triggered': ({ card }) => ({ card: eventCardPhrase(card) }),
  'event-removed': ({ card }) => ({ card: eventCardPhrase(card) }),
  'tech-placed': ({ card, slot, matches }) => ({
    ...{ card: techPhrase(card), slot: counted(slot) },
    ...(matches.length === 0 ? {} : { symbols: symbolsPhrase(matches) }),
  }),
  'tech-discarded': aTech,
  'techs-discarded': ({ cards }) => (cards.length === 0 ? {} : { cards: techsPhrase(cards) }),
  'display-refilled': ({ slot, card }) => ({ slot: counted(slot), card: techPhrase(card) }),
  'techs-drawn': (event) => (isHidden(event) ? withCount(event) : { cards: techsPhrase(event.cards ?? []) }),
  'missions-peeked': (event) => (isHidden(event) ? withCount(event) : { missions: missionsPhrase(event.cards ?? []) }),
  'room-copied': aTech,
  'room-sealed': ({ room }) => inRoom({ room }),
  'queue-turned': aFigure,
  triggered: aTech,
  'station-used': ({ station }) => ({ station: stationPhrase(station) }),
  'station-restocked': ({ station }) => ({ station: stationPhrase(station) }),
  'goods-gained': ({ what }) => ({ what }),
  'action-drawn': ({ card }) => ({ card: actionCardPhrase(card) }),
  'shadow-moved': toThere,
  'shadow-completed': ({ mission }) => ({ mission: missionPhrase(mission) }),
  'shadow-discarded-tech': aTech,
  'round-ended': ({ recalled }) => ({ recalled }),
  epilogue: ({ points }) => ({ epilogue: epiloguePhrase(points) }),
  'game-ended': ({ points }) => ({ points: bySeat(points) }),
};

/** SC-13.2, SC-16.5: it was drawn, but its route had a pirate. */
const DRAWN: ReadonlySet<string> = new Set(['SC-13.2', 'SC-16.5']);
const wasDrawn = ({ rule }: { readonly rule: string }): boolean => DRAWN.has(rule);

/** SC-2.11: only the one who drew them sees the cards; where there was none, it is the same for all. */
const isHidden = ({ cards = [] }: { readonly cards?: readonly number[] }): boolean => cards.length === 0;

/** SC-24.10: Hull Plating asks for a pirate token. */
const PLATED = 'SC-24.10';

/** Some events have several sentences: above all those of which a viewer got only a part (see `view.ts`). */
function variantOf(event: CaptainsEvent): string {
  switch (event.event) {
    case 'specialised':
      return event.free ? '-free' : '';
    case 'row-resolved':
      return event.again ? '-again' : '';
    case 'pirate-discarded':
      return wasDrawn(event) ? '-drawn' : '';
    case 'moved':
      return event.pirate ? '-past-pirate' : '';
    case 'damaged':
      return event.total > STORAGE_SLOTS ? '-excess' : '';
    case 'damage-ignored':
      return event.rule === PLATED ? '-plated' : '';
    case 'repaired':
      return event.slot < 0 ? '' : '-slot';
    case 'cargo-dropped':
      return event.kind < 0 ? '-pirate' : '';
    case 'advanced':
      return event.lap ? '-lap' : '';
    case 'tech-placed':
      return event.matches.length === 0 ? '' : '-bonus';
    case 'techs-discarded':
      return event.cards.length === 0 ? '-none' : '';
    case 'techs-drawn':
    case 'missions-peeked':
      return isHidden(event) ? '-hidden' : '';
    default:
      return '';
  }
}

function event(event: CaptainsEvent): Phrase {
  const fill = EVENTS[event.event] as (event: CaptainsEvent) => Values;
  const seat = 'seat' in event ? { seat: name(event.seat) } : {};
  return { key: `event.${event.event}${variantOf(event)}`, values: { ...seat, ...fill(event) } };
}

export const phrases: Phrasebook<Action, CaptainsEvent> = { words: { en, de }, action, event };
