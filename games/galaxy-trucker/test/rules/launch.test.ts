import { describe, expect, it } from 'vitest';
import { CARDS, FIRST_EVIL } from '../../src/content/cards.ts';
import { ALIEN } from '../../src/state.ts';
import { table, yard } from '../table.ts';

const LIVELY = {
  '7,7': 'start-cabin',
  '7,6': 'battery-2',
  '7,8': 'battery-3',
  '8,7': 'b025', // a brown life support, joined to both sides
  '8,6': 'cabin',
  '8,8': 'cabin',
};
const LEVEL_I = ['i-01', 'i-02', 'i-03', 'i-04', 'i-05', 'i-06', 'i-07', 'i-08'];
const levels = (deck: readonly number[]) => deck.map((card) => CARDS[card].level);
const ids = (deck: readonly number[]) => deck.map((card) => CARDS[card].id);
const board = (at: string, alien: string) => ({ do: 'board-alien', at, alien });

describe('GT-8: crew and batteries', () => {
  it('GT-8.1 every battery is full and every cabin has 2 humans', () => {
    const t = yard({ ships: [LIVELY] }).do(0, 'cast-off');
    expect(['7,7', '8,6', '8,8'].map((at) => t.crewAt(0, at))).toEqual([2, 2, 2]);
    expect(['7,6', '7,8'].map((at) => t.tokensAt(0, at))).toEqual([2, 3]);
  });
  it('GT-8.1 or 1 alien instead of the humans', () => {
    const t = yard({ ships: [LIVELY] }).do(0, board('8,6', 'brown'));
    expect(['7,7', '8,6', '8,8'].map((at) => t.crewAt(0, at))).toEqual([2, ALIEN.brown, 2]);
    expect(t.events('alien-boarded')).toMatchObject([{ rule: 'GT-8.2', seat: 0, at: t.square('8,6') }]);
  });
  it('GT-8.2 at most one alien of each colour', () => {
    const t = yard({ ships: [LIVELY] }).do(0, board('8,6', 'brown'));
    expect(t.asked()).toBe('fly-on'); // the second cabin may not have one more
  });
  it('GT-8.2 of different colours several', () => {
    const ship = { ...LIVELY, '9,6': 'life-support-purple' };
    const t = yard({ ships: [ship] }).do(0, board('8,6', 'purple'));
    expect(t.refusal(0, board('8,8', 'purple'))).toBe('GT-8.2 not-offered');
    t.do(0, board('8,8', 'brown'));
    expect([t.crewAt(0, '8,6'), t.crewAt(0, '8,8'), t.asked()]).toEqual([ALIEN.purple, ALIEN.brown, 'fly-on']);
  });
  it('GT-8.2 only in a normal cabin joined to a life support of that colour', () => {
    const t = yard({ ships: [LIVELY] });
    expect(t.refusal(0, board('8,6', 'purple'))).toBe('GT-8.2 not-offered');
    expect(t.refusal(0, board('7,7', 'brown'))).toBe('GT-8.2 not-offered');
  });
  it('GT-8.2 in the order of the number tiles', () => {
    const seats = [{ number: 2 }, { number: 1 }];
    const t = yard({ ships: [LIVELY, { '7,7': 'start-cabin', '8,7': 'b026', '8,6': 'cabin' }], seats });
    expect([t.asked(), t.asker]).toEqual(['boarding', 1]);
    expect(t.refusal(0, 'cast-off')).toBe('not-asked');
    t.do(1, 'cast-off');
    expect([t.asked(), t.asker]).toEqual(['boarding', 0]);
  });
  it('GT-8.7 filling is no choice: batteries, cabins, luxury cabins and stasis chambers', () => {
    const ship = { '7,7': 'start-cabin', '7,6': 'battery-2', '8,7': 'luxury-cabin', '7,8': 'stasis-chamber' };
    const t = yard({ ships: [ship], options: { newTechnology: true } });
    expect(t.asked()).toBe('fly-on');
    expect([t.crewAt(0, '7,7'), t.tokensAt(0, '7,6'), t.crewAt(0, '8,7'), t.crewAt(0, '7,8')]).toEqual([2, 2, 1, 4]);
  });
  it('GT-8.7 the only choices are aliens', () => {
    const t = yard({ ships: [LIVELY] });
    expect(new Set(t.options(0).map((option) => option.do))).toEqual(new Set(['cast-off', 'board-alien']));
  });
});

