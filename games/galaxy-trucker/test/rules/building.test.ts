import { readdirSync, readFileSync } from 'node:fs';
import { Random } from '@starboard/kernel';
import { describe, expect, it } from 'vitest';
import { LIVE, TURNS } from '../../src/state.ts';
import { type TestTable, table } from '../table.ts';
import { finish, live, look, place, shift, take, takeReserved, tile } from '../yard.ts';

/** Tiles that fit anywhere around a starting cabin: b125 3003, b113 3003, b121 0303. */
const OPEN = { faceUp: ['b125', 'b113', 'b121', 'b137', 'b139'] };
const open = () => live({ state: OPEN });

describe('GT-4.1: all build at the same time', () => {
  it('GT-4.1 nobody waits for anybody: each seat may act first, next and again', () => {
    const t = live({ players: 4 });
    t.do(2, 'draw').do(0, 'draw').do(2, 'return', 'draw').do(3, 'draw').do(1, 'draw');
    expect(t.state.hand.every((held) => held >= 0)).toBe(true);
    expect(t.match.decisions(0).map(({ seat, kind }) => `${seat} ${kind}`)).toEqual([
      ...['0 build', '1 build', '2 build', '3 build'],
    ]);
  });

  it('GT-4.1 at most one tile in hand, whatever the second would come from', () => {
    const t = live({ state: { ...OPEN, seats: { 0: { stash: ['b033'] } } } }).do(0, 'draw');
    for (const second of ['draw', take('b125'), takeReserved('b033')])
      expect(t.refusal(0, second)).toBe('GT-4.1 hand-full');
    expect(t.options(0, 'draw')).toEqual([]);
  });
});

describe('GT-4.2, GT-4.3, GT-4.4: the tile in hand', () => {
  it('GT-4.2 a random face-down tile is known to its taker alone, until he returns it', () => {
    const t = live({ draws: { tile: [28] } }).do(0, 'draw');
    const drawn = t.state.hand[0];
    expect(drawn).toBe(tile('b033'));
    expect(t.view(0).state.hand).toEqual([drawn, -1]);
    expect(t.view(1).state.hand).toEqual([-2, -1]);
    expect(t.match.history(1).flat()).not.toContainEqual(expect.objectContaining({ tile: drawn }));
    t.do(0, 'return');
    expect(t.options(1, 'take')).toEqual([take('b033')]);
  });

  it.each([
    ['placed', (t: TestTable) => place(t, '7,8')],
    ['stashed', () => ({ do: 'reserve' })],
  ])('GT-4.2 a face-down tile is seen by all once it is %s', (_, what) => {
    const t = live({ draws: { tile: [116] } }).do(0, 'draw'); // b121
    expect(t.view(1).state.where).not.toContain(t.state.where[tile('b121')]);
    t.do(0, what(t));
    expect((t.view(1).state.where as number[])[tile('b121')]).toBe(t.state.where[tile('b121')]);
  });

  it('GT-4.2 a chosen face-up tile, one of the own stash, or none of them if it lies elsewhere', () => {
    const t = live({ state: { ...OPEN, seats: { 0: { stash: ['b033'] }, 1: { stash: ['b034'] } } } });
    expect(t.refusal(0, take('b005'))).toBe('GT-4.18 tile-gone');
    expect(t.refusal(0, take('b034'))).toBe('GT-4.18 tile-gone');
    expect(t.refusal(0, takeReserved('b034'))).toBe('GT-4.1 not-offered');
    t.do(0, takeReserved('b033')).do(1, take('b125'));
    expect(t.state.hand).toEqual([tile('b033'), tile('b125')]);
    expect(t.view(1).state.hand).toEqual(t.state.hand);
  });

  it('GT-4.2 with Made to Measure one from the own stack; without it there is none', () => {
    const roads = ['rr-17'];
    const t = live({ state: { roads } });
    expect(t.refusal(0, 'draw-own')).toBe('GT-4.1 not-offered'); // the stack is dealt when the road is drawn
    t.state.where[tile('b033')] = 40;
    t.state.where[tile('b034')] = 41;
    t.do(0, 'draw-own');
    expect(t.state.hand[0]).toBe(tile('b033'));
    expect(t.view(1).state.hand).toEqual([-2, -1]);
  });

  it('GT-4.3 it is returned to the warehouse face up, for anybody', () => {
    const t = live().do(0, 'draw', 'return');
    const [{ tile: id }] = t.options(1, 'take');
    t.do(1, { do: 'take', tile: id });
    expect(t.state.hand[0]).toBe(-1);
  });

  it('GT-4.3 what all have seen is not taken back', () => {
    expect(live().do(0, 'draw', 'return').refusal(0, 'undo')).toBe('already-revealed');
  });

  it('GT-4.3 it is stashed while the stash holds fewer than 2', () => {
    const t = open().do(0, take('b125'), 'reserve', take('b113'), 'reserve', take('b121'));
    expect(t.state.stash.slice(0, 2)).toEqual([tile('b125'), tile('b113')]);
    expect(t.refusal(0, 'reserve')).toBe('GT-4.7 stash-full');
    t.do(0, place(t, '7,8'));
    expect(t.has(0, '7,8')).toBe(true);
  });

  it('GT-4.3 with no tile in hand there is nothing to place, return or stash', () => {
    const t = open();
    for (const action of ['return', 'reserve', place(t, '7,8')]) expect(t.refusal(0, action)).toBe('GT-4.3 hand-empty');
  });

  it('GT-4.4 a tile from the stash is placed or put back, never returned to the warehouse', () => {
    const t = live({ state: { seats: { 0: { stash: ['b125', 'b113'] } } } }).do(0, takeReserved('b125'));
    expect(t.refusal(0, 'return')).toBe('GT-4.4 from-stash');
    t.do(0, 'reserve', takeReserved('b113'), place(t, '7,8'));
    expect(t.state.stash.slice(0, 2)).toEqual([tile('b125'), -1]);
  });
});

