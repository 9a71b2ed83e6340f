import { Menu, others, type Play, type Question, type Seat } from '@starboard/kernel';
import {
  type Action,
  DECLINE,
  PAY_ANDROID,
  PAY_MEDAL,
  PAY_PIRATE,
  PEEK,
  RECALL,
  toChooseOption,
  toCopyRoom,
  toOpenRoom,
  toPayArtifact,
  toPayTech,
  toRetrain,
} from '../actions.ts';
import type { Effect, EffectOf, Effects, Item } from '../content/effects.ts';
import { TECHS } from '../content/technologies.ts';
import {
  artifactsOf,
  drawArtifact,
  gainArtifacts,
  gainPirates,
  removeArtifact,
  removeToken,
  tokensOf,
} from '../rules/cargo.ts';
import {
  androidsInCrew,
  goOnBreak,
  leaveQueue,
  medalPower,
  payMedals,
  readyOf,
  recallFront,
  retrain,
  trainings,
} from '../rules/crew.ts';
import { repair, suffer } from '../rules/damage.ts';
import { blast, discardTrackTech } from '../rules/events.ts';
import { isStation, jump, move } from '../rules/flying.ts';
import { ambush, attack, discardOne, fillRoutes, placeOne } from '../rules/pirates.ts';
import { isRoomOf } from '../rules/rooms.ts';
import { chooseTech, drawAndPlace, place, removeTech, research } from '../rules/technology.ts';
import { advance, shiftMarker } from '../rules/tracks.ts';
import { ANDROID, ARTIFACT_KINDS, FIGURES, type Known, ROOMS, SLOTS, type State, type T } from '../state.ts';
import { resolve } from './resolve.ts';

/** SC-23: one printed effect. */
export function* resolveOne(t: T, seat: Seat, effect: Effect, rule: string): Play<void> {
  const { state } = t;
  switch (effect.op) {
    case 'move':
      return yield* move(t, seat, effect.n, rule);
    case 'jump':
    case 'jumpToStation':
      return yield* jump(t, seat, rule, effect.op === 'jumpToStation');
    case 'attack':
      return yield* attack(t, seat, rule === OWN_EFFECT && state.room === WEAPONS ? 'weapons-room' : 'attack');
    case 'research':
    case 'recycle':
      return yield* research(t, seat, effect.op === 'recycle');
    case 'repair':
      return yield* repair(t, seat, effect.n, rule);
    case 'damage':
      return yield* suffer(t, seat, effect.n, rule, 'printed');
    case 'ambush':
      return ambush(t, seat);
    case 'gainAndroid':
      state.ready[seat * FIGURES + ANDROID] += effect.n;
      t.tell?.({ event: 'androids-gained', rule, seat, count: effect.n });
      return;
    case 'gainMedal':
      state.medals[seat] += effect.n;
      t.tell?.({ event: 'medals-gained', rule, seat, count: effect.n });
      return;
    case 'gainArtifact':
      return yield* gainArtifacts(t, seat, effect.n, rule);
    case 'gainPirate':
      return yield* gainPirates(t, seat, effect.n, rule);
    case 'recall':
      return yield* recall(t, seat, effect.n, rule);
    case 'advance':
      return yield* advance(t, seat, effect.faction, effect.n, rule);
    case 'pay':
      return yield* payFor(t, seat, effect, rule);
    case 'choose':
    case 'forcedChoice':
      return yield* choose(t, seat, effect, rule);
    case 'drawTech':
      return yield* drawAndPlace(t, seat, effect.deck === 'omega', effect.draw);
    case 'peekMissions':
      return yield* peek(t, seat, effect.n);
    case 'forEach':
      for (let left = androidsInCrew(state, seat); left > 0; left--) yield* resolve(t, seat, effect.effects, rule);
      return;
    case 'copyRoom':
      return yield* copyRoom(t, seat);
    case 'specialise':
      return yield* specialise(t, seat, effect.n);
    case 'openRoom':
      return yield* openRoom(t, seat);
    case 'shiftMarker':
      return yield* shiftMarker(t, seat, effect.max);
    case 'blastPirates':
      return yield* blast(t, seat);
    case 'placePirates':
      if (effect.where === 'oneAtOwnLocation') return yield* placeOne(t, seat);
      return fillRoutes(t, (at) => (effect.where === 'allStations' ? isStation(state, at) : at === state.shipAt[seat]));
    case 'discardPirates':
      return yield* discardOne(t, seat);
    case 'takeTrackTech':
      return yield* takeTrackTech(t, seat);
    case 'others':
      for (const other of others(seat, t.players)) yield* resolve(t, other, effect.effects, rule);
      return;
    case 'lose':
      for (let left = effect.n; left > 0; left--) yield* loseOne(t, seat, effect.item);
      return;
    case 'ifAble':
      if (owned(state, seat, effect.cost.item) < effect.cost.n) return;
      for (let left = effect.cost.n; left > 0; left--) yield* loseOne(t, seat, effect.cost.item);
      return yield* resolve(t, seat, effect.effects, rule);
    case 'queueFrontToBack':
      return turnQueue(t, seat);
  }
}

