import { sum } from '@starboard/kernel';
import { describe, expect, it } from 'vitest';
import {
  A_CLASS_OF_LEVEL,
  ALIEN_BONUS,
  BARRELS,
  BASE_TILE_COUNT,
  BEST_LOOKING,
  BLUE,
  BOARDS,
  BONUS_CARDS,
  BONUS_OF_LEVEL,
  CANNON_BOOST_DOUBLED,
  CARD_COUNT,
  CARD_KINDS,
  CARDS,
  CARDS_OF_LEVEL,
  CARDS_PER_PILE,
  type Card,
  CLASS,
  CLASS_OF_LEVEL,
  COLOURS,
  COLUMN,
  CONNECTOR,
  DIE_FACES,
  DIPLOMAT,
  DIRECTIONS,
  DOUBLE,
  E,
  EVIL_COUNT,
  EVIL_DEALT,
  EVIL_MACHINATIONS,
  EVIL_NAMES,
  type EvilMachination,
  EXHAUST,
  FINISH_REWARDS,
  FINISH_REWARDS_FIVE,
  FIRST_EVIL,
  FIRST_FLIGHT,
  FRONT,
  GOOD_VALUE,
  GOODS,
  GOODS_IN_BOX,
  GREEN,
  KIND,
  LAWYER,
  LEFT,
  LOANS,
  LUXURY,
  MADE_TO_MEASURE_STACK,
  MANAGER,
  MANAGER_ALIEN_BONUS,
  MANAGER_BONUS,
  MAX_ROAD_LEVEL,
  MAX_SQUARES,
  N,
  NIGHTMARE_CARDS,
  PILES,
  PLATED,
  type Projectile,
  QUARTER_DECK,
  QUARTER_TURNS,
  RANDOM_DIFFICULTY,
  REAR,
  RED,
  RELAXED_FACTOR,
  RIGHT,
  ROAD,
  ROAD_COUNT,
  ROAD_NAMES,
  ROADS,
  ROW,
  RUSH_JOB_TURNS_PART,
  S,
  SECRET_PILE,
  SHIELD,
  SHIP_CLASSES,
  SIDES,
  SINGLE,
  SMOOTH,
  SPECIALISATIONS,
  START_CABIN_OF_COLOUR,
  START_GAPS,
  STASH,
  TECH_FREAK,
  TILE_COUNT,
  TILE_KIND,
  TILE_KINDS,
  TILES,
  TILES_REMOVED,
  TIMER_RUN_MS,
  TIMER_RUNS,
  type Tile,
  type TileKind,
  TRACK_SPACES,
  TRADER,
  TRADER_BONUS,
  TURN_BACK_DAYS,
  TURN_BUILDING,
  UNIVERSAL,
  W,
  YELLOW,
} from '../src/content/index.ts';

const isUnique = (list: readonly unknown[]) => new Set(list).size === list.length;
const kindOf = (tile: Tile): TileKind => TILE_KINDS[tile.kind];
const opposite = (side: number) => (side + 2) % SIDES;

const base = TILES.filter((tile) => !tile.expansion);
const expansion = TILES.filter((tile) => tile.expansion);
describe('GT-1: tiles', () => {
  it('GT-1.1, GT-1.2: 144 base tiles, 42 more with the expansion, 186 in all', () => {
    expect([BASE_TILE_COUNT, expansion.length, TILE_COUNT]).toEqual([144, 42, 186]);
  });

  it('has ids b001 to b144 and e01 to e42, the base tiles first', () => {
    expect(TILES.map((tile) => tile.id)).toEqual([
      ...Array.from({ length: 144 }, (_, i) => `b${String(i + 1).padStart(3, '0')}`),
      ...Array.from({ length: 42 }, (_, i) => `e${String(i + 1).padStart(2, '0')}`),
    ]);
    expect(TILES.findIndex((tile) => tile.expansion)).toBe(BASE_TILE_COUNT);
  });

  it('finds kinds by their names', () => {
    expect(Object.values(KIND)).toEqual(TILE_KINDS.map((_, kind) => kind));
    expect(TILE_KINDS[KIND.startCabin]).toBe('start-cabin');
    expect(TILE_KINDS[KIND.lifeSupportCyan]).toBe('life-support-cyan');
    expect(TILE_KINDS[KIND.battery2]).toBe('battery-2');
    expect(TILE_KINDS[KIND.specialHold1]).toBe('special-hold-1');
    expect(TILE_KINDS[KIND.plating]).toBe('plating');
    expect(TILE_KIND).toEqual(TILES.map((tile) => tile.kind));
  });

  /** Tiles, single, double and universal connectors, and the sum of all tiles read as numbers to base 4. */
  const CHECKSUMS: [TileKind, ...number[]][] = [
    ['start-cabin', 5, 0, 0, 20, 1275],
    ['cabin', 16, 19, 19, 10, 1494],
    ['life-support-brown', 6, 7, 2, 4, 338],
    ['life-support-purple', 6, 2, 7, 4, 424],
    ['life-support-cyan', 6, 5, 5, 3, 312],
    ['cannon', 23, 15, 15, 12, 561],
    ['double-cannon', 8, 6, 6, 4, 180],
    ['engine', 19, 11, 11, 11, 1893],
    ['double-engine', 7, 5, 5, 4, 729],
    ['battery-2', 9, 6, 6, 10, 699],
    ['battery-3', 6, 6, 6, 0, 441],
    ['hold-2', 9, 6, 6, 10, 579],
    ['hold-3', 6, 5, 5, 0, 90],
    ['special-hold-1', 6, 5, 5, 8, 690],
    ['special-hold-2', 3, 2, 2, 0, 36],
    ['shield', 8, 10, 10, 4, 459],
    ['structural', 8, 6, 6, 16, 1458],
    ['luxury-cabin', 4, 4, 4, 2, 396],
    ['stasis-chamber', 2, 1, 1, 1, 75],
    ['bi-cannon', 2, 1, 1, 1, 18],
    ['cannon-engine', 2, 1, 1, 1, 66],
    ['mixed-hold', 1, 1, 1, 0, 18],
    ['battery-hold', 2, 1, 2, 1, 44],
    ['shield-booster', 4, 3, 4, 2, 446],
    ['cannon-booster', 4, 3, 4, 2, 290],
    ['engine-booster', 4, 4, 3, 2, 301],
    ['reactor', 4, 3, 4, 2, 335],
    ['plating', 6, 3, 3, 5, 372],
  ];

  it('GT-5.1: the connectors of every kind', () => {
    const found = TILE_KINDS.map((kind) => {
      const sides = TILES.filter((tile) => kindOf(tile) === kind).map((tile) => tile.connectors);
      const count = (connector: number) => sides.flat().filter((is) => is === connector).length;
      const value = sum(sides.map((connectors) => Number.parseInt(connectors.join(''), 4)));
      return [kind, sides.length, count(1), count(2), count(3), value];
    });
    const byKind = (a: (string | number)[], b: (string | number)[]) => String(a[0]).localeCompare(String(b[0]));
    expect(found.sort(byKind)).toEqual([...CHECKSUMS].sort(byKind));
  });

  it('GT-5.1: 111 single and 111 double connectors on the 140 base tiles that are drawn', () => {
    const sides = base.filter((tile) => tile.kind !== KIND.startCabin).flatMap((tile) => tile.connectors);
    expect(sides).toHaveLength(140 * SIDES);
    expect([1, 2, 3].map((connector) => sides.filter((is) => is === connector).length)).toEqual([111, 111, 97]);
  });

  it('GT-5.4: every tile has a connector to join it by', () => {
    for (const tile of TILES) expect(sum(tile.connectors), tile.id).toBeGreaterThan(0);
  });

  it('GT-2.1, GT-3.6: a starting cabin for each colour, universal all around', () => {
    expect(COLOURS).toEqual(['blue', 'green', 'yellow', 'red', 'orange']);
    expect(START_CABIN_OF_COLOUR).toEqual([0, 1, 2, 3, 144]);
    START_CABIN_OF_COLOUR.forEach((tile, colour) => {
      expect(TILES[tile]).toMatchObject({ kind: KIND.startCabin, colour, connectors: [3, 3, 3, 3] });
    });
    expect(TILES.filter((tile) => tile.colour >= 0)).toHaveLength(COLOURS.length);
  });
});

