import type { Seat } from '@starboard/kernel';
import {
  BASES,
  CHIT_ICE,
  CHIT_PIPS,
  CHIT_PIRATE,
  CHITS_OF_DOT,
  COLONY_SHIP,
  DOCKS_PER_BASE,
  PLANETS,
  POINT_PLANETS,
  SYSTEMS,
  WAYS,
} from '../content/index.ts';
import { knowsChit } from '../rules/exploration.ts';
import {
  cannonsOf,
  coloniesInSystem,
  drivesOf,
  freightRingsOf,
  nextDock,
  type Open,
  PIECE,
  type State,
  shipIndex,
  systemOf,
} from '../state.ts';

/** What sites are judged by: what all may know, and the chits that a seat has seen. */
export type Sight = Open & Pick<State, 'chit'>;

/** Colony points outside the home systems. */
export const OUTER_SITES: readonly number[] = SYSTEMS.filter((system) => system.ring !== 'home').flatMap(
  (system) => system.colonyPoints,
);

const average = (chits: readonly number[], of: (chit: number) => number): number =>
  chits.reduce((sum, chit) => sum + of(chit), 0) / chits.length;

/** What to expect under a face-down chit of each planet: its pips, and how likely it is no obstacle. */
const EXPECTED_PIPS: readonly number[] = PLANETS.map(({ dot }) =>
  average(CHITS_OF_DOT[dot], (chit) => CHIT_PIPS[chit] || 3),
);
const LIKELY_FREE: readonly number[] = PLANETS.map(({ dot }) =>
  average(CHITS_OF_DOT[dot], (chit) => (CHIT_PIPS[chit] > 0 ? 1 : 0)),
);

/** A card in hand, in points: about what the whole game pays for one. */
const CARD = 0.16;
/** Production of one pip over one round of four dice rolls, in cards. */
const CARDS_PER_PIP = 4 / 36;

/** Worth of production, in points: cards until the end, the sooner the better. */
export const pipsWorth = (pips: number, roundsLeft: number): number => pips * CARDS_PER_PIP * roundsLeft * CARD * 0.75;

/** What a planet beside a site promises to a seat: `pips` expected, and the chance that nothing bars founding there. */
function chanceAt(state: Sight, seat: Seat, planet: number): number {
  if (!knowsChit(state, seat, planet)) return LIKELY_FREE[planet];
  const chit = state.chit[planet];
  if (CHIT_PIRATE[chit] > 0) return cannonsOf(state, seat) >= CHIT_PIRATE[chit] ? 1.8 : 0.1;
  if (CHIT_ICE[chit] > 0) return freightRingsOf(state, seat) >= CHIT_ICE[chit] ? 1.8 : 0.1;
  return 1;
}

const pipsAt = (state: Sight, seat: Seat, planet: number): number => {
  const pips = knowsChit(state, seat, planet) ? CHIT_PIPS[state.chit[planet]] : EXPECTED_PIPS[planet];
  return pips === 0 ? 3 : pips;
};

/** What founding a colony here would bring, in points; 0 where it cannot be. */
export function colonyWorth(state: Sight, seat: Seat, site: number, roundsLeft: number): number {
  const piece = state.piece[site];
  if (piece >= PIECE.colony) return 0;
  if (piece !== PIECE.none && piece !== PIECE.ship && Math.floor((piece - PIECE.ship) / 3) !== seat) return 0;
  if (state.players === 3 && coloniesInSystem(state, systemOf(site)) >= 2) return 0;
  const a = POINT_PLANETS[site * 2];
  const b = POINT_PLANETS[site * 2 + 1];
  const chance = chanceAt(state, seat, a) * chanceAt(state, seat, b);
  return chance * (1 + pipsWorth(pipsAt(state, seat, a) + pipsAt(state, seat, b), roundsLeft));
}

const CARD_WORTH: readonly number[] = [0.75, 0.85, 0.5, 0.6];

/** What a station at this base would bring, in points: a card, and the disc if it changes hands. */
export function stationWorth(state: Open, seat: Seat, people: number): number {
  const dock = nextDock(state, people);
  if (dock === 0) return 0;
  let worth = CARD_WORTH[people];
  if (state.disc[people] < 0) worth += 2;
  else if (state.disc[people] === seat) worth += 0.3;
  else if (winsDisc(state, seat, people)) worth += 2.5;
  const missing = dock - freightRingsOf(state, seat);
  return missing > 0 ? worth * (missing === 1 ? 0.55 : missing === 2 ? 0.3 : 0.15) : worth;
}

function winsDisc(state: Open, seat: Seat, people: number): boolean {
  const { docks } = BASES[people];
  const holder = state.disc[people];
  let mine = 1;
  let his = 0;
  let myLowest = DOCKS_PER_BASE;
  let hisLowest = DOCKS_PER_BASE;
  for (let i = docks.length - 1; i >= 0; i--) {
    const owner = state.piece[docks[i]] - PIECE.station;
    if (owner === seat) {
      mine++;
      myLowest = i;
    } else if (owner === holder) {
      his++;
      hisLowest = i;
    }
  }
  return mine > his || (mine === his && myLowest < hisLowest);
}

/** The point of the dock that a trade ship would fly to. */
export const dockPoint = (state: Open, people: number): number => BASES[people].docks[nextDock(state, people) - 1];

/** How much of a site's worth is left after a flight of so many steps. */
const FADE = Array.from({ length: 64 * 16 }, (_, i) => 0.9 ** ((i >> 4) / (3.4 + (i & 15))));
export const fade = (steps: number, drives: number): number => FADE[(steps << 4) | Math.min(drives, 15)];

/** The best site for a ship and its worth from where the ship stands; sites in `taken` are left to other ships. */
export interface Target {
  point: number;
  worth: number;
}

export function bestTarget(
  state: State,
  seat: Seat,
  ship: number,
  roundsLeft: number,
  taken: readonly number[],
  out: Target,
): void {
  const at = state.shipAt[shipIndex(seat, ship)];
  const drives = drivesOf(state, seat);
  out.point = -1;
  out.worth = 0;
  if (state.shipKind[shipIndex(seat, ship)] === COLONY_SHIP) {
    for (let i = 0; i < OUTER_SITES.length; i++) {
      const site = OUTER_SITES[i];
      const near = fade(WAYS.between(at, site), drives);
      if (near * 3 <= out.worth) continue;
      consider(site, colonyWorth(state, seat, site, roundsLeft) * near, taken, out);
    }
    return;
  }
  for (let people = 0; people < BASES.length; people++) {
    const worth = stationWorth(state, seat, people);
    if (worth === 0) continue;
    const dock = dockPoint(state, people);
    consider(dock, worth * fade(WAYS.between(at, dock), drives), taken, out);
  }
}

function consider(point: number, worth: number, taken: readonly number[], out: Target): void {
  if (worth <= out.worth) return;
  for (let i = 0; i < taken.length; i++) if (taken[i] === point) return;
  out.point = point;
  out.worth = worth;
}
