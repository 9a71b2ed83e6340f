import { empty, type OptionValues, seats } from '@starboard/kernel';
import { BEGINNER_SETUP, CHITS_OF_DOT, COLONY_SHIP, COLOURS, type Dot, PLANETS, START_CARDS } from './content/index.ts';
import { copy } from './copy.ts';
import { placeShip } from './rules/building.ts';
import { takeFromSupply } from './rules/cards.ts';
import { fields, PIECE, type State, type T } from './state.ts';

/** SF-1.1: the colours chosen for the seats, or by lot. */
function coloursFor(t: T, players: number, chosen: OptionValues[string]): number[] {
  if (Array.isArray(chosen)) return chosen.map((colour) => COLOURS.indexOf(colour));
  return t.shuffle('colours', [0, 1, 2, 3]).slice(0, players);
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
  let highest = seats(state.players);
  const dice: number[][] = [];
  while (highest.length > 1) {
    const rolls = highest.map(() => t.die('first-player') + t.die('first-player'));
    dice.push(rolls);
    highest = highest.filter((_, i) => rolls[i] === Math.max(...rolls));
  }
  [state.active] = highest;
  t.tell?.({ event: 'first-player', rule: 'SF-2.13', seat: state.active, dice });
}

/** SF-2.19: pieces, chits, stacks, three cards each, the roll for the first player. */
export function setup(t: T, players: number, options: OptionValues): State {
  const state = copy(empty(fields, { players, options }));
  const advanced = options.advancedSetup === true;
  state.colour = coloursFor(t, players, options.colours);
  const transporters = Array.isArray(options.transporters)
    ? options.transporters.map((id) => Number(id) - 1)
    : seats(players).map(() => 0);
  if (!advanced) {
    for (let seat = 0; seat < players; seat++) placeBeginner(state, seat, transporters[seat]);
    if (players === 3) placeNeutral(state);
  }
  layChits(t, state, advanced);
  for (let i = 0; i < players * START_CARDS; i++) takeFromSupply(state, i % players, t.pick('supply', state.supply));
  rollForStart(t, state);
  return state;
}