describe('GT-6, GT-16: what the tiles hold', () => {
  const only = (kinds: readonly TileKind[], feature: (tile: Tile) => number) =>
    TILES.filter((tile) => feature(tile) > 0 && !kinds.includes(kindOf(tile)));
  const of = (kind: number) => TILES.filter((tile) => tile.kind === kind);

  it('GT-6.1, GT-16.2: two in a cabin and in a starting cabin, one in a luxury cabin', () => {
    for (const tile of [...of(KIND.cabin), ...of(KIND.startCabin)]) expect(tile.crew).toBe(2);
    for (const tile of of(KIND.luxuryCabin)) expect(tile.crew).toBe(1);
    expect(only(['cabin', 'start-cabin', 'luxury-cabin'], (tile) => tile.crew)).toEqual([]);
  });

  it('GT-16.5: four sleepers in a stasis chamber, no crew', () => {
    for (const tile of of(KIND.stasisChamber)) expect([tile.sleepers, tile.crew]).toEqual([4, 0]);
    expect(only(['stasis-chamber'], (tile) => tile.sleepers)).toEqual([]);
  });

  it('GT-6.8, GT-16.13: batteries of 2 and 3, battery holds of 2', () => {
    for (const tile of [...of(KIND.battery2), ...of(KIND.batteryHold)]) expect(tile.batteries).toBe(2);
    for (const tile of of(KIND.battery3)) expect(tile.batteries).toBe(3);
    expect(only(['battery-2', 'battery-3', 'battery-hold'], (tile) => tile.batteries)).toEqual([]);
    expect(sum(base.map((tile) => tile.batteries))).toBe(36);
  });

  it('GT-6.9, GT-16.12, GT-16.13: containers', () => {
    const containers = (kind: number) => of(kind).map((tile) => `${tile.containers}+${tile.special}`);
    expect(new Set(containers(KIND.hold2))).toEqual(new Set(['2+0']));
    expect(new Set(containers(KIND.hold3))).toEqual(new Set(['3+0']));
    expect(new Set(containers(KIND.specialHold1))).toEqual(new Set(['0+1']));
    expect(new Set(containers(KIND.specialHold2))).toEqual(new Set(['0+2']));
    expect(containers(KIND.mixedHold)).toEqual(['2+1']);
    expect(containers(KIND.batteryHold)).toEqual(['0+1', '2+0']);
    expect([sum(base.map((tile) => tile.containers)), sum(base.map((tile) => tile.special))]).toEqual([36, 12]);
    expect([sum(expansion.map((tile) => tile.containers)), sum(expansion.map((tile) => tile.special))]).toEqual([4, 2]);
  });

  it('GT-6.3 to GT-6.6, GT-16.8, GT-16.11: barrels and exhausts', () => {
    const north = 1 << N;
    const south = 1 << S;
    for (const tile of TILES) {
      const kind = kindOf(tile);
      const single = kind === 'cannon' || kind === 'double-cannon' || kind === 'cannon-engine';
      expect(tile.barrels, tile.id).toBe(kind === 'bi-cannon' ? north | (1 << E) : single ? north : 0);
      const engine = kind === 'engine' || kind === 'double-engine' || kind === 'cannon-engine';
      expect(tile.exhaust, tile.id).toBe(engine ? south : 0);
    }
  });

  it('GT-6.7: shields cover front and right', () => {
    for (const tile of TILES) {
      expect(tile.shield, tile.id).toBe(tile.kind === KIND.shield ? (1 << N) | (1 << E) : 0);
    }
  });

  it('GT-16.43: platings are plated where they have no connector', () => {
    const sides = (tile: Tile) => [N, E, S, W].filter((side) => tile.plated & (1 << side)).map((side) => 'NESW'[side]);
    expect(of(KIND.plating).map((tile) => sides(tile).join(''))).toEqual(['ES', 'NS', 'NS', 'NES', 'EW', 'NS']);
    expect(only(['plating'], (tile) => tile.plated)).toEqual([]);
  });
});

