import { empty, type OptionValues, seats } from '@starboard/kernel';
import { CLASS } from './content/boards.ts';
import { EVIL_COUNT } from './content/cards.ts';
import { EVIL_DEALT, MAX_ROAD_LEVEL, RANDOM_DIFFICULTY, TILES_REMOVED } from './content/tables.ts';
import { COLOURS, KIND, START_CABIN_OF_COLOUR, TILE_KIND } from './content/tiles.ts';
import { copy } from './copy.ts';
import { beginRound } from './rules/roundSetup.ts';
import { AT, fields, SEEN_BY_ALL, type State, type T } from './state.ts';

/** GT-2: the table before the first round. */
export function setup(t: T, players: number, options: OptionValues): State {
  const state = copy(empty(fields, { players, options }));
  state.colour = coloursFor(t, players, options);
  const table = onState(t, state);
  rollDifficulty(table, Number(options.difficulty));
  dealEvil(table);
  removeTiles(table);
  beginRound(table);
  return state;
}

/** The table with the state that is being made. */
function onState(t: T, state: State): T {
  return {
    state,
    players: state.players,
    now: t.now,
    tell: t.tell,
    die: (name, sides) => t.die(name, sides),
    roll: (name, dice, sides) => t.roll(name, dice, sides),
    below: (name, n) => t.below(name, n),
    pick: (name, counts) => t.pick(name, counts),
    shuffle: (name, items) => t.shuffle(name, items),
    reveal: () => t.reveal(),
    checkpoint: () => t.checkpoint(),
    choose: (seat, question, ...about) => t.choose(seat, question, ...about),
    chooseAll: (seats, question, ...about) => t.chooseAll(seats, question, ...about),
    chooseAny: (asks) => t.chooseAny(asks),
  };
}

/** Colours of the base game; the fifth one comes with the fifth player. */
const BASE_COLOURS = 4;

/** GT-2.1: the colours chosen for the seats, or by lot. */
function coloursFor(t: T, players: number, options: OptionValues): number[] {
  const chosen = options.colours as readonly string[] | undefined;
  if (chosen !== undefined) return chosen.map((id) => COLOURS.indexOf(id as (typeof COLOURS)[number]));
  return t.shuffle('colours', [...seats(Math.max(players, BASE_COLOURS))]).slice(0, players);
}

/** GT-22.1: a die for each level of difficulty; a result rolled before brings one more Rough Road. */
function rollDifficulty(t: T, level: number): void {
  const { state } = t;
  const dice: number[] = [];
  const had = new Set<string>();
  for (let i = 0; i < level; i++) {
    const die = t.die('difficulty');
    dice.push(die);
    const result = RANDOM_DIFFICULTY[die - 1];
    if (result === 'rough-road' || had.has(result)) state.roadLevel = Math.min(MAX_ROAD_LEVEL, state.roadLevel + 1);
    else if (result === 'evil-machinations') state.evilMachinations = true;
    else replaceClass(state, result);
    had.add(result);
  }
  if (level > 0) t.tell?.({ event: 'difficulty-rolled', rule: 'GT-22.1', dice });
}

function replaceClass(state: State, result: 'class-ia' | 'class-iia' | 'class-iiia'): void {
  const [from, to] = {
    'class-ia': [CLASS.I, CLASS.IA],
    'class-iia': [CLASS.II, CLASS.IIA],
    'class-iiia': [CLASS.III, CLASS.IIIA],
  }[result];
  state.classes = state.classes.map((shipClass) => (shipClass === from ? to : shipClass));
}

/** GT-2.6, GT-2.9: four cards each, the rest goes back unseen. */
function dealEvil(t: T): void {
  const { state } = t;
  if (!state.evilMachinations) return;
  const cards = t.shuffle(
    'evil',
    Array.from({ length: EVIL_COUNT }, (_, i) => i),
  );
  for (let seat = 0; seat < state.players; seat++) {
    for (let i = 0; i < EVIL_DEALT; i++) state.evil[cards[seat * EVIL_DEALT + i]] = 1 + seat;
  }
}

/** GT-2.3: with New Technology, 25 tiles for each missing player leave the game unseen. */
function removeTiles(t: T): void {
  const { state } = t;
  for (const colour of state.colour) state.seen[START_CABIN_OF_COLOUR[colour]] = SEEN_BY_ALL;
  const removed = state.newTechnology ? TILES_REMOVED[state.players] : 0;
  if (removed === 0) return;
  const tiles = state.where.flatMap((where, tile) =>
    where === AT.faceDown && TILE_KIND[tile] !== KIND.startCabin ? [tile] : [],
  );
  for (const tile of t.shuffle('removed-tiles', tiles).slice(0, removed)) state.where[tile] = AT.removed;
}