describe('GT-4.5, GT-4.6: welding', () => {
  const placed = () => {
    const t = open();
    return t.do(0, take('b121'), place(t, '7,8'));
  };

  it('GT-4.5 the tile placed last may be turned, moved and picked up again, any number of times', () => {
    const t = placed();
    t.do(0, shift(t, '7,8', 2), shift(t, '7,6'), shift(t, '6,7', 1), 'pick-up');
    expect(t.has(0, '7,8') || t.has(0, '7,6') || t.has(0, '6,7')).toBe(false);
    t.do(0, 'return');
    expect(t.options(1, 'take')).toContainEqual(take('b121'));
  });

  it.each([
    ['takes another tile', 'draw'],
    ['looks at a pile', look(1)],
    ['takes a number tile', finish(1)],
  ])('GT-4.5 until the player %s', (_, step) => {
    const t = placed().do(0, step);
    if (t.state.hand[0] >= 0) t.do(0, 'return');
    expect(t.state.fresh[0]).toBe(-1);
    const rule = t.state.number[0] > 0 ? 'GT-4.14 already-finished' : 'GT-4.6 already-welded';
    expect(t.refusal(0, 'pick-up')).toBe(rule);
    expect(t.refusal(0, shift(t, '7,6'))).toBe(rule);
    expect(t.options(0, 'move')).toEqual([]);
  });

  it('GT-4.5 flipping the timer does not weld, and what others do neither', () => {
    const t = placed().do(1, 'draw');
    t.state.sand = -1;
    t.state.number[0] = 0;
    t.state.flips = 2;
    t.do(0, 'flip', 'pick-up');
    expect(t.state.hand[0]).toBe(tile('b121'));
  });

  it.each([
    ['a face-down tile', 'draw'],
    ['a face-up tile', take('b125')],
    ['a tile of the stash', takeReserved('b033')],
  ])('GT-4.6 %s welds the tile placed before', (_, step) => {
    const t = live({ state: { ...OPEN, seats: { 0: { stash: ['b033'] } } } });
    t.do(0, take('b121'), place(t, '7,8'), step);
    expect(t.refusal(0, 'pick-up')).toBe('GT-4.5 hand-full');
    t.do(0, 'reserve');
    expect(t.refusal(0, 'pick-up')).toBe('GT-4.6 already-welded');
    expect(t.refusal(0, shift(t, '7,6'))).toBe('GT-4.6 already-welded');
  });

  it('GT-4.6 no undo frees a welded tile', () => {
    const t = placed().do(0, take('b125'));
    expect(t.match.mayUndo(0)).toMatchObject({ ok: false, code: 'already-revealed' });
    expect(t.has(0, '7,8')).toBe(true);
  });

  it('GT-4.26 a tile picked up again keeps its origin: the stash', () => {
    const t = live({ state: { seats: { 0: { stash: ['b121'] } } } });
    t.do(0, takeReserved('b121'), place(t, '7,8'), 'pick-up');
    expect(t.refusal(0, 'return')).toBe('GT-4.4 from-stash');
    t.do(0, 'reserve');
    expect(t.state.stash[0]).toBe(tile('b121'));
  });

  it('GT-4.26 the warehouse', () => {
    const t = placed().do(0, 'pick-up', 'return');
    expect(t.options(1, 'take')).toContainEqual(take('b121'));
  });

  it('GT-4.26 the own stack, to which it goes back face up', () => {
    const t = live({ state: { roads: ['rr-17'] } });
    t.state.where[tile('b121')] = 40;
    t.state.where[tile('b125')] = 41;
    t.do(0, 'draw-own', place(t, '7,8'), 'pick-up', 'return').do(1, 'draw-own', 'return');
    expect(t.options(0, 'take-own')).toEqual([{ do: 'take-own', tile: 'b121' }]);
    expect(t.options(1, 'take-own')).toEqual([{ do: 'take-own', tile: 'b125' }]);
    expect(t.refusal(1, take('b121'))).toBe('GT-4.18 tile-gone');
  });
});

