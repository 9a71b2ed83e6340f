import { dealAgain, isIn, pickOut, type Random, type Seat } from '@starboard/kernel';
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

/** SC-2.12: of the technology deck the age of the top card is known; drawn cards are known to the drawer. */
function redealTechs(state: State, viewer: Seat, random: Random): void {
  const top = state.techDeck.length > 0 ? TECHS[state.techDeck[0]].beta : undefined;
  const hidden = state.drawer >= 0 && state.drawer !== viewer;
  const drawn = hidden ? state.drawn : [];
  const omega = drawn.length > 0 && TECHS[drawn[0]].type === 'omega';
  dealAgain(random, omega ? [state.techDeck] : [drawn, state.techDeck]);
  dealAgain(random, omega ? [drawn, state.omegaDeck] : [state.omegaDeck]);
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
}

/** SC-2.11: what the viewer has looked at stays on top. */
function redealMissions(state: State, viewer: Seat, random: Random): void {
  const unseen = state.missionDeck.splice(state.peeked[viewer]);
  dealAgain(random, [unseen]);
  state.missionDeck.push(...unseen);
}

/** SC-2.13: the supply, and tokens in cargo that nobody has seen. */
function redealPirates(state: State, random: Random): void {
  const unseen: number[] = [];
  state.token.forEach((pirate, i) => {
    if (pirate < 0 || state.tokenSeen[i] === 1) return;
    unseen.push(i);
    state.pirateSupply[pirate]++;
  });
  for (const i of unseen) state.token[i] = pickOut(random, state.pirateSupply);
}

/** SC-2.10: the supply, and artifacts that lie face down on rooms. */
function redealArtifacts(state: State, random: Random): void {
  const rooms: number[] = [];
  state.sealed.forEach((kind, i) => {
    if (kind === 0) return;
    rooms.push(i);
    state.artifactSupply[kind - 1]++;
  });
  for (const i of rooms) state.sealed[i] = 1 + pickOut(random, state.artifactSupply);
}

/** SC-2.10, SC-22.6: the order of the action deck, and which of the cards that nobody has seen wait for later rounds. */
function redealActions(state: State, random: Random): void {
  const isStrange = (card: number): boolean => card >= ACTION_TYPES.length && !isIn(state.actionsSeen, card);
  const strange = state.actionDeck.filter(isStrange);
  dealAgain(random, [state.actionLater, strange]);
  state.actionDeck = [...state.actionDeck.filter((card) => !isStrange(card)), ...strange];
  dealAgain(random, [state.actionDeck]);
}
