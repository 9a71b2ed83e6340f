import type { Plain } from '@starboard/kernel';
import { describe, expect, it } from 'vitest';
import { FRONT, REAR } from '../../src/content/cards.ts';
import { ROADS, type RoadName } from '../../src/content/roads.ts';
import { ALIEN } from '../../src/state.ts';
import type { Drawing } from '../ships.ts';
import { flight, PLAIN_SHIP } from '../table.ts';

type Setting = Omit<Parameters<typeof flight>[0], 'roads'>;

/** A flight with these Rough Roads in force; the first card is revealed. */
function rough(roads: readonly RoadName[], setting: Setting) {
  const t = flight({ ...setting, roads: roads.map((name) => ROADS.find((road) => road.name === name)?.id ?? '') });
  while (t.asked() === 'fly-on' && t.events('card-revealed').length === 0) t.do(t.asker, 'fly-on');
  return t;
}

/** Answers every question of this kind with what is offered first. */
function anyhow(t: ReturnType<typeof rough>, kind: string) {
  while (t.asked() === kind) t.do(t.asker, t.options(t.asker)[0]);
  return t;
}

const OPEN_SPACE = 'i-05';
const STARDUST = 'i-04';
const SHIP_FOR_TWO = 'i-18'; // 2 crew, 3 credits, 1 day
const STATION_FOR_FIVE = 'i-19'; // yellow and green, 1 day
const METEORS = 'i-11'; // large, small, large, all from the front
const SMALL_METEORS = 'i-10'; // from the front, the rear, the left and the right
const SMUGGLERS = 'i-02'; // strength 4
const PIRATES = 'i-03'; // strength 5, small, large, small from the front
const ZONE = 'i-16'; // crew: 3 days; engines: 2 crew; cannons: a small and a large shot from the rear
const SABOTAGE = 'iii-04'; // does nothing to a ship that is alone
const MISS = [1, 1];

/** Cannon strength 1.5 instead of 1. */
const ARMED: Drawing = { ...PLAIN_SHIP, '7,8': 'cannon:e' };
/** Engine strength 2 instead of 1. */
const FAST: Drawing = { ...PLAIN_SHIP, '8,8': 'engine' };
const without = (drawing: Drawing, square: string): Drawing =>
  Object.fromEntries(Object.entries(drawing).filter(([name]) => name !== square));

/** The handicap: the card holds for seat 0 only, or for seat 1 only. */
const FOR_FIRST: Plain = { handicap: ['1', '0'] };
const FOR_SECOND: Plain = { handicap: ['0', '1'] };

describe('GT-20.31: Cutthroat Competition', () => {
  const table = (options: Plain = {}, ships: Setting['ships'] = [undefined, ARMED]) =>
    rough(['cutthroat-competition'], { deck: [SHIP_FOR_TWO], ships, options, draws: { hit: MISS } });

  it('GT-20.31 whoever behind is stronger fires a large shot from the rear; then the card may be used', () => {
    const t = table().do(0, 'use');
    expect(t.events('strength-stated').map(({ seat, strength }) => [seat, strength])).toEqual([
      [0, 2],
      [1, 3],
    ]);
    expect(t.events('dice-rolled')).toMatchObject([{ seats: [0], large: true, from: REAR, why: 'shot' }]);
    t.do(0, 'use', { do: 'lose-crew', from: t.square('8,7') }, { do: 'lose-crew', from: t.square('8,7') });
    expect([t.state.credits[0] > 0, t.events('moved').map(({ days }) => days)]).toEqual([true, [-1]]);
  });
  it('GT-20.31 or he withdraws without losing days, and the offer passes on', () => {
    const t = table().do(0, 'use', 'pass');
    expect([t.asker, t.asked()]).toEqual([1, 'use']);
    t.do(1, 'use'); // nobody is behind
    expect(t.events('dice-rolled')).toHaveLength(1);
    expect(t.events('moved')).toEqual([]);
  });
  it('GT-20.31 those ahead neither state a strength nor fire', () => {
    const t = rough(['cutthroat-competition'], { players: 3, deck: [SHIP_FOR_TWO], ships: [ARMED] });
    t.do(0, 'pass').do(1, 'use');
    expect(t.events('strength-stated').map(({ seat }) => seat)).toEqual([1, 2]);
    expect(t.events('dice-rolled')).toEqual([]);
  });
  it('GT-20.31 nobody stronger: nobody fires', () => {
    expect(table({}, []).do(0, 'use').events('dice-rolled')).toEqual([]);
  });
  it('GT-20.31 who no longer meets the condition withdraws', () => {
    const t = rough(['cutthroat-competition'], {
      deck: ['i-17'], // 3 crew
      ships: [undefined, ARMED],
      draws: { hit: [3, 4] }, // the cabin behind the starting cabin
    }).do(0, 'use');
    t.all('keep', { do: 'keep', at: t.square('6,7') });
    expect([t.asker, t.asked()]).toEqual([1, 'use']);
  });
  it('GT-20.31 with five players both users go through this', () => {
    const t = rough(['cutthroat-competition'], {
      players: 5,
      deck: [SHIP_FOR_TWO],
      ships: [undefined, undefined, ARMED],
      draws: { hit: [...MISS, ...MISS] },
    });
    t.do(0, 'use', 'use');
    anyhow(t, 'lose-crew').do(1, 'use');
    expect(t.events('dice-rolled').map(({ seats }) => seats)).toEqual([[0], [1]]);
  });
  it('GT-20.31 he may withdraw even if nobody fired', () => {
    const t = table({}, []).do(0, 'use', 'pass');
    expect([t.asker, t.asked(), t.events('moved')]).toEqual([1, 'use', []]);
  });
  it('GT-20.8 with a handicap only those it holds for are challenged', () => {
    expect(table(FOR_SECOND).do(0, 'use').asked()).toBe('lose-crew');
    expect(table(FOR_FIRST).do(0, 'use').events('dice-rolled')).toHaveLength(1);
  });
});

