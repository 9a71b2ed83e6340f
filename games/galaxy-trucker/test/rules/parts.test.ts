import { describe, expect, it } from 'vitest';
import { SHIELD, TILE_KINDS, TILES } from '../../src/content/tiles.ts';
import { cell } from '../../src/state.ts';
import { type Drawing, shipOf } from '../ships.ts';
import { dice, flight, table, yard } from '../table.ts';

const SLAVERS = 'i-01'; // strength 6
const PIRATES = 'i-03'; // strength 5; shots from the front: small, large, small
const OPEN_SPACE = 'i-05';
const PLANETS = 'i-13'; // 2 days: red red; red blue blue; yellow

const tilesOfKind = (kind: string) => TILES.filter((tile) => TILE_KINDS[tile.kind] === kind);

/** Seat 0 is building this ship with a tile in hand. */
function builder(ship: Drawing, hand: string) {
  const t = table({ state: { phase: 'build', active: 0, seats: { 0: { ship: shipOf('I', ship), hand } } } });
  return { place: (name: string, turn: number) => t.refusal(0, { do: 'place', at: t.square(name), turn }), t };
}

/** The strength that seat 0 states, after these steps, as people say it. */
function stated(deck: string[], ship: Drawing, ...powered: string[]) {
  const t = flight({ deck, ships: [ship] }).flyOn();
  for (const part of powered) t.do(0, { do: 'power', part: t.square(part) });
  if (t.asked() === 'state-strength') t.do(0, 'state');
  const { what, strength } = t.events('strength-stated')[0];
  return { t, strength: what === 'cannons' ? strength / 2 : strength };
}

const aliensOffered = (t: ReturnType<typeof yard>) =>
  t.options(0, 'board-alien').map((option) => [option.at, option.alien]);

describe('GT-6: cabins and life supports', () => {
  it('GT-6.1 a cabin houses 2 humans', () => {
    const t = yard({ ships: [{ '7,7': 'start-cabin', '8,7': 'cabin' }] });
    expect([t.crewAt(0, '7,7'), t.crewAt(0, '8,7')]).toEqual([2, 2]);
  });
  it('GT-6.1 or 1 alien, if it is joined to a life support of its colour', () => {
    const t = yard({ ships: [{ '7,7': 'start-cabin', '8,7': 'cabin', '8,6': 'life-support-purple' }] });
    expect(aliensOffered(t)).toEqual([[t.square('8,7'), 'purple']]);
    t.do(0, { do: 'board-alien', at: t.square('8,7'), alien: 'purple' });
    expect(t.crewAt(0, '8,7')).toBe(4); // the number of the purple alien
    expect(t.refusal(0, { do: 'board-alien', at: t.square('8,7'), alien: 'purple' })).not.toBe('allowed');
  });
  it('GT-6.1 the starting cabin is for humans only', () => {
    const t = yard({ ships: [{ '7,7': 'start-cabin', '7,6': 'life-support-brown' }] });
    expect(t.asked()).toBe('fly-on'); // nothing to decide at boarding
    expect(t.crewAt(0, '7,7')).toBe(2);
  });
  it('GT-6.2 a life support works for every cabin that it is joined to, and for no other', () => {
    const ship = { '7,7': 'start-cabin', '8,7': 'b025', '8,6': 'cabin', '8,8': 'cabin', '6,7': 'cabin' };
    const t = yard({ ships: [ship] });
    expect(aliensOffered(t)).toEqual([
      [t.square('8,6'), 'brown'],
      [t.square('8,8'), 'brown'],
    ]);
    expect(t.refusal(0, { do: 'board-alien', at: t.square('6,7'), alien: 'brown' })).toBe('GT-8.2 not-offered');
    expect(t.refusal(0, { do: 'board-alien', at: t.square('8,6'), alien: 'purple' })).toBe('GT-8.2 not-offered');
  });
  it('GT-6.2 side by side with smooth sides is not joined', () => {
    // the cabin has its connector to the front, and so has the life support beside it
    const ship = { '7,7': 'b001', '7,8': 'b138', '8,7': 'b005/1', '8,8': 'b021/1' };
    expect(yard({ ships: [ship] }).asked()).toBe('fly-on');
  });
});