describe('GT-8: rockets and cards', () => {
  it.each([
    [1, [0, -2, -4, -6]],
    [2, [0, -3, -6, -9]],
    [3, [0, -4, -8, -12]],
  ])('GT-8.3 level %i: as many empty spaces between neighbours', (level, positions) => {
    const t = yard({ players: 4, round: `${level}-I`, ships: [] });
    expect(t.state.position).toEqual(positions);
  });
  it('GT-8.3 the number tile decides, not the seat', () => {
    const seats = [{ number: 3 }, { number: 1 }, { number: 2 }];
    const t = yard({ players: 3, ships: [], seats });
    expect(t.state.position).toEqual([-4, 0, -2]);
    expect(t.events('launched')[0].positions).toEqual([-4, 0, -2]);
  });
  it.each([2, 3])('GT-8.4 all piles make one deck, with a card of level %i on top', (level) => {
    const tops = new Set<string>();
    for (let i = 0; i < 12; i++) {
      const { state } = yard({ round: `${level}-I`, ships: [], seed: `deck ${i}` });
      expect(levels(state.deck)[0]).toBe(level);
      expect(levels(state.deck).filter((one) => one === level)).toHaveLength(8);
      expect([state.deck.length, new Set(state.deck).size, state.piles.length]).toEqual(
        level === 2 ? [12, 12, 0] : [16, 16, 0],
      );
      tops.add(ids(state.deck)[0]);
    }
    expect(tops.size).toBeGreaterThan(1);
  });
  it('GT-8.4 the deck holds exactly the cards of the piles, shuffled', () => {
    const order = (seed: string) => ids(yard({ ships: [], state: { piles: LEVEL_I }, seed }).state.deck);
    expect(order('one').toSorted()).toEqual(LEVEL_I);
    expect(order('one')).not.toEqual(order('two'));
  });
  it('GT-8.5 unshuffled: the piles are stacked in order', () => {
    const t = yard({ ships: [], options: { unshuffled: true }, state: { piles: LEVEL_I } });
    expect(ids(t.state.deck)).toEqual(LEVEL_I);
  });
  it('GT-8.8 unshuffled: the first pile on top, the secret one last, whatever the level of the top card', () => {
    const piles = [
      ...['i-04', 'ii-01', 'ii-02'],
      ...['i-01', 'ii-03', 'ii-04'],
      ...['i-02', 'ii-05', 'ii-06'],
      ...['i-03', 'ii-07', 'ii-08'],
    ];
    const t = yard({ round: '2-I', ships: [], options: { unshuffled: true }, state: { piles } });
    expect(ids(t.state.deck)).toEqual(piles);
  });
  it('GT-8.6 with Evil Machinations the chosen cards go into the middle, one on top of it', () => {
    const t = table({ options: { evilMachinations: true } });
    const chosen = [0, 1].map((seat) => t.options(seat, 'plot')[0]);
    t.do(0, chosen[0]).do(1, chosen[1]);
    for (let i = 0; i < 2; i++) t.do(t.asker, { do: 'finish', number: i + 1 });
    const isEvil = t.state.deck.map((card) => card >= FIRST_EVIL);
    expect(isEvil).toHaveLength(10); // quarters of 2, and 4 + 2 between them
    expect([isEvil.slice(0, 2), isEvil[2], isEvil.slice(8)]).toEqual([[false, false], true, [false, false]]);
    expect(
      ids(t.state.deck)
        .filter((id) => id.startsWith('em'))
        .toSorted(),
    ).toEqual(chosen.map(({ card }) => card).toSorted());
  });
});
