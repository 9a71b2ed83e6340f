import { Random, Run, readOptions, seats } from '@starboard/kernel';
import { describe, expect, it } from 'vitest';
import { bestWith, quality, qualityWith } from '../src/bot/quality.ts';
import { SHIP_CLASSES, type ShipClass } from '../src/content/boards.ts';
import { TILE_COUNT } from '../src/content/tiles.ts';
import { galaxyTrucker } from '../src/index.ts';
import { buildingFault, placementFault } from '../src/rules/placement.ts';
import { AT, boardOf, cell, type State } from '../src/state.ts';

const SEED = 'kept by tile and square';
/** What a ship with a fault is worth less. */
const HOPELESS = 100;

/** Two ships half built at random, of a class; faults are let through if they are allowed. */
function yard(shipClass: ShipClass, luck: Random, buildErrors: 'forbid' | 'allow' = 'forbid'): State {
  const options = { round1: `2-${shipClass}`, newTechnology: true, building: 'turns', buildErrors };
  const values = readOptions(galaxyTrucker.meta, options, 2);
  const { state } = Run.setUp(galaxyTrucker, 2, values, luck.spawn(), {});
  state.phase = 'build';
  for (const seat of seats(2)) {
    for (let tries = luck.below(400); tries > 0; tries--) {
      const tile = luck.below(TILE_COUNT);
      const square = luck.below(boardOf(state).count);
      const placed = tile * 4 + luck.below(4);
      if (state.where[tile] !== AT.faceDown || buildingFault(state, seat, placed, square) !== 0) continue;
      state.ship[cell(seat, square)] = placed;
      state.where[tile] = AT.ship + seat;
    }
  }
  return state;
}

/** All empty squares, and some tiles on them in some turn. */
function* trials(state: State, luck: Random): Generator<readonly [tile: number, square: number, turn: number]> {
  for (let square = 0; square < boardOf(state).count; square++) {
    if (state.ship[cell(0, square)] >= 0) continue;
    for (let n = 0; n < 12; n++) yield [luck.below(TILE_COUNT), square, luck.below(4)];
  }
}

/** What the ship is worth when the tile is really there. */
function placedQuality(state: State, tile: number, square: number, turn: number): number {
  const at = cell(0, square);
  state.ship[at] = tile * 4 + turn;
  const worth = quality(state, 0);
  state.ship[at] = -1;
  return worth;
}

describe('what is kept of a ship', () => {
  it.each(SHIP_CLASSES)(
    `says of each tile what the ship would be worth with it, class %s (seed "${SEED}")`,
    (shipClass) => {
      const luck = Random.fromSeed(`${SEED} ${shipClass}`);
      let sound = 0;
      for (let n = 0; n < 12; n++) {
        const state = yard(shipClass, luck, n % 3 === 0 ? 'allow' : 'forbid');
        const before = quality(state, 0);
        for (const [tile, square, turn] of trials(state, luck)) {
          const fault = placementFault(state, 0, tile * 4 + turn, square) !== 0;
          const worth = placedQuality(state, tile, square, turn) - (fault ? HOPELESS : 0);
          expect(qualityWith(state, 0, tile, square, turn)).toBeCloseTo(worth, 9);
          if (!fault) sound++;
        }
        expect(quality(state, 0)).toBe(before);
      }
      expect(sound).toBeGreaterThan(50);
    },
  );

  it.each(SHIP_CLASSES)(`finds the best place of a tile, class %s (seed "${SEED}")`, (shipClass) => {
    const luck = Random.fromSeed(`${SEED} best ${shipClass}`);
    const state = yard(shipClass, luck);
    for (let tile = 0; tile < TILE_COUNT; tile += 3) {
      let best = Number.NEGATIVE_INFINITY;
      for (let square = 0; square < boardOf(state).count; square++)
        for (let turn = 0; turn < 4; turn++)
          if (placementFault(state, 0, tile * 4 + turn, square) === 0)
            best = Math.max(best, placedQuality(state, tile, square, turn));
      if (best === Number.NEGATIVE_INFINITY) expect(bestWith(state, 0, tile)).toBe(best);
      else expect(bestWith(state, 0, tile)).toBeCloseTo(best, 9);
    }
  });
});