describe('GT-5.5: tiles turned clockwise', () => {
  const placed = (tile: number, turn: number) => tile * QUARTER_TURNS + turn;
  const connectors = (tile: number, turn: number) =>
    CONNECTOR.slice(placed(tile, turn) * SIDES, (placed(tile, turn) + 1) * SIDES);
  const tables = [
    ['barrels', BARRELS, (tile: Tile) => tile.barrels],
    ['exhaust', EXHAUST, (tile: Tile) => tile.exhaust],
    ['shield', SHIELD, (tile: Tile) => tile.shield],
    ['plated', PLATED, (tile: Tile) => tile.plated],
  ] as const;

  it('has an entry for each tile, turn and side', () => {
    expect(CONNECTOR).toHaveLength(TILE_COUNT * QUARTER_TURNS * SIDES);
    for (const [name, table] of tables) expect(table, name).toHaveLength(TILE_COUNT * QUARTER_TURNS);
  });

  it('leaves a tile as printed without a turn', () => {
    TILES.forEach((tile, i) => {
      expect(connectors(i, 0)).toEqual(tile.connectors);
      for (const [name, table, printed] of tables)
        expect(table[placed(i, 0)], `${tile.id} ${name}`).toBe(printed(tile));
    });
  });

  it('moves each side to the next one clockwise with every turn, and home with the fourth', () => {
    TILES.forEach((_, i) => {
      for (let turn = 0; turn < QUARTER_TURNS; turn++) {
        const next = (turn + 1) % QUARTER_TURNS;
        for (let side = 0; side < SIDES; side++) {
          const after = (side + 1) % SIDES;
          expect(connectors(i, next)[after]).toBe(connectors(i, turn)[side]);
          for (const [, table] of tables) {
            expect((table[placed(i, next)] >> after) & 1).toBe((table[placed(i, turn)] >> side) & 1);
          }
        }
      }
    });
  });

  it('turns a tile by hand: cabin b008 has 0 1 2 3, then 3 0 1 2, 2 3 0 1, 1 2 3 0', () => {
    const b008 = TILES.findIndex((tile) => tile.id === 'b008');
    expect([0, 1, 2, 3].map((turn) => connectors(b008, turn).join(''))).toEqual(['0123', '3012', '2301', '1230']);
  });

  it('GT-6.7: a shield turned once covers right and rear, twice rear and left, three times left and front', () => {
    const shield = TILE_KIND.indexOf(KIND.shield);
    const covered = [N, E, S, W].map((side) => (1 << side) | (1 << ((side + 1) % SIDES)));
    expect([0, 1, 2, 3].map((turn) => SHIELD[placed(shield, turn)])).toEqual(covered);
  });

  it('GT-11.4: sides with a barrel, an exhaust or a plate are smooth in every turn', () => {
    TILES.forEach((tile, i) => {
      for (let turn = 0; turn < QUARTER_TURNS; turn++) {
        const smooth = BARRELS[placed(i, turn)] | EXHAUST[placed(i, turn)] | PLATED[placed(i, turn)];
        for (let side = 0; side < SIDES; side++) {
          if (smooth & (1 << side)) expect(connectors(i, turn)[side], `${tile.id} ${turn}`).toBe(0);
        }
      }
    });
  });
});