/** The Targeting Array covers what is printed on this basic room, and nothing that follows from it. */
const WEAPONS = 1;
const OWN_EFFECT = 'SC-7.3';

/** An ability of the turn start is used on purpose, and only where it can be (`canUse`): it is not asked whether to go on. */
export const TURN_START = 'SC-5.4';

const recallQuestion: Question<State, Action> = {
  kind: 'recall',
  rule: 'SC-23.8',
  options(menu) {
    menu.offer(RECALL);
    menu.offer(DECLINE);
  },
};

/** SC-23.8 */
function* recall(t: T, seat: Seat, count: number, rule: string): Play<void> {
  const { state } = t;
  for (let left = count; left > 0 && state.queued[seat] > 0; left--) {
    const action = rule === TURN_START ? RECALL : yield* t.choose(seat, recallQuestion);
    if (action.do !== 'recall') return;
    recallFront(t, seat, rule);
  }
}

/** SC-23.17: what a player has of an item. */
function owned(state: Known, seat: Seat, item: Item): number {
  if (item === 'artifact') return artifactsOf(state, seat);
  if (item === 'pirate') return tokensOf(state, seat);
  if (item === 'medal') return state.medals[seat];
  if (item === 'android') return readyOf(state, seat, ANDROID);
  let techs = 0;
  for (let slot = 0; slot < SLOTS; slot++) if (state.tech[seat * SLOTS + slot] >= 0) techs++;
  return techs;
}

export interface Price {
  readonly item: Item;
  /** What follows when it is paid. */
  readonly effects: Effects;
}

/** SC-23.10: what is discarded, or nothing. */
export const payQuestion: Question<State, Action, Price> = {
  kind: 'pay',
  rule: 'SC-23.10',
  options(menu, state, seat, price) {
    menu.offer(DECLINE);
    offerItems(menu, state, seat, price);
  },
};

export const loseQuestion: Question<State, Action, Price> = { kind: 'lose', rule: 'SC-23.17', options: offerItems };

function offerItems(menu: Menu<Action>, state: Known, seat: Seat, { item }: Price): void {
  if (item === 'medal') menu.offer(PAY_MEDAL);
  else if (item === 'pirate') menu.offer(PAY_PIRATE);
  else if (item === 'android') menu.offer(PAY_ANDROID);
  else if (item === 'artifact') {
    for (let kind = 0; kind < ARTIFACT_KINDS; kind++)
      if (state.artifacts[seat * ARTIFACT_KINDS + kind] > 0) menu.offer(toPayArtifact(kind));
  } else {
    for (let slot = 0; slot < SLOTS; slot++) if (state.tech[seat * SLOTS + slot] >= 0) menu.offer(toPayTech(slot));
  }
}

/** SC-23.10: only with the discard the rest follows. */
function* payFor(t: T, seat: Seat, effect: EffectOf<'pay'>, rule: string): Play<void> {
  const { state } = t;
  if (!canPay(state, seat, effect)) return;
  const price: Price = { item: effect.item, effects: effect.effects };
  for (let left = effect.n; left > 0; left--) {
    const isFree = left === effect.n && rule !== TURN_START;
    const action = isFree ? yield* t.choose(seat, payQuestion, price) : yield* itemToGive(t, seat, price);
    if (action.do === 'decline') return;
    yield* give(t, seat, action);
  }
  yield* resolve(t, seat, effect.effects, rule);
}

