import { drawFromBag, Menu, type Play, type Question, refuse, type Seat, sum, type Verdict } from '@starboard/kernel';
import { type Action, DROP_PIRATE, toDropArtifact } from '../actions.ts';
import { STORAGE_SLOTS } from '../content/tables.ts';
import { ARTIFACT_KINDS, HOLD, type Known, NO_TOKEN, SLOTS, type State, type T } from '../state.ts';
import { modified } from './abilities.ts';

/** SC-11.5, SC-24.8: storage slots without damage, and those of a locker. */
export const capacityOf = (state: Known, seat: Seat): number =>
  modified(state, seat, 'storage', Math.max(0, STORAGE_SLOTS - state.damage[seat]));

export function tokensOf(state: Known, seat: Seat): number {
  let count = 0;
  while (count < HOLD && state.token[seat * HOLD + count] !== NO_TOKEN) count++;
  return count;
}

export const artifactsOf = (state: Known, seat: Seat): number =>
  sum(state.artifacts, seat * ARTIFACT_KINDS, (seat + 1) * ARTIFACT_KINDS);

export const cargoOf = (state: Known, seat: Seat): number => artifactsOf(state, seat) + tokensOf(state, seat);

/** SC-1.7, SC-1.13: one artifact of the supply, renewed when it is empty; -1 if there is none at all. */
export const drawArtifact = (t: T): number =>
  drawFromBag(t, 'artifact', t.state.artifactSupply, t.state.artifactDiscard) ?? -1;

/** SC-1.8: the same for pirates. */
export const drawPirate = (t: T): number => drawFromBag(t, 'pirate', t.state.pirateSupply, t.state.pirateDiscard) ?? -1;

/** Puts a pirate token on the ship; what does not fit is settled by {@link stow}. */
export function addToken(state: State, seat: Seat, pirate: number, seen: boolean): void {
  const at = seat * HOLD + tokensOf(state, seat);
  state.token[at] = pirate;
  state.tokenSeen[at] = seen ? 1 : 0;
}

/** SC-1.14: the token that was taken first leaves, face up. */
export function removeToken(t: T, seat: Seat): void {
  const { state } = t;
  const base = seat * HOLD;
  if (state.tokenSeen[base] === 0) t.reveal();
  state.pirateDiscard[state.token[base]]++;
  for (let i = 0; i < HOLD - 1; i++) {
    state.token[base + i] = state.token[base + i + 1];
    state.tokenSeen[base + i] = state.tokenSeen[base + i + 1];
  }
  state.token[base + HOLD - 1] = -1;
  state.tokenSeen[base + HOLD - 1] = 0;
}

export function removeArtifact(state: State, seat: Seat, kind: number): void {
  state.artifacts[seat * ARTIFACT_KINDS + kind]--;
  state.artifactDiscard[kind]++;
}

/** SC-12.3: which token goes. */
const dropQuestion: Question<State, Action> = {
  kind: 'drop',
  rule: 'SC-12.3',
  options(menu, state, seat) {
    for (let kind = 0; kind < ARTIFACT_KINDS; kind++) {
      if (state.artifacts[seat * ARTIFACT_KINDS + kind] > 0) menu.offer(toDropArtifact(kind));
    }
    if (tokensOf(state, seat) > 0) menu.offer(DROP_PIRATE);
  },
  judge: judgeDrop,
};

/** SC-12.3: something must go, and only what is there can. */
function judgeDrop(_state: State, _seat: Seat, action: Action): Verdict {
  const drops = action.do === 'drop-artifact' || action.do === 'drop-pirate';
  return refuse('SC-12.3', drops ? 'not-aboard' : 'too-much-cargo');
}

/** SC-11.3, SC-12.3, SC-12.7: exactly as many tokens as do not fit are discarded; the owner chooses among old and new. */
export function* stow(t: T, seat: Seat, rule = 'SC-12.3'): Play<void> {
  const { state } = t;
  while (cargoOf(state, seat) > capacityOf(state, seat)) {
    const drop = forcedDrop(state, seat) ?? (yield* t.choose(seat, dropQuestion));
    if (drop.do === 'drop-artifact') removeArtifact(state, seat, drop.kind);
    else removeToken(t, seat);
    t.tell?.({ event: 'cargo-dropped', rule, seat, kind: drop.do === 'drop-artifact' ? drop.kind : -1 });
  }
}

/** SC-12.5: what goes where there is nothing to choose: one kind of cargo, or no room for any. */
function forcedDrop(state: State, seat: Seat): Action | undefined {
  const menu = new Menu<Action>(false);
  dropQuestion.options?.(menu, state, seat);
  return menu.options.length === 1 || capacityOf(state, seat) === 0 ? menu.options[0] : undefined;
}

/** SC-12.2: all of them are drawn and looked at, then it is decided what to keep. */
export function* gainArtifacts(t: T, seat: Seat, count: number, rule: string): Play<void> {
  const kinds = takeArtifacts(t, seat, count);
  if (kinds.length > 0) t.tell?.({ event: 'artifacts-gained', rule, seat, kinds });
  yield* stow(t, seat);
}

/** Draws artifacts onto the ship, before anything is stowed. */
export function takeArtifacts(t: T, seat: Seat, count: number): number[] {
  const { state } = t;
  const kinds: number[] = [];
  for (let i = 0; i < count; i++) {
    const kind = drawArtifact(t);
    if (kind < 0) break;
    state.artifacts[seat * ARTIFACT_KINDS + kind]++;
    kinds.push(kind);
  }
  return kinds;
}

/** SC-2.13, SC-23.7: pirate tokens of the supply, unseen by everybody. */
export function* gainPirates(t: T, seat: Seat, count: number, rule: string): Play<void> {
  let gained = 0;
  for (let i = 0; i < count && tokensOf(t.state, seat) < HOLD; i++) {
    const pirate = drawPirate(t);
    if (pirate < 0) break;
    addToken(t.state, seat, pirate, false);
    gained++;
  }
  if (gained > 0) t.tell?.({ event: 'pirates-gained', rule, seat, count: gained });
  yield* stow(t, seat);
}

/** SC-24.19: artifacts on the rooms of a slot go with its card. */
export function breakSeal(t: T, seat: Seat, room: number): void {
  const { state } = t;
  const at = seat * (4 + SLOTS) + room;
  if (state.sealed[at] === 0) return;
  t.reveal();
  state.artifactDiscard[state.sealed[at] - 1]++;
  state.sealed[at] = 0;
}