describe('GT-1.6: ship boards', () => {
  /** Across and down, through each side. */
  const STEPS = [
    [0, -1],
    [1, 0],
    [0, 1],
    [-1, 0],
  ];

  it('GT-1.6: six classes of 18, 27, 36, 36, 18 and 28 squares', () => {
    expect(BOARDS.map((board) => board.id)).toEqual(['I', 'II', 'III', 'IIIA', 'IA', 'IIA']);
    expect(BOARDS.map((board) => board.count)).toEqual([18, 27, 36, 36, 18, 28]);
    expect(BOARDS.map((board) => board.squares.length)).toEqual(BOARDS.map((board) => board.count));
    expect(Math.max(...BOARDS.map((board) => board.count))).toBe(MAX_SQUARES);
    SHIP_CLASSES.forEach((id, i) => {
      expect([CLASS[id], BOARDS[i].id]).toEqual([i, id]);
    });
  });

  it('GT-1.6, GT-18.10: IIA has two halves of 14, the others are whole', () => {
    expect(BOARDS.map((board) => board.halves)).toEqual([1, 1, 1, 1, 1, 2]);
    for (const { squares, halves } of BOARDS)
      expect(Math.max(...squares.map((square) => square.half))).toBe(halves - 1);
    const { squares } = BOARDS[CLASS.IIA];
    expect([0, 1].map((half) => squares.filter((square) => square.half === half).length)).toEqual([14, 14]);
    for (const square of squares) expect(square.half).toBe(square.column > 7 ? 1 : 0);
  });

  it('GT-3.6: the start square is (7, 7), the middle of IA, and none on IIA', () => {
    const starts = BOARDS.map((board) => board.squares[board.start]);
    expect(starts.map((square) => square && [square.row, square.column])).toEqual([
      ...[1, 2, 3, 4].map(() => [7, 7]),
      [3, 3],
      undefined,
    ]);
    expect(BOARDS[CLASS.IIA].start).toBe(-1);
  });

  it('GT-14.7, GT-14.8: insured up to 5, 8 and 11, or not at all', () => {
    expect(BOARDS.map((board) => board.insurance)).toEqual([5, 8, 11, -1, -1, -1]);
  });

  it('GT-1.6: how many squares each row and each column has', () => {
    const sizes = (side: number) => BOARDS.map((board) => board.lines[side].map((line) => line.length).join(' '));
    expect(sizes(W)).toEqual([
      '1 3 5 5 4',
      '1 3 5 5 7 6',
      '1 3 7 9 9 7',
      '3 5 4 5 3 3 5 5 3',
      '3 5 3 5 2',
      '4 8 4 8 4',
    ]);
    expect(sizes(N)).toEqual([
      '3 4 4 4 3',
      '2 4 5 5 5 4 2',
      '4 3 3 5 6 5 3 3 4',
      '7 7 8 7 7',
      '3 4 4 4 3',
      '4 3 3 4 2 5 5 2',
    ]);
  });

  it('GT-1.6: every board is the same from both sides', () => {
    for (const board of BOARDS.filter(({ halves }) => halves === 1)) {
      const width = board.lineNumbers[COLUMN].length;
      const places = board.squares.map((_, i) => `${board.line[ROW][i]},${board.line[COLUMN][i]}`);
      const mirrored = board.squares.map((_, i) => `${board.line[ROW][i]},${width - 1 - board.line[COLUMN][i]}`);
      expect(new Set(mirrored), board.id).toEqual(new Set(places));
    }
  });

  it('lists the squares in reading order, each place once', () => {
    for (const board of BOARDS) {
      const places = board.squares.map((_, i) => board.line[ROW][i] * 16 + board.line[COLUMN][i]);
      expect(places, board.id).toEqual([...new Set(places)].sort((a, b) => a - b));
      expect(isUnique(board.squares.map(({ row, column }) => `${row},${column}`))).toBe(true);
    }
  });

  it('GT-5.6: neighbours are mutual and one printed line apart, and the halves of IIA never touch', () => {
    for (const board of BOARDS) {
      expect(board.neighbour).toHaveLength(board.count * SIDES);
      board.neighbour.forEach((to, i) => {
        if (to < 0) return;
        const [from, side] = [Math.floor(i / SIDES), i % SIDES];
        expect(board.neighbour[to * SIDES + opposite(side)]).toBe(from);
        expect(board.squares[to].half).toBe(board.squares[from].half);
        const down = board.line[ROW][to] - board.line[ROW][from];
        const across = board.line[COLUMN][to] - board.line[COLUMN][from];
        expect([across, down]).toEqual(STEPS[side]);
      });
    }
  });

  it('GT-5.6: no pair of squares side by side is left out', () => {
    for (const board of BOARDS) {
      const pairs = board.squares.flatMap((from, i) =>
        board.squares.filter(
          (to, j) =>
            to.half === from.half &&
            Math.abs(board.line[ROW][i] - board.line[ROW][j]) +
              Math.abs(board.line[COLUMN][i] - board.line[COLUMN][j]) ===
              1,
        ),
      );
      expect(board.neighbour.filter((to) => to >= 0)).toHaveLength(pairs.length);
    }
    const joints = BOARDS.map((board) => board.neighbour.filter((to) => to >= 0).length / 2);
    expect(joints).toEqual([25, 40, 53, 48, 23, 32]);
  });

  it('GT-11.2: a line lists its squares as something from that side meets them', () => {
    for (const board of BOARDS) {
      expect(board.lines).toHaveLength(SIDES);
      for (const side of [N, E, S, W]) {
        const axis = side === N || side === S ? COLUMN : ROW;
        expect(board.lines[side]).toHaveLength(board.lineNumbers[axis].length);
        expect(board.lines[side].flat().sort((a, b) => a - b)).toEqual(board.squares.map((_, i) => i));
        board.lines[side].forEach((squares, line) => {
          for (const square of squares) expect(board.line[axis][square]).toBe(line);
          expect(squares).toEqual([...squares].sort((a, b) => (side === N || side === W ? a - b : b - a)));
          expect(squares).toEqual([...board.lines[opposite(side)][line]].reverse());
        });
      }
    }
  });

  it('GT-11.1: a dice sum names the line that bears it', () => {
    for (const board of BOARDS) {
      for (const axis of [COLUMN, ROW] as const) {
        expect(board.numbers[axis]).toHaveLength(2 * DIE_FACES + 1);
        board.numbers[axis].forEach((line, number) => {
          const bearing = board.lineNumbers[axis].findIndex((label) => label.split('-').includes(String(number)));
          expect(line, `${board.id} ${number}`).toBe(bearing);
        });
      }
      board.squares.forEach((square, i) => {
        if (board.id === 'IA') return;
        expect(board.numbers[COLUMN][square.column]).toBe(board.line[COLUMN][i]);
        expect(board.numbers[ROW][square.row]).toBe(board.line[ROW][i]);
      });
    }
  });

  it('GT-11.1: the columns and the rows of each class', () => {
    const lines = (axis: 0 | 1) => BOARDS.map((board) => board.lineNumbers[axis].join(' '));
    expect(lines(COLUMN)).toEqual([
      '5 6 7 8 9',
      '4 5 6 7 8 9 10',
      '3 4 5 6 7 8 9 10 11',
      '5 6 7 8 9',
      '2-3 4-5 6-7-8 9-10 11-12',
      '3 4 5 6 8 9 10 11',
    ]);
    expect(lines(ROW)).toEqual([
      '5 6 7 8 9',
      '4 5 6 7 8 9',
      '4 5 6 7 8 9',
      '11 10 9 8 7 6 5 4 3',
      '2-3 4-5 6-7-8 9-10 11-12',
      '5 6 7 8 9',
    ]);
  });

  it('GT-18.1: the rows of IIIA count down from the front', () => {
    const { numbers } = BOARDS[CLASS.IIIA];
    expect([11, 7, 3, 2, 12].map((sumOfDice) => numbers[ROW][sumOfDice])).toEqual([0, 4, 8, -1, -1]);
  });

  it('GT-18.2: on IA every roll names a line', () => {
    for (const axis of [COLUMN, ROW] as const) {
      expect(BOARDS[CLASS.IA].numbers[axis]).toEqual([-1, -1, 0, 0, 1, 1, 2, 2, 2, 3, 3, 4, 4]);
    }
  });

  it('GT-18.17: column 7 of IIA is no line, a row runs through both halves', () => {
    const { numbers, lines, squares } = BOARDS[CLASS.IIA];
    expect(numbers[COLUMN][7]).toBe(-1);
    const columns = (side: number, row: number) => lines[side][numbers[ROW][row]].map((i) => squares[i].column);
    expect(columns(W, 5)).toEqual([3, 6, 9, 10]);
    expect(columns(E, 6)).toEqual([11, 10, 9, 8, 6, 5, 4, 3]);
  });
});

