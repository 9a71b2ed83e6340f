import { SITES, SQUARES } from '../content/sectors.ts';
import { BURST, FACES, SUPERNOVA_DICE } from '../content/tables.ts';
import { GUARD, LARGEST_FIRST } from '../content/terms.ts';
import { hasSquare, isFilled } from '../rules/population.ts';
import { modified } from '../rules/powers.ts';
import { guardsOppose, shipsAt } from '../rules/ships.ts';
import { isStable, scienceOf } from '../rules/supernova.ts';
import { type Open, SHIP_TYPE, SHIPS } from '../state.ts';

/** Ships of one owner and type at one site, which stand for each other. */
export interface Squad {
  /** -1 for ships of nobody. */
  readonly seat: number;
  /** The type, or after the types the kind of ships of nobody. */
  readonly kind: number;
  readonly ships: readonly number[];
  readonly count: number;
  /** The most that one of them has suffered. */
  readonly damage: number;
}

/** All ships at a site, seat by seat. */
export function squadsAt(view: Open, site: number): readonly Squad[] {
  const squads: Squad[] = [];
  for (let seat = 0; seat < view.players; seat++)
    for (let kind = 0; kind < 4; kind++) {
      const ships = SHIP_TYPE.flatMap((type, ship) =>
        type === kind && view.shipAt[seat * SHIPS + ship] === site ? [ship] : [],
      );
      if (ships.length === 0) continue;
      const damage = Math.max(...ships.map((ship) => view.damage[seat * SHIPS + ship]));
      squads.push({ seat, kind, ships, count: ships.length, damage });
    }
  if (view.guards[site] > 0)
    squads.push({ seat: -1, kind: 4 + SITES[site].guard, ships: [], count: view.guards[site], damage: 0 });
  return squads;
}

/** The squads of each owner as one, by its largest ship. */
export function fleetsAt(squads: readonly Squad[]): readonly Squad[] {
  const size = ({ kind }: Squad) => LARGEST_FIRST.indexOf(kind);
  return [...new Set(squads.map(({ seat }) => seat))].map((seat) => {
    const own = squads.filter((squad) => squad.seat === seat).sort((a, b) => size(a) - size(b));
    return {
      seat,
      kind: own[0].kind,
      ships: own.flatMap(({ ships }) => ships),
      count: own.reduce((sum, { count }) => sum + count, 0),
      damage: Math.max(...own.map(({ damage }) => damage)),
    };
  });
}

/** EC-10.3 to EC-10.8: how many ships of a seat cannot leave a site, and how many hold them. */
export function heldAt(view: Open, seat: number, site: number): { readonly held: number; readonly by: number } {
  const own = shipsAt(view, seat, site);
  const guards = guardsOppose(view, seat, site) ? view.guards[site] : 0;
  let by = guards;
  for (let other = 0; other < view.players; other++) if (other !== seat) by += shipsAt(view, other, site);
  if (own === 0 || by === 0) return { held: 0, by };
  if (guards > 0 && SITES[site].guard === GUARD.gcds) return { held: own, by };
  return { held: Math.min(own, Math.floor(by / modified(view, seat, 'ships-to-pin', 1))), by };
}

/** EC-33.1 to EC-33.5: the chance that a supernova explodes in this round, in hundredths. */
export function explosionChance(view: Open, site: number): number {
  const science = scienceOf(view, view.owner[site]);
  const rolls: number[][] = Array.from({ length: SUPERNOVA_DICE }).reduce<number[][]>(
    (all) => all.flatMap((faces) => FACES.map((face) => [...faces, face])),
    [[]],
  );
  const bad = rolls.filter((faces) => !isStable(faces, science, view.round)).length;
  return Math.round((100 * bad) / rolls.length);
}

/** Squares of a site: printed ones and that of an Orbital. */
export const squaresAt = (view: Open, site: number): readonly number[] =>
  Array.from({ length: SQUARES }, (_, square) => square).filter((square) => hasSquare(view, site, square));

/** How many of them are free. */
export const freeSquares = (view: Open, site: number): number =>
  squaresAt(view, site).filter((square) => !isFilled(view, site, square)).length;

export const isBurst = (shows: number): boolean => shows === BURST;
