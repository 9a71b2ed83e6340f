import { describe, expect, it } from 'vitest';
import { BadInput, type Meta, readOptions, readPlayers } from '../src/index.ts';

const meta: Meta = {
  id: 'small',
  name: { en: 'Small', de: 'Klein' },
  rulePrefix: 'XX',
  rulesVersion: 1,
  players: { min: 2, max: 4 },
  length: 1,
  weight: 1,
  options: [
    { id: 'long', kind: 'switch', default: true, rule: 'XX-1' },
    { id: 'map', kind: 'choice', choices: ['north', 'south'], default: 'south', rule: 'XX-1' },
    { id: 'colours', kind: 'per-seat', choices: ['red', 'blue', 'white'], unique: true, rule: 'XX-1' },
    { id: 'ships', kind: 'per-seat', choices: ['1', '2'], unique: false, rule: 'XX-1' },
  ],
};

describe('options', () => {
  it('have defaults; what each seat chooses has none', () => {
    expect(readOptions(meta, undefined, 2)).toEqual({ long: true, map: 'south', colours: undefined, ships: undefined });
  });
  it('are taken as given', () => {
    const given = { long: false, map: 'north', colours: ['red', 'white'], ships: ['1', '1'] };
    expect(readOptions(meta, given, 2)).toEqual(given);
  });
  it.each([
    [{ short: true }, 'options.short: small has no such option'],
    [{ long: 1 }, 'options.long: must be true or false'],
    [{ map: 'west' }, 'options.map: "west" is not known here'],
    [{ colours: ['red'] }, 'options.colours: needs one entry for each of the 2 seats'],
    [{ colours: ['red', 'blue', 'white'] }, 'options.colours: has 3 entries'],
    [{ colours: ['red', 'red'] }, 'options.colours: two seats have the same'],
    [{ ships: '1' }, 'options.ships: must be a list'],
    [[], 'options: must be an object'],
    ['all', 'options: must be an object'],
  ])('refuse %j', (raw, problem) => {
    expect(() => readOptions(meta, raw, 2)).toThrow(BadInput);
    expect(() => readOptions(meta, raw, 2)).toThrow(problem);
  });
  it('count the players', () => {
    expect(readPlayers(meta, 3)).toBe(3);
    for (const raw of [1, 5, 2.5, '3', null]) expect(() => readPlayers(meta, raw)).toThrow('whole number from 2 to 4');
  });
});
