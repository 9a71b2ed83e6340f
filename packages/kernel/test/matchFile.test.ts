import { template } from '@starboard/template';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  BadInput,
  commitmentTo,
  loadMatch,
  MAX_TEXT,
  Match,
  type MatchFile,
  matchFile,
  readMatchFile,
  replayLines,
} from '../src/index.ts';
import { caseOf } from '../src/laws/index.ts';
import { played } from '../src/laws/played.ts';

const NAMES = ['Ann', 'Bo'];
const lawCase = { ...caseOf(template, 'file'), players: 2, clock: 60_000 };
const { match } = played(1, template, lawCase, {});
const file = matchFile(match, NAMES, true);
const text = JSON.stringify(file);

/** Reads and plays a document, as every door of the program does. */
const load = (from: string) => loadMatch(template, readMatchFile(from));
/** The document with something changed. */
const changed = (change: (copy: { -readonly [K in keyof MatchFile]: MatchFile[K] }) => void): string => {
  const copy = JSON.parse(text);
  change(copy);
  return JSON.stringify(copy);
};

describe('a saved match', () => {
  it('has a log with undos and time-ups, so that the tests below mean something', () => {
    const kinds = new Set(match.log.map(({ action }) => action.do));
    expect(kinds).toContain('time-up');
    expect(match.over).toBe(true);
  });
  it('comes back as it was', () => {
    const again = load(text);
    expect(JSON.stringify(matchFile(again, NAMES, true))).toBe(text);
    expect(JSON.stringify(again.trueHistory)).toBe(JSON.stringify(match.trueHistory));
  });
  it('is followed line by line from wherever it stands, and the line is named where rules and log part', () => {
    const half = loadMatch(template, file, 20);
    replayLines(half, file.log.slice(20, 22));
    expect(half.hash).toBe(file.log[21].hash);
    const other = { ...file.log[22], hash: file.log[0].hash };
    expect(() => replayLines(half, [other])).toThrow(
      'log.22.hash: the state after this action is not the recorded one',
    );
    expect(() => replayLines(loadMatch(template, file, 20), [file.log[21]])).toThrow('log.20: refused: ');
  });
  it('can be loaded up to any entry', () => {
    const half = loadMatch(template, readMatchFile(text), 20);
    expect(half.seq).toBe(20);
    expect(half.hash).toBe(match.log[19].hash);
    expect(half.over).toBe(false);
  });
  it('can be loaded while it runs', () => {
    const running = new Match(template, { players: 2, seed: 'running' });
    running.take(0, { do: 'burn', fuel: 1 });
    expect(load(JSON.stringify(matchFile(running, NAMES, true))).hash).toBe(running.hash);
  });
  it('tells no luck to come unless asked to', () => {
    const handedOut = JSON.stringify(matchFile(match, NAMES, false));
    expect(handedOut).not.toContain(`"seed":`);
    expect(() => load(handedOut)).toThrow('seed: missing');
  });
});