describe('GT-0 to GT-22: tables', () => {
  it('GT-1.4: a track of 40 spaces', () => {
    expect(TRACK_SPACES).toBe(40);
  });
  it('GT-1.5: red 4, yellow 3, green 2, blue 1', () => {
    expect(GOODS.map((good, i) => [good, GOOD_VALUE[i]])).toEqual([
      ['red', 4],
      ['yellow', 3],
      ['green', 2],
      ['blue', 1],
    ]);
  });
  it('GT-0.8: 56 goods, and 2 more of each colour with the expansion', () => {
    expect(GOODS_IN_BOX.base).toEqual([12, 17, 13, 14]);
    expect(GOODS_IN_BOX.expansion).toEqual(GOODS_IN_BOX.base.map((cubes) => cubes + 2));
  });
  it('GT-2.3: 25 tiles fewer for each player below five', () => {
    expect([2, 3, 4, 5].map((players) => TILES_REMOVED[players])).toEqual([75, 50, 25, 0]);
  });
  it('GT-2.4: the classes of the three levels', () => {
    expect(CLASS_OF_LEVEL.map((index) => SHIP_CLASSES[index])).toEqual(['I', 'II', 'III']);
    expect(A_CLASS_OF_LEVEL.map((index) => SHIP_CLASSES[index])).toEqual(['IA', 'IIA', 'IIIA']);
  });
  it('GT-3.2: four piles make decks of 8, 12 and 16 cards', () => {
    expect(CARDS_PER_PILE).toEqual([
      [2, 0, 0],
      [1, 2, 0],
      [1, 1, 2],
    ]);
    expect(CARDS_PER_PILE.map((pile) => sum(pile) * PILES)).toEqual([8, 12, 16]);
  });
  it('GT-3.3: the fourth pile is secret', () => {
    expect([PILES, SECRET_PILE]).toEqual([4, 4 - 1]);
  });
  it('GT-3.4: the stacks last for the three rounds of the standard game', () => {
    CARDS_OF_LEVEL.forEach((stack, level) => {
      expect(sum(CARDS_PER_PILE.map((pile) => pile[level])) * PILES).toBeLessThanOrEqual(stack.length);
    });
  });
  it('GT-4.7: a stash of 2', () => {
    expect(STASH).toBe(2);
  });
  it('GT-4.10: 2, 3 and 4 runs of 90 seconds', () => {
    expect([TIMER_RUN_MS, ...TIMER_RUNS]).toEqual([90_000, 2, 3, 4]);
  });
  it('GT-4.22: relaxed runs are 2 to 10 times as long, usually 3', () => {
    expect(RELAXED_FACTOR).toEqual({ min: 2, max: 10, default: 3 });
  });
  it('GT-4.34: with 4 takes 9 turns on I and IA, 14 on II and IIA, 18 on III and IIIA', () => {
    const { takesPerTurn, takesPerSquare } = TURN_BUILDING;
    const turns = BOARDS.map((board) => Math.ceil((takesPerSquare * board.count) / takesPerTurn.default));
    expect(turns).toEqual([9, 14, 18, 18, 9, 14]);
    expect([takesPerTurn.min, takesPerTurn.max]).toEqual([1, 6]);
  });
  it('GT-4.36: two more turns after the first number tile', () => {
    expect(TURN_BUILDING.turnsAfterFirstFinish).toBe(2);
  });
  it('GT-8.3: R empty spaces between the rockets', () => {
    expect(START_GAPS).toEqual([1, 2, 3].map((level) => level + 1));
  });
  it('GT-14.2: rewards for finishing', () => {
    expect(FINISH_REWARDS).toEqual([
      [4, 3, 2, 1],
      [8, 6, 4, 2],
      [12, 9, 6, 3],
    ]);
  });
  it('GT-17.8: two first rewards among five', () => {
    expect(FINISH_REWARDS_FIVE).toEqual([
      [4, 4, 3, 2, 1],
      [8, 8, 6, 4, 2],
      [12, 12, 9, 6, 3],
    ]);
  });
  it('GT-14.3, GT-16.4: 2, 4, 6 for the best-looking ship, 1, 2, 3 for a luxury cabin', () => {
    expect([BEST_LOOKING, LUXURY]).toEqual([
      [2, 4, 6],
      [1, 2, 3],
    ]);
  });
  it('GT-16.46: five specialisations', () => {
    expect(SPECIALISATIONS).toEqual(['lawyer', 'manager', 'trader', 'tech-freak', 'diplomat']);
  });
  it('GT-16.52: the manager brings 1, 3 or 6', () => {
    expect(MANAGER_BONUS.slice(1)).toEqual([1, 3, 6]);
  });
  it('GT-10.1, GT-10.2, GT-16.52: an alien adds 2, under a Manager 3', () => {
    expect([ALIEN_BONUS, MANAGER_ALIEN_BONUS]).toEqual([2, 3]);
  });
  it('GT-16.25: a boosted cannon adds 3 towards the front, else 1.5', () => {
    expect(CANNON_BOOST_DOUBLED).toEqual({ front: 2 * 3, other: 2 * 1.5 });
  });
  it('GT-16.54: the Trader adds 1', () => {
    expect(TRADER_BONUS).toBe(1);
  });
  it('GT-19.9: 12 loans of 10 credits for 12', () => {
    expect(LOANS).toEqual({ tokens: 12, receive: 10, repay: 12 });
  });
  it('GT-2.6, GT-19.4: four Evil Machinations each; quarters of the deck', () => {
    expect(EVIL_DEALT).toBe(4);
    expect(QUARTER_DECK).toEqual(CARDS_PER_PILE.map((pile) => (sum(pile) * PILES) / 4));
  });
  it('GT-20.10: at most 10 Rough Roads', () => {
    expect(MAX_ROAD_LEVEL).toBe(10);
  });
  it('GT-22.1: a die of difficulty', () => {
    expect(RANDOM_DIFFICULTY).toHaveLength(DIE_FACES);
    expect(RANDOM_DIFFICULTY[4 - 1]).toBe(RANDOM_DIFFICULTY[5 - 1]);
    expect(new Set(RANDOM_DIFFICULTY).size).toBe(5);
  });
});

/** Front, right, rear (b for back) and left; capitals for large ones. */
const signs = (hits: readonly Projectile[]) => hits.map(({ large, from }) => (large ? 'FRBL' : 'frbl')[from]).join('');
const letters = (goods: readonly number[]) => goods.map((good) => 'rygb'[good]).join('');
const worthOf = (goods: readonly number[]) => sum(goods.map((good) => GOOD_VALUE[good]));
const cardsOf = <K extends Card['kind']>(kind: K) =>
  CARDS.filter((card): card is Extract<Card, { kind: K }> => card.kind === kind);
const cardNamed = (id: string) => CARDS.findIndex((card) => card.id === id);