describe('GT-20.32: Green with Envy', () => {
  const shots = (t: ReturnType<typeof rough>) => t.events('dice-rolled').filter(({ rule }) => rule === 'GT-20.32');
  const overtaking = (options: Plain = {}, seats: Setting['seats'] = []) =>
    rough(['green-with-envy'], {
      deck: [OPEN_SPACE, OPEN_SPACE],
      ships: [undefined, FAST],
      seats: [{ position: 0 }, { position: -1, ...seats[1] }],
      options,
      draws: { hit: [...MISS, ...MISS] },
    });

  it('GT-20.32 a new leader takes one large shot from the rear', () => {
    const t = overtaking();
    expect(t.events('moved').slice(0, 2)).toMatchObject([{ to: 1 }, { to: 2 }]);
    expect(shots(t)).toMatchObject([{ seats: [1], large: true, from: REAR }]); // and none after the second card
  });
  it('GT-20.32 a leader who gives up makes a new one', () => {
    const t = rough(['green-with-envy'], {
      deck: [OPEN_SPACE],
      ships: [without(PLAIN_SHIP, '8,6')],
      draws: { hit: MISS },
    });
    expect(t.events('gave-up')).toMatchObject([{ seat: 0, forced: true }]);
    expect(shots(t)).toMatchObject([{ seats: [1] }]);
  });
  it('GT-20.32 so does a ship that returns from hyperspace', () => {
    const t = rough(['green-with-envy'], {
      deck: [SABOTAGE],
      seats: [{ hyper: [1] }],
      draws: { hit: MISS },
      options: { newTechnology: true },
    });
    expect(shots(t)).toMatchObject([{ seats: [0] }]);
  });
  it('GT-20.32 and one that jumps into it', () => {
    const jumper: Drawing = {
      ...PLAIN_SHIP,
      '8,6': 'structural',
      '9,6': 'engine-booster',
      '9,5': 'engine',
      '7,8': 'battery-2',
    };
    const t = rough(['green-with-envy'], {
      deck: [SABOTAGE],
      ships: [jumper],
      draws: { hit: MISS },
      options: { newTechnology: true },
    });
    t.do(0, { do: 'jump', booster: t.square('9,6'), engine: t.square('9,5') });
    expect(shots(t)).toMatchObject([{ seats: [1] }]);
  });
  it('GT-20.8 with a handicap only a leader it holds for is shot at', () => {
    expect(shots(overtaking(FOR_FIRST))).toEqual([]);
    expect(shots(overtaking(FOR_SECOND))).toHaveLength(1);
  });
  it('GT-19.50 an escort does not help against what comes after the card', () => {
    const t = overtaking({}, [undefined, { escort: 1 }]);
    expect(t.events('hit').map(({ result }) => result)).toEqual(['missed']);
    const hit = rough(['green-with-envy'], {
      deck: [OPEN_SPACE],
      ships: [undefined, FAST],
      seats: [{ position: 0 }, { position: -1, escort: 1 }],
      draws: { hit: [3, 4] },
    });
    expect(hit.events('hit')).toMatchObject([{ seat: 1, result: 'destroyed' }]);
  });
});

describe('GT-20.33: Space Junk', () => {
  /** The cannon falls off every ship after Open Space. */
  const fatigue = [3, 4, 3, 3];
  const thrown = (t: ReturnType<typeof rough>) =>
    t.events('dice-rolled').flatMap(({ rule, seats }) => (rule === 'GT-20.33' ? [seats] : []));

  it('GT-20.33 what fell off is thrown as large meteors from the front at all behind its owner', () => {
    const t = rough(['space-junk', 'metal-fatigue'], {
      players: 3,
      deck: [OPEN_SPACE],
      draws: { fatigue, hit: [...MISS, ...MISS] },
    });
    expect(thrown(t)).toEqual([[1, 2], [2]]); // the last one throws nothing
    expect(t.events('dice-rolled').at(-1)).toMatchObject({ why: 'meteor', large: true, from: FRONT });
  });
  it('GT-20.33 what falls off through this is thrown, too, when its owner comes', () => {
    const tail: Drawing = { ...without(PLAIN_SHIP, '6,7'), '7,8': 'structural', '7,9': 'structural' };
    const t = rough(['space-junk', 'metal-fatigue'], {
      players: 3,
      deck: [OPEN_SPACE],
      ships: [undefined, tail, tail],
      draws: { fatigue, hit: [4, 4, ...MISS] }, // the meteor breaks off what hangs on 7,8
    });
    t.all('keep', { do: 'keep', at: t.square('7,7') });
    expect(thrown(t)).toEqual([[1, 2], [2]]);
  });
  it('GT-20.6 not what was destroyed', () => {
    const t = rough(['space-junk', 'space-madness'], { deck: [OPEN_SPACE], draws: { madness: fatigue } });
    expect(t.has(0, '6,7')).toBe(false);
    expect(thrown(t)).toEqual([]);
  });
  it('GT-20.6 nor what was given up', () => {
    const t = rough(['space-junk'], {
      deck: ['em-05'], // Robocops
      ships: [{ ...PLAIN_SHIP, '6,6': 'structural' }],
      options: { evilMachinations: true },
    });
    for (const seat of [0, 1]) t.do(seat, { do: 'bid', credits: 0 });
    t.do(0, { do: 'name-square', column: 6, row: 6 });
    expect(t.events('part-lost')).toMatchObject([{ how: 'given-up' }]);
    expect(thrown(t)).toEqual([]);
  });
  it('GT-20.6 and only after all movement, in the order as it is then', () => {
    const t = rough(['space-junk', 'metal-fatigue'], {
      deck: [OPEN_SPACE],
      ships: [undefined, FAST],
      seats: [{ position: 0 }, { position: -1 }],
      draws: { fatigue, hit: MISS },
    });
    expect(thrown(t)).toEqual([[0]]); // seat 1 has overtaken
  });
  it('GT-20.8 with a handicap every pile is thrown, but only those it holds for are hit', () => {
    const table = (handicap: readonly string[]) =>
      rough(['metal-fatigue', 'space-junk'], {
        players: 3,
        deck: [OPEN_SPACE],
        options: { handicap },
        draws: { fatigue, hit: [...MISS, ...MISS] },
      });
    expect(thrown(table(['1', '1', '2']))).toEqual([[2], [2]]);
  });
});

