import { createCipheriv, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ChaCha, chachaBlock } from '../src/chacha.ts';
import {
  CLOCK,
  type Contribution,
  commitmentTo,
  contributionHash,
  type Draw,
  defaultsOf,
  hmacSha256,
  type Luck,
  loadMatch,
  luckFrom,
  luckOf,
  matchFile,
  Random,
  Run,
  readMatchFile,
  sha256,
  toHex,
  withDraws,
} from '../src/index.ts';
import { matchOf, PICK, pick, question, type SmallTable, smallGame } from './smallGame.ts';

const bytes = (hex: string) => new Uint8Array(Buffer.from(hex.replaceAll(/\s/g, ''), 'hex'));
const words = (key: Uint8Array) => new Int32Array(key.slice().buffer);
const numbers = (random: Random, count = 6, n = 1000) => Array.from({ length: count }, () => random.below(n));

describe('ChaCha20', () => {
  it.each<[string, string, number, string]>([
    [
      '#1',
      '00'.repeat(32),
      0,
      `76 b8 e0 ad a0 f1 3d 90 40 5d 6a e5 53 86 bd 28 bd d2 19 b8 a0 8d ed 1a a8 36 ef cc 8b 77 0d c7
       da 41 59 7c 51 57 48 8d 77 24 e0 3f b8 d8 4a 37 6a 43 b8 f4 15 18 a1 1c c3 87 b6 69 b2 ee 65 86`,
    ],
    [
      '#2',
      '00'.repeat(32),
      1,
      `9f 07 e7 be 55 51 38 7a 98 ba 97 7c 73 2d 08 0d cb 0f 29 a0 48 e3 65 69 12 c6 53 3e 32 ee 7a ed
       29 b7 21 76 9c e6 4e 43 d5 71 33 b0 74 d8 39 d5 31 ed 1f 28 51 0a fb 45 ac e1 0a 1f 4b 79 4d 6f`,
    ],
    [
      '#3',
      `${'00'.repeat(31)}01`,
      1,
      `3a eb 52 24 ec f8 49 92 9b 9d 82 8d b1 ce d4 dd 83 20 25 e8 01 8b 81 60 b8 22 84 f3 c9 49 aa 5a
       8e ca 00 bb b4 a7 3b da d1 92 b5 c4 2f 73 f2 fd 4e 27 36 44 c8 b3 61 25 a6 4a dd eb 00 6c 13 a0`,
    ],
    [
      '#4',
      `00ff${'00'.repeat(30)}`,
      2,
      `72 d5 4d fb f1 2e c4 4b 36 26 92 df 94 13 7f 32 8f ea 8d a7 39 90 26 5e c1 bb be a1 ae 9a f0 ca
       13 b2 5a a2 6c b4 a6 48 cb 9b 9d 1b e6 5b 2c 09 24 a6 6c 54 d5 45 ec 1b 73 74 f4 87 2e 99 f0 96`,
    ],
  ])('gives vector %s of RFC 8439, A.1', (_, key, counter, block) => {
    expect(toHex(new Uint8Array(chachaBlock(words(bytes(key)), counter).buffer))).toBe(toHex(bytes(block)));
  });

  it('is what everybody else calls ChaCha20, across blocks', () => {
    const key = fc.uint8Array({ minLength: 32, maxLength: 32 });
    fc.assert(
      fc.property(key, (given) => {
        const stream = createCipheriv('chacha20', given, Buffer.alloc(16)).update(Buffer.alloc(4 * 100));
        const chacha = ChaCha.fromKey(words(given));
        for (let i = 0; i < 100; i++) if (chacha.next() !== stream.readInt32LE(4 * i)) return false;
        return true;
      }),
      { seed: 2026 },
    );
  });
});

describe('HMAC-SHA-256', () => {
  it('is what everybody else calls HMAC-SHA-256', () => {
    const some = fc.uint8Array({ maxLength: 200 });
    const reference = (key: Uint8Array, message: Uint8Array) => createHmac('sha256', key).update(message).digest('hex');
    fc.assert(
      fc.property(some, some, (key, text) => toHex(hmacSha256(key)(text)) === reference(key, text)),
      { seed: 2026 },
    );
    for (const length of [63, 64, 65])
      expect(toHex(hmacSha256(new Uint8Array(length).fill(7))(bytes('aa')))).toBe(
        reference(new Uint8Array(length).fill(7), bytes('aa')),
      );
  });
});