describe('GT-6: cannons', () => {
  it('GT-6.3 a cannon counts 1 to the front and 0.5 in every other direction', () => {
    expect(stated([SLAVERS], { '7,7': 'start-cabin', '6,7': 'cannon' }).strength).toBe(1);
    expect(stated([SLAVERS], { '7,7': 'start-cabin', '7,8': 'cannon:e' }).strength).toBe(0.5);
    expect(stated([SLAVERS], { '7,7': 'start-cabin', '7,6': 'cannon:w' }).strength).toBe(0.5);
    expect(stated([SLAVERS], { '7,7': 'start-cabin', '8,7': 'cannon:s' }).strength).toBe(0.5);
  });
  it('GT-6.3 it may point in any direction', () => {
    const { place, t } = builder({ '7,7': 'start-cabin' }, 'b033'); // its connector is left of the barrel
    const turns = t.options(0, 'place').filter(({ at }) => at === t.square('7,8') || at === t.square('6,7'));
    expect(turns.map(({ turn }) => turn)).toEqual([3, 0]);
    expect(place('7,8', 0)).toBe('allowed');
  });
  it('GT-6.3 no component may stand in front of its barrel', () => {
    const ship = { '7,7': 'start-cabin', '7,6': 'b137', '6,7': 'b090/3' };
    expect(builder(ship, 'b052').place('6,6', 1)).toBe('GT-6.11 barrel-blocked');
    expect(builder({ '7,7': 'start-cabin', '7,6': 'b137' }, 'b052').place('6,6', 1)).toBe('allowed');
  });
  it('GT-6.4 a double cannon counts 2 to the front, otherwise 1, for a battery', () => {
    const battery = { '8,7': 'battery-2' };
    const front = stated([SLAVERS], { '7,7': 'start-cabin', '6,7': 'double-cannon', ...battery }, '6,7');
    expect([front.strength, front.t.tokensAt(0, '8,7')]).toEqual([2, 1]);
    const aside = stated([SLAVERS], { '7,7': 'start-cabin', '7,8': 'double-cannon:e', ...battery }, '7,8');
    expect([aside.strength, aside.t.tokensAt(0, '8,7')]).toEqual([1, 1]);
  });
  it('GT-6.4 without power it counts nothing', () => {
    const ship = { '7,7': 'start-cabin', '6,7': 'double-cannon', '8,7': 'battery-2' };
    expect(stated([SLAVERS], ship).strength).toBe(0);
  });
  it('GT-6.4 each use costs a battery again', () => {
    const ship = { '7,7': 'start-cabin', '6,7': 'double-cannon', '8,7': 'battery-2' };
    const t = flight({ deck: [PIRATES, 'ii-03'], ships: [ship], draws: { hit: dice() } }).flyOn();
    t.do(0, { do: 'power', part: '6,7' }).flyOn();
    expect(t.tokensAt(0, '8,7')).toBe(1);
    t.do(0, { do: 'power', part: '6,7' });
    expect(t.tokensAt(0, '8,7')).toBe(0);
  });
  it('GT-6.4 the square in front of it must be empty, too', () => {
    const ship = { '7,7': 'start-cabin', '7,6': 'b137', '6,7': 'b090/3' };
    expect(builder(ship, 'b061').place('6,6', 1)).toBe('GT-6.11 barrel-blocked');
  });
});