const canPay = (state: Known, seat: Seat, { item, n }: EffectOf<'pay'>): boolean =>
  (item === 'medal' ? medalPower(state, seat) : owned(state, seat, item)) >= n;

/** SC-5.4, SC-5.13: whether an ability of the turn start finds anything to do: its price, a figure to train or to recall. */
export function canUse(state: Known, seat: Seat, effect: Effect): boolean {
  switch (effect.op) {
    case 'pay':
      return canPay(state, seat, effect) && effect.effects.some((one) => canUse(state, seat, one));
    case 'specialise':
      return !trainings(state, seat).next().done;
    case 'recall':
      return state.queued[seat] > 0;
    default:
      return true;
  }
}

/** SC-23.17: one item goes, a medal as a medal; the owner chooses where there is a choice. */
function* loseOne(t: T, seat: Seat, item: Item): Play<void> {
  if (item === 'medal') {
    t.state.medals[seat]--;
    t.tell?.({ event: 'paid', rule: 'SC-23.17', seat, what: 'medal', kind: -1 });
    return;
  }
  yield* give(t, seat, yield* itemToGive(t, seat, { item, effects: [] }));
}

/** What goes of the item that is asked for; nothing is asked where there is no choice. */
function* itemToGive(t: T, seat: Seat, price: Price): Play<Action> {
  const menu = new Menu<Action>(false);
  offerItems(menu, t.state, seat, price);
  return menu.options.length > 1 ? yield* t.choose(seat, loseQuestion, price) : menu.options[0];
}

function* give(t: T, seat: Seat, action: Action): Play<void> {
  const { state } = t;
  const tell = (what: Item, kind: number): void => t.tell?.({ event: 'paid', rule: 'SC-23.10', seat, what, kind });
  if (action.do === 'pay-medal') yield* payMedals(t, seat, 1);
  else if (action.do === 'pay-artifact') {
    removeArtifact(state, seat, action.kind);
    tell('artifact', action.kind);
  } else if (action.do === 'pay-pirate') {
    removeToken(t, seat);
    tell('pirate', -1);
  } else if (action.do === 'pay-android') {
    state.ready[seat * FIGURES + ANDROID]--;
    tell('android', -1);
  } else if (action.do === 'pay-tech') {
    tell('tech', state.tech[seat * SLOTS + action.slot]);
    yield* removeTech(t, seat, action.slot, 'SC-23.10');
  }
}

export interface Choice {
  readonly options: readonly Effects[];
  /** Those of them that can be chosen. */
  readonly possible: readonly number[];
}

/** SC-23.11: exactly one of the options; of forced ones one that can be carried out. */
export const optionQuestion: Question<State, Action, Choice> = {
  kind: 'choose-option',
  rule: 'SC-23.11',
  options(menu, _state, _seat, { possible }) {
    for (const option of possible) menu.offer(toChooseOption(option));
  },
};

function* choose(t: T, seat: Seat, effect: EffectOf<'choose' | 'forcedChoice'>, rule: string): Play<void> {
  const { op, options } = effect;
  const possible = options.flatMap((option, i) => (op === 'choose' || canLose(t.state, seat, option) ? [i] : []));
  const several = possible.length > 1;
  const action = several ? yield* t.choose(seat, optionQuestion, { options, possible }) : undefined;
  yield* resolve(t, seat, options[action?.do === 'choose-option' ? action.option : possible[0]], rule);
}

const canLose = (state: Known, seat: Seat, option: Effects): boolean =>
  option.every((effect) => effect.op !== 'lose' || owned(state, seat, effect.item) >= effect.n);

const peekQuestion: Question<State, Action> = {
  kind: 'peek',
  rule: 'SC-24.3',
  options(menu) {
    menu.offer(PEEK);
    menu.offer(DECLINE);
  },
};