describe('GT-20.34: Déjà Vu', () => {
  const cards = (t: ReturnType<typeof rough>) => t.events('card-revealed').map(({ card }) => card);

  it('GT-20.34 what was suffered and what nobody used comes again in the same order', () => {
    const t = rough(['deja-vu'], { deck: [STARDUST, SHIP_FOR_TWO] })
      .flyOn()
      .all('use', 'pass')
      .flyOn();
    expect(t.events('deck-comes-again')).toMatchObject([{ cards: 2 }]);
    t.flyOn().all('use', 'pass');
    const [first, second, ...again] = cards(t);
    expect(again).toEqual([first, second]);
    expect(t.asked()).toBe('over'); // once more only
  });
  it('GT-20.34 an opportunity that was used does not', () => {
    const t = rough(['deja-vu'], { deck: [SHIP_FOR_TWO, STARDUST] }).do(0, 'use');
    t.all('lose-crew', { do: 'lose-crew', from: t.square('8,7') }).flyOn();
    const [, stardust, again] = cards(t);
    expect(again).toBe(stardust);
    expect(cards(t)).toHaveLength(3);
  });
  it('GT-20.34 an enemy that was defeated does not, even if nobody wanted the reward; one that won does', () => {
    const cannons = ['6,6', '6,8', '7,5', '7,9', '6,7'].map((square) => [square, 'cannon']);
    const gunship: Drawing = {
      ...{ '7,7': 'start-cabin', '7,6': 'structural', '7,8': 'structural', '8,8': 'engine' },
      ...Object.fromEntries(cannons),
    };
    const met = (ships: readonly Drawing[]) => rough(['deja-vu'], { deck: [SMUGGLERS, STARDUST], ships });
    const [enemy, stardust] = cards(met([]).flyOn());
    expect(cards(met([]).flyOn())).toEqual([enemy, stardust, enemy, stardust]);
    expect(cards(met([gunship]).do(0, 'decline').flyOn())).toEqual([enemy, stardust, stardust]);
  });
  it('GT-20.34 with a handicap only those it holds for fly the second time', () => {
    const t = rough(['deja-vu'], { deck: [STARDUST], options: FOR_FIRST }).flyOn();
    const moves = t.events('moved').map(({ seat }) => seat);
    expect(moves).toEqual([1, 0, 0]);
    expect(t.events('arrived').map(({ seat }) => seat)).toContain(1);
  });
});

describe('GT-20.35, GT-20.36: Space Madness and Metal Fatigue', () => {
  const MIDDLE = [3, 4, 3, 4];
  const lost = (t: ReturnType<typeof rough>) => t.events('part-lost').map(({ seat, at, how }) => [seat, at, how]);
  const table = (road: RoadName, draws: NonNullable<Setting['draws']>, more: Partial<Setting> = {}) => {
    const t = rough([road], {
      players: 3,
      deck: [OPEN_SPACE],
      seats: [undefined, { hyper: [2] }],
      options: { newTechnology: true },
      draws,
      ...more,
    });
    return anyhow(t, 'keep');
  };

  it('GT-20.35 after Open Space one roll destroys a component of everyone still flying, also in hyperspace', () => {
    const t = table('space-madness', { madness: MIDDLE });
    const middle = t.square('7,7'); // even the starting cabin
    expect(lost(t).filter(([, at]) => at === middle)).toEqual([0, 1, 2].map((seat) => [seat, middle, 'destroyed']));
  });
  it('GT-16.6, GT-20.35 sleepers replace crew that was lost in hyperspace', () => {
    const sleepers: Drawing = { ...PLAIN_SHIP, '7,7': ['start-cabin', { humans: 1 }], '7,8': 'stasis-chamber' };
    const t = table('space-madness', { madness: [3, 4, 4, 4] }, { ships: [undefined, sleepers] }); // the cabin 8,7
    expect([t.asked(), t.asker]).toEqual(['wake', 1]);
    t.do(1, { do: 'wake', from: '7,8', to: '7,7' });
    expect([t.crewAt(1, '7,7'), t.crewAt(1, '7,8')]).toEqual([2, 3]);
  });
  it('GT-20.36 Metal Fatigue lets it fall off, but not from ships in hyperspace', () => {
    const t = table('metal-fatigue', { fatigue: [3, 4, 3, 3] });
    const at = t.square('6,7');
    expect(lost(t)).toEqual([0, 2].map((seat) => [seat, at, 'fell']));
  });
  it('GT-20.36 nor from one that has just returned from there', () => {
    const t = table('metal-fatigue', { fatigue: [3, 4, 3, 3] }, { seats: [undefined, { hyper: [1] }] });
    expect(lost(t).map(([seat]) => seat)).toEqual([0, 2]);
  });
  it('GT-20.36 nor from a half that has just returned', () => {
    const ship: Drawing = { '7,4': 'cabin', '8,4': 'engine', '7,9': 'cabin', '8,9': 'engine', '7,10': 'structural' };
    const fell = (column: readonly number[]) =>
      lost(
        rough(['metal-fatigue'], {
          round: '2-IIA',
          deck: [OPEN_SPACE],
          ships: [ship, ship],
          seats: [{ hyper: [0, 1] }, { hyper: [2, 2] }],
          options: { newTechnology: true },
          draws: { fatigue: [...column, 3, 4] },
        }),
      ).filter(([, , how]) => how === 'fell').length;
    expect([fell([2, 2]), fell([5, 5])]).toEqual([1, 0]); // 7,4 of the left half, 7,10 of the right one
  });
  it('GT-20.36 Wide Open Space counts as Open Space, other cards do not', () => {
    const evil = { evilMachinations: true, newTechnology: true };
    expect(lost(table('metal-fatigue', { fatigue: [3, 4, 3, 3] }, { deck: ['em-06'], options: evil }))).toHaveLength(2);
    expect(lost(table('metal-fatigue', {}, { deck: [STARDUST] }))).toEqual([]);
  });
  it('GT-20.35 who has arrived before a second pass of Déjà Vu is out of reach', () => {
    const t = rough(['space-madness', 'deja-vu'], {
      deck: [OPEN_SPACE],
      options: { handicap: ['2', '1'] },
      draws: { madness: [1, 1, 1, 1, 3, 4, 3, 3] },
    }).flyOn();
    expect(lost(t).map(([seat]) => seat)).toEqual([0]);
  });
  it('GT-20.35 only ships that it holds for are struck', () => {
    const t = rough(['space-madness'], { deck: [OPEN_SPACE], options: FOR_SECOND, draws: { madness: [3, 4, 3, 3] } });
    expect(lost(t).map(([seat]) => seat)).toEqual([1]);
  });
});