describe('GT-6: engines', () => {
  it('GT-6.5 an engine counts 1', () => {
    const { t, strength } = stated([OPEN_SPACE], { '7,7': 'start-cabin', '8,7': 'engine' });
    expect([strength, t.state.position[0]]).toEqual([1, 1]);
  });
  it('GT-6.5 its exhaust points to the rear', () => {
    const { place } = builder({ '7,7': 'start-cabin' }, 'b064');
    expect(place('8,7', 1)).toBe('GT-6.5 engine-direction'); // to the left
    expect(place('7,6', 2)).toBe('GT-6.5 engine-direction'); // to the front
    expect(place('6,7', 3)).toBe('GT-6.5 engine-direction'); // to the right
    expect(place('7,8', 0)).toBe('allowed');
  });
  it('GT-6.5 the square behind it must be empty', () => {
    const ship = { '7,7': 'start-cabin', '8,7': 'b138', '8,8': 'b090' };
    expect(builder(ship, 'b064').place('7,8', 0)).toBe('GT-6.11 exhaust-blocked');
  });
  it('GT-6.6 a double engine counts 2 for a battery, and nothing without', () => {
    const ship = { '7,7': 'start-cabin', '8,7': 'double-engine', '7,6': 'battery-2', '8,6': 'engine' };
    const powered = stated([OPEN_SPACE], ship, '8,7');
    expect([powered.strength, powered.t.tokensAt(0, '7,6')]).toEqual([3, 1]);
    const idle = stated([OPEN_SPACE], ship);
    expect([idle.strength, idle.t.tokensAt(0, '7,6')]).toEqual([1, 2]);
  });
  it('GT-6.6 it is placed like an engine', () => {
    const { place } = builder({ '7,7': 'start-cabin' }, 'b083'); // connectors to both sides
    expect(place('8,7', 1)).toBe('GT-6.5 engine-direction');
    const blocked = { '7,7': 'start-cabin', '8,7': 'b138', '8,8': 'b090' };
    expect(builder(blocked, 'b083').place('7,8', 0)).toBe('GT-6.11 exhaust-blocked');
    expect(place('7,8', 0)).toBe('allowed');
  });
});

describe('GT-6: shields', () => {
  const sides = (placed: number) =>
    ['front', 'right', 'rear', 'left'].filter((_, side) => SHIELD[placed] & (1 << side));
  it('GT-6.7 it covers front and right as printed, and turns with the tile', () => {
    const shield = TILES.findIndex((tile) => TILE_KINDS[tile.kind] === 'shield');
    expect([0, 1, 2, 3].map((turn) => sides(shield * 4 + turn))).toEqual([
      ['front', 'right'],
      ['right', 'rear'],
      ['rear', 'left'],
      ['front', 'left'],
    ]);
  });
  const ship = { '7,7': 'start-cabin', '8,7': 'shield:n', '7,6': 'battery-3', '8,8': 'cabin', '6,7': 'structural' };
  it('GT-6.7 it protects the whole ship, wherever it stands', () => {
    // a shot from the front at column 8, whose only component is the cabin
    const t = flight({ deck: [PIRATES], ships: [ship], draws: { hit: dice(8) } }).flyOn();
    expect(t.asked()).toBe('defend');
    t.do(0, { do: 'shield', part: t.square('8,7') });
    expect([t.events('hit')[0].result, t.has(0, '8,8'), t.tokensAt(0, '7,6')]).toEqual(['shielded', true, 2]);
  });
  it('GT-6.7 one use stops one hit: the next one costs a battery again', () => {
    const t = flight({ deck: [PIRATES], ships: [ship], draws: { hit: dice(8, 2, 8) } }).flyOn();
    t.do(0, { do: 'shield', part: t.square('8,7') });
    t.all('defend', { do: 'shield', part: t.square('8,7') });
    expect(t.events('hit').filter(({ seat }) => seat === 0)).toMatchObject([
      { result: 'shielded' },
      { result: 'missed' },
      { result: 'shielded' },
    ]);
    expect(t.tokensAt(0, '7,6')).toBe(1);
  });
  it('GT-6.7 sides that it does not cover stay open', () => {
    const turned = { ...ship, '8,7': 'shield:s' }; // rear and left
    const t = flight({ deck: [PIRATES], ships: [turned], draws: { hit: dice(8) } }).flyOn();
    expect([t.asked(), t.hits(0)[0], t.has(0, '8,8')]).toEqual(['over', 'destroyed', false]);
  });
});

