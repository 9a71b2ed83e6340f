import { describe, expect, it } from 'vitest';
import { KEEP_NONE, toKeepTile } from '../../src/actions.ts';
import { KEEP } from '../../src/rules/reputation.ts';
import { ANCIENT_FIELD, FIELD, fight } from '../fight.ts';
import { die, table } from '../table.ts';

const { blank, burst } = die;
const began = (at: ReturnType<typeof fight>) =>
  at.events('battle-began').map(({ seat, other }) => `${seat} attacks ${other ?? 'nobody'}`);

const heard = (at: ReturnType<typeof fight>, viewer: number, kind: string) =>
  (at.match.lastEvents(viewer) as readonly { readonly event: string }[]).find(({ event }) => event === kind);

describe('EC-15: the order of battles', () => {
  it('EC-15.8, EC-15.4: A controls, B came before C: C attacks B, the winner attacks A', () => {
    const at = fight({
      ships: [{ dreadnought: 1 }, { interceptor: 1 }, { interceptor: 1 }],
      owner: 0,
      dice: [blank, burst, blank, burst],
    });
    expect(began(at)).toEqual(['2 attacks 1', '2 attacks 0']);
  });
  it('EC-15.4, EC-2.8: who controls the sector defends, however late the ships came', () => {
    const at = fight({ ships: [{ interceptor: 1 }, { interceptor: 1 }], owner: 1, dice: [burst] });
    expect(began(at)).toEqual(['0 attacks 1']);
  });
  it('EC-15.6: a controller without ships is no side', () => {
    const at = fight({ ships: [{}, { interceptor: 1 }, { interceptor: 1 }], owner: 0, dice: [blank, burst] });
    expect(began(at)).toEqual(['2 attacks 1']);
    expect(at.events('reputation-drawn').map(({ seat }) => seat)).toEqual([1]);
  });
  it('EC-15.9: X attacks Draco first; if Draco wins, that is all', () => {
    const species = ['descendants-of-draco', 'terran-federation'];
    const at = fight({
      species,
      ships: [{ dreadnought: 1 }, { interceptor: 1 }],
      guards: 1,
      owner: 0,
      dice: [blank, burst, blank],
    });
    expect(began(at)).toEqual(['1 attacks 0']);
    expect(at.site(ANCIENT_FIELD)).toMatchObject({ guards: 1, ships: [{ dreadnought: 1 }, {}] });
  });
  it('EC-15.9: if X wins, X attacks the Ancients', () => {
    const species = ['descendants-of-draco', 'terran-federation'];
    const at = fight({
      species,
      ships: [{ interceptor: 1 }, { interceptor: 2 }],
      guards: 1,
      owner: 0,
      dice: [blank, burst, blank, burst, burst],
    });
    expect(began(at)).toEqual(['1 attacks 0', '1 attacks nobody']);
  });
  it('EC-15.2, EC-25.8: Draco and Ancients are no opponents', () => {
    const at = fight({ species: ['descendants-of-draco', 'planta'], ships: [{ interceptor: 1 }, {}], guards: 2 });
    expect(began(at)).toEqual([]);
    expect(
      fight({
        species: ['mechanema', 'planta'],
        ships: [{ interceptor: 1 }, {}],
        guards: 1,
        dice: [burst, burst],
      }).events('battle-began'),
    ).toHaveLength(1);
  });
  it('EC-16.7: the winner fires missiles again in the next battle', () => {
    const seats = [{}, {}, { parts: { interceptor: { 3: 'flux-missile' } } }];
    const at = fight({
      ships: [{ interceptor: 1 }, { interceptor: 1 }, { interceptor: 1 }],
      owner: 0,
      seats,
      dice: [burst, blank, burst, blank],
    });
    expect(at.events('missiles-fired').map(({ seat }) => seat)).toEqual([2, 2]);
    expect(at.site(FIELD).ships).toEqual([{}, {}, { interceptor: 1 }]);
  });
  it('EC-15.5: damage stays from one battle to the next', () => {
    const at = fight({
      ships: [{ interceptor: 1 }, { interceptor: 1 }, { cruiser: 1 }],
      owner: 0,
      dice: [burst, burst, burst],
    });
    expect(began(at)).toEqual(['2 attacks 1', '2 attacks 0']);
    expect(at.events('ship-destroyed').map(({ seat }) => seat)).toEqual([1, 2]);
  });
  it('EC-17.14, EC-17.9: marked ships that stayed fight on in the next battle', () => {
    const at = table({
      players: 3,
      draws: { battle: [blank, blank, blank, burst] },
      state: {
        galaxy: {
          102: {
            at: '1-0',
            turn: 0,
            owner: 0,
            ships: [{ dreadnought: 1 }, { interceptor: 1 }, { interceptor: 1, cruiser: 1 }],
          },
          103: { at: '1-1', turn: 0, owner: 2 },
        },
        phase: 'combat',
      },
    });
    at.do(2, 'attack', { do: 'retreat', to: '103' }, 'attack');
    expect(began(at)).toEqual(['2 attacks 1', '2 attacks 0']);
    expect(at.events('retreated')).toEqual([]);
    expect(at.question).toBe('2 engage');
    expect(at.site(FIELD).ships[2]).toEqual({ interceptor: 1, cruiser: 1 });
  });
  it('EC-15.1, EC-15.3: sectors follow by falling number', () => {
    const at = table({
      draws: { battle: [burst, burst] },
      state: {
        galaxy: {
          102: { at: '1-0', turn: 2, ships: [{ interceptor: 1 }, { interceptor: 1 }] },
          201: { at: '2-1', ships: [{ interceptor: 1 }, { interceptor: 1 }] },
        },
        phase: 'combat',
      },
    });
    at.do(0, 'keep-none').do(1, 'keep-none');
    expect(at.events('battle-ended').map(({ site }) => site)).toEqual([11, 2]);
  });
});

