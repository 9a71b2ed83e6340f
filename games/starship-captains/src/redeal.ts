import type { Random, Seat } from '@starboard/kernel';
import { ACTION_TYPES } from './content/actionCards.ts';
import { TECHS } from './content/technologies.ts';
import type { State } from './state.ts';

/**
 * Replaces all that a viewer may not know by a sample that fits what it knows: decks, supplies, tokens that nobody has seen,
 * cards that another player is looking at. It looks at nothing but the viewer's knowledge.
 */
export function redeal(state: State, viewer: Seat, random: Random): void {
  redealTechs(state, viewer, random);
  redealMissions(state, viewer, random);
  redealPirates(state, random);
  redealArtifacts(state, random);
  redealActions(state, random);
}

const rising = (cards: readonly number[]): number[] => [...Uint8Array.from(cards).sort()];

/** SC-2.12: of the technology deck the age of the top card is known; drawn cards are known to the drawer. */
function redealTechs(state: State, viewer: Seat, random: Random): void {
  const top = state.techDeck.length > 0 ? TECHS[state.techDeck[0]].beta : undefined;
  const hidden = state.drawer >= 0 && state.drawer !== viewer;
  const drawn = hidden ? state.drawn : [];
  const omega = drawn.length > 0 && TECHS[drawn[0]].type === 'omega';
  state.techDeck = random.shuffle(rising([...state.techDeck, ...(omega ? [] : drawn)]));
  state.omegaDeck = random.shuffle(rising([...state.omegaDeck, ...(omega ? drawn : [])]));
  if (hidden) {
    state.drawn = (omega ? state.omegaDeck : state.techDeck).splice(0, drawn.length);
    if (state.cards.length > 0) state.cards = state.drawn.slice();
  }
  if (top !== undefined) bringUp(state, top);
}

/** The first card of this age comes to the top; one may have to come back from those that were drawn. */
function bringUp(state: State, beta: boolean): void {
  const at = state.techDeck.findIndex((card) => TECHS[card].beta === beta);
  if (at >= 0) {
    const [card] = state.techDeck.splice(at, 1);
    state.techDeck.unshift(card);
    return;
  }
  const held = state.drawn.findIndex((card) => TECHS[card].beta === beta);
  const [other] = state.techDeck.splice(0, 1, state.drawn[held]);
  state.drawn[held] = other;
  if (state.cards.length > 0) state.cards = state.drawn.slice();
}

/** SC-2.11: what the viewer has looked at stays on top. */
function redealMissions(state: State, viewer: Seat, random: Random): void {
  const known = state.missionDeck.slice(0, state.peeked[viewer]);
  state.missionDeck = [...known, ...random.shuffle(rising(state.missionDeck.slice(known.length)))];
}

/** SC-2.13: the supply, and tokens in cargo that nobody has seen. */
function redealPirates(state: State, random: Random): void {
  const unseen: number[] = [];
  state.token.forEach((pirate, i) => {
    if (pirate < 0 || state.tokenSeen[i] === 1) return;
    unseen.push(i);
    state.pirateSupply[pirate]++;
  });
  for (const i of unseen) {
    const pirate = random.pick(state.pirateSupply);
    state.pirateSupply[pirate]--;
    state.token[i] = pirate;
  }
}

/** SC-2.10: the supply, and artifacts that lie face down on rooms. */
function redealArtifacts(state: State, random: Random): void {
  const rooms: number[] = [];
  state.sealed.forEach((kind, i) => {
    if (kind === 0) return;
    rooms.push(i);
    state.artifactSupply[kind - 1]++;
  });
  for (const i of rooms) {
    const kind = random.pick(state.artifactSupply);
    state.artifactSupply[kind]--;
    state.sealed[i] = kind + 1;
  }
}

/** SC-2.10, SC-22.6: the order of the action deck, and which of the cards that nobody has seen wait for later rounds. */
function redealActions(state: State, random: Random): void {
  const isStrange = (card: number): boolean => card >= ACTION_TYPES.length && (state.actionsSeen & (1 << card)) === 0;
  const strange = random.shuffle(rising([...state.actionDeck, ...state.actionLater].filter(isStrange)));
  state.actionLater = strange.splice(0, state.actionLater.length);
  state.actionDeck = random.shuffle(rising([...state.actionDeck.filter((card) => !isStrange(card)), ...strange]));
}