describe('GT-6: batteries, holds, structural modules', () => {
  it('GT-6.8 a battery holds 2 or 3 tokens', () => {
    const t = yard({ ships: [{ '7,7': 'start-cabin', '7,6': 'battery-2', '8,7': 'battery-3' }] });
    expect([t.tokensAt(0, '7,6'), t.tokensAt(0, '8,7')]).toEqual([2, 3]);
  });
  it('GT-6.8 any token powers any component, however far away', () => {
    const ship = {
      '7,7': 'start-cabin',
      '6,7': 'double-cannon',
      '8,7': 'cabin',
      '8,6': 'battery-2',
      '7,8': 'battery-3',
    };
    const t = flight({ deck: [SLAVERS], ships: [ship] }).flyOn();
    t.do(0, { do: 'power', part: t.square('6,7') });
    expect(t.options(0, 'take-token').map(({ from }) => from)).toEqual([t.square('7,8'), t.square('8,6')]);
    t.do(0, { do: 'take-token', from: t.square('8,6') });
    expect([t.tokensAt(0, '8,6'), t.tokensAt(0, '7,8')]).toEqual([1, 3]);
  });
  const loads = (kind: string, planet: number) => {
    const t = flight({ deck: [PLANETS], ships: [{ '7,7': 'start-cabin', '8,7': kind }] }).flyOn();
    t.do(0, { do: 'land', planet });
    let loaded = 0;
    for (; t.asker === 0 && t.options(0, 'load').length > 0; loaded++) t.do(0, t.options(0, 'load')[0]);
    return { t, loaded };
  };
  it('GT-6.9 a hold takes a good in each container, but no red one', () => {
    expect(loads('hold-2', 2).t.goodsAt(0, '8,7')).toEqual([0, 0, 0, 2]); // of red, blue and blue
    expect(loads('hold-3', 2).t.goodsAt(0, '8,7')).toEqual([0, 0, 0, 2]);
    expect(loads('hold-2', 1).loaded).toBe(0); // red and red
  });
  it('GT-6.9 a special hold takes goods of any colour', () => {
    expect(loads('special-hold-1', 1).t.goodsAt(0, '8,7')).toEqual([1, 0, 0, 0]);
    expect(loads('special-hold-2', 1).t.goodsAt(0, '8,7')).toEqual([2, 0, 0, 0]);
    expect(loads('special-hold-2', 3).t.goodsAt(0, '8,7')).toEqual([0, 1, 0, 0]); // yellow
  });
  it('GT-6.9 a red good in a normal hold is refused', () => {
    const t = flight({ deck: [PLANETS], ships: [{ '7,7': 'start-cabin', '8,7': 'hold-2' }] }).flyOn();
    t.do(0, { do: 'land', planet: 2 });
    expect(t.refusal(0, { do: 'load', good: 'red', to: t.square('8,7') })).toBe('GT-9.7 not-offered');
  });
  it('GT-6.10 a structural module does nothing but join', () => {
    const idle = [
      'barrels',
      'exhaust',
      'shield',
      'plated',
      'crew',
      'sleepers',
      'batteries',
      'containers',
      'special',
    ] as const;
    for (const tile of tilesOfKind('structural')) expect(idle.map((key) => tile[key])).toEqual(idle.map(() => 0));
    expect(tilesOfKind('structural')).toHaveLength(8);
    const t = yard({ ships: [{ '7,7': 'start-cabin', '8,7': 'structural' }] });
    const at = cell(0, t.square('8,7'));
    expect([t.state.crew[at], t.state.tokens[at], t.state.goods[at]]).toEqual([0, 0, 0]);
  });
});

describe('GT-6: the empty square', () => {
  it('GT-6.11 not even a smooth side may stand in front of a barrel', () => {
    const ship = { '7,7': 'start-cabin', '7,8': 'b033', '6,7': 'b138' };
    expect(builder(ship, 'b090').place('6,8', 0)).toBe('GT-6.11 blocks-barrel');
  });
  it('GT-6.11 nor behind an exhaust', () => {
    const ship = { '7,7': 'start-cabin', '7,8': 'b064', '8,7': 'b138' };
    expect(builder(ship, 'b090').place('8,8', 0)).toBe('GT-6.11 blocks-exhaust');
  });
  it('GT-6.11 whether it is the new tile or the one before', () => {
    expect(builder({ '7,7': 'start-cabin', '7,6': 'b137', '6,7': 'b090/3' }, 'b052').place('6,6', 1)).toBe(
      'GT-6.11 barrel-blocked',
    );
    expect(builder({ '7,7': 'start-cabin', '8,7': 'b138', '8,8': 'b090' }, 'b064').place('7,8', 0)).toBe(
      'GT-6.11 exhaust-blocked',
    );
  });
});
