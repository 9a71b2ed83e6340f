import { describe, expect, it } from 'vitest';
import { CARDS } from '../../src/content/cards.ts';
import { NIGHTMARE_CARDS, ROAD, ROADS } from '../../src/content/roads.ts';
import { EVIL_DEALT, TRACK_SPACES } from '../../src/content/tables.ts';
import { BASE_TILE_COUNT, KIND, TILE_KIND, TILES } from '../../src/content/tiles.ts';
import { FAULT, placementFault } from '../../src/rules/placement.ts';
import { evilInHand } from '../../src/rules/roundSetup.ts';
import type { Drawing } from '../ships.ts';
import { flight, PLAIN_SHIP, table, yard } from '../table.ts';

const NEW = { newTechnology: true };
const OPEN_SPACE = 'i-05';
const MISS = [1, 1];

describe('GT-25: gaps and conflicts', () => {
  it('GT-25.1 four Evil Machinations are dealt, so that three rounds leave one over', () => {
    const { state } = table({ players: 3, options: { evilMachinations: true, round2: '2-II', round3: '3-III' } });
    expect([0, 1, 2].map((seat) => evilInHand(state, seat).length)).toEqual([EVIL_DEALT, EVIL_DEALT, EVIL_DEALT]);
    expect(EVIL_DEALT).toBe(state.levels.length + 1);
  });
  it('GT-25.2 boosting a double engine costs 2 batteries, a single one 1', () => {
    const cost = (engine: string) => {
      const jumper: Drawing = {
        ...PLAIN_SHIP,
        '8,6': 'structural',
        '9,6': 'engine-booster',
        '9,5': engine,
        '7,8': 'battery-2',
      };
      const t = flight({ deck: [OPEN_SPACE, OPEN_SPACE], ships: [jumper], options: NEW });
      t.do(0, 'fly-on').do(1, 'fly-on').do(0, { do: 'jump', booster: '9,6', engine: '9,5' });
      return 2 - t.tokensAt(0, '7,8');
    };
    expect([cost('engine'), cost('double-engine')]).toEqual([1, 2]);
  });
  it('GT-25.3 under a Manager the brown alien adds 3 to engines, the purple one 3 to cannons', () => {
    const managed = (colour: 'brown' | 'purple', card: string) => {
      const ship: Drawing = {
        ...PLAIN_SHIP,
        '7,6': ['cabin', { alien: colour }],
        '7,5': `life-support-${colour}`,
        '7,8': ['cabin', { alien: 'cyan' }],
        '7,9': 'life-support-cyan',
      };
      const seats = [{ role: 'manager' }];
      const t = flight({
        deck: [card],
        ships: [ship],
        seats,
        options: NEW,
        draws: { hit: [...MISS, ...MISS, ...MISS] },
      });
      t.do(0, 'fly-on').do(1, 'fly-on');
      return t.events('strength-stated')[0].strength;
    };
    expect([managed('brown', OPEN_SPACE), managed('purple', OPEN_SPACE)]).toEqual([4, 1]);
    expect([managed('purple', 'i-03'), managed('brown', 'i-03')]).toEqual([8, 2]); // doubled
  });
  it('GT-25.4 behind the exhaust of a cannon-engine the square stays empty', () => {
    const ship: Drawing = { '7,7': 'start-cabin', '7,6': 'cannon-engine' };
    const t = flight({ deck: [OPEN_SPACE], ships: [ship], options: NEW });
    const structural = TILES.findIndex(({ id }) => id === 'b137') * 4;
    const faults = ['8,6', '6,6'].map((name) =>
      [0, 1, 2, 3].map((turn) => placementFault(t.state, 0, structural + turn, t.square(name))),
    );
    expect(faults.flat().every((fault) => fault !== FAULT.none)).toBe(true);
    const beside: Drawing = { ...ship, '8,7': 'b139' };
    const joined = flight({ deck: [OPEN_SPACE], ships: [beside], options: NEW });
    expect(placementFault(joined.state, 0, structural, joined.square('8,6'))).toBe(FAULT.blocksExhaust);
  });
  it('GT-25.5 186 tiles are 144 of the base game, starting cabins included, and 42 new ones', () => {
    expect([TILES.length, BASE_TILE_COUNT, TILES.length - BASE_TILE_COUNT]).toEqual([186, 144, 42]);
    const cabins = TILES.slice(0, BASE_TILE_COUNT).filter(({ kind }) => kind === KIND.startCabin);
    expect(cabins).toHaveLength(4);
  });
  it('GT-25.6 Nightmare Trip adds cards of the level of the round', () => {
    expect(NIGHTMARE_CARDS).toEqual([2, 3, 4]);
    const { state } = yard({ ships: [], round: '1-I', state: { roads: [ROADS[ROAD.nightmareTrip].id] } });
    expect(state.deck.map((card) => CARDS[card].level)).toEqual(new Array(10).fill(1));
  });
  it('GT-25.7 Déjà Vu plays the cards in the order in which they came first', () => {
    const deck = ['i-04', 'i-05', 'i-06'];
    const t = flight({ deck, roads: [ROADS[ROAD.dejaVu].id] }).flyOn();
    expect(t.events('card-revealed').map(({ card }) => CARDS[card].id)).toEqual([...deck, ...deck]);
  });
  it('GT-25.8 a boosted cannon counts as destroyed, what hangs on it as fallen off', () => {
    const ship: Drawing = {
      ...PLAIN_SHIP,
      '7,6': 'cannon-booster',
      '7,5': 'cannon:w',
      '8,5': 'structural',
      '7,8': 'battery-2',
    };
    const t = flight({ deck: ['i-03'], ships: [ship], options: NEW, draws: { hit: [...MISS, ...MISS, ...MISS] } });
    t.do(0, 'fly-on').do(1, 'fly-on').do(0, { do: 'boost', booster: '7,6', part: '7,5' });
    while (t.asked() === 'state-strength') t.do(t.asker, 'state');
    if (t.asked() === 'keep') t.do(0, t.options(0, 'keep').at(-1) ?? 'state');
    const lost = t.events('part-lost').filter(({ seat }) => seat === 0);
    expect(lost[0]).toMatchObject({ at: t.square('7,5'), how: 'destroyed', rule: 'GT-16.27' });
    expect(lost.slice(1).every(({ how }) => how === 'fell')).toBe(true);
    expect(lost.length).toBeGreaterThan(1);
  });
});

describe('GT-26: the edition of 2021 is not used', () => {
  it('GT-26.1 the tiles are those of 2007, and the board has 40 spaces in every round', () => {
    const count = (kind: number) => TILE_KIND.slice(0, BASE_TILE_COUNT).filter((one) => one === kind).length;
    expect([KIND.cannon, KIND.doubleCannon, KIND.engine, KIND.doubleEngine].map(count)).toEqual([23, 8, 19, 7]);
    expect(BASE_TILE_COUNT).not.toBe(152 + 4);
    expect(TRACK_SPACES).toBe(40);
    for (const round of ['1-I', '2-II']) {
      const t = flight({ deck: [OPEN_SPACE], round, seats: [{ position: 30 }, { position: 0 }] }).flyOn();
      expect(t.events('gave-up')).toEqual([]); // lapped on a board of 18 or 24 spaces
    }
  });
});
