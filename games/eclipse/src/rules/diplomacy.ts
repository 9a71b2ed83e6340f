import {
  allowed,
  bit,
  isIn,
  type Menu,
  others,
  type Play,
  type Question,
  refuse,
  type Seat,
  SIDES,
  type Verdict,
} from '@starboard/kernel';
import { ACCEPT_ENVOY, type Action, DECLINE_ENVOY, END_TALKS, toGiveCube, toPropose } from '../actions.ts';
import { AMBASSADORS, DIPLOMACY_PLAYERS } from '../content/tables.ts';
import { KINDS } from '../content/terms.ts';
import { type Open, SHIPS, type State, type T } from '../state.ts';
import { hasPortal, isOpen } from './galaxy.ts';
import { returnCube } from './population.ts';
import { alliesOf, fits, makeRoom, tilesOf } from './reputation.ts';
import { hasShipAt } from './ships.ts';

export const areAllied = (state: Open, a: Seat, b: Seat): boolean => isIn(state.allies[a], b);

/** EC-14.2, EC-14.5: whether a seat has a ship where the other controls or has one. */
export function intrudes(state: Open, seat: Seat, on: Seat): boolean {
  for (let i = seat * SHIPS, end = i + SHIPS; i < end; i++) {
    const site = state.shipAt[i];
    if (site >= 0 && (state.owner[site] === on || hasShipAt(state, on, site))) return true;
  }
  return false;
}

/** EC-14.2: an ambassador left, a cube to give, and a space, if need be instead of a reputation tile. */
function mayHost(state: Open, seat: Seat): boolean {
  const ambassadors = alliesOf(state, seat);
  const hasCube = [0, 1, 2].some((track) => state.track[seat * KINDS + track] > 0);
  const tiles = tilesOf(state, seat);
  return ambassadors < AMBASSADORS && hasCube && fits(state, seat, ambassadors + 1, Math.max(0, tiles - 1));
}

/** EC-2.5: a full connection, or one by portals, between a sector of one and a sector of the other. */
function areNeighbours(state: Open, a: Seat, b: Seat): boolean {
  let portals = 0;
  for (const mine of state.placed) {
    const owner = state.owner[mine];
    if (owner !== a && owner !== b) continue;
    if (hasPortal(state, mine)) portals |= owner === a ? 1 : 2;
    if (owner === b) continue;
    for (let side = 0; side < SIDES; side++) {
      const next = state.beside[mine * SIDES + side];
      if (next >= 0 && state.owner[next] === b && isOpen(state, mine, side, next, false)) return true;
    }
  }
  return portals === 3;
}

/** EC-14.2, EC-14.8: whether these two could have relations. */
export function mayAlly(state: Open, seat: Seat, other: Seat): Verdict {
  if (state.players < DIPLOMACY_PLAYERS) return refuse('EC-14.8', 'too-few-for-diplomacy');
  if (isIn(state.eliminated, other)) return refuse('EC-14.2', 'partner-eliminated');
  if (areAllied(state, seat, other)) return refuse('EC-14.2', 'allied-already');
  if (state.traitor === seat || state.traitor === other) return refuse('EC-14.7', 'traitor');
  if (!mayHost(state, seat) || !mayHost(state, other)) return refuse('EC-14.2', 'no-room-for-envoy');
  if (intrudes(state, seat, other) || intrudes(state, other, seat)) return refuse('EC-14.2', 'ships-meet');
  return areNeighbours(state, seat, other) ? allowed : refuse('EC-14.2', 'no-border');
}

/** EC-14.9: once in a turn to each other player. */
export const mayPropose = (state: Open, seat: Seat, other: Seat): Verdict =>
  isIn(state.proposed, other) ? refuse('EC-14.9', 'proposed-already') : mayAlly(state, seat, other);

export function offerProposals(menu: Menu<Action>, state: Open, seat: Seat): void {
  if (state.players < DIPLOMACY_PLAYERS || (state.traitor === seat && !menu.explains)) return;
  for (const other of others(seat, state.players)) menu.offer(toPropose(other), mayPropose(state, seat, other));
}

export const mayProposeAny = (state: Open, seat: Seat): boolean =>
  state.players >= DIPLOMACY_PLAYERS && others(seat, state.players).some((other) => mayPropose(state, seat, other).ok);