describe('GT-4.7: the stash', () => {
  it('GT-4.7 what is left in it when building ends counts as lost', () => {
    const ship = { '7,7': { tile: 'b001' }, '8,7': { tile: 'b075', turn: 0 } };
    const t = table({
      state: { phase: 'flight', deck: [], seats: { 0: { stash: ['b125', 'b113'], credits: 9, ship } } },
    });
    expect(t.events('ledger-line')).toContainEqual(expect.objectContaining({ seat: 0, line: 'losses', credits: -2 }));
  });

  it('GT-4.7 it is open for all, and nobody else may take from it', () => {
    const t = open().do(0, take('b125'), 'reserve');
    expect(t.view(1).state.stash).toEqual([tile('b125'), -1, -1, -1]);
    expect(t.refusal(1, takeReserved('b125'))).toBe('GT-4.1 not-offered');
  });
});

describe('GT-4.8, GT-4.9: looking at cards', () => {
  const built = (options: Parameters<typeof live>[0] = {}) => {
    const t = live({ state: OPEN, ...options });
    return t.do(0, take('b121'), place(t, '7,8')).do(1, take('b125'), place(t, '7,8'));
  };
  const cardsSeen = (t: TestTable, viewer: number) => (t.view(viewer).state.piles as number[]).map((card) => card >= 0);

  it('GT-4.8 only after something has been added to the starting cabin', () => {
    const t = open();
    expect(t.refusal(0, look(1))).toBe('GT-4.8 nothing-built-yet');
    t.do(0, take('b121'));
    expect(t.refusal(0, look(1))).toBe('GT-4.8 hand-full');
    t.do(0, place(t, '7,8'), look(1));
    expect(cardsSeen(t, 0)).toEqual([true, true, false, false, false, false, false, false]);
  });

  it('GT-4.8 not with a tile in hand', () => {
    const t = built().do(0, 'draw');
    expect(t.refusal(0, look(1))).toBe('GT-4.8 hand-full');
    t.do(0, 'return', look(1));
  });

  it('GT-4.8 one pile at a time, and none while building on', () => {
    const t = built().do(0, look(1), look(3));
    expect(cardsSeen(t, 0)).toEqual([false, false, false, false, true, true, false, false]);
    t.do(0, 'draw');
    expect(cardsSeen(t, 0)).not.toContain(true);
  });

  it('GT-4.8 in class IIA only with a component in each half', () => {
    const t = live({ round: '2-IIA', state: { faceUp: ['b125', 'b113'] } });
    expect(t.refusal(0, look(1))).toBe('GT-4.8 nothing-built-yet');
    t.do(0, take('b125'), place(t, '6,4'));
    expect(t.refusal(0, look(1))).toBe('GT-4.8 nothing-built-yet');
    t.do(0, take('b113'), place(t, '6,9'), look(1));
  });

  it('GT-4.9 several players look at the same pile at once, and the cards stay the same', () => {
    const t = built();
    const before = [...t.state.piles];
    t.do(0, look(2)).do(1, look(2));
    expect(t.view(0).state.piles).toEqual(t.view(1).state.piles);
    expect((t.view(0).state.piles as number[]).slice(2, 4)).toEqual(before.slice(2, 4));
    expect(t.state.piles).toEqual(before);
  });
});

