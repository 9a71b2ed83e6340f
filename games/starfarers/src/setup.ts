import type { OptionValues } from '@starboard/kernel';
import {
  BEGINNER_SETUP,
  CARDS_PER_KIND,
  CHITS_OF_DOT,
  COLONIES_PER_PLAYER,
  COLONY_SHIP,
  COLOURS,
  type Dot,
  ENCOUNTERS,
  FAME_RINGS_AT_START,
  KINDS,
  PEOPLES,
  PLANETS,
  POINT_COUNT,
  RESERVE_CHITS,
  RINGS_PER_PLAYER,
  START_CARDS,
  STATIONS_PER_PLAYER,
  SUPPLY_PER_KIND,
  TRANSPORTERS_PER_PLAYER,
  UPGRADES,
} from './content/index.ts';
import { placeShip } from './rules/building.ts';
import { takeFromSupply } from './rules/cards.ts';
import { OBSTACLES } from './rules/obstacles.ts';
import { PIECE, type State, type T } from './state.ts';

const list = (length: number, value = 0): number[] => new Array<number>(length).fill(value);

/** SF-1.1: the colours chosen for the seats, or by lot. */
function coloursFor(t: T, players: number, chosen: OptionValues[string]): number[] {
  if (Array.isArray(chosen)) return chosen.map((colour) => COLOURS.indexOf(colour));
  return t.shuffle('colours', [0, 1, 2, 3]).slice(0, players);
}

/** Boxes, bank and boards before anything is placed. */
function emptyTable(players: number, options: OptionValues): State {
  return {
    players,
    colour: list(players),
    fasterStart: options.fasterStart === true,
    twoYellowBalls: options.twoYellowBalls === true,
    phase: options.advancedSetup === true ? 'place-colony' : 'production',
    active: 0,
    turn: 1,
    placed: 0,
    piece: list(POINT_COUNT),
    shipAt: list(players * TRANSPORTERS_PER_PLAYER, -1),
    shipKind: list(players * TRANSPORTERS_PER_PLAYER),
    coloniesLeft: list(players, COLONIES_PER_PLAYER),
    stationsLeft: list(players, STATIONS_PER_PLAYER),
    ringsLeft: list(players, RINGS_PER_PLAYER),
    due: list(players),
    hand: list(players * KINDS),
    bank: list(KINDS, CARDS_PER_KIND - SUPPLY_PER_KIND),
    supply: list(KINDS, SUPPLY_PER_KIND),
    known: list(players * KINDS),
    privy: list(players * players * KINDS),
    upgrades: list(players * UPGRADES.length),
    fame: list(players, FAME_RINGS_AT_START),
    cards: list(players),
    disc: list(PEOPLES.length, -1),
    chit: list(PLANETS.length),
    faceUp: list(PLANETS.length),
    seen: list(PLANETS.length),
    reserve: list(RESERVE_CHITS.length, 1),
    trophy: list(OBSTACLES.length, -1),
    deck: list(ENCOUNTERS.length, 1),
    encounter: -1,
    node: -1,
    effect: 0,
    path: [],
    gift: list(KINDS),
    received: list(KINDS),
    owed: 0,
    supplyRight: 0,
    usedFame: false,
    usedLevy: false,
    usedGoodsRate: false,
    offers: [],
    offersMade: list(players),
    declined: [],
    nextOffer: 1,
    baseSpeed: 0,
    startedAt: list(TRANSPORTERS_PER_PLAYER, -1),
    flown: list(TRANSPORTERS_PER_PLAYER),
    ended: list(TRANSPORTERS_PER_PLAYER),
    moving: -1,
    grounded: -1,
  };
}

/** SF-2.1, SF-2.3: spaceport, two colonies and the free colony ship of one colour. */
function placeBeginner(state: State, seat: number, transporter: number): void {
  const { spaceport, colonies, colonyShip } = BEGINNER_SETUP[state.colour[seat]];
  state.piece[spaceport] = PIECE.spaceport + seat;
  for (const at of colonies) state.piece[at] = PIECE.colony + seat;
  state.coloniesLeft[seat] -= 1 + colonies.length;
  state.ringsLeft[seat]--;
  placeShip(state, seat, COLONY_SHIP, colonyShip, transporter);
}

/** SF-2.12: the unused colour blocks its points and does nothing else. */
function placeNeutral(state: State): void {
  BEGINNER_SETUP.forEach(({ spaceport, colonies }, colour) => {
    if (state.colour.includes(colour)) return;
    for (const at of [spaceport, ...colonies]) state.piece[at] = PIECE.neutral;
  });
}

/** SF-2.6, SF-2.15: home chits face up, as given or shuffled in their system; the others face down, shuffled by colour. */
function layChits(t: T, state: State, advanced: boolean): void {
  for (const dot of Object.keys(CHITS_OF_DOT) as Dot[]) {
    const planets = PLANETS.flatMap((planet, i) => (planet.dot === dot ? [i] : []));
    if (planets.length === 0) continue;
    const home = PLANETS[planets[0]].beginnerChit >= 0;
    const chits =
      home && !advanced
        ? planets.map((i) => PLANETS[i].beginnerChit)
        : t.shuffle(`chits-${dot}`, [...CHITS_OF_DOT[dot]]);
    planets.forEach((planet, i) => {
      state.chit[planet] = chits[i];
      state.faceUp[planet] = home ? 1 : 0;
    });
  }
}

/** SF-2.13: two dice each; those tied for the highest roll again among themselves. */
function rollForStart(t: T, state: State): void {
  let seats = Array.from({ length: state.players }, (_, seat) => seat);
  const dice: number[][] = [];
  while (seats.length > 1) {
    const rolls = seats.map(() => t.die('first-player') + t.die('first-player'));
    dice.push(rolls);
    const highest = Math.max(...rolls);
    seats = seats.filter((_, i) => rolls[i] === highest);
  }
  state.active = seats[0];
  t.tell?.({ event: 'first-player', rule: 'SF-2.13', seat: state.active, dice });
}

/** SF-2.19: pieces, chits, stacks, three cards each, the roll for the first player. */
export function setup(t: T, players: number, options: OptionValues): State {
  const state = emptyTable(players, options);
  const advanced = options.advancedSetup === true;
  state.colour = coloursFor(t, players, options.colours);
  const transporters = Array.isArray(options.transporters)
    ? options.transporters.map((id) => Number(id) - 1)
    : list(players);
  if (!advanced) {
    for (let seat = 0; seat < players; seat++) placeBeginner(state, seat, transporters[seat]);
    if (players === 3) placeNeutral(state);
  }
  layChits(t, state, advanced);
  for (let i = 0; i < players * START_CARDS; i++) takeFromSupply(state, i % players, t.pick('supply', state.supply));
  rollForStart(t, state);
  return state;
}
