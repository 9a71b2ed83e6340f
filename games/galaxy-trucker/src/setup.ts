import { type OptionValues, seats } from '@starboard/kernel';
import { CLASS, MAX_SQUARES, SHIP_CLASSES, type ShipClass } from './content/boards.ts';
import { CARD_COUNT, EVIL_COUNT } from './content/cards.ts';
import { ROAD_COUNT } from './content/roads.ts';
import { EVIL_DEALT, GOODS_IN_BOX, MAX_ROAD_LEVEL, RANDOM_DIFFICULTY, STASH, TILES_REMOVED } from './content/tables.ts';
import { COLOURS, KIND, START_CABIN_OF_COLOUR, TILE_COUNT, TILE_KIND, TILES } from './content/tiles.ts';
import { AUTO_FLIP, BUILDING, MOST_ROUNDS, NO_ROUND } from './meta.ts';
import { beginRound } from './rules/roundSetup.ts';
import { AT, LEDGER_LINES, SEEN_BY_ALL, type State, type T } from './state.ts';

const list = (length: number, value = 0): number[] => new Array<number>(length).fill(value);

/** GT-2: the table before the first round. */
export function setup(t: T, players: number, options: OptionValues): State {
  const state = emptyState(t, players, options);
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

/** GT-2.4: the rounds that were agreed. */
function roundsOf(options: OptionValues): { levels: number[]; classes: number[] } {
  const rounds = Array.from({ length: MOST_ROUNDS }, (_, i) => options[`round${i + 1}`] as string).filter(
    (round) => round !== NO_ROUND,
  );
  return {
    levels: rounds.map((round) => Number(round[0])),
    classes: rounds.map((round) => SHIP_CLASSES.indexOf(round.slice(2) as ShipClass)),
  };
}

/** GT-2.10: Fifth Wheel needs New Technology; five players play with both. */
function emptyState(t: T, players: number, options: OptionValues): State {
  const five = players === 5 || (players === 4 && options.fifthWheelForFour === true);
  const newTechnology = five || options.newTechnology === true;
  const handicap = (options.handicap as readonly string[] | undefined)?.map(Number);
  const goods = newTechnology ? GOODS_IN_BOX.expansion : GOODS_IN_BOX.base;
  const seats = (value = 0): number[] => list(players, value);
  const squares = (value: number): number[] => list(players * MAX_SQUARES, value);
  return {
    players,
    colour: coloursFor(t, players, options),
    building: BUILDING.indexOf(options.building as (typeof BUILDING)[number]),
    factor: Number(options.relaxedFactor),
    takes: Number(options.takesPerTurn),
    allowErrors: options.buildErrors === 'allow',
    autoFlip: options.autoFlip === AUTO_FLIP[0] ? 0 : Number(options.autoFlip),
    firstFlight: options.firstFlight === true,
    limitedGoods: options.limitedGoods === true,
    newTechnology,
    fifthWheel: five,
    evilMachinations: options.evilMachinations === true,
    roadLevel: handicap === undefined ? Number(options.roughRoads) : Math.max(...handicap),
    handicap: handicap ?? seats(-1),
    bonusCards: options.bonusCards === true,
    unshuffled: options.unshuffled === true,
    ...roundsOf(options),
    phase: 'plot',
    round: 0,
    where: TILES.map(({ kind, expansion }) =>
      kind === KIND.startCabin ? AT.box : expansion && !newTechnology ? AT.box : AT.faceDown,
    ),
    seen: list(TILE_COUNT),
    ship: squares(-1),
    crew: squares(0),
    tokens: squares(0),
    goods: squares(0),
    hand: seats(-1),
    handFrom: seats(),
    handHidden: seats(),
    stash: list(players * STASH, -1),
    fresh: seats(-1),
    freshFrom: seats(),
    number: seats(),
    acted: seats(),
    acts: 0,
    looked: seats(),
    looking: seats(-1),
    sand: -1,
    flips: 0,
    flipAt: -1,
    order: [],
    active: 0,
    taken: 0,
    mayChange: false,
    turnsLeft: seats(),
    idle: seats(),
    used: list(CARD_COUNT),
    shown: list(CARD_COUNT),
    piles: [],
    deck: [],
    deckAt: 0,
    card: -1,
    again: [],
    secondPass: false,
    spared: 0,
    evil: list(EVIL_COUNT),
    plotted: list(EVIL_COUNT),
    roads: [],
    roadsUsed: list(ROAD_COUNT),
    roadSeats: [],
    blackout: 0,
    position: seats(),
    half: list(players * 2),
    hyper: list(players * 2),
    front: seats(),
    turned: seats(),
    role: seats(-1),
    rolesTaken: 0,
    standing: seats(),
    credits: seats(),
    loans: seats(),
    ledger: list(players * LEDGER_LINES),
    lawyer: seats(),
    closed: 0,
    bankGoods: [...goods],
    bankCredits: 0,
    bankHumans: 0,
    bankTokens: 0,
    ledBefore: -1,
    flew: 0,
    lostNow: seats(),
    fallen: seats(),
    freeUsed: seats(),
    escort: seats(),
    leaving: seats(),
    secret: 0,
    secretBy: -1,
    stated: seats(),
    usedIt: seats(),
    placeOf: seats(-1),
    stating: 0,
    speaker: -1,
    powered: [],
    boosted: [],
    called: 0,
    mayJump: false,
    hitLarge: false,
    hitMeteor: false,
    hitSide: 0,
    hitSquare: -1,
    askedHalf: 0,
    need: 0,
    price: 0,
    reward: 0,
    pool: [0, 0, 0, 0],
    offer: [0, 0, 0, 0],
    hasLoaded: false,
    reactors: [],
    bid: 0,
    bidder: -1,
    passed: 0,
    chosen: [],
  };
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
