import {
  allowed,
  type Play,
  type Question,
  refuse,
  type Seat,
  seatAfter,
  seats,
  type Verdict,
} from '@starboard/kernel';
import { type Action, toChooseSpecies } from '../actions.ts';
import { START_ZONES, startTurn } from '../content/galaxy.ts';
import { SECTORS, SITES } from '../content/sectors.ts';
import { SPECIES } from '../content/species.ts';
import { CROWDS } from '../content/tables.ts';
import { TECH_TRACK } from '../content/technologies.ts';
import { KINDS } from '../content/terms.ts';
import { FIRST_SHIP, type Open, type State, type T } from '../state.ts';
import { placeSector } from './galaxy.ts';
import { placeDisc, suits } from './population.ts';
import { addTile, drawTile } from './reputation.ts';
import { enter } from './ships.ts';
import { addTechnology } from './technologies.ts';

/** EC-3.8: a board can be used by one player, whichever side. */
export function mayChoose(state: Open, species: number): Verdict {
  const { colour } = SPECIES[species];
  const isTaken = state.species.some((taken) => taken >= 0 && SPECIES[taken].colour === colour);
  return isTaken ? refuse('EC-3.8', 'board-taken', { colour: `colour.${colour}` }) : allowed;
}

/** EC-3.7 */
export const CHOOSE_SPECIES: Question<State, Action> = {
  kind: 'choose-species',
  rule: 'EC-3.7',
  options(menu, state) {
    for (let species = 0; species < SPECIES.length; species++)
      menu.offer(toChooseSpecies(species), mayChoose(state, species));
  },
};

/** EC-3.7: counter-clockwise, the start player last. */
export function* chooseSpecies(t: T): Play<void> {
  const { state } = t;
  for (let back = 1; back <= state.players; back++) {
    const seat = seatAfter(state.start, state.players, -back);
    if (state.species[seat] >= 0) continue;
    t.checkpoint();
    const action = yield* t.choose(seat, CHOOSE_SPECIES);
    if (action.do !== 'choose-species') continue;
    settleIn(state, seat, action.species);
    for (let i = SPECIES[action.species].firstReputation; i > 0; i--) addTile(state, seat, drawTile(t, state));
    t.tell?.({ event: 'species-chosen', rule: 'EC-3.7', seat, species: action.species });
  }
  state.phase = 'action';
  state.active = state.start;
  t.tell?.({ event: 'round-began', rule: 'EC-5.1', round: 1, seat: state.start });
}

/** EC-3.9, EC-3.16: the direction of a seat's start zone. */
export const startSide = (state: Open, seat: Seat): number =>
  CROWDS[state.players].startSides[seatAfter(seat, state.players, -state.start)];

/** EC-3.10 to EC-3.14: board and start sector of one player. */
export function settleIn(state: State, seat: Seat, species: number): void {
  const { start, store, technologies, colonyShips, discs, firstShip } = SPECIES[species];
  state.species[seat] = species;
  for (let kind = 0; kind < KINDS; kind++) state.store[seat * KINDS + kind] = store[kind];
  state.colony[seat] = colonyShips;
  state.discs[seat] = discs;
  for (const tech of technologies) addTechnology(state, seat, tech, TECH_TRACK[tech]);
  const side = startSide(state, seat);
  placeSector(state, SITES[start].sector, START_ZONES[side], startTurn(side));
  placeDisc(state, seat, start);
  settleCubes(state, seat, species);
  enter(state, seat, FIRST_SHIP[firstShip], start);
}

/** EC-3.12: a cube on every square without a star; the Hydran Progress also on its starred science square. */
function settleCubes(state: State, seat: Seat, species: number): void {
  const { start, advancedStart } = SPECIES[species];
  SECTORS[SITES[start].sector].squares.forEach(({ kind, advanced }, square) => {
    if (advanced && !(advancedStart && kind === 'science')) return;
    const track = [0, 1, 2].find((one) => suits(start, square, one)) ?? 0;
    state.cubes[start] |= 1 << square;
    state.track[seat * KINDS + track]--;
  });
}

/** EC-3.10: the directions in which nobody begins. */
export const emptySides = (state: Open): readonly number[] => {
  const used = seats(state.players).map((seat) => startSide(state, seat));
  return START_ZONES.map((_, side) => side).filter((side) => !used.includes(side));
};