const SEED = '00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff';
const [ANN, BO] = ['aa'.repeat(32), '0b'.repeat(32)];
const luck = (contributions: readonly Contribution[], seed = SEED): Luck => ({ version: 2, seed, contributions });

describe('the luck of a match', () => {
  it('gives these bytes and numbers for ever: saved games and other programs depend on them', () => {
    const commitment = commitmentTo(SEED);
    expect(commitment).toBe('a5804765b0c863aa639557d0f4b044f4a67ffce98038936d8b6c9eab5f76c7a4');
    expect(contributionHash(commitment, 0, ANN)).toBe(
      '8dbec7d8018099266b012ae2ddc7a72d38e5300c9d1f4bbfd67d79f892bd068c',
    );
    expect(contributionHash(commitment, 1, ANN)).toBe(
      '47c6a4e12424b1e681669aa82e0ed9231f1370fb429ca524d29fdd30ceec04e5',
    );
    expect(numbers(luckOf(luck([{ value: ANN }, {}, { value: BO }])))).toEqual([401, 610, 411, 143, 504, 567]);
    expect(numbers(luckOf(luckFrom('starboard', 3)))).toEqual([225, 26, 111, 995, 341, 776]);
    expect(numbers(defaultsOf(luckFrom('starboard', 3)))).toEqual([173, 932, 128, 765, 965, 898]);
  });

  it('of version 1 is as it ever was', () => {
    expect(commitmentTo('starboard', 1)).toBe(sha256('starboard'));
    expect(numbers(luckOf(luckFrom('starboard', 3, 1)))).toEqual(numbers(Random.fromSeed('starboard')));
    expect(numbers(defaultsOf(luckFrom('starboard', 3, 1)))).toEqual(numbers(Random.fromSeed('starboard')));
  });

  it('does not follow from the commitment: neither as a state, nor as a key, nor as a seed', () => {
    const commitment = bytes(commitmentTo(SEED));
    const truth = numbers(luckOf(luckFrom(SEED, 2)));
    expect(numbers(Random.restore([...words(commitment)].slice(0, 4)))).not.toEqual(truth);
    expect(numbers(Random.fromKey(words(commitment)))).not.toEqual(truth);
    expect(numbers(luckOf(luckFrom(toHex(commitment), 2)))).not.toEqual(truth);
    expect(toHex(commitment)).not.toBe(sha256(SEED));
  });

  it('is another one with every seed, contribution, seat and number of seats', () => {
    const all = [
      luck([{}, {}]),
      luck([{}, {}, {}]),
      luck([{ value: ANN }, {}]),
      luck([{}, { value: ANN }]),
      luck([{ value: ANN }, { value: BO }]),
      luck([{ value: BO }, { value: ANN }]),
      luck([{ value: ANN }, { value: ANN }]),
      luck([{ value: '00'.repeat(32) }, {}]),
      luck([{}, {}], `${SEED} `),
    ];
    expect(new Set(all.map((one) => numbers(luckOf(one)).join())).size).toBe(all.length);
    const given = luck([{ value: ANN, hash: BO }, {}]);
    expect(numbers(luckOf(given))).toEqual(numbers(luckOf(all[2]))); // what was only promised counts for nothing
  });

  it('goes on from where it was saved, across JSON, and clones do not disturb each other', () => {
    for (const drawn of [0, 1, 15, 16, 17, 40]) {
      const random = luckOf(luckFrom('a', 2));
      numbers(random, drawn);
      const [restored, clone] = [Random.restore(JSON.parse(JSON.stringify(random.save()))), random.clone()];
      const next = numbers(random, 40);
      expect(numbers(restored, 40)).toEqual(next);
      expect(numbers(clone, 40)).toEqual(next);
    }
  });

  it('spawns quick luck for others, and is used up by it', () => {
    const random = luckOf(luckFrom('a', 2));
    const [, , , , fifth] = numbers(random.clone(), 5);
    expect(random.spawn().save()).toHaveLength(4);
    expect(numbers(random, 1)).toEqual([fifth]);
  });
});

