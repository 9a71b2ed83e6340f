import { fileURLToPath } from 'node:url';
import { MAX_TEXT, type MatchFile } from '@starboard/kernel';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { fileWith, here, newFolder, playedMatch } from './run.ts';

let match: MatchFile;
let text: string;
beforeAll(async () => {
  match = await playedMatch();
  text = JSON.stringify(match);
});

const changed = (change: object): string => fileWith(JSON.stringify({ ...match, ...change }));

describe('verify', () => {
  it('finds nothing wrong with an honest match', async () => {
    const { code, out } = await here('verify', fileWith(text));
    expect(code).toBe(0);
    expect(out).toContain(`All ${match.log.length} actions replay as recorded, to the same outcome.`);
    const { out: json } = await here('verify', fileWith(text), '--json');
    expect(JSON.parse(json)).toMatchObject({ ok: true, actions: match.log.length, over: true, luck: 2 });
    expect(JSON.parse(json).draws).toBeGreaterThan(10);
    expect(out).toMatch(/All \d+ draws follow from the seed\./);
    expect(out).toContain('All luck of this match follows from its seed alone.');
  });

  it('says so where a match is of the old luck', async () => {
    const golden = fileURLToPath(
      new URL('../../../games/_template/test/golden/two-of-the-old-luck.json', import.meta.url),
    );
    const { code, out } = await here('verify', golden);
    expect(code).toBe(0);
    expect(out).toContain('The luck of this match is of the old kind (luck 1)');
    expect((await here('replay', golden)).out).toContain('The luck of this match is of the old kind (luck 1)');
  });

  it('finds a changed seed, action, fingerprint, outcome', async () => {
    const log = match.log.map((entry, i) => (i === 3 ? { ...entry, hash: '0000000000000000' } : entry));
    const points = match.outcome?.points.map((n) => n + 1);
    const cases: [object, string][] = [
      [{ seed: 'y' }, 'commitment: does not fit the seed'],
      [{ log }, 'log.3.hash: the state after this action is not the recorded one'],
      [{ log: [{ ...match.log[0], action: { do: 'tow' } }] }, 'log.0: refused'],
      [{ outcome: { ...match.outcome, points } }, 'outcome: is not what the log leads to'],
    ];
    for (const [change, message] of cases) {
      const { code, out, err } = await here('verify', changed(change));
      expect([code, err]).toEqual([1, '']);
      expect(out).toContain(message);
    }
  });
});

