import { describe, expect, it } from 'vitest';
import { PARTS, type Part, partOf } from '../../src/content/parts.ts';
import { weaponDice } from '../../src/rules/battle.ts';
import { blueprintOf, shipValue } from '../../src/rules/blueprints.ts';
import { table } from '../table.ts';

const PRINTED: readonly (readonly [id: string, values: string])[] = [
  ['ion-cannon', 'energy -1, cannons yellow'],
  ['electron-computer', 'computer 1'],
  ['hull', 'hull 1'],
  ['nuclear-drive', 'energy -1, initiative 1, movement 1'],
  ['nuclear-source', 'energy +3'],
  ['plasma-cannon', 'energy -2, cannons orange'],
  ['soliton-cannon', 'energy -3, cannons blue'],
  ['antimatter-cannon', 'energy -4, cannons red'],
  ['plasma-missile', 'energy -1, missiles orange orange'],
  ['flux-missile', 'initiative 1, missiles yellow yellow'],
  ['positron-computer', 'energy -1, computer 2'],
  ['gluon-computer', 'energy -2, computer 3'],
  ['gauss-shield', 'shield 1'],
  ['phase-shield', 'energy -1, shield 2'],
  ['absorption-shield', 'energy +4, shield 1'],
  ['improved-hull', 'hull 2'],
  ['sentient-hull', 'computer 1, hull 1'],
  ['conifold-field', 'energy -2, hull 3'],
  ['fusion-drive', 'energy -2, initiative 2, movement 2'],
  ['tachyon-drive', 'energy -3, initiative 3, movement 3'],
  ['transition-drive', 'movement 3'],
  ['fusion-source', 'energy +6'],
  ['tachyon-source', 'energy +9'],
  ['zero-point-source', 'energy +12'],
  ['ion-disruptor', 'initiative 3, cannons yellow'],
  ['ion-turret', 'cannons yellow yellow'],
  ['plasma-turret', 'energy -3, cannons orange orange'],
  ['soliton-charger', 'energy -1, cannons blue'],
  ['ion-missile', 'missiles yellow yellow yellow'],
  ['soliton-missile', 'initiative 1, missiles blue'],
  ['antimatter-missile', 'missiles red'],
  ['axion-computer', 'initiative 1, computer 2'],
  ['flux-shield', 'energy -2, initiative 1, shield 3'],
  ['inversion-shield', 'energy +2, shield 2'],
  ['shard-hull', 'hull 3'],
  ['conformal-drive', 'energy -2, initiative 2, movement 4'],
  ['nonlinear-drive', 'energy +2, movement 2'],
  ['hypergrid-source', 'energy +11'],
  ['muon-source', 'energy +2, initiative 1'],
  ['rift-cannon', 'energy -2, cannons rift'],
  ['rift-conductor', 'energy -1, hull 1, cannons rift'],
];

const signed = (n: number) => (n > 0 ? `+${n}` : `${n}`);

function printed({
  energyGain,
  energyUse,
  initiative,
  movement,
  computer,
  shield,
  hull,
  cannons,
  missiles,
}: Part): string {
  const energy = energyGain - energyUse;
  const sums = Object.entries({ initiative, movement, computer, shield, hull }).filter(([, n]) => n !== 0);
  return [
    ...(energy === 0 ? [] : [`energy ${signed(energy)}`]),
    ...sums.map(([name, n]) => `${name} ${n}`),
    ...(cannons.length > 0 ? [`cannons ${cannons.join(' ')}`] : []),
    ...(missiles.length > 0 ? [`missiles ${missiles.join(' ')}`] : []),
  ].join(', ');
}

describe('ship parts', () => {
  it.each(PRINTED)('EC-8.4, EC-8.9: %s: %s', (id, values) => {
    const part = PARTS[partOf(id)];
    expect(printed(part)).toBe(values);
    if (part.beside) return;
    const slot = 6;
    const bare = table().state;
    const { state } = table({
      options: { riftCannon: true },
      state: { seats: [{ parts: { dreadnought: { [slot]: id } } }, {}] },
    });
    expect(blueprintOf(bare, 0, 2).slots[slot]).toBe(-1);
    for (const what of ['initiative', 'movement', 'computer', 'shield', 'hull'] as const)
      expect(shipValue(state, 0, 2, what) - shipValue(bare, 0, 2, what)).toBe(part[what]);
    for (const weapon of ['cannons', 'missiles'] as const)
      expect(weaponDice(state, 0, 2, weapon).length - weaponDice(bare, 0, 2, weapon).length).toBe(part[weapon].length);
  });
  it('are all here', () => {
    expect(PRINTED.map(([id]) => id)).toEqual(PARTS.map(({ id }) => id));
  });
});
