import { allowed, type Menu, type Play, type Question, refuse, type Seat, type Verdict } from '@starboard/kernel';
import { type Action, type ActionOf, PAY_MEDAL, PAY_PIRATE, toCommand, toPayArtifact } from '../actions.ts';
import { MAX_COMMANDERS, PROMOTE_COST, SPECIALISE_COST } from '../content/tables.ts';
import { CREW_COLOURS } from '../content/terms.ts';
import {
  ANDROID,
  ARTIFACT_KINDS,
  CADET,
  COMMANDER,
  colourOf,
  ENSIGN,
  FIGURES,
  isCommander,
  isEnsign,
  type Known,
  QUEUE,
  type State,
  type T,
} from '../state.ts';
import { may, modified } from './abilities.ts';
import { artifactsOf, removeArtifact, removeToken, tokensOf } from './cargo.ts';

export const readyOf = (state: Known, seat: Seat, figure: number): number => state.ready[seat * FIGURES + figure];

/** SC-2.5: a figure goes to the end of the break area. */
export function goOnBreak(state: State, seat: Seat, figure: number): void {
  state.queue[seat * QUEUE + state.queued[seat]++] = figure;
}

/** Takes the figure at a place of the queue out of it. */
export function leaveQueue(state: State, seat: Seat, at: number): number {
  const base = seat * QUEUE;
  const figure = state.queue[base + at];
  for (let i = at; i < QUEUE - 1; i++) state.queue[base + i] = state.queue[base + i + 1];
  state.queue[base + QUEUE - 1] = -1;
  state.queued[seat]--;
  return figure;
}

/** SC-23.8: the front figure is ready again. */
export function recallFront(t: T, seat: Seat, rule: string): void {
  const { state } = t;
  const figure = leaveQueue(state, seat, 0);
  state.ready[seat * FIGURES + figure]++;
  t.tell?.({ event: 'recalled', rule, seat, figure });
}

/** SC-6.4: commanders wherever they are. */
export function commandersOf(state: Known, seat: Seat): number {
  let count = 0;
  for (let figure = COMMANDER; figure < ANDROID; figure++) count += readyOf(state, seat, figure);
  for (let i = 0; i < state.queued[seat]; i++) if (isCommander(state.queue[seat * QUEUE + i])) count++;
  if (state.active === seat && isCommander(state.atWork)) count++;
  if (state.active === seat && state.onMission >= 0) count += state.team.filter(isCommander).length;
  return count;
}

/** Ensigns and commanders of a colour, ready or on break (SC-24.24). */
export function crewOfColour(state: Known, seat: Seat, colour: number): number {
  let count = readyOf(state, seat, ENSIGN + colour) + readyOf(state, seat, COMMANDER + colour);
  for (let i = 0; i < state.queued[seat]; i++) if (colourOf(state.queue[seat * QUEUE + i]) === colour) count++;
  return count;
}

/** SC-24.2: androids in the ready room and on the mission. */
export const androidsInCrew = (state: Known, seat: Seat): number =>
  readyOf(state, seat, ANDROID) +
  (state.onMission >= 0 && seat === state.active ? state.team.filter((figure) => figure === ANDROID).length : 0);

export const promoteCost = (state: Known, seat: Seat): number => modified(state, seat, 'promotion-cost', PROMOTE_COST);

/** SC-24.6: medals, and what may be spent in their place. */
export function medalPower(state: Known, seat: Seat): number {
  let power = state.medals[seat];
  if (may(state, seat, 'artifacts-as-medals')) power += artifactsOf(state, seat);
  if (may(state, seat, 'pirates-as-medals')) power += tokensOf(state, seat);
  return power;
}

const medalQuestion: Question<State, Action> = {
  kind: 'pay-medal',
  rule: 'SC-24.6',
  options(menu, state, seat) {
    if (state.medals[seat] > 0) menu.offer(PAY_MEDAL);
    if (may(state, seat, 'artifacts-as-medals')) {
      for (let kind = 0; kind < ARTIFACT_KINDS; kind++)
        if (state.artifacts[seat * ARTIFACT_KINDS + kind] > 0) menu.offer(toPayArtifact(kind));
    }
    if (may(state, seat, 'pirates-as-medals') && tokensOf(state, seat) > 0) menu.offer(PAY_PIRATE);
  },
};