describe('a document that cannot be used is refused with its place', () => {
  it.each<[string, string, string]>([
    ['nothing', '', 'not JSON'],
    ['cut off', text.slice(0, -40), 'not JSON'],
    ['something else', '"hello"', 'must be an object'],
    ['too large', ' '.repeat(MAX_TEXT + 1), 'too large'],
    ['ten megabytes', JSON.stringify('x'.repeat(10_000_000)), 'too large'],
    ['nested too deeply', `${'['.repeat(100_000)}${']'.repeat(100_000)}`, 'nested too deeply'],
    [
      'nested too deeply inside',
      changed((f) => Object.assign(f.log[0].action, { fuel: JSON.parse('[['.repeat(99) + ']]'.repeat(99)) })),
      'nested too deeply',
    ],
    ['with a trap', text.replace('{', '{"__proto__":{"over":true},'), '__proto__: forbidden key'],
    ['with a trap in an action', text.replace('"fuel":', '"constructor":{},"fuel":'), 'constructor: forbidden key'],
    ['of another program', changed((f) => Object.assign(f, { format: 'chess' })), 'format: this is no Starboard match'],
    ['of a later version', changed((f) => Object.assign(f, { version: 2 })), 'version: version 2 is not known here'],
    [
      'of another game',
      changed((f) => {
        f.game = 'chess';
      }),
      'game: this is a match of chess, not of template',
    ],
    [
      'under other rules',
      changed((f) => {
        f.rules = 99;
      }),
      'rules: played under rules version 99',
    ],
    [
      'with another seed',
      changed((f) => {
        f.seed = 'luckier';
      }),
      'commitment: does not fit the seed',
    ],
    [
      'with another seed and its commitment',
      changed((f) => {
        f.seed = 'luckier';
        f.commitment = commitmentTo('luckier');
      }),
      'log.',
    ],
    [
      'with a commitment that is no hash',
      changed((f) => {
        f.commitment = 'promised';
      }),
      'commitment: must be 32 bytes in hexadecimal digits',
    ],
    [
      'with another commitment',
      changed((f) => {
        f.commitment = commitmentTo('x');
      }),
      'commitment: does not fit',
    ],
    [
      'with too many players',
      changed((f) => {
        f.players = 3;
        f.names = ['a', 'b', 'c'];
      }),
      'log.',
    ],
    [
      'with too many players for the game',
      changed((f) => {
        f.players = 5;
        f.names = ['a', 'b', 'c', 'd', 'e'];
      }),
      'players: must be a whole number from 2 to 4',
    ],
    [
      'with too few names',
      changed((f) => {
        f.names = ['Ann'];
      }),
      'names: needs one entry',
    ],
    [
      'with an unknown option',
      changed((f) => {
        f.options = { cheat: true };
      }),
      'options.cheat: template has no such option',
    ],
    [
      'with a changed fingerprint',
      changed((f) => Object.assign(f.log[3], { hash: '0000000000000000' })),
      'log.3.hash: the state after this action is not the recorded one',
    ],
    [
      'with an action left out',
      changed((f) => {
        f.log = f.log.filter((_, i) => i !== 2);
      }),
      'log.',
    ],
    [
      'with an action too many',
      changed((f) => {
        f.log = [...f.log, f.log[0]];
      }),
      'refused: match-over',
    ],
    [
      'with actions left out at the end',
      changed((f) => {
        f.log = f.log.slice(0, -3);
      }),
      'outcome: is not what the log leads to',
    ],
    ['with time running backwards', changed((f) => Object.assign(f.log[0], { at: 9_999_999 })), 'time-runs-backwards'],
    [
      'with an action of no such game',
      changed((f) => Object.assign(f.log[0].action, { do: 'castle' })),
      'log.0: refused: not-understood: do: "castle" is no action of this game',
    ],
    [
      'with another outcome',
      changed((f) => {
        f.outcome = { places: [1, 1], points: [9, 9] };
      }),
      'outcome: is not what the log leads to',
    ],
    ['with an unknown key', changed((f) => Object.assign(f, { note: 'hi' })), 'note: unknown key'],
  ])('%s', (_what, document, problem) => {
    expect(() => load(document)).toThrow(BadInput);
    expect(() => load(document)).toThrow(problem);
  });

  it('has a clock that says nothing but time-up', () => {
    const at = match.log.findIndex(({ seat }) => seat === -1);
    const document = changed((f) => Object.assign(f.log[at].action, { do: 'burn', fuel: 3 }));
    expect(() => load(document)).toThrow(`log.${at}: refused: not-understood`);
  });

  it('with the wrong type in any place', () => {
    const places = placesIn(JSON.parse(text)).filter((path) => path[0] !== 'log' || Number(path[1]) < 6);
    for (const path of places)
      for (const wrong of [null, 'x', -7, 1.5, true, [], {}, [[]]]) {
        const copy = JSON.parse(text);
        const parent = path.slice(0, -1).reduce((value, key) => value[key], copy);
        const last = path[path.length - 1];
        if (JSON.stringify(parent[last]) === JSON.stringify(wrong)) continue;
        parent[last] = wrong;
        refusedOrHarmless(JSON.stringify(copy), path.join('.'));
      }
  });
});

describe('random damage', () => {
  const value = fc.oneof(
    fc.constant(undefined),
    fc.jsonValue({ maxDepth: 2 }),
    fc.constantFrom(-1, 0, 1, 1e308, 'undo', 'time-up', '__proto__'),
  );
  const places = placesIn(JSON.parse(text));
  it('never brings anything but BadInput, and never another game', () => {
    const damage = fc.array(fc.tuple(fc.nat({ max: places.length - 1 }), value), { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(damage, (changes) => {
        const copy = JSON.parse(text);
        for (const [which, to] of changes) put(copy, places[which], to);
        refusedOrHarmless(JSON.stringify(copy), JSON.stringify(changes));
      }),
      { numRuns: 300, seed: 2026 },
    );
  });
  it('of the bare text neither', () => {
    fc.assert(
      fc.property(fc.nat({ max: text.length }), fc.nat({ max: 20 }), fc.string(), (at, cut, put) => {
        refusedOrHarmless(text.slice(0, at) + put + text.slice(at + cut), `${at} ${cut} ${put}`);
      }),
      { numRuns: 300, seed: 2026 },
    );
  });
});

/** A document is refused with BadInput, or it is in all that counts the match it was before. */
function refusedOrHarmless(document: string, what: string): void {
  try {
    const loaded = load(document);
    expect(loaded.hash, what).toBe(match.hash);
    expect(loaded.outcome, what).toEqual(match.outcome);
  } catch (error) {
    if (!(error instanceof BadInput)) throw new Error(`${what}: ${error}`, { cause: error });
  }
  expect(Object.hasOwn(Object.prototype, 'over')).toBe(false);
}

function placesIn(value: unknown, path: readonly (string | number)[] = []): (readonly (string | number)[])[] {
  if (typeof value !== 'object' || value === null) return path.length === 0 ? [] : [path];
  const inside = Object.entries(value).flatMap(([key, entry]) => placesIn(entry, [...path, key]));
  return path.length === 0 ? inside : [path, ...inside];
}

function put(root: unknown, path: readonly (string | number)[], to: unknown): void {
  let value = root as Record<string | number, unknown> | undefined;
  for (const key of path.slice(0, -1)) {
    const next: unknown = value?.[key];
    value = typeof next === 'object' && next !== null ? (next as Record<string | number, unknown>) : undefined;
  }
  if (value !== undefined) value[path[path.length - 1]] = to;
}