describe('GT-12: adventure cards', () => {
  it('GT-1.3: 60, of each level 20', () => {
    expect(CARDS_OF_LEVEL.map((cards) => cards.length)).toEqual([20, 20, 20]);
    expect(CARDS_OF_LEVEL.flat()).toEqual(Array.from({ length: 60 }, (_, i) => i));
    const ids = ['i', 'ii', 'iii'].flatMap((level) =>
      Array.from({ length: 20 }, (_, i) => `${level}-${String(i + 1).padStart(2, '0')}`),
    );
    expect(CARDS.slice(0, 60).map((card) => card.id)).toEqual(ids);
  });

  it('GT-3.5: eight starred cards of level 1', () => {
    expect(FIRST_FLIGHT).toHaveLength(8);
    expect(FIRST_FLIGHT.map((card) => CARDS[card].id).join(' ')).toBe('i-02 i-04 i-05 i-09 i-13 i-16 i-17 i-19');
  });

  it('GT-12: the kinds of cards of each level', () => {
    const counts = CARDS_OF_LEVEL.map((cards) =>
      CARD_KINDS.map((kind) => cards.filter((card) => CARDS[card].kind === kind).length),
    );
    expect(counts.map((row) => row.join(' '))).toEqual([
      '1 1 1 1 0 0 4 3 4 1 2 2 0 0 0 0',
      '1 1 1 1 1 0 3 3 4 1 2 2 0 0 0 0',
      '1 1 1 0 1 1 3 3 4 1 2 2 0 0 0 0',
    ]);
  });

  it('GT-12.8: slavers', () => {
    const numbers = cardsOf('slavers').map(({ strength, crew, credits, days }) => [strength, crew, credits, days]);
    expect(numbers).toEqual([
      [6, 3, 5, 1],
      [7, 4, 8, 2],
      [8, 5, 10, 2],
    ]);
  });

  it('GT-12.7: smugglers', () => {
    const numbers = cardsOf('smugglers').map(({ strength, loseGoods, goods, days }) => [
      strength,
      loseGoods,
      letters(goods),
      days,
    ]);
    expect(numbers).toEqual([
      [4, 2, 'ygb', 1],
      [8, 3, 'ryy', 1],
      [9, 4, 'rryyg', 2],
    ]);
  });

  it('GT-12.9: pirates', () => {
    const numbers = cardsOf('pirates').map(({ strength, shots, credits, days }) => [
      strength,
      signs(shots),
      credits,
      days,
    ]);
    expect(numbers).toEqual([
      [5, 'fFf', 4, 1],
      [6, 'FfF', 7, 2],
      [10, 'lFfFr', 12, 2],
    ]);
  });

  it('GT-12.10: meteors, two swarms of a level mirroring each other from level II on', () => {
    const swarms = cardsOf('meteors').map(({ meteors }) => signs(meteors));
    expect(swarms).toEqual(['Flr', 'fblr', 'FfF', 'fFlLl', 'ffbblr', 'fFrRr', 'RrRfb', 'Fbbllrr', 'LlLfb']);
    const mirror: Record<string, string> = { l: 'r', r: 'l', L: 'R', R: 'L' };
    const mirrored = (swarm = '') => [...swarm].map((sign) => mirror[sign] ?? sign).join('');
    expect([mirrored(swarms[3]), mirrored(swarms[6])]).toEqual([swarms[5], swarms[8]]);
  });

  it('GT-12.2: planets, days and worth of the goods', () => {
    const worth = cardsOf('planets').map(({ days, planets }) => [days, ...planets.map(worthOf)].join(' '));
    expect(worth.slice(0, 4)).toEqual(['3 9 8 7 6', '2 8 6 3', '3 7 6', '2 4 3 3']);
    expect(worth.slice(4, 8)).toEqual(['4 15 12 8', '3 8 8', '2 7 6 4 3', '3 8 6 3']);
    expect(worth.slice(8)).toEqual(['5 15 10 8', '1 6 4', '2 8 8 8', '3 12 9 6 3']);
  });

  it('GT-12.2: planets, colours of the goods', () => {
    const colours = CARDS_OF_LEVEL.map((cards) => {
      const goods = cards.flatMap((i) => {
        const card = CARDS[i];
        return card.kind === 'planets' ? card.planets.flat() : [];
      });
      return GOODS.map((_, good) => goods.filter((is) => is === good).length);
    });
    expect(colours).toEqual([
      [7, 6, 5, 14],
      [9, 6, 13, 8],
      [9, 12, 5, 15],
    ]);
  });

  it('GT-12.11: combat zones use each criterion once and end in shots', () => {
    const zones = cardsOf('combat-zone').map(({ lines }) =>
      lines.map(({ criterion, penalty }) =>
        [criterion, penalty.kind, penalty.kind === 'shots' ? signs(penalty.shots) : penalty.count].join(' '),
      ),
    );
    expect(zones).toEqual([
      ['crew days 3', 'engines crew 2', 'cannons shots bB'],
      ['cannons days 4', 'engines goods 3', 'crew shots rlfB'],
      ['crew goods 4', 'cannons crew 4', 'engines shots rlffBB'],
    ]);
  });

  it('GT-12.3: abandoned ships', () => {
    const numbers = cardsOf('abandoned-ship').map(({ crew, credits, days }) => [crew, credits, days].join(' '));
    expect(numbers).toEqual(['3 4 1', '2 3 1', '5 8 2', '4 6 1', '7 11 2', '6 10 2']);
  });

  it('GT-12.4: abandoned stations', () => {
    const numbers = cardsOf('abandoned-station').map(({ crew, goods, days }) => [crew, letters(goods), days].join(' '));
    expect(numbers).toEqual(['5 yg 1', '6 rr 1', '8 yyg 2', '7 ry 1', '9 rygb 2', '10 yygg 2']);
  });
});

describe('GT-21: bonus cards', () => {
  it('GT-21.1: two of each level, one of them billiards', () => {
    expect(BONUS_CARDS.map((card) => [card.id, card.level, card.kind].join(' '))).toEqual([
      'bc-1 1 space-billiards',
      'bc-2 1 star-depot',
      'bc-3 2 space-billiards',
      'bc-4 2 junkyard',
      'bc-5 3 space-billiards',
      'bc-6 3 junkyard',
    ]);
    expect(BONUS_OF_LEVEL).toEqual([
      [60, 61],
      [62, 63],
      [64, 65],
    ]);
  });
  it('GT-21.2: four rows of meteors, worse with each level', () => {
    expect(cardsOf('space-billiards').map(({ rows }) => rows.map(signs).join(' '))).toEqual([
      'fl F rb lr',
      'Flr Ll Rb fff',
      'FF Lll Rrr Fblr',
    ]);
  });
  it('GT-21.4: four fields of a junkyard, with another kind of cost each', () => {
    const costs = cardsOf('junkyard').map(({ fields }) =>
      fields.map(({ cost }) => {
        if (cost.kind === 'shots') return `shots ${signs(cost.shots)}`;
        return cost.kind === 'meteors' ? `meteors ${signs(cost.meteors)}` : `${cost.kind} ${cost.count}`;
      }),
    );
    expect(costs).toEqual([
      ['shots lr', 'batteries 2', 'crew 1', 'meteors Ff'],
      ['shots Blr', 'batteries 3', 'crew 2', 'meteors LRf'],
    ]);
  });
  it('GT-21.5: rewards of a junkyard: astronauts, credits, batteries, days', () => {
    const rewards = cardsOf('junkyard').map(({ fields }) =>
      fields.map(({ reward }) => [reward.astronauts, reward.credits, reward.batteries, reward.days].join(' ')),
    );
    expect(rewards).toEqual([
      ['2 2 0 0', '0 0 0 3', '0 0 3 0', '0 5 0 0'],
      ['3 4 0 0', '0 0 0 5', '0 0 4 0', '0 8 0 0'],
    ]);
  });
  it('GT-21.7, GT-21.9: the star depot draws 6 tiles and costs 1 day', () => {
    expect(cardsOf('star-depot')).toMatchObject([{ tiles: 6, days: 1 }]);
  });
});

