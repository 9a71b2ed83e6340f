import { describe, expect, it } from 'vitest';
import { capacityOf, cargoOf } from '../../src/rules/cargo.ts';
import { activate, attack, drop, fleet, move, onMission, ship, takeTech, techsOf, tokens } from './steps.ts';

const [RY, RB, YB] = ['red-yellow', 'red-blue', 'yellow-blue'];
/** Two artifacts. */
const DIG = activate('slot-2', 'blue-ensign');
const digging = (seat: object, draws = {}) => ship({ tech: { 1: 't24' }, ...seat }, {}, draws);

describe('SC-12: cargo', () => {
  it('SC-12.1 each token takes one slot, artifact or pirate', () => {
    const t = ship({ damage: 3, artifacts: { [RB]: 2 }, pirates: 2 }, { pirates: { 'home-p6': 'violet-android' } });
    expect([cargoOf(t.state, 0), capacityOf(t.state, 0)]).toEqual([4, 5]);
    t.do(0, activate('weapons', 'yellow-ensign'), attack('violet'));
    expect(t.at('seats.0')).toMatchObject({ damage: 4, artifacts: { [RB]: 2 } });
    expect(t.asked()).toBe('drop'); // 5 tokens, 4 slots
  });

  it('SC-12.1 the reward of a pirate in the cargo no longer matters', () => {
    const t = ship({ pirates: 1, tech: { 1: 't12' } }).do(0, activate('slot-2', 'yellow-ensign'), 'pay-pirate');
    t.do(0, 'decline');
    expect(t.at('seats.0')).toMatchObject({ medals: 1, artifacts: {}, pirates: 0 });
    expect(t.ready(0, 'android')).toBe(0);
  });

  it('SC-12.1 what one ship pays does not touch the cargo of the next', () => {
    const seats = { 0: { pirates: 2, tech: { 1: 't12' } }, 1: { pirates: 2 } };
    const t = fleet(seats).do(0, activate('slot-2', 'yellow-ensign'), 'pay-pirate');
    expect([tokens(t.state, 0).length, tokens(t.state, 1).length]).toEqual([1, 2]);
    expect(t.state.tokenSeen.filter((known) => known === 1)).toHaveLength(3);
  });

  it('SC-12.2 all are drawn and seen before it is decided', () => {
    const t = digging({ damage: 7 }, { artifact: [0, 2] }).do(0, DIG);
    expect(t.events('artifacts-gained')).toMatchObject([{ kinds: [0, 2] }]);
    expect(t.options(0)).toEqual([drop(RY), drop(YB)]);
    expect([t.at('seats.0.medals'), techsOf(t)]).toEqual([1, { 1: 't24' }]); // the rest of the room comes later
  });

  it('SC-12.3 old and new alike may go, exactly as many as do not fit', () => {
    const t = digging({ damage: 5, artifacts: { [RB]: 1 }, pirates: 1 }, { artifact: [0, 2] }).do(0, DIG);
    expect(t.options(0)).toEqual([drop(RY), drop(RB), drop(YB), { do: 'drop-pirate' }]);
    t.do(0, drop(RB));
    expect(t.at('seats.0')).toMatchObject({ artifacts: { [RY]: 1, [YB]: 1 }, pirates: 1, medals: 3 });
    expect(t.asker).toBe(1);
  });

  it('SC-12.3 what is discarded has no effect', () => {
    const t = digging({ damage: 7, pirates: 1 }, { artifact: [0, 0] }).do(0, DIG, 'drop-pirate');
    expect(t.at('seats.0')).toMatchObject({ artifacts: { [RY]: 1 }, pirates: 0, medals: 3 });
    expect([t.ready(0, 'android'), t.events('cargo-dropped').length]).toEqual([0, 2]);
  });

  it('SC-12.3 also when a pirate token comes', () => {
    const plunder = (seat: object) =>
      onMission('m42', ['cadet', 'yellow-ensign', 'cadet'], seat, {}, { pirate: [2] }).do(0, 'resolve-row');
    const t = plunder({ damage: 7, artifacts: { [RB]: 1 } });
    expect(t.options(0)).toEqual([drop(RB), { do: 'drop-pirate' }]);
    expect(t.events('pirates-gained')).toMatchObject([{ count: 1 }]);
    const full = plunder({ damage: 8 });
    expect([full.at('seats.0.pirates'), full.state.pirateDiscard[2], full.asker]).toEqual([0, 1, 1]);
  });

  it('SC-12.4 what fits is stowed without a question', () => {
    const t = digging({ damage: 3, artifacts: { [RB]: 2 }, pirates: 1 }, { artifact: [0, 2] }).do(0, DIG);
    expect(t.asker).toBe(1);
    expect(t.at('seats.0.artifacts')).toEqual({ [RY]: 1, [RB]: 2, [YB]: 1 });
    expect(t.events('cargo-dropped')).toEqual([]);
  });

  it('SC-12.5 without an undamaged slot new tokens go, without a question', () => {
    const t = digging({ damage: 8 }, { artifact: [0, 2] }).do(0, DIG);
    expect([t.asker, t.at('seats.0.artifacts'), t.state.artifactDiscard]).toEqual([1, {}, [1, 0, 1]]);
    expect(t.at('seats.0.medals')).toBe(3);
  });

  it('SC-12.6 tokens move between normal and extra slots as they are needed', () => {
    const seat = { damage: 7, artifacts: { [RB]: 1 }, tech: { 1: 't30' } };
    const t = ship(seat, { pirates: { 'home-p6': 'violet-android' } });
    t.do(0, activate('helm', 'red-ensign'), move('violet'), 'decline');
    expect(t.at('seats.0')).toMatchObject({ damage: 8, artifacts: { [RB]: 1 } });
    expect(t.events('cargo-dropped')).toEqual([]);
  });

  it('SC-12.6 and it is full only when both are', () => {
    const t = digging({ damage: 7, artifacts: { [RB]: 1 }, tech: { 1: 't24', 4: 't30' } }, { artifact: [0, 2] });
    expect(t.do(0, DIG).at('seats.0.artifacts')).toEqual({ [RY]: 1, [RB]: 1, [YB]: 1 });
    expect(cargoOf(t.state, 0)).toBe(capacityOf(t.state, 0));
  });

  it('SC-12.7 who loses extra slots discards at once what does not fit', () => {
    const seat = { damage: 7, artifacts: { [RB]: 1, [RY]: 1 }, pirates: 1, tech: { 1: 't20', 4: 't30' } };
    const t = ship(seat, { display: ['t01'] }).do(0, activate('slot-2', 'blue-ensign'), takeTech('t01', 4));
    expect([t.asked(), techsOf(t)]).toEqual(['drop', { 1: 't20', 4: 't01' }]);
    t.do(0, drop(RB), 'drop-pirate').declineAll();
    expect(t.at('seats.0.artifacts')).toEqual({ [RY]: 1 });
    expect(techsOf(t)).toEqual({ 1: 't20', 4: 't01' });
  });

  it('SC-12.7 also if the card was paid with', () => {
    const seat = { damage: 8, artifacts: { [RB]: 1, [RY]: 1 }, tech: { 1: 't30' } };
    const t = onMission('m42', ['blue-ensign', 'cadet', 'cadet'], seat).do(0, 'resolve-row', {
      do: 'pay-tech',
      slot: 1,
    });
    expect([t.asked(), t.at('seats.0.artifacts')]).toEqual(['choose-track', {}]);
    expect(t.events('cargo-dropped')).toMatchObject([{ rule: 'SC-12.7' }, { rule: 'SC-12.7' }]);
  });
});