describe('GT-20.37: Cheap Batteries', () => {
  const table = (
    parts: Drawing,
    tokens: number,
    roads: readonly RoadName[] = ['cheap-batteries'],
    options: Plain = {},
  ) =>
    rough(roads, {
      deck: [PIRATES],
      ships: [{ ...PLAIN_SHIP, '7,6': ['battery-3', { tokens }], ...parts }],
      draws: { hit: [4, 4, ...MISS, ...MISS] },
      options: { newTechnology: true, ...options },
    });
  const shield: Drawing = { '8,8': 'shield:n' };
  const cannon: Drawing = { '7,8': 'structural', '6,8': 'double-cannon' };

  it('GT-20.37 a shield costs two tokens', () => {
    const t = table(shield, 3);
    t.do(0, { do: 'shield', part: t.square('8,8') });
    expect(t.tokensAt(0, '7,6')).toBe(1);
  });
  it('GT-20.37 with one token it cannot be used', () => {
    expect(table(shield, 1).asked()).not.toBe('defend');
    expect(table(shield, 1, []).asked()).toBe('defend');
    expect(table(shield, 1, ['cheap-batteries'], FOR_SECOND).asked()).toBe('defend'); // GT-20.8
  });
  it('GT-20.37 a double cannon costs two, too', () => {
    const t = table(cannon, 3);
    t.do(0, { do: 'power', part: t.square('6,8') });
    expect(t.tokensAt(0, '7,6')).toBe(1);
    expect(table(cannon, 1).asked()).not.toBe('state-strength'); // nothing can be powered
  });
  it('GT-20.37 tokens that are lost are no use of power', () => {
    const t = rough(['cheap-batteries'], {
      deck: ['i-02'], // smugglers: 2 goods, or a token for each
      ships: [{ ...PLAIN_SHIP, '7,6': 'battery-3' }],
    });
    expect(t.tokensAt(0, '7,6')).toBe(1);
  });
});

describe('GT-20.38: Antiverse', () => {
  const tail: Drawing = { ...without(PLAIN_SHIP, '8,7'), '7,6': 'structural' };
  const table = (
    ship: Drawing,
    dice: readonly number[],
    options: Plain = {},
    roads: readonly RoadName[] = ['antiverse'],
  ) => rough(roads, { deck: [METEORS], ships: [ship, ship], options, draws: { hit: [...dice, ...MISS, ...MISS] } });
  const first = (t: ReturnType<typeof rough>, seat = 0) => t.events('hit').find((hit) => hit.seat === seat);

  it('GT-20.38 what comes from the front comes from the rear', () => {
    const t = table(PLAIN_SHIP, [3, 4]);
    expect(first(t)).toMatchObject({ side: REAR, at: t.square('8,7'), result: 'destroyed' });
    const normal = table(PLAIN_SHIP, [3, 4], {}, []);
    expect(first(normal)).toMatchObject({ side: FRONT, at: normal.square('6,7'), result: 'shot-down' });
  });
  it('GT-20.38 a large meteor from the rear is shot down only by a cannon to the rear in exactly that column', () => {
    const behind: Drawing = { ...tail, '8,7': 'cannon:s' };
    expect(first(table(behind, [3, 4]))).toMatchObject({ result: 'shot-down' });
    expect(first(table(behind, [3, 3]))).toMatchObject({ result: 'destroyed' });
  });
  it('GT-20.38 left and right change places', () => {
    const ship: Drawing = { '7,7': 'start-cabin', '7,6': 'structural', '7,8': 'structural' };
    const t = rough(['antiverse'], { deck: ['i-09'], ships: [ship, ship], draws: { hit: [...MISS, 3, 4, 3, 4] } });
    expect(t.events('hit').filter(({ large }) => !large)).toMatchObject([
      { side: 1 },
      { side: 1 },
      { side: 3 },
      { side: 3 },
    ]);
  });
  it('GT-20.8 for ships it holds for only; one roll serves all', () => {
    const t = anyhow(table(PLAIN_SHIP, [3, 4], FOR_FIRST), 'keep');
    expect([first(t, 0)?.side, first(t, 1)?.side]).toEqual([REAR, FRONT]);
    expect(t.events('dice-rolled')[0]).toMatchObject({ from: FRONT, seats: [0, 1], turned: [0] });
  });
  it('GT-20.12 a somersaulted ship is then hit on its opposite printed side', () => {
    const t = rough(['antiverse', 'somersaults'], {
      deck: [METEORS],
      seats: [{ front: 'south' }],
      draws: { hit: [3, 4, ...MISS, ...MISS] },
    });
    expect([first(t, 0)?.side, first(t, 1)?.side]).toEqual([FRONT, REAR]);
  });
});

describe('GT-20.40: Merciless Fate', () => {
  const big: Drawing = { ...PLAIN_SHIP, '7,8': 'cabin' };
  const worst = (t: ReturnType<typeof rough>) => t.events('chosen-as-worst').map(({ seat }) => seat);

  it('GT-20.40 everyone but the highest suffers', () => {
    const t = rough(['merciless-fate'], {
      players: 3,
      deck: [SABOTAGE],
      ships: [undefined, big],
      draws: { sabotage: [3, 4, 3, 3] },
    });
    expect(worst(t)).toEqual([0, 2]);
    expect([0, 1, 2].map((seat) => t.has(seat, '6,7'))).toEqual([false, true, false]);
  });
  it('GT-20.40 at a tie only the one further back escapes', () => {
    const t = rough(['merciless-fate'], {
      players: 3,
      deck: [SABOTAGE],
      ships: [big, big],
      draws: { sabotage: [3, 4, 3, 3] },
    });
    expect(worst(t)).toEqual([0, 2]);
  });
  it('GT-20.40 in a Combat Zone days are lost rearmost first, crew in flight order', () => {
    const t = rough(['merciless-fate'], {
      players: 3,
      deck: [ZONE],
      ships: [big, undefined, FAST],
      draws: { hit: [...MISS, ...MISS] },
    });
    expect(t.events('moved')).toMatchObject([
      { seat: 2, days: -3 },
      { seat: 1, days: -3 },
    ]); // seat 0 has the most crew
    t.all('lose-crew', { do: 'lose-crew', from: t.square('8,7') });
    expect(new Set(t.events('crew-lost').map(({ seat }) => seat))).toEqual(new Set([0, 1]));
    expect(t.events('dice-rolled')).toMatchObject([{ seats: [0, 1] }, { seats: [0, 1] }]);
  });
  it('GT-20.40 five-player reductions are not used', () => {
    const t = rough(['merciless-fate'], { players: 5, deck: [ZONE], draws: { hit: [...MISS, ...MISS] } });
    expect(t.events('moved').map(({ seat, days }) => [seat, days])).toEqual([3, 2, 1, 0].map((seat) => [seat, -3]));
  });
  it('GT-20.40 with a handicap the others suffer as without the card', () => {
    const t = rough(['merciless-fate'], {
      players: 3,
      deck: [SABOTAGE],
      ships: [undefined, undefined, big],
      options: { handicap: ['0', '1', '0'] },
      draws: { sabotage: [3, 4, 3, 3] },
    });
    expect(worst(t)).toEqual([0, 1]);
  });
});