describe('GT-19: Evil Machinations', () => {
  const evil = (name: EvilMachination['name']) => EVIL_MACHINATIONS.find((card) => card.name === name)!;
  const names = (fits: (card: EvilMachination) => boolean) => EVIL_MACHINATIONS.filter(fits).map((card) => card.name);

  it('GT-19.1: 24 cards, the last of all', () => {
    expect([EVIL_COUNT, FIRST_EVIL, CARD_COUNT]).toEqual([24, 66, 90]);
    expect(CARDS.slice(FIRST_EVIL)).toEqual(EVIL_MACHINATIONS);
    expect(CARDS.findIndex((card) => card.kind === 'evil')).toBe(FIRST_EVIL);
    expect([cardNamed('em-01'), cardNamed('em-24')]).toEqual([FIRST_EVIL, CARD_COUNT - 1]);
    for (const card of EVIL_MACHINATIONS) expect(card).toMatchObject({ level: 0, bonus: false, firstFlight: false });
  });

  it('GT-19.12: each card has a rule of its own, GT-19.31 to GT-19.54', () => {
    expect(EVIL_MACHINATIONS.map((card) => card.rule)).toEqual(Array.from({ length: 24 }, (_, i) => `GT-19.${31 + i}`));
    const rule = (name: EvilMachination['name']) => [evil(name).id, evil(name).rule];
    expect(rule('recall-notice')).toEqual(['em-01', 'GT-19.31']);
    expect(rule('scrap-heap')).toEqual(['em-07', 'GT-19.37']);
    expect(rule('toll-station')).toEqual(['em-13', 'GT-19.43']);
    expect(rule('tailgaters')).toEqual(['em-19', 'GT-19.49']);
    expect(rule('meteor-lottery')).toEqual(['em-24', 'GT-19.54']);
    expect(EVIL_NAMES).toEqual(EVIL_MACHINATIONS.map((card) => card.name));
  });

  it('GT-19.12: which need two in the race, and which need none', () => {
    expect(names((card) => card.minPlayers === 2)).toEqual([
      ...['rear-ambush', 'bureaucracy', 'mutiny', 'cosmic-hacker', 'looks-matter', 'tailgaters', 'wormhole'],
    ]);
    expect(names((card) => card.minPlayers === 0)).toEqual(['traffic-jam']);
    expect(names((card) => card.minPlayers === 1)).toHaveLength(16);
  });

  it('GT-16.31: windows beyond the reveal', () => {
    for (const card of EVIL_MACHINATIONS) expect(card.windows[0]).toBe('reveal');
    const later = EVIL_MACHINATIONS.filter((card) => card.windows.length > 1);
    expect(later.map((card) => [card.name, ...card.windows.slice(1)])).toEqual([
      ['rear-ambush', 'cannons'],
      ['wide-open-space', 'engines'],
      ['mutiny', 'crew'],
    ]);
  });

  it('GT-19.8: four cards are marked for five players', () => {
    expect(names((card) => card.fivePlayer)).toEqual(['rear-ambush', 'stranded-ship', 'mutiny', 'looks-matter']);
  });

  it('GT-19.14: secret choices', () => {
    expect(names((card) => card.secret)).toEqual(['bureaucracy', 'robocops', 'drag-race', 'meteor-lottery']);
  });

  it('GT-20.34: opportunities', () => {
    expect(names((card) => card.opportunity)).toEqual(['scrap-heap', 'stranded-ship']);
  });

  it('GT-19.33, GT-19.40, GT-19.43, GT-19.49: shots', () => {
    const shooting = EVIL_MACHINATIONS.filter((card) => card.shots.length > 0);
    expect(shooting.map((card) => [card.name, signs(card.shots)])).toEqual([
      ['rear-ambush', 'bbB'],
      ['customs-raid', 'B'],
      ['toll-station', 'fF'],
      ['tailgaters', 'B'],
    ]);
  });

  it('GT-19.45, GT-19.54: meteors', () => {
    const throwing = EVIL_MACHINATIONS.filter((card) => card.meteors.length > 0);
    expect(throwing.map((card) => [card.name, signs(card.meteors)])).toEqual([
      ['ring-slalom', 'lrF'],
      ['meteor-lottery', 'F'],
    ]);
  });

  it('GT-19.31, GT-19.34, GT-19.39, GT-19.47: fixed credits', () => {
    const priced = EVIL_MACHINATIONS.filter((card) => card.credits > 0);
    expect(priced.map((card) => [card.name, card.credits, card.per])).toEqual([
      ['recall-notice', 1, 2],
      ['bureaucracy', 3, 0],
      ['fuel-tax', 1, 3],
      ['head-hunter', 1, 0],
    ]);
  });

  it('GT-19.38, GT-19.42, GT-19.43, GT-19.53: credits by level: 3R+1, 2R, 2R, 3R', () => {
    const priced = EVIL_MACHINATIONS.filter((card) => sum(card.creditsByLevel) > 0);
    expect(priced.map((card) => card.name)).toEqual(['stranded-ship', 'mutiny', 'toll-station', 'wormhole']);
    for (const level of [1, 2, 3]) {
      const credits = priced.map((card) => card.creditsByLevel[level - 1]);
      expect(credits).toEqual([3 * level + 1, 2 * level, 2 * level, 3 * level]);
    }
  });

  it('GT-19.37, GT-19.38, GT-19.45: fixed days', () => {
    const slow = EVIL_MACHINATIONS.filter((card) => card.days > 0);
    expect(slow.map((card) => [card.name, card.days])).toEqual([
      ['scrap-heap', 1],
      ['stranded-ship', 2],
      ['ring-slalom', 2],
    ]);
  });

  it('GT-19.39, GT-19.48, GT-19.52: R+1 days', () => {
    const slow = EVIL_MACHINATIONS.filter((card) => sum(card.daysByLevel) > 0);
    expect(slow.map((card) => card.name)).toEqual(['fuel-tax', 'looks-matter', 'quarantine']);
    for (const card of slow) expect(card.daysByLevel).toEqual([2, 3, 4]);
    expect(names((card) => card.daysGained > 0)).toEqual(['looks-matter']);
    expect(evil('looks-matter').daysGained).toBe(1);
  });

  it('GT-19.38, GT-19.42, GT-19.44: R batteries, humans or goods', () => {
    const { batteriesByLevel, humans } = evil('stranded-ship');
    expect([batteriesByLevel, humans]).toEqual([[1, 2, 3], 1]);
    expect(evil('mutiny').humansByLevel).toEqual([1, 2, 3]);
    expect(evil('cosmic-hacker')).toMatchObject({ batteriesByLevel: [1, 2, 3], loseGoodsByLevel: [1, 2, 3] });
    const total = (of: (card: EvilMachination) => number) => sum(EVIL_MACHINATIONS.map(of));
    expect(total((card) => card.humans)).toBe(1);
    expect(total((card) => sum(card.humansByLevel))).toBe(6);
    expect(total((card) => sum(card.batteriesByLevel))).toBe(12);
    expect(total((card) => sum(card.loseGoodsByLevel))).toBe(6);
  });

  it('GT-19.36: wide open space doubles the engines', () => {
    expect(names((card) => card.factor > 0)).toEqual(['wide-open-space']);
    expect(evil('wide-open-space').factor).toBe(2);
  });

  it('GT-19.37: the goods of the scrap heap', () => {
    expect(names((card) => card.goodsByLevel.some((goods) => goods.length > 0))).toEqual(['scrap-heap']);
    expect(evil('scrap-heap').goodsByLevel.map(letters)).toEqual(['ygb', 'rygb', 'ryygb']);
  });
});