describe('a file that is no match', () => {
  const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`;
  const hostile: [string, () => string, string][] = [
    ['missing', () => `${newFolder()}/nothing.json`, 'there is no such file'],
    ['a folder', () => newFolder(), 'is a folder'],
    ['empty', () => fileWith(''), 'not JSON'],
    ['truncated', () => fileWith(text.slice(0, text.length / 2)), 'not JSON'],
    ['binary', () => fileWith(Uint8Array.from([0xff, 0xfe, 0, 1])), 'is no UTF-8 text'],
    ['of another program', () => fileWith('{"name":"x","version":"1.0.0"}'), 'name: unknown key'],
    ['of another game', () => changed({ game: 'chess' }), 'game: "chess" is not known here'],
    ['of other rules', () => changed({ rules: 99 }), 'rules: played under rules version 99'],
    ['of a later version', () => changed({ version: 2 }), 'version: version 2 is not known here'],
    ['without its seed', () => changed({ seed: undefined }), 'seed: missing'],
    ['too large', () => fileWith(`"${'x'.repeat(10_000_000)}"`), 'too large'],
    ['much too large', () => fileWith(`"${'x'.repeat(MAX_TEXT * 3)}"`), 'too large'],
    [
      'nested without end',
      () => fileWith(text.replace('"options":{}', '"options":{}').replace(/"names":\[[^\]]*\]/, `"names":${deep}`)),
      'names',
    ],
    ['polluted', () => fileWith(text.replace('{', '{"__proto__":{"over":true},')), '__proto__: forbidden key'],
    [
      'polluted inside',
      () => fileWith(text.replace('"options":{', '"options":{"constructor":1,')),
      'options.constructor: forbidden key',
    ],
  ];
  it.each(hostile)('%s', async (_, path, message) => {
    for (const command of ['verify', 'replay']) {
      const { code, out, err } = await here(command, path());
      expect([code, out]).toEqual([2, '']);
      expect(err).toMatch(/^starboard: .*/);
      expect(err).toContain(message);
    }
  });

  it('whatever was done to it, is complained about or verified', () => {
    const cut = fc.tuple(fc.nat(text.length), fc.nat(40), fc.constantFrom('', '"', '{', '9', '-1', 'null', '[]', '\\'));
    return fc.assert(
      fc.asyncProperty(cut, async ([at, length, instead]) => {
        const broken = fileWith(text.slice(0, at) + instead + text.slice(at + length));
        expect([0, 1, 2]).toContain((await here('verify', broken)).code);
      }),
      { seed: 2026, numRuns: 60 },
    );
  });
});

describe('replay', () => {
  it('tells the match again, up to an entry, as a seat saw it', async () => {
    const path = fileWith(text);
    const whole = await here('replay', path);
    expect(whole.code).toBe(0);
    expect(whole.out).toMatch(/1\. (Ann|Bo), \d+ points?/);
    const { out } = await here('replay', path, '--to', '4', '--seat', '1', '--lang', 'de');
    expect(out).toContain('Ann fischt einen Kristall.');
    expect(out).not.toContain('Ann wünscht sich heimlich');
    expect(whole.out).toContain('Ann secretly wishes for');
  });

  it('gives programs the view of a seat or a spectator', async () => {
    const { out } = await here('replay', fileWith(text), '--to', '2', '--seat', 'spectator', '--json');
    const { history, view } = JSON.parse(out);
    expect(history.length).toBe(3);
    expect(view.over).toBe(false);
    expect(JSON.stringify(view)).not.toContain(match.seed && `"${match.seed}"`);
  });

  it('refuses seats and entries that are not there', async () => {
    const path = fileWith(text);
    expect(await here('replay', path, '--seat', '2')).toMatchObject({ code: 2, out: '' });
    expect(await here('replay', path, '--to', '99999')).toMatchObject({ code: 2, out: '' });
  });

  it('keeps names and keys from steering the terminal', async () => {
    const { out } = await here('replay', changed({ names: ['\u001b[2JAnn', 'Bo'] }));
    const { err } = await here('replay', changed({ '\u001b[2J': 1 }));
    expect(out + err).not.toContain('\u001b');
    expect(err).toContain('unknown key');
  });
});

describe('scenario', () => {
  const scenario = {
    format: 'starboard-scenario',
    version: 1,
    game: 'template',
    title: { en: 'Ann catches a comet', de: 'Ann fängt einen Kometen' },
    rules: ['TP-3.4'],
    players: 2,
    state: { comet: 'halley' },
    steps: [
      { seat: 0, action: { do: 'burn', fuel: 3 } },
      { seat: 1, action: { do: 'burn', fuel: 1 } },
    ],
    expect: { captain: 0, 'seats.0.fuel': 3 },
  };
  const good = () => fileWith(JSON.stringify(scenario));
  const wrong = () => fileWith(JSON.stringify({ ...scenario, expect: { captain: 1 } }));

  it('plays scenarios, and says what differs', async () => {
    expect(await here('scenario', good())).toMatchObject({ code: 0 });
    const { code, out } = await here('scenario', good(), wrong());
    expect(code).toBe(1);
    expect(out).toContain('expect.captain: expected 1, found 0');
  });

  it('plays the others where a file is no scenario', async () => {
    const { code, out, err } = await here('scenario', fileWith(text), good());
    expect(code).toBe(2);
    expect(err).toContain('starboard: ');
    expect(out).toContain('ok');
  });

  it('tells programs', async () => {
    const { code, out } = await here('scenario', '--json', wrong(), fileWith('{}'));
    expect(code).toBe(2);
    const [first, second] = JSON.parse(out);
    expect(first.differences).toEqual([{ where: 'expect.captain', expected: 1, found: 0 }]);
    expect(second.problem).toContain('missing');
  });

  it('refuses positions that cannot be', async () => {
    const { code, err } = await here('scenario', fileWith(JSON.stringify({ ...scenario, state: { comet: 'moon' } })));
    expect(code).toBe(2);
    expect(err).toContain('state.comet');
  });
});