describe('GT-20.41: Clean Through', () => {
  const table = (ship: Drawing, dice: readonly number[], card = METEORS) =>
    rough(['clean-through'], { deck: [card], ships: [ship], draws: { hit: [...dice, ...MISS, ...MISS, ...MISS] } });
  const destroyed = (t: ReturnType<typeof rough>) =>
    t.events('part-lost').flatMap(({ seat, at, how }) => (seat === 0 && how === 'destroyed' ? [at] : []));

  it('GT-20.41 the next component in the line is destroyed, too, and no third one', () => {
    const row: Drawing = { ...PLAIN_SHIP, '7,6': 'structural', '6,6': 'structural' };
    const t = table(row, [3, 3]);
    expect(destroyed(t)).toEqual([t.square('6,6'), t.square('7,6')]);
    expect(t.has(0, '8,6')).toBe(true);
  });
  it('GT-20.41 across empty squares', () => {
    const gap: Drawing = {
      ...without(PLAIN_SHIP, '6,7'),
      '6,6': 'structural',
      '7,6': 'structural',
      '8,6': 'structural',
      '9,6': 'structural',
      '9,5': 'structural',
      '8,5': 'structural',
      '7,5': 'structural',
    };
    const t = table(without(without(gap, '7,6'), '6,6'), [2, 3]);
    expect(destroyed(t)).toEqual([t.square('7,5'), t.square('8,5')]);
    const far = table({ ...PLAIN_SHIP, '6,7': 'structural', '6,6': 'structural' }, [3, 3]);
    expect(destroyed(far)).toEqual([far.square('6,6'), far.square('8,6')]);
  });
  it('GT-20.41 a small meteor goes on only to a connector', () => {
    const fly = (ship: Drawing) => table({ '7,7': 'start-cabin', ...ship }, [3, 3], SMALL_METEORS);
    const joined = fly({ '7,6': 'structural', '8,6': 'b070', '8,7': 'cabin' }); // the engine has a connector ahead
    expect(destroyed(joined)).toEqual([joined.square('7,6'), joined.square('8,6')]);
    const smooth = fly({ '7,6': 'b144', '8,7': 'cabin', '8,6': 'b067' }); // it has none
    expect(destroyed(smooth)).toEqual([smooth.square('7,6')]);
  });
  it('GT-20.41 a small shot goes on to a smooth side, too', () => {
    const smooth: Drawing = { '7,7': 'start-cabin', '7,6': 'b144', '8,7': 'cabin', '8,6': 'b067' };
    const t = table(smooth, [3, 3], 'i-03'); // pirates, the first of whose shots is small
    expect(destroyed(t)).toEqual([t.square('7,6'), t.square('8,6')]);
  });
  it('GT-20.41 plating ends it', () => {
    const plated = rough(['clean-through'], {
      deck: [METEORS],
      ships: [{ ...PLAIN_SHIP, '6,7': 'structural', '6,6': 'structural', '7,6': 'e40/2' }],
      options: { newTechnology: true },
      draws: { hit: [3, 3, ...MISS, ...MISS] },
    });
    expect(destroyed(plated)).toEqual([plated.square('6,6')]);
  });
  it('GT-20.8 only on ships that it holds for', () => {
    const row: Drawing = { ...PLAIN_SHIP, '7,6': 'structural', '6,6': 'structural' };
    const t = rough(['clean-through'], {
      deck: [METEORS],
      ships: [row],
      options: FOR_SECOND,
      draws: { hit: [3, 3, ...MISS, ...MISS] },
    });
    expect(destroyed(t)).toEqual([t.square('6,6')]);
  });
});

describe('GT-20.42: Crafty Crew', () => {
  const laden: Drawing = { ...PLAIN_SHIP, '7,6': 'hold-2', '7,8': 'cabin' };
  const station = (credits: number, options: Plain = {}) =>
    rough(['crafty-crew'], { deck: [STATION_FOR_FIVE, STARDUST], ships: [laden], seats: [{ credits }], options }).do(
      0,
      'use',
    );

  it('GT-20.42 of goods gained the union takes one', () => {
    const t = station(0);
    expect(t.options(0).map((option) => [option.do, option.good])).toEqual([
      ['give-good', 'yellow'],
      ['give-good', 'green'],
    ]);
    t.do(0, { do: 'give-good', good: 'green' }, { do: 'load', good: 'yellow', to: t.square('7,6') });
    expect(t.goodsAt(0, '7,6')).toEqual([0, 1, 0, 0]);
    expect(t.events('goods-returned')).toMatchObject([{ rule: 'GT-20.42', goods: [0, 0, 1, 0] }]);
  });
  it('GT-9.7 goods aboard are rearranged though the union has taken the only one gained', () => {
    const ships: Drawing[] = [{ ...laden, '7,6': ['hold-2', { goods: { blue: 1 } }] }];
    const t = rough(['crafty-crew'], { deck: [STATION_FOR_FIVE, STARDUST], ships, options: { limitedGoods: true } });
    t.state.bankGoods[1] = 0; // no yellow
    t.do(0, 'use', { do: 'give-good', good: 'green' });
    expect(t.options(0, 'unload')).toHaveLength(1);
  });
  it('GT-20.42 or 1 credit; batteries are not accepted', () => {
    const t = station(2);
    expect(t.options(0, 'give-credit')).toHaveLength(1);
    t.do(0, 'give-credit');
    expect([t.state.credits[0], t.asked()]).toEqual([1, 'load']);
  });
  it('GT-20.42 of credits gained it takes one', () => {
    const t = rough(['crafty-crew'], { deck: [SHIP_FOR_TWO, STARDUST] }).do(0, 'use');
    t.all('lose-crew', { do: 'lose-crew', from: t.square('8,7') });
    expect(t.state.credits[0]).toBe(2);
  });
  it('GT-20.8 not of those it does not hold for', () => {
    expect(station(2, FOR_SECOND).asked()).toBe('load');
  });
});

