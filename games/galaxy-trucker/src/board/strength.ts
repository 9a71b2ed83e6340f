import { sum } from '@starboard/kernel';
import { ALIEN_BONUS, CANNON_BOOST_DOUBLED, MANAGER, MANAGER_ALIEN_BONUS } from '../content/tables.ts';
import { BARRELS, EXHAUST, KIND } from '../content/tiles.ts';
import { isDead } from '../rules/ship.ts';
import { ALIEN, boardOf, cell, FIRST_ALIEN, goodsTotal, HALF, isCabin, kindAt, type Open } from '../state.ts';

/** How a strength adds up. Cannon strength is doubled (GT-0.7). */
export interface Strength {
  /** What works without a battery. */
  readonly plain: number;
  /** What each part adds that needs a battery, the strongest first. */
  readonly powered: readonly number[];
  /** What the alien adds as soon as anything else does. */
  readonly alien: number;
}

const gone = (state: Open, seat: number, half: number): boolean =>
  state.phase === 'flight' && state.half[seat * 2 + half] !== HALF.flying;

/** Squares with a component that counts. */
function* parts(state: Open, seat: number): Generator<readonly [square: number, kind: number, placed: number]> {
  const board = boardOf(state);
  for (let square = 0; square < board.count; square++) {
    const kind = kindAt(state, seat, square);
    if (kind < 0 || isDead(state, seat, square) || gone(state, seat, board.squares[square].half)) continue;
    yield [square, kind, state.ship[cell(seat, square)]];
  }
}

function alienOf(state: Open, seat: number, alien: number): number {
  for (const [square, kind] of parts(state, seat)) {
    if (!isCabin(kind) || state.crew[cell(seat, square)] !== alien) continue;
    return state.role[seat] === MANAGER ? MANAGER_ALIEN_BONUS : ALIEN_BONUS;
  }
  return 0;
}

const NOZZLES: Partial<Record<number, number>> = {
  [KIND.engine]: 1,
  [KIND.cannonEngine]: 1,
  [KIND.doubleEngine]: 2,
};

/** GT-10.1 */
export function enginesOf(state: Open, seat: number): Strength {
  let plain = 0;
  const powered: number[] = [];
  for (const [, kind, placed] of parts(state, seat)) {
    const nozzles = NOZZLES[kind] ?? 0;
    const rear = state.front[seat] ^ 2;
    const ahead = EXHAUST[placed] === 1 << rear ? 1 : EXHAUST[placed] === 1 << state.front[seat] ? -1 : 0;
    if (kind === KIND.doubleEngine && ahead > 0) powered.push(nozzles);
    else if (kind !== KIND.doubleEngine) plain += nozzles * ahead;
  }
  return { plain, powered, alien: alienOf(state, seat, ALIEN.brown) };
}

const countBits = (mask: number): number => (mask & 1) + ((mask >> 1) & 1) + ((mask >> 2) & 1) + ((mask >> 3) & 1);

/** GT-10.2, doubled */
export function cannonsOf(state: Open, seat: number): Strength {
  let plain = 0;
  const powered: number[] = [];
  const front = 1 << state.front[seat];
  for (const [, kind, placed] of parts(state, seat)) {
    const barrels = countBits(BARRELS[placed]) + ((BARRELS[placed] & front) !== 0 ? 1 : 0);
    if (kind === KIND.doubleCannon) powered.push(barrels * 2);
    else if (kind === KIND.biCannon) powered.push(barrels);
    else plain += barrels;
  }
  return { plain, powered: powered.sort((a, b) => b - a), alien: 2 * alienOf(state, seat, ALIEN.purple) };
}

const withAlien = ({ alien }: Strength, strength: number): number => (strength > 0 ? strength + alien : 0);

/** What it is without a battery, and with as many as there are. */
export const leastOf = (strength: Strength): number => withAlien(strength, strength.plain);
export const mostOf = (strength: Strength, tokens: number): number =>
  withAlien(strength, strength.plain + sum(strength.powered.slice(0, tokens)));

/** The strength with what is powered and boosted at this moment. */
export function statedNow(state: Open, seat: number, engines: boolean): number {
  const front = 1 << state.front[seat];
  const base = engines ? enginesOf(state, seat) : cannonsOf(state, seat);
  const powered = state.powered.map((square) => {
    const placed = state.ship[cell(seat, square)];
    if (placed < 0) return 0;
    if (engines) return 2;
    const barrels = countBits(BARRELS[placed]) + ((BARRELS[placed] & front) !== 0 ? 1 : 0);
    return kindAt(state, seat, square) === KIND.doubleCannon ? barrels * 2 : barrels;
  });
  const boosted = state.boosted
    .filter((square) => square >= 0)
    .map((square) =>
      (BARRELS[state.ship[cell(seat, square)]] & front) !== 0 ? CANNON_BOOST_DOUBLED.front : CANNON_BOOST_DOUBLED.other,
    );
  return withAlien(base, base.plain + sum(powered) + (engines ? 0 : sum(boosted)));
}

/** A doubled number as people write it: 7 is 3½. */
export const halves = (doubled: number): string =>
  doubled % 2 === 0 ? String(doubled / 2) : doubled > 1 ? `${(doubled - 1) / 2}½` : '½';

export interface Stores {
  readonly crew: number;
  readonly sleepers: number;
  readonly tokens: number;
  readonly goods: readonly number[];
  readonly cubes: number;
}

/** What is aboard a whole ship. */
export function storesOf(state: Open, seat: number): Stores {
  const stores = { crew: 0, sleepers: 0, tokens: 0, goods: [0, 0, 0, 0], cubes: 0 };
  const { count } = boardOf(state);
  for (let square = 0; square < count; square++) {
    const at = cell(seat, square);
    if (state.ship[at] < 0) continue;
    const crew = state.crew[at];
    if (isCabin(kindAt(state, seat, square))) stores.crew += crew >= FIRST_ALIEN ? 1 : crew;
    else stores.sleepers += crew;
    stores.tokens += state.tokens[at];
    stores.cubes += goodsTotal(state.goods[at]);
    for (let good = 0; good < 4; good++) stores.goods[good] += (state.goods[at] >> (good * 2)) & 3;
  }
  return stores;
}