describe('GT-20: Rough Roads', () => {
  it('GT-20.1: 25 cards with a rule of their own, GT-20.31 to GT-20.55', () => {
    expect(ROAD_COUNT).toBe(25);
    expect(ROADS.map((road) => road.id)).toEqual(
      Array.from({ length: 25 }, (_, i) => `rr-${String(i + 1).padStart(2, '0')}`),
    );
    expect(ROADS.map((road) => road.rule)).toEqual(Array.from({ length: 25 }, (_, i) => `GT-20.${31 + i}`));
    expect(isUnique(ROADS.map((road) => road.name))).toBe(true);
  });
  it('GT-20.31 to GT-20.55: finds roads by their names', () => {
    expect(Object.values(ROAD)).toEqual(ROADS.map((_, i) => i));
    const rule = (road: number) => ROADS[road].rule;
    expect([rule(ROAD.cutthroatCompetition), rule(ROAD.dejaVu)]).toEqual(['GT-20.31', 'GT-20.34']);
    expect([rule(ROAD.nightmareTrip), rule(ROAD.explosiveBatteries)]).toEqual(['GT-20.39', 'GT-20.44']);
    expect([rule(ROAD.somersaults), rule(ROAD.nastySurprise)]).toEqual(['GT-20.46', 'GT-20.50']);
    expect(rule(ROAD.fussyAliens)).toBe('GT-20.55');
    expect(ROAD_NAMES.filter((_, i) => i % 5 === 1)).toEqual([
      'green-with-envy',
      'cheap-batteries',
      'crafty-crew',
      'made-to-measure',
      'rush-job',
    ]);
  });
  it('GT-20.3: six bear the build symbol', () => {
    expect(ROADS.filter((road) => road.build).map((road) => road.name)).toEqual([
      ...['somersaults', 'made-to-measure', 'blackout', 'connector-trouble', 'dark-warehouse', 'rush-job'],
    ]);
  });
  it('GT-20.39: Nightmare Trip adds 2, 3 or 4 cards, which every stack has left', () => {
    expect(NIGHTMARE_CARDS).toEqual([2, 3, 4]);
    NIGHTMARE_CARDS.forEach((more, i) => {
      const dealt = sum(CARDS_PER_PILE.slice(0, i + 1).map((pile) => pile[i])) * PILES;
      expect(dealt + more).toBeLessThanOrEqual(CARDS_OF_LEVEL[i].length);
    });
  });
  it('GT-20.46: turning back after a Somersault costs 1 day', () => {
    expect(TURN_BACK_DAYS).toBe(1);
  });
  it('GT-20.52: Rush Job takes a quarter of the turns', () => {
    expect(RUSH_JOB_TURNS_PART).toBe(4);
  });
  it('GT-20.47: Made to Measure gives stacks of 5, 8 or 10', () => {
    expect(MADE_TO_MEASURE_STACK).toEqual([5, 8, 10]);
  });
});

describe('all content', () => {
  it('has unique ids in kebab-case', () => {
    const ids = [...TILES, ...CARDS, ...ROADS].map((thing) => thing.id);
    expect(isUnique(ids)).toBe(true);
    for (const id of [...ids, ...TILE_KINDS, ...CARD_KINDS, ...EVIL_NAMES])
      expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });

  it('has only known kinds, goods and directions on cards', () => {
    const lists: (readonly number[])[] = [];
    const hits: Projectile[] = [];
    for (const card of CARDS) {
      expect(CARD_KINDS).toContain(card.kind);
      if ('goods' in card) lists.push(card.goods);
      if ('planets' in card) lists.push(...card.planets);
      if ('goodsByLevel' in card) lists.push(...card.goodsByLevel);
      if ('shots' in card) hits.push(...card.shots);
      if ('meteors' in card) hits.push(...card.meteors);
      if ('rows' in card) hits.push(...card.rows.flat());
      if ('lines' in card)
        hits.push(...card.lines.flatMap(({ penalty }) => (penalty.kind === 'shots' ? penalty.shots : [])));
    }
    for (const goods of lists) {
      expect(goods).toEqual([...goods].sort((a, b) => a - b));
      for (const good of goods) expect(GOODS[good]).toBeDefined();
    }
    for (const { from } of hits) expect([0, 1, 2, 3]).toContain(from);
    expect(CARD_KINDS.every((kind) => CARDS.some((card) => card.kind === kind))).toBe(true);
  });

  it('names places in lists rightly', () => {
    expect([RED, YELLOW, GREEN, BLUE].map((good) => GOODS[good])).toEqual(GOODS);
    const cyan = [LAWYER, MANAGER, TRADER, TECH_FREAK, DIPLOMAT];
    expect(cyan.map((alien) => SPECIALISATIONS[alien])).toEqual(SPECIALISATIONS);
    expect([FRONT, RIGHT, REAR, LEFT].map((side) => DIRECTIONS[side])).toEqual(DIRECTIONS);
    expect([N, E, S, W]).toEqual([FRONT, RIGHT, REAR, LEFT]);
    expect([SMOOTH, SINGLE, DOUBLE, UNIVERSAL]).toEqual([0, 1, 2, 3]);
  });

  it('is frozen', () => {
    for (const content of [
      TILES,
      TILES[0],
      TILES[0].connectors,
      BOARDS[0].lines[0][0],
      CARDS[0],
      ROADS[0],
      CARDS[89],
    ]) {
      expect(Object.isFrozen(content)).toBe(true);
    }
  });
});