function* rolling(t: SmallTable) {
  for (;;) {
    t.checkpoint();
    const { n } = yield* t.choose(t.state.log.length % 2, PICK);
    if (n === 2) return;
    t.state.log.push(t.die('die'), t.below('below', 10), t.pick('pick', [3, 0, 1]));
    t.state.log.push(...t.shuffle('deck', [5, 6, 7, 8]));
  }
}

describe('who may know the luck of a match', () => {
  it('a bot gets other luck, and none of it follows from the match', () => {
    const match = matchOf(rolling);
    const rolls = (run: { answer(seat: number, action: ReturnType<typeof pick>): void; state: { log: number[] } }) => {
      for (let i = 0; i < 4; i++) run.answer(i % 2, pick(0));
      return run.state.log.join();
    };
    const truth = rolls(match.fork());
    const futures = ['a', 'b', 'c'].map((seed) => rolls(match.simulator(0).fork(Random.fromSeed(seed))));
    expect(new Set([truth, ...futures]).size).toBe(4);
    const other = matchOf(rolling, { seed: 'another' });
    expect(rolls(other.simulator(0).fork(Random.fromSeed('a')))).toBe(futures[0]);
  });

  it('what the clock chooses for a seat takes nothing from it, and tells nothing of it', () => {
    let sampled: Random | undefined;
    const form = {
      do: 'pick',
      fields: () => [],
      check: () => ({ ok: true as const }),
      sample: (_state: unknown, _seat: number, random: Random) => {
        sampled = random;
        return pick(random.below(2));
      },
    };
    const asked = question({ options: () => {}, forms: [form], deadline: () => 5 });
    const draws: Draw[] = [];
    const match = matchOf(
      function* (t) {
        t.checkpoint();
        yield* t.choose(0, asked);
        t.state.log.push(t.below('next', 1_000_000));
        yield* t.choose(1, PICK);
      },
      { drawn: (draw) => draws.push(draw) },
    );
    expect(match.submit(CLOCK, { do: 'time-up', seat: 0 }, 5)).toEqual({ ok: true });
    expect(match.state.log).toEqual([luckOf(match.luck).below(1_000_000)]);
    expect(draws).toMatchObject([{ step: 0, name: 'next', below: 1_000_000 }]);
    expect(numbers(sampled!)).not.toEqual(numbers(luckOf(match.luck), 7).slice(1));
  });

  it('goes through save, load, fork and undo unharmed', () => {
    const run = Run.setUp(smallGame(rolling), 2, {}, luckOf(luckFrom('s', 2)), { forkable: true });
    run.begin();
    run.answer(0, pick(0));
    const saved = JSON.parse(JSON.stringify(run.save()));
    const copies = [run, run.fork(true), Run.load(run.game, 2, saved, true)];
    for (const one of copies) for (const seat of [1, 0, 1]) one.answer(seat, pick(0));
    expect(copies[1].state).toEqual(copies[0].state);
    expect(copies[2].state).toEqual(copies[0].state);
    expect(copies[1].beforeLastAnswer()?.save()).toEqual(copies[0].beforeLastAnswer()?.save());
  });
});