/** SC-6.6, SC-24.6: pays a cost in medals; who has a cabinet says for each medal what he spends. */
export function* payMedals(t: T, seat: Seat, count: number): Play<void> {
  const { state } = t;
  for (let left = count; left > 0; left--) {
    const choice = medalPower(state, seat) > state.medals[seat];
    const action = choice ? yield* t.choose(seat, medalQuestion) : PAY_MEDAL;
    if (action.do === 'pay-artifact') removeArtifact(state, seat, action.kind);
    else if (action.do === 'pay-pirate') removeToken(t, seat);
    else state.medals[seat]--;
    const what = action.do === 'pay-artifact' ? 'artifact' : action.do === 'pay-pirate' ? 'pirate' : 'medal';
    t.tell?.({ event: 'paid', rule: 'SC-6.6', seat, what, kind: action.do === 'pay-artifact' ? action.kind : -1 });
  }
}

/** SC-6.2: a cadet becomes an ensign, or an ensign changes colour. */
export function retrain(t: T, seat: Seat, figure: number, colour: number, free: boolean, rule: string): void {
  const { state } = t;
  state.ready[seat * FIGURES + figure]--;
  state.ready[seat * FIGURES + ENSIGN + colour]++;
  t.tell?.({ event: 'specialised', rule, seat, figure, colour, free });
}

/** Every way to specialise: which figure, into which colour. */
export function* trainings(state: Known, seat: Seat): Generator<readonly [figure: number, colour: number]> {
  for (let figure = CADET; figure < COMMANDER; figure++) {
    if (readyOf(state, seat, figure) === 0) continue;
    for (let colour = 0; colour < CREW_COLOURS; colour++) if (figure !== ENSIGN + colour) yield [figure, colour];
  }
}

/** SC-6.1, SC-6.2, SC-6.5: a cadet or ensign of the ready room, into another colour, for 1 medal. */
export function maySpecialise(state: Known, seat: Seat, figure: number, colour: number): Verdict {
  if (figure >= COMMANDER) return refuse('SC-6.5', 'not-trainable');
  if (figure === ENSIGN + colour) return refuse('SC-6.2', 'same-colour');
  return readyOf(state, seat, figure) > 0 ? mayAfford(state, seat, SPECIALISE_COST, 'SC-6.2') : notReady('SC-6.1');
}

/** SC-6.1, SC-6.3, SC-6.4: an ensign of the ready room, while there are rings and medals. */
export function mayPromote(state: Known, seat: Seat, colour: number): Verdict {
  if (readyOf(state, seat, ENSIGN + colour) === 0) return notReady('SC-6.1');
  if (commandersOf(state, seat) >= MAX_COMMANDERS) return refuse('SC-6.4', 'no-rings', { rings: MAX_COMMANDERS });
  return mayAfford(state, seat, promoteCost(state, seat), 'SC-6.3');
}

export const notReady = (rule: string): Verdict => refuse(rule, 'not-ready');

function mayAfford(state: Known, seat: Seat, price: number, rule: string): Verdict {
  const medals = medalPower(state, seat);
  return medals >= price ? allowed : refuse(rule, 'too-few-medals', { price, medals });
}

export function promote(t: T, seat: Seat, colour: number): void {
  const { state } = t;
  state.ready[seat * FIGURES + ENSIGN + colour]--;
  state.ready[seat * FIGURES + COMMANDER + colour]++;
  t.tell?.({ event: 'promoted', rule: 'SC-6.3', seat, colour });
}

/** SC-8.6: a cadet, or an ensign of the commander's colour. */
const isSubordinate = (figure: number, commander: number): boolean =>
  figure === CADET || (isEnsign(figure) && colourOf(figure) === colourOf(commander));

/** SC-8.6: from any place of the break area, since who is left there comes back in this order. */
export function offerSubordinates(menu: Menu<Action>, state: Known, seat: Seat, commander: number): void {
  for (let place = 0; place < state.queued[seat]; place++) {
    const figure = state.queue[seat * QUEUE + place];
    if (isSubordinate(figure, commander)) menu.offer(toCommand(figure, place));
  }
}

export function mayCommand(
  state: Known,
  seat: Seat,
  commander: number,
  { figure, place }: ActionOf<'command'>,
): Verdict {
  if (!isSubordinate(figure, commander)) return refuse('SC-8.6', 'no-subordinate');
  return state.queue[seat * QUEUE + place] === figure ? allowed : refuse('SC-8.6', 'not-on-break');
}

/** SC-8.6: the figure is ready again. */
export function command(t: T, seat: Seat, place: number): void {
  const { state } = t;
  const figure = leaveQueue(state, seat, place);
  state.ready[seat * FIGURES + figure]++;
  t.tell?.({ event: 'commanded', rule: 'SC-8.6', seat, figure, place });
}