describe('GT-20.43, GT-20.44: Explosive Cargo and Explosive Batteries', () => {
  const loaded: Drawing = {
    ...PLAIN_SHIP,
    '6,6': 'structural',
    '7,6': ['special-hold-1', { goods: { red: 1 } }],
    '7,5': 'structural',
  };
  const charged: Drawing = { ...PLAIN_SHIP, '7,6': ['battery-2', { tokens: 1 }], '7,5': 'structural' };
  const table = (roads: readonly RoadName[], ship: Drawing, square: readonly number[], options: Plain = {}) => {
    const t = rough(roads, {
      deck: [SABOTAGE],
      ships: [ship, { ...PLAIN_SHIP, '7,8': 'cabin' }],
      options,
      draws: { sabotage: square },
    });
    return anyhow(t, 'keep');
  };
  const destroyed = (t: ReturnType<typeof rough>) =>
    t.events('part-lost').flatMap(({ at, how }) => (how === 'destroyed' ? [at] : []));
  const HOLD = [3, 3, 3, 4];
  const NEIGHBOUR = [2, 3, 3, 4];

  it('GT-20.43 a destroyed component with a red good takes its four neighbours along', () => {
    const t = table(['explosive-cargo'], loaded, HOLD);
    expect(new Set(destroyed(t))).toEqual(new Set(['7,6', '6,6', '7,7', '8,6', '7,5'].map((name) => t.square(name))));
    expect(t.events('explosion')).toHaveLength(1);
  });
  it('GT-20.43 other goods do not explode', () => {
    const t = table(['explosive-cargo'], { ...loaded, '7,6': ['special-hold-1', { goods: { blue: 1 } }] }, HOLD);
    expect(destroyed(t)).toEqual([t.square('7,6')]);
  });
  it('GT-20.44 the same for a component with a battery token', () => {
    const t = table(['explosive-batteries'], charged, HOLD);
    expect(destroyed(t)).toHaveLength(4);
    expect(destroyed(table(['explosive-cargo'], charged, HOLD))).toHaveLength(1);
    expect(
      destroyed(table(['explosive-batteries'], { ...charged, '7,6': ['battery-2', { tokens: 0 }] }, HOLD)),
    ).toHaveLength(1);
  });
  it('GT-20.5 explosions chain', () => {
    const chain: Drawing = { ...charged, '7,5': ['battery-2', { tokens: 2 }], '8,5': 'structural' };
    const t = table(['explosive-batteries'], chain, NEIGHBOUR);
    expect(t.events('explosion').map(({ at }) => at)).toEqual([t.square('7,5'), t.square('7,6')]);
    expect([t.has(0, '8,5'), t.has(0, '7,7')]).toEqual([false, false]);
  });
  it('GT-20.5 what falls off does not explode', () => {
    const t = rough(['explosive-batteries', 'metal-fatigue'], {
      deck: [OPEN_SPACE],
      ships: [{ ...PLAIN_SHIP, '7,6': ['battery-2', { tokens: 2 }], '7,5': 'structural' }],
      draws: { fatigue: HOLD },
    });
    t.all('keep', { do: 'keep', at: t.square('6,7') });
    expect(t.events('explosion')).toEqual([]);
    expect(t.has(0, '7,7')).toBe(true);
  });
  it('GT-20.5 nor what is given up', () => {
    const t = rough(['explosive-batteries'], {
      deck: ['em-05'], // Robocops
      ships: [{ ...PLAIN_SHIP, '6,6': 'structural', '6,7': ['battery-2', { tokens: 2 }] }],
      options: { evilMachinations: true },
    });
    for (const seat of [0, 1]) t.do(seat, { do: 'bid', credits: 0 });
    t.do(0, { do: 'name-square', column: 6, row: 6 });
    expect(t.events('explosion')).toEqual([]);
  });
  it('GT-20.7 the waves come first, then what is not joined falls off', () => {
    const t = table(['explosive-cargo'], { ...loaded, '8,5': 'structural' }, HOLD);
    const how = t.events('part-lost').map((event) => event.how);
    expect(how.indexOf('fell')).toBe(5);
    expect(how.lastIndexOf('destroyed')).toBe(4);
  });
  it('GT-20.8 not on ships it does not hold for', () => {
    expect(destroyed(table(['explosive-cargo'], loaded, HOLD, FOR_SECOND))).toHaveLength(1);
  });
});

describe('GT-20.45: Contaminated Goods', () => {
  const alien: Drawing = {
    ...PLAIN_SHIP,
    '7,6': 'hold-2',
    '7,8': 'cabin',
    '8,8': ['cabin', { alien: 'brown' }],
    '9,8': 'life-support-brown',
  };
  const station = (options: Plain = {}) =>
    rough(['contaminated-goods'], { deck: [STATION_FOR_FIVE, STARDUST], ships: [alien], options }).do(0, 'use');

  it('GT-20.45 each good beyond the number of aliens costs a human before loading', () => {
    const t = station(); // 2 goods, 1 alien
    expect(t.asked()).toBe('lose-crew');
    expect(t.refusal(0, { do: 'lose-crew', from: t.square('8,8') })).toBe('GT-9.9 not-offered'); // not the alien
    t.do(0, { do: 'lose-crew', from: t.square('7,8') });
    expect([t.crewAt(0, '7,8'), t.crewAt(0, '8,8'), t.asked()]).toEqual([1, ALIEN.brown, 'load']);
  });
  it('GT-20.45 however many goods can be stored', () => {
    const t = rough(['contaminated-goods'], {
      deck: ['i-12', STARDUST], // planet 1: red, green and three blue
      ships: [without(alien, '7,6')],
    });
    t.do(0, { do: 'land', planet: 1 });
    anyhow(t, 'lose-crew');
    expect(t.events('crew-lost').reduce((sum, { humans }) => sum + humans, 0)).toBe(4);
  });
  it('GT-20.45 who declines the goods does not use the card', () => {
    const t = rough(['contaminated-goods'], { deck: [STATION_FOR_FIVE, STARDUST], ships: [alien] }).do(0, 'pass');
    expect(t.events('crew-lost')).toEqual([]);
  });
  it('GT-20.8 others load as usual', () => {
    expect(station(FOR_SECOND).asked()).toBe('load');
  });
});

