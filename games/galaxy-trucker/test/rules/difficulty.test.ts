import { Random, Run, readOptions, Script } from '@starboard/kernel';
import { describe, expect, it } from 'vitest';
import { SHIP_CLASSES } from '../../src/content/boards.ts';
import { galaxyTrucker } from '../../src/index.ts';

/** The first state with these dice for the difficulty. */
function rolled(dice: readonly number[], more = {}) {
  const options = readOptions(galaxyTrucker.meta, { difficulty: String(dice.length), ...more }, 2);
  const script = new Script({ difficulty: [...dice] });
  const { state } = Run.setUp(galaxyTrucker, 2, options, Random.fromSeed('difficulty'), { script });
  const { roadLevel, evilMachinations } = state;
  return { classes: state.classes.map((one) => SHIP_CLASSES[one]), evilMachinations, roadLevel };
}

const BASE = { classes: ['I', 'II', 'III'], evilMachinations: false, roadLevel: 0 };

describe('GT-22: random difficulty', () => {
  it('GT-22.1 the base game is difficulty 0', () => {
    expect(rolled([])).toEqual(BASE);
  });
  it('GT-22.1 1 to 3 bring an A-class, 4 and 5 Evil Machinations, 6 a Rough Road', () => {
    expect(rolled([1])).toEqual({ ...BASE, classes: ['IA', 'II', 'III'] });
    expect(rolled([2])).toEqual({ ...BASE, classes: ['I', 'IIA', 'III'] });
    expect(rolled([3])).toEqual({ ...BASE, classes: ['I', 'II', 'IIIA'] });
    expect(rolled([4])).toEqual({ ...BASE, evilMachinations: true });
    expect(rolled([5])).toEqual({ ...BASE, evilMachinations: true });
    expect(rolled([6])).toEqual({ ...BASE, roadLevel: 1 });
  });
  it('GT-22.1 a result rolled before raises the level of the Rough Roads instead; 4 and 5 are the same', () => {
    expect(rolled([1, 1])).toEqual({ ...BASE, classes: ['IA', 'II', 'III'], roadLevel: 1 });
    expect(rolled([4, 5])).toEqual({ ...BASE, evilMachinations: true, roadLevel: 1 });
    expect(rolled([6, 6, 6]).roadLevel).toBe(3);
  });
  it('GT-22.2 Evil Machinations and Rough Roads go together with the original classes', () => {
    expect(rolled([4, 6])).toEqual({ ...BASE, evilMachinations: true, roadLevel: 1 });
    expect(rolled([], { evilMachinations: true, roughRoads: '3' }).classes).toEqual(['I', 'II', 'III']);
  });
  it('GT-22.2 but any combination is legal', () => {
    expect(rolled([1, 2, 3, 4, 6])).toEqual({ classes: ['IA', 'IIA', 'IIIA'], evilMachinations: true, roadLevel: 1 });
  });
});