describe('GT-4.14, GT-4.29: finishing', () => {
  it('GT-4.14 with no tile in hand a player takes any number that is left', () => {
    const t = live({ players: 3 }).do(0, 'draw');
    expect(t.refusal(0, finish(1))).toBe('GT-4.14 hand-full');
    t.do(0, 'return', finish(2));
    expect(t.state.number).toEqual([2, 0, 0]);
    expect(t.options(1, 'finish')).toEqual([finish(1), finish(3)]);
  });

  it('GT-4.14 then he may not build, stash or take, but look and flip', () => {
    const t = live({ players: 3, state: { ...OPEN, seats: { 0: { stash: ['b033'] } } } });
    t.do(0, take('b121'), place(t, '7,8'), finish(1));
    for (const action of ['draw', take('b125'), takeReserved('b033'), place(t, '7,6'), 'reserve', 'return', 'pick-up'])
      expect(t.refusal(0, action)).toBe('GT-4.14 already-finished');
    t.state.sand = -1;
    t.do(0, look(1), 'flip');
    expect(t.options(0).map((option) => option.do)).toEqual(['look', 'look', 'look']);
  });

  it('GT-4.29 as many number tiles as players, from 1', () => {
    const t = live({ players: 3 });
    expect(t.options(0, 'finish')).toEqual([finish(1), finish(2), finish(3)]);
    expect(t.refusal(0, finish(4))).toBe('GT-4.1 not-offered');
    expect(live({ players: 5 }).options(4, 'finish')).toHaveLength(5);
  });

  it('GT-4.29 a number tile is final: neither exchanged nor given back', () => {
    const t = live({ players: 3 }).do(0, finish(2));
    expect(t.refusal(0, finish(1))).toBe('GT-4.29 already-finished');
    expect(t.refusal(0, 'undo')).toBe('already-revealed');
    expect(t.state.number).toEqual([2, 0, 0]);
  });

  it('GT-4.15 building ends as soon as every player has a number tile', () => {
    const t = live({ players: 3 }).do(2, finish(1)).do(0, finish(3));
    expect(t.state.phase).toBe('build');
    t.do(1, finish(2));
    expect(t.events('building-ended')).toHaveLength(1);
    expect(t.state.number).toEqual([3, 2, 1]);
  });
});

describe('GT-4.18, GT-4.24, GT-4.25: requests', () => {
  it('GT-4.18 one by one: a face-up tile that is gone is refused, without any penalty', () => {
    const t = open().do(1, take('b125'));
    expect(t.refusal(0, take('b125'))).toBe('GT-4.18 tile-gone');
    t.do(0, take('b113'));
    expect(t.state.hand).toEqual([tile('b113'), tile('b125')]);
  });

  it('GT-4.18 and so is a number tile', () => {
    const t = open().do(1, finish(1));
    expect(t.refusal(0, finish(1))).toBe('GT-4.18 number-gone');
    t.do(0, finish(2));
  });

  it('GT-4.18 the accepted requests replay exactly, draws included', () => {
    const play = () => live({ seed: 'again' }).do(0, 'draw', 'return', 'draw').do(1, 'draw', 'reserve', 'draw');
    const [first, second] = [play(), play()];
    expect(second.match.log.map(({ hash }) => hash)).toEqual(first.match.log.map(({ hash }) => hash));
    expect(live({ seed: 'other' }).do(0, 'draw').state.hand).not.toEqual(
      live({ seed: 'again' }).do(0, 'draw').state.hand,
    );
  });

  it('GT-4.24 a refused request changes nothing: it does not weld and leaves the hand as it is', () => {
    const t = open().do(0, take('b121'));
    t.do(0, place(t, '7,8')).do(1, take('b125'));
    const { hash } = t.match;
    for (const refused of [take('b125'), 'flip', shift(t, '5,7'), shift(t, '7,8', 1), look(4), finish(3), 'return'])
      expect(t.refusal(0, refused), JSON.stringify(refused)).not.toBe('allowed');
    for (const refused of ['draw', place(t, '5,7'), finish(1)]) expect(t.refusal(1, refused)).not.toBe('allowed');
    expect(t.match.hash).toBe(hash);
    t.do(0, 'pick-up').do(1, 'return');
  });

  it('GT-4.25 with no face-down tile left, drawing one is refused', () => {
    const t = open();
    t.state.where = t.state.where.map((where) => (where === 0 ? 2 : where));
    expect(t.refusal(0, 'draw')).toBe('GT-4.25 no-tiles-left');
    t.do(0, take('b125'));
  });

  it('GT-4.25 with nothing to take a player deals with his tile, looks, flips and finishes', () => {
    const t = open().do(0, take('b121'));
    t.state.where = t.state.where.map((where) => (where <= 1 ? 2 : where));
    const kinds = () => [...new Set(t.options(0).map((option) => option.do))].sort();
    expect(kinds()).toEqual(['place', 'reserve', 'return']);
    t.do(0, place(t, '7,8'));
    expect(kinds()).toEqual(['finish', 'look', 'move', 'pick-up']);
    t.do(0, look(1));
    t.state.sand = -1;
    t.state.flips = 2;
    expect(kinds()).toEqual(['finish', 'flip', 'look']);
  });
});