describe('GT-20.46: Somersaults', () => {
  const hit = { hit: [3, 4, ...MISS, ...MISS] };
  const noCannon: Drawing = { ...PLAIN_SHIP, '6,7': 'structural' };
  const table = (deck: readonly string[], options: Plain = {}, draws: Setting['draws'] = hit) =>
    rough(['somersaults'], { deck, ships: [noCannon], options, draws });

  it('GT-20.46 a ship that lost a component turns after the card; engines to the front then subtract', () => {
    const t = table([METEORS, OPEN_SPACE]);
    expect(t.events('ship-turned').map(({ seat }) => seat)).toEqual([0]);
    expect(t.state.front[0]).toBe(2);
    t.flyOn();
    expect(t.events('gave-up')).toMatchObject([{ seat: 0, rule: 'GT-13.2' }]); // below 0 counts as 0
  });
  it('GT-20.46 before a card it may be turned back for a day', () => {
    const t = table([METEORS, OPEN_SPACE]);
    expect(t.options(0, 'turn-back')).toHaveLength(1);
    t.do(0, 'turn-back', 'fly-on').do(1, 'fly-on');
    expect([t.state.front[0], t.state.turned[0]]).toEqual([0, 0]);
    expect(t.events('moved').slice(0, 2)).toMatchObject([{ seat: 0, days: -1, rule: 'GT-20.46' }, { days: 1 }]);
  });
  it('GT-20.46 exhausts to the current rear count, those to the front subtract', () => {
    const both: Drawing = { ...FAST, '6,8': 'engine:n', '7,8': 'structural' };
    const t = rough(['somersaults'], { deck: [OPEN_SPACE], ships: [both] });
    expect(t.events('strength-stated')[0]).toMatchObject({ seat: 0, strength: 1 });
  });
  it('GT-20.46 everything is judged in the current orientation', () => {
    const t = rough(['somersaults'], {
      deck: [METEORS],
      seats: [{ front: 'south' }],
      draws: { hit: [3, 4, ...MISS, ...MISS] },
    });
    expect(t.events('hit')[0]).toMatchObject({ seat: 0, at: t.square('8,7'), result: 'destroyed' });
  });
  it('GT-20.8 ships it does not hold for fly straight on', () => {
    expect(table([METEORS, OPEN_SPACE], FOR_SECOND).events('ship-turned')).toEqual([]);
  });
});

describe('GT-20.48: Blackout', () => {
  const blackout = { blackout: 6 };
  const table = (ship: Drawing, deck: readonly string[], more: Partial<Setting> = {}) =>
    rough(['blackout'], { deck, ships: [ship], state: blackout, ...more });

  it('GT-20.48 an engine in the dead column does nothing', () => {
    const t = table(PLAIN_SHIP, [OPEN_SPACE]);
    expect(t.events('gave-up').map(({ seat }) => seat)).toEqual([0, 1]);
  });
  it('GT-20.48 cannons there neither count nor shoot', () => {
    const t = table({ ...PLAIN_SHIP, '7,6': 'cannon' }, [METEORS, PIRATES], {
      draws: { hit: [3, 3, ...MISS, ...MISS, ...MISS, ...MISS, ...MISS] },
    });
    expect(t.events('hit')[0]).toMatchObject({ seat: 0, at: t.square('7,6'), result: 'destroyed' });
    const alive = table({ ...PLAIN_SHIP, '7,6': 'cannon' }, [PIRATES], { draws: { hit: [...MISS, ...MISS, ...MISS] } });
    expect(alive.events('strength-stated')[0]).toMatchObject({ seat: 0, strength: 2 }); // only the one in column 7
  });
  it('GT-20.48 components there hold nothing', () => {
    const t = table({ ...PLAIN_SHIP, '7,6': 'battery-2', '8,6': 'cabin', '9,6': 'hold-2', '7,8': 'cabin' }, [
      STATION_FOR_FIVE,
    ]);
    expect([t.tokensAt(0, '7,6'), t.crewAt(0, '8,6')]).toEqual([0, 0]);
    t.do(0, 'use');
    expect(t.asked()).not.toBe('load');
  });
  it('GT-20.48 a life support there supports nobody', () => {
    const cabin: Drawing = { ...PLAIN_SHIP, '7,6': 'life-support-brown', '7,5': 'cabin' };
    const t = rough(['blackout'], {
      deck: [STARDUST],
      ships: [cabin],
      state: { ...blackout, phase: 'boarding', active: 0 },
    });
    expect(t.asked()).not.toBe('boarding');
    const lit = rough([], { deck: [STARDUST], ships: [cabin], state: { phase: 'boarding', active: 0 } });
    expect(lit.asked()).toBe('boarding');
  });
  it('GT-20.48 plating still works, and components there are hit as usual', () => {
    const plated = table({ ...PLAIN_SHIP, '7,6': 'e40/2' }, [METEORS], {
      options: { newTechnology: true },
      draws: { hit: [3, 3, ...MISS, ...MISS] },
    });
    expect(plated.events('hit')[0]).toMatchObject({ seat: 0, result: 'bounced' });
  });
  it('GT-20.8 works on ships it does not hold for', () => {
    const t = table(PLAIN_SHIP, [OPEN_SPACE], { options: FOR_SECOND });
    expect(t.events('gave-up').map(({ seat }) => seat)).toEqual([1]);
  });
});