describe('EC-19: reputation', () => {
  it('EC-19.1: one for taking part, and for each ship by its size', () => {
    const at = fight({ ships: [{ interceptor: 1 }, { interceptor: 1 }], owner: 0, dice: [burst] });
    expect(at.events('reputation-drawn')).toMatchObject([{ seat: 0, n: 2 }]);
    at.do(0, 'keep-none');
    expect(at.events('reputation-drawn').map(({ seat, n }) => [seat, n])).toEqual([
      [0, 2],
      [1, 1],
    ]);
  });
  it('EC-19.6: a Cruiser and a Dreadnought would be 6, so it is 5', () => {
    const seats = [{ parts: { interceptor: { 0: 'hypergrid-source', 1: 'antimatter-cannon' } } }, {}];
    const at = fight({
      ships: [{ interceptor: 2 }, { cruiser: 1, dreadnought: 1 }],
      owner: 0,
      seats,
      dice: [burst, burst],
    });
    at.do(0, { do: 'aim', target: 'cruiser-1' });
    expect(at.events('reputation-drawn')).toMatchObject([{ seat: 0, n: 5 }]);
  });
  it('EC-19.1: 1 for an Ancient, 3 for the GCDS', () => {
    const at = fight({
      ships: [{ interceptor: 1 }, {}],
      guards: 1,
      dice: [burst],
      seats: [{ parts: { interceptor: { 0: 'fusion-source', 1: 'plasma-cannon' } } }, {}],
    });
    expect(at.events('reputation-drawn')).toMatchObject([{ seat: 0, n: 2 }]);
    const center = table({
      draws: { battle: [burst, burst] },
      state: {
        sites: { '001': { ships: [{ interceptor: 2 }, {}] } },
        seats: [{ parts: { interceptor: { 0: 'hypergrid-source', 1: 'antimatter-cannon' } } }, {}],
        phase: 'combat',
      },
    });
    expect(center.events('reputation-drawn')).toMatchObject([{ seat: 0, n: 4 }]);
  });
  it('EC-19.2: the controller draws first, keeps one at most, and the others go back', () => {
    const at = fight({
      ships: [{ interceptor: 1 }, { interceptor: 1 }],
      owner: 1,
      dice: [burst],
      draws: { reputation: [3, 0, 1] },
    });
    expect(at.question).toBe('1 keep-tile');
    expect(at.choices(1, 'keep-tile', 'value')).toEqual([1, 4]);
    at.do(1, { do: 'keep-tile', value: 4 });
    expect(at.seat(1).reputation).toEqual([4]);
    expect(at.question).toBe('0 keep-tile');
    expect(at.choices(0, 'keep-tile', 'value')).toEqual([2]);
  });
  it('EC-19.3: with a full track only an exchange is possible', () => {
    const at = fight({
      ships: [{ interceptor: 1 }, { interceptor: 1 }],
      owner: 0,
      dice: [burst],
      draws: { reputation: [3, 2] },
      seats: [{ reputation: [1, 1, 2, 3] }, {}],
    });
    expect(at.options(0, 'keep-tile')).toEqual([]);
    at.do(0, { do: 'swap-tile', value: 4, old: 1 });
    expect([...at.seat(0).reputation].sort()).toEqual([1, 2, 3, 4]);
    expect(at.events('tile-swapped')).toMatchObject([{ seat: 0, value: 4, old: 1 }]);
    expect(at.events('no-tile-kept')).toEqual([]);
  });
  it('EC-19.2, EC-19.3: for who is late the clock keeps the best tile, or none where it would cost another', () => {
    const drawn = (reputation: readonly number[]) =>
      fight({
        ships: [{ interceptor: 1 }, { interceptor: 1 }],
        owner: 0,
        dice: [burst],
        draws: { reputation: [0, 1] },
        seats: [{ reputation }, {}],
      }).state;
    expect(KEEP.timeUp?.(drawn([3]), 0)).toEqual(toKeepTile(2));
    expect(KEEP.timeUp?.(drawn([1, 1, 1, 1]), 0)).toEqual(KEEP_NONE);
  });
  it('EC-19.4: too small a bag is drawn whole', () => {
    const at = fight({
      ships: [{ interceptor: 1 }, { interceptor: 1 }],
      owner: 0,
      dice: [burst],
      state: { reputationBag: { 2: 1 } },
    });
    expect(at.events('reputation-drawn')).toMatchObject([{ seat: 0, n: 1 }]);
    at.do(0, { do: 'keep-tile', value: 2 });
    expect(at.events('reputation-drawn')).toHaveLength(1);
  });
  it('EC-19.7, EC-1.8, EC-1.10: the others learn how many were drawn and kept, never a value', () => {
    const at = fight({
      ships: [{ interceptor: 1 }, { interceptor: 1 }],
      owner: 0,
      dice: [burst],
      draws: { reputation: [3, 0] },
    });
    const drawnFor = (viewer: number) => heard(at, viewer, 'reputation-drawn');
    expect(at.match.view(1).state.drawn).toEqual([2]);
    expect(at.match.view(0).state.drawn).toEqual([1, 0, 0, 1]);
    at.do(0, { do: 'keep-tile', value: 4 });
    const kept = (viewer: number) => heard(at, viewer, 'tile-kept');
    expect(kept(0)).toMatchObject({ value: 4 });
    expect(kept(1)).not.toHaveProperty('value');
    expect(drawnFor(1)).toBeDefined();
    expect((at.match.view(1).state.reputation as number[]).slice(0, 5)).toEqual([-1, 0, 0, 0, 0]);
  });
  it('EC-19.5, EC-17.12: who fires the die gets the draw, and lost ships are in the supply afterwards', () => {
    const at = fight({ ships: [{ interceptor: 1 }, { cruiser: 1 }], owner: 1, dice: [burst, burst] });
    expect(at.seat(0).supply.interceptor).toBe(7);
    expect(at.events('reputation-drawn')[0]).toMatchObject({ seat: 1, n: 2 });
  });
});