/** EC-14.3: whether the other agrees. */
export const ENVOY: Question<State, Action, { readonly from: Seat }> = {
  kind: 'envoy',
  rule: 'EC-14.3',
  options(menu) {
    menu.offer(ACCEPT_ENVOY);
    menu.offer(DECLINE_ENVOY);
  },
  timeUp: () => DECLINE_ENVOY,
};

/** EC-14.3: from which track the cube comes. */
export const GIVE_CUBE: Question<State, Action, { readonly to: Seat }> = {
  kind: 'give-cube',
  rule: 'EC-14.3',
  options(menu, state, seat) {
    for (let track = 0; track < KINDS; track++)
      if (state.track[seat * KINDS + track] > 0) menu.offer(toGiveCube(track));
  },
};

/** EC-14.3, EC-14.9: one proposes, the other answers; after a yes both give a cube, the proposer first. */
export function* propose(t: T, seat: Seat, other: Seat): Play<boolean> {
  const { state } = t;
  state.proposed |= bit(other);
  t.tell?.({ event: 'envoy-offered', rule: 'EC-14.1', seat, other });
  const answer = yield* t.choose(other, ENVOY, { from: seat });
  if (answer.do !== 'accept-envoy') {
    t.tell?.({ event: 'envoy-declined', rule: 'EC-14.9', seat: other, other: seat });
    return false;
  }
  yield* sendEnvoy(t, seat, other);
  yield* sendEnvoy(t, other, seat);
  t.tell?.({ event: 'allied', rule: 'EC-14.3', seat, other });
  return true;
}

function* sendEnvoy(t: T, seat: Seat, to: Seat): Play<void> {
  const { state } = t;
  const action = yield* t.choose(seat, GIVE_CUBE, { to });
  if (action.do === 'give-cube') state.track[seat * KINDS + action.track]--;
  state.allies[seat] |= bit(to);
  if (!fits(state, seat, alliesOf(state, seat), tilesOf(state, seat))) yield* makeRoom(t, seat);
}

const ENVOYS_CUBE = { site: -1, square: -1, graveyard: false };

/** EC-14.6, EC-23.6: relations end: ambassadors go home, cubes to a track. */
export function* part(t: T, seat: Seat, other: Seat): Play<void> {
  const { state } = t;
  for (const [one, partner] of [
    [seat, other],
    [other, seat],
  ]) {
    if (isIn(state.eliminated, one)) state.graveyard[one * KINDS]++;
    else yield* returnCube(t, one, ENVOYS_CUBE);
    state.allies[one] &= ~bit(partner);
  }
}

/** EC-14.5 to EC-14.7: at the end of a turn, whoever stands where a partner is has broken the relations. */
export function* checkAggression(t: T, seat: Seat): Play<void> {
  const { state } = t;
  if (state.allies[seat] === 0) return;
  for (const other of others(seat, state.players)) {
    if (!areAllied(state, seat, other) || !intrudes(state, seat, other)) continue;
    state.traitor = seat;
    t.tell?.({ event: 'betrayed', rule: 'EC-14.6', seat, other });
    yield* part(t, seat, other);
  }
}

const pair = (a: Seat, b: Seat): number => Math.min(a, b) * 6 + Math.max(a, b);

/** EC-14.1: after combat, whether a seat may still propose to another: a pair that was refused is not asked again. */
export const mayTalk = (state: Open, seat: Seat, other: Seat): Verdict =>
  state.refusedPairs.includes(pair(seat, other)) ? refuse('EC-14.1', 'pair-refused') : mayAlly(state, seat, other);

/** EC-14.1, EC-20.13: the talks after combat. */
export const TALKS: Question<State, Action> = {
  kind: 'talks',
  rule: 'EC-20.13',
  options(menu, state, seat) {
    for (const other of others(seat, state.players)) menu.offer(toPropose(other), mayTalk(state, seat, other));
    menu.offer(END_TALKS);
  },
  timeUp: () => END_TALKS,
};

/** EC-14.1: one seat's part of the talks. */
export function* talk(t: T, seat: Seat): Play<void> {
  const { state } = t;
  while (others(seat, state.players).some((other) => mayTalk(state, seat, other).ok)) {
    t.checkpoint();
    const action = yield* t.choose(seat, TALKS);
    if (action.do !== 'propose') return;
    if (!(yield* propose(t, seat, action.player))) state.refusedPairs.push(pair(seat, action.player));
  }
}