describe('GT-4.19: building errors', () => {
  const smooth = { faceUp: ['b125', 'b090', 'b070'] }; // b125 3003, battery b090 0003, engine b070 1000
  it('GT-4.19 forbid, the default, refuses what breaks chapter 5 or 6', () => {
    const t = live({ state: smooth }).do(0, take('b090'));
    expect(t.refusal(0, place(t, '7,8', 1))).toBe('GT-5.4 not-joined');
    t.do(0, place(t, '7,8'), take('b070'));
    expect(t.refusal(0, place(t, '6,7'))).toBe('GT-5.4 not-joined');
    expect(t.refusal(0, place(t, '6,7', 2))).toBe('GT-6.5 engine-direction');
  });

  it('GT-4.19 allow accepts all that is joined by one matching connector', () => {
    const t = live({ state: smooth, options: { buildErrors: 'allow' } }).do(0, take('b070'));
    expect(t.refusal(0, place(t, '6,7'))).toBe('GT-5.4 not-joined');
    t.do(0, place(t, '6,7', 2));
    expect(t.state.allowErrors).toBe(true);
    t.do(0, take('b125'));
    expect(t.refusal(0, place(t, '6,7'))).toBe('GT-5.7 square-taken');
    t.do(0, place(t, '7,8'), take('b090'), place(t, '6,8', 3)); // universal to b125, smooth to the engine's smooth side
  });

  it('GT-4.19 and the ship check finds what is wrong', () => {
    const t = live({ state: smooth, options: { buildErrors: 'allow' } });
    t.do(0, take('b070'), place(t, '6,7', 2), finish(1)).do(1, finish(2));
    expect(t.events('part-lost')).toMatchObject([{ seat: 0, tile: tile('b070'), how: 'removed', rule: 'GT-7.4' }]);
  });
});

describe('GT-4.20 to GT-4.22: ways to build', () => {
  it('GT-4.20 a bot holds a seat like anybody: what it is dealt fits what it sees', () => {
    const t = live({ draws: { tile: [28] } }).do(0, 'draw');
    const hands = Array.from(
      { length: 12 },
      (_, i) => t.match.simulator(1).fork(Random.fromSeed(`${i}`)).state.hand[0],
    );
    expect(new Set(hands).size).toBeGreaterThan(3);
    expect(t.match.simulator(0).fork(Random.fromSeed('own')).state.hand[0]).toBe(tile('b033'));
  });

  it('GT-4.21 withdrawn: no rule of the program cites it, and both catalogues say what took its place', () => {
    const game = new URL('../../', import.meta.url);
    for (const path of readdirSync(new URL('src/', game), { recursive: true, encoding: 'utf8' })) {
      if (/\.tsx?$/.test(path))
        expect(readFileSync(new URL(`src/${path}`, game), 'utf8'), path).not.toMatch(/GT-4\.21\b/);
    }
    for (const language of ['en', 'de']) {
      const rules = readFileSync(new URL(`rules/${language}.md`, game), 'utf8');
      expect(rules).toMatch(/\*\*GT-4\.21\*\*.*GT-4\.22.*GT-4\.31.*GT-4\.39/);
    }
  });

  it('GT-4.22 live is the default; turns ask one seat at a time', () => {
    expect(table({ options: { building: undefined } as never }).state.building).toBe(LIVE);
    const t = table();
    expect(t.state.building).toBe(TURNS);
    expect(t.match.asks.map(({ question }) => question.kind)).toEqual(['build-turn']);
  });
});