/** SC-24.3, SC-2.11: only the player sees them, and their order stays. */
function* peek(t: T, seat: Seat, count: number): Play<void> {
  const { state } = t;
  const seen = Math.min(count, state.missionDeck.length);
  if (seen === 0) return;
  const action = yield* t.choose(seat, peekQuestion);
  if (action.do !== 'peek') return;
  t.reveal();
  state.peeked[seat] = Math.max(state.peeked[seat], seen);
  t.tell?.({ event: 'missions-peeked', rule: 'SC-24.3', seat, count: seen, cards: state.missionDeck.slice(0, seen) });
}

/** SC-24.9: any other room technology of any player or in the display, or none. */
export const copyQuestion: Question<State, Action, { readonly cards: readonly number[] }> = {
  kind: 'copy-room',
  rule: 'SC-24.9',
  options(menu, _state, _seat, { cards }) {
    menu.offer(DECLINE);
    for (const card of cards) menu.offer(toCopyRoom(card));
  },
};

function* copyRoom(t: T, seat: Seat): Play<void> {
  const { state } = t;
  const cards = [...state.tech, ...state.display].filter(
    (card) =>
      card >= 0 && TECHS[card].type === 'room' && !TECHS[card].effects.some((effect) => effect.op === 'copyRoom'),
  );
  if (cards.length === 0) return; // SC-23.16
  const action = yield* t.choose(seat, copyQuestion, { cards });
  if (action.do !== 'copy-room') return;
  t.tell?.({ event: 'room-copied', rule: 'SC-24.9', seat, card: action.card });
  const holodeck = state.room;
  yield* resolve(t, seat, TECHS[action.card].effects, 'SC-24.9');
  if (TECHS[action.card].discardOnUse) state.copiedDiscard = holodeck;
}

/** SC-24.16: who is trained, and as what. */
const retrainQuestion: Question<State, Action> = {
  kind: 'retrain',
  rule: 'SC-24.16',
  options(menu, state, seat) {
    for (const [figure, colour] of trainings(state, seat)) menu.offer(toRetrain(figure, colour));
  },
};

/** SC-24.16: for free. */
function* specialise(t: T, seat: Seat, count: number): Play<void> {
  for (let left = count; left > 0; left--) {
    if (trainings(t.state, seat).next().done) return;
    const action = yield* t.choose(seat, retrainQuestion);
    if (action.do !== 'retrain') return;
    retrain(t, seat, action.figure, action.colour, true, 'SC-24.16');
  }
}

const openQuestion: Question<State, Action> = {
  kind: 'open-room',
  rule: 'SC-24.19',
  options(menu, state, seat) {
    menu.offer(DECLINE);
    for (let room = 0; room < ROOMS; room++)
      if (isRoomOf(state, seat, room) && state.sealed[seat * ROOMS + room] === 0) menu.offer(toOpenRoom(room));
  },
};

/** SC-24.19, SC-24.27: a face-down artifact makes a room grey. */
function* openRoom(t: T, seat: Seat): Play<void> {
  const { state } = t;
  if ([...state.artifactSupply, ...state.artifactDiscard].every((n) => n === 0)) return;
  const action = yield* t.choose(seat, openQuestion);
  if (action.do !== 'open-room') return;
  const kind = drawArtifact(t);
  if (kind < 0) return;
  state.sealed[seat * ROOMS + action.room] = kind + 1;
  t.tell?.({ event: 'room-sealed', rule: 'SC-24.19', seat, room: action.room });
}

/** SC-19.6, SC-22.16: one of the technologies on the track; the others are discarded. */
function* takeTrackTech(t: T, seat: Seat): Play<void> {
  const { state } = t;
  const taken = yield* chooseTech(t, seat, { from: 'trackTech', replacing: true });
  const rest = state.trackTech.filter((card) => card !== taken?.card);
  discardTrackTech(t, rest, 'SC-19.6');
  if (taken !== undefined) yield* place(t, seat, taken.card, taken.slot);
}

/** SC-23.16: with fewer than two figures nothing happens. */
function turnQueue(t: T, seat: Seat): void {
  const { state } = t;
  if (state.queued[seat] < 2) return;
  const figure = leaveQueue(state, seat, 0);
  goOnBreak(state, seat, figure);
  t.tell?.({ event: 'queue-turned', rule: 'SC-23.16', seat, figure });
}
