import { dealCounts, type Random, type Seat, shuffleAt } from '@starboard/kernel';
import { CARDS_PER_KIND, ENCOUNTERS, KINDS, PLANETS } from './content/index.ts';
import { knowsChit } from './rules/exploration.ts';
import { nodesOnPath, readsAlike } from './rules/reading.ts';
import { handSize, type State } from './state.ts';

/**
 * Replaces all that a viewer may not know by a sample that fits what it knows: hands within what was seen of them, chits within
 * their dot colour, encounter cards within what was read. It looks at nothing but the viewer's knowledge.
 */
export function redeal(state: State, viewer: Seat, random: Random): void {
  redealCards(state, viewer, random);
  redealChits(state, viewer, random);
  redealEncounters(state, random);
}

/** SF-23.2, SF-23.3: unknown cards are the same pile for hands and supply stack. */
function redealCards(state: State, viewer: Seat, random: Random): void {
  const { players, hand, known, privy, bank, supply } = state;
  const pool = bank.map((cards, kind) => CARDS_PER_KIND - cards - hand[viewer * KINDS + kind]);
  const unknown = new Array<number>(players).fill(0);
  for (let seat = 0; seat < players; seat++) {
    if (seat === viewer) continue;
    unknown[seat] = handSize(state, seat);
    for (let kind = 0; kind < KINDS; kind++) {
      const sure = known[seat * KINDS + kind] + privy[(viewer * players + seat) * KINDS + kind];
      hand[seat * KINDS + kind] = sure;
      pool[kind] -= sure;
      unknown[seat] -= sure;
    }
  }
  for (let seat = 0; seat < players; seat++) dealCounts(random, pool, unknown[seat], hand, seat * KINDS);
  for (let kind = 0; kind < KINDS; kind++) supply[kind] = pool[kind];
  const own = viewer * players * KINDS;
  for (let i = 0; i < privy.length; i++) if (i < own || i >= own + players * KINDS) privy[i] = 0;
}

/** The face-down planets of each dot colour. */
const OUTER_GROUPS: readonly (readonly number[])[] = [...new Set(PLANETS.map((planet) => planet.dot))]
  .map((dot) => PLANETS.flatMap((planet, i) => (planet.dot === dot && planet.beginnerChit < 0 ? [i] : [])))
  .filter((group) => group.length > 0);

function redealChits(state: State, viewer: Seat, random: Random): void {
  for (const group of OUTER_GROUPS) {
    const hidden: number[] = [];
    for (const planet of group) if (!knowsChit(state, viewer, planet)) hidden.push(planet);
    shuffleAt(random, state.chit, hidden);
  }
}

/** The pile is a random part of all cards; a card that is being read is one of those that read the same so far. */
function redealEncounters(state: State, random: Random): void {
  const { deck } = state;
  let left = 0;
  for (let card = 0; card < deck.length; card++) left += deck[card];
  if (state.encounter >= 0) redealReading(state, random);
  const others = state.encounter >= 0 ? deck.length - 1 : deck.length;
  const fewer = Math.min(left, others - left);
  const mark = fewer === left ? 1 : 0;
  deck.fill(1 - mark);
  if (state.encounter >= 0) deck[state.encounter] = 0;
  for (let marked = 0; marked < fewer; ) {
    const card = random.below(deck.length);
    if (card === state.encounter || deck[card] === mark) continue;
    deck[card] = mark;
    marked++;
  }
}

function redealReading(state: State, random: Random): void {
  const alike = ENCOUNTERS.flatMap((_, card) => (readsAlike(state, card) ? [card] : []));
  const card = alike[random.below(alike.length)];
  state.node = nodesOnPath(card, state.path).at(-1)?.index ?? -1;
  state.encounter = card;
}