describe('the file of a match', () => {
  const commitment = commitmentTo(SEED);
  const given = (seat: number, value: string): Contribution => ({
    hash: contributionHash(commitment, seat, value),
    value,
  });
  const contributions = [given(0, ANN), { hash: contributionHash(commitment, 1, BO) }];
  const played = (setup: Parameters<typeof matchOf>[1]) => {
    const match = matchOf(rolling, { seed: SEED, ...setup });
    for (const [i, n] of [0, 1, 0, 2].entries()) match.submit(i % 2, pick(n), i);
    return match;
  };
  const match = played({ contributions });
  const file = withDraws(match.game, matchFile(match, ['Ann', 'Bo'], true));
  const load = (change: object) => loadMatch(match.game, readMatchFile(JSON.stringify({ ...file, ...change })));

  it('says its luck, what each seat has added, and every draw; and comes back as it was', () => {
    expect(file).toMatchObject({ luck: 2, commitment, contributions });
    expect(file.draws?.slice(0, 4)).toMatchObject([
      { step: 0, name: 'die', die: 6 },
      { step: 0, name: 'below', below: 10 },
      { step: 0, name: 'pick', pick: [3, 0, 1] },
      { step: 0, name: 'deck', shuffle: 4 },
    ]);
    const again = load({});
    expect(again.hash).toBe(match.hash);
    expect(withDraws(match.game, matchFile(again, ['Ann', 'Bo'], true))).toEqual(file);
  });

  it('shows draws as the state has them', () => {
    const [die, below, picked, ...deck] = match.state.log;
    const [first, second, third, fourth] = file.draws ?? [];
    expect([first.is, second.is, third.is]).toEqual([die, below, picked]);
    expect((fourth.is as number[]).map((from) => [5, 6, 7, 8][from])).toEqual(deck.slice(0, 4));
  });

  it('tells of each draw once, whatever was taken back', () => {
    const draws: Draw[] = [];
    const undoing = matchOf(
      function* (t) {
        for (let i = 0; i < 3; i++) {
          t.checkpoint();
          if ((yield* t.choose(0, PICK)).n === 1) t.state.log.push(t.die('die'));
        }
      },
      { drawn: (draw) => draws.push(draw) },
    );
    undoing.submit(0, pick(0));
    undoing.undo(0);
    undoing.submit(0, pick(1));
    undoing.submit(0, pick(0));
    undoing.undo(0);
    undoing.submit(0, pick(1));
    expect(draws.map(({ step, is }) => [step, is])).toEqual([
      [2, undoing.state.log[0]],
      [5, undoing.state.log[1]],
    ]);
  });

  it('without a version is of luck 1, as all were', () => {
    const old = played({ luck: 1 });
    const { luck: version, ...rest } = matchFile(old, ['Ann', 'Bo'], true);
    expect(version).toBe(1);
    expect(rest.commitment).toBe(sha256(SEED));
    expect(loadMatch(old.game, readMatchFile(JSON.stringify(rest))).hash).toBe(old.hash);
    expect(old.hash).not.toBe(match.hash);
  });

  it.each<[string, object, string]>([
    ['of another luck', { luck: 1 }, 'commitment: does not fit the seed'],
    ['of no luck that is known', { luck: 3 }, 'luck: version 3 is not known here'],
    ['of the old luck with contributions', { luck: 1, commitment: sha256(SEED) }, 'contributions: luck 1 knows none'],
    ['with a contribution left out', { contributions: [{}, contributions[1]] }, 'log.0.hash'],
    [
      'with another contribution',
      { contributions: [{ ...contributions[0], value: BO }, {}] },
      'contributions.0: does not fit its hash',
    ],
    [
      'with the contribution of another seat',
      { contributions: [{}, contributions[0]] },
      'contributions.1: does not fit its hash',
    ],
    [
      'with a contribution that was made for another seed',
      { contributions: [{ value: ANN, hash: contributionHash(commitmentTo('x'), 0, ANN) }, {}] },
      'contributions.0: does not fit its hash',
    ],
    [
      'with a contribution without a hash',
      { contributions: [{ value: ANN }, {}] },
      'contributions.0: was opened without a hash',
    ],
    ['with too few of them', { contributions: [{}] }, 'contributions: needs one entry for each of the 2 seats'],
    ['with half a contribution', { contributions: [{ hash: 'ab' }, {}] }, 'contributions.0.hash: must be 32 bytes'],
    [
      'with another die',
      { draws: [{ ...file.draws![0], is: 7 - (file.draws![0].is as number) }, ...file.draws!.slice(1)] },
      'draws.0: the luck gave {"step":0,"name":"die","die":6',
    ],
    ['with a draw too few', { draws: file.draws!.slice(0, -1) }, 'draws.11: the luck gave'],
    ['with a draw too many', { draws: [...file.draws!, file.draws![0]] }, 'draws.12: was never drawn'],
    ['with a draw of another kind', { draws: [{ step: 0, name: 'die', coin: 2, is: 1 }] }, 'draws.0: must be one of'],
    ['with a draw without a result', { draws: [{ step: 0, name: 'die', die: 6 }] }, 'draws.0.is: missing'],
  ])('%s is refused', (_, change, problem) => expect(() => load(change)).toThrow(problem));
});