describe('GT-20.49: Connector Trouble', () => {
  const days = (roads: readonly RoadName[], options: Plain = {}) =>
    rough(roads, { deck: [STARDUST], ships: [{ '7,7': 'start-cabin', '7,6': 'b137/1' }], options })
      .events('moved')
      .find(({ seat }) => seat === 0)?.days;

  it('GT-20.49 a join of different types counts as an exposed connector', () => {
    expect((days([]) ?? 0) - (days(['connector-trouble']) ?? 0)).toBe(1);
    expect((days([]) ?? 0) - (days(['connector-trouble'], FOR_SECOND) ?? 0)).toBe(0); // GT-20.8
  });
  it('GT-20.49 a join of the same type does not', () => {
    const same: Drawing = { '7,7': 'start-cabin', '7,6': 'b137/0' };
    const lost = (roads: readonly RoadName[]) =>
      rough(roads, { deck: [STARDUST], ships: [same] })
        .events('moved')
        .find(({ seat }) => seat === 0)?.days;
    expect(lost(['connector-trouble'])).toBe(lost([]));
  });
});

describe('GT-20.53: Gravity Well', () => {
  it('GT-20.53 a loss of days on a card is one day more', () => {
    const moved = (options: Plain) => {
      const t = rough(['gravity-well'], { deck: [SHIP_FOR_TWO, STARDUST], options }).do(0, 'use');
      t.all('lose-crew', { do: 'lose-crew', from: t.square('8,7') });
      return t.events('moved')[0].days;
    };
    expect([moved({}), moved(FOR_FIRST), moved(FOR_SECOND)]).toEqual([-2, -2, -1]);
  });
  it('GT-20.53 turning back costs one day as before', () => {
    const t = rough(['gravity-well', 'somersaults'], {
      deck: [METEORS, OPEN_SPACE],
      ships: [{ ...PLAIN_SHIP, '6,7': 'structural' }],
      draws: { hit: [3, 4, ...MISS, ...MISS] },
    });
    t.do(0, 'turn-back', 'fly-on').do(1, 'fly-on');
    expect(t.events('moved')[0]).toMatchObject({ seat: 0, days: -1 });
  });
});

describe('GT-20.54: Customs Duty', () => {
  const goods = { red: 1, yellow: 1 };
  const laden: Drawing = {
    ...PLAIN_SHIP,
    '7,6': ['special-hold-2', { goods }],
    '7,8': ['hold-2', { goods: { green: 1, blue: 1 } }],
  };
  const sold = (t: ReturnType<typeof rough>) =>
    t.events('ledger-line').flatMap(({ seat, line, credits }) => (seat === 0 && line === 'goods' ? [credits] : []));
  const table = (options: Plain = {}) => flight({ deck: [SABOTAGE], ships: [laden], roads: ['rr-24'], options });

  it('GT-20.54 every good sold brings 1 credit less, but not below 0', () => {
    expect(sold(table().flyOn())).toEqual([3 + 2 + 1 + 0]);
    expect(sold(table(FOR_SECOND).flyOn())).toEqual([10]);
  });
  it('GT-20.54 the extra of the Trader is not reduced', () => {
    const trader: Drawing = { ...laden, '8,8': ['cabin', { alien: 'cyan' }], '9,8': 'life-support-cyan' };
    const t = flight({
      deck: [SABOTAGE],
      ships: [trader, { ...PLAIN_SHIP, '7,8': 'cabin' }],
      seats: [{ role: 'trader' }, { hyper: [2] }],
      roads: ['rr-24'],
      options: { newTechnology: true },
    }).flyOn();
    expect(sold(t)).toEqual([6]);
    expect(t.events('ledger-line').find(({ line }) => line === 'trader')?.credits).toBe(2);
  });
  it('GT-20.54 halving after giving up comes afterwards', () => {
    const t = table().do(0, { do: 'give-up', half: 'ship' }).flyOn();
    expect(sold(t)).toEqual([3]);
  });
});

describe('GT-20.55: Fussy Aliens', () => {
  const brown: Drawing = { ...PLAIN_SHIP, '7,8': ['cabin', { alien: 'brown' }], '8,8': 'life-support-brown' };
  const table = (die: number, options: Plain = {}) =>
    rough(['fussy-aliens'], { deck: [OPEN_SPACE, STARDUST], ships: [brown], options, draws: { 'fussy-alien': [die] } });

  it('GT-20.55 counted, its owner rolls; on a 1 it leaves after the card', () => {
    const t = table(1).do(0, 'call-alien');
    expect(t.events('fussy-roll')).toMatchObject([{ seat: 0, die: 1 }]);
    expect(t.events('strength-stated')[0]).toMatchObject({ strength: 3 });
    expect(t.crewAt(0, '7,8')).toBe(0);
  });
  it('GT-16.6, GT-20.55 sleepers take its place, also if the ship has jumped since', () => {
    const jumper: Drawing = {
      ...{ ...brown, '8,5': 'engine-booster', '9,5': 'battery-3' },
      ...{ '7,6': 'stasis-chamber', '8,9': 'cannon:e', '9,8': 'engine', '9,9': 'engine' },
    };
    const t = rough(['fussy-aliens'], {
      deck: [ZONE, STARDUST],
      ships: [jumper],
      options: { newTechnology: true },
      draws: { 'fussy-alien': [1] },
    });
    for (let i = 0; i < 20 && t.asked() !== 'wake'; i++) {
      const seat = t.asker;
      const jumps = t.events('fussy-roll').length > 0 ? t.options(seat, 'jump') : [];
      const [called] = t.options(seat, 'call-alien');
      t.do(seat, jumps[0] ?? called ?? t.options(seat)[0]);
    }
    expect([t.story.filter((event) => event === 'jumped'), t.asked(), t.asker]).toEqual([['jumped'], 'wake', 0]);
    t.do(0, { do: 'wake', from: '7,6', to: '7,8' });
    expect(t.crewAt(0, '7,8')).toBe(1);
  });
  it('GT-20.55 otherwise it stays', () => {
    expect(table(2).do(0, 'call-alien').crewAt(0, '7,8')).toBe(ALIEN.brown);
  });
  it('GT-20.55 who does not count the bonus does not roll', () => {
    const t = table(1).do(0, 'state');
    expect(t.events('fussy-roll')).toEqual([]);
    expect(t.events('strength-stated')[0]).toMatchObject({ strength: 1 });
  });
  it('GT-20.8 other aliens always count', () => {
    const t = table(1, FOR_SECOND);
    expect(t.events('strength-stated')[0]).toMatchObject({ strength: 3 });
  });
});
