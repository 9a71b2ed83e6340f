import { Environment } from '@starboard/bots';
import { template } from '@starboard/template';
import { describe, expect, it } from 'vitest';
import { FRAME, FrameReader, frame, schemaFrame } from '../src/env/frames.ts';
import { obey } from '../src/env/request.ts';
import { schemaOf, stateOf } from '../src/env/state.ts';

const make = (matches = 3): Environment => new Environment(template, { players: 2, seed: 'frames', matches });
const ask = (value: object): Buffer => frame(FRAME.json, Buffer.from(JSON.stringify(value)));
const step = (...actions: number[]): Buffer => frame(FRAME.step, Buffer.from(Int32Array.from(actions).buffer));
const kindOf = (answer: Buffer): number => answer.readUInt32LE(4);
const textOf = (answer: Buffer): string => answer.subarray(8).toString();
/** What a reader answers to bytes, each frame in one piece. */
const told = (reader: FrameReader, bytes: Buffer): Buffer[] =>
  Array.from(reader.take(bytes), (parts) => Buffer.concat(parts));
const firsts = ({ matches }: Environment): number[] => matches.map(({ legal }) => legal.indexes[0]);

describe('frames', () => {
  it('say the same as lines do', () => {
    const env = make();
    const { players, matches, observer } = env;
    const count = matches.length;
    const [answer] = told(new FrameReader(env), step(...firsts(env)));
    const bytes = answer.subarray(8);
    const int = (at: number) => bytes.readInt32LE(at * 4);
    expect([kindOf(answer), answer.readUInt32LE(0), int(0)]).toEqual([FRAME.state, bytes.length, count]);
    const starts = 2 + 2 * count + 3 * count * players;
    const legals = starts + count + 1;
    stateOf(env).matches.forEach(({ seat, legal, observation }, i) => {
      const [from, to] = [int(starts + i), int(starts + i + 1)];
      const listed = Array.from({ length: to - from }, (_, k) => int(legals + from + k));
      const first = legals + int(1) + i * observer.size;
      expect(int(2 + i)).toBe(seat);
      expect(listed.toSorted((a, b) => a - b)).toEqual(legal);
      expect(observation.map((_, k) => bytes.readFloatLE((first + k) * 4))).toEqual(observation);
    });
  });

  it('begin with the schema, whose parts fill observations and actions without a gap', () => {
    const env = make();
    const schema = JSON.parse(textOf(schemaFrame(env)));
    expect(schema).toEqual(JSON.parse(JSON.stringify(schemaOf(env))));
    for (const parts of [schema.observation.fields, schema.actions.blocks])
      for (let i = 1; i < parts.length; i++) expect(parts[i].at).toBe(parts[i - 1].at + parts[i - 1].size);
  });

  it('are answered one after the other: what is seen is written in the same place again', () => {
    const env = make();
    const answers = [];
    const wanted = [];
    for (const parts of new FrameReader(env).take(
      Buffer.concat([ask({ op: 'reset' }), ask({ op: 'reset', seed: 'b' })]),
    )) {
      answers.push(Buffer.concat(parts).subarray(-4 * env.observed.length));
      wanted.push(Buffer.from(env.observed.slice().buffer));
    }
    expect(answers).toHaveLength(2);
    expect(answers).toEqual(wanted);
    expect(answers[0]).not.toEqual(answers[1]);
  });

  it('are put together however they arrive', () => {
    const env = make();
    const reader = new FrameReader(env);
    const bytes = Buffer.concat([ask({ op: 'schema' }), step(...firsts(env))]);
    const answers = [...bytes].flatMap((_, i) => told(reader, bytes.subarray(i, i + 1)));
    expect(answers.map(kindOf)).toEqual([FRAME.json, FRAME.state]);
  });

  it('that are broken are answered by what is wrong with them', () => {
    const env = make();
    const before = JSON.stringify(stateOf(env));
    const said = (bytes: Buffer) => told(new FrameReader(env), bytes).map((one) => [kindOf(one), textOf(one)]);
    const error = (text: string) => [[FRAME.error, expect.stringContaining(text)]];
    expect(said(frame(9, Buffer.alloc(0)))).toEqual(error('no frame of kind 9'));
    expect(said(step(1))).toEqual(error('4 bytes for each of the 3 matches, not 4'));
    expect(said(step(...firsts(env).slice(1), 100_000))).toEqual(error('action 100000 is not possible for seat'));
    expect(said(frame(FRAME.json, Buffer.from('{')))).toEqual(error('no JSON'));
    expect(said(Buffer.alloc(8, 255))).toEqual(error('too long'));
    const cut = new FrameReader(env);
    expect(told(cut, step(1, 2, 3).subarray(0, 10))).toEqual([]);
    expect(cut.end().map(textOf)).toEqual(['the input ended in the middle of a frame, after 10 bytes']);
    expect(JSON.stringify(stateOf(env))).toBe(before);
  });
});

describe('lines', () => {
  it('tell what any seat sees, and what the actions are', () => {
    const env = make();
    const { seat, legal } = env.matches[1];
    expect(obey(env, JSON.stringify({ op: 'observe', match: 1, seat }))).toMatchObject({ seat, legal: legal.indexes });
    const { actions } = obey(env, '{"op":"describe","match":1}') as { actions: { index: number; do: string }[] };
    expect(actions.map(({ index }) => index)).toEqual(legal.indexes);
    expect(actions[0].do).toBe('burn');
  });

  it('tell how much processor time the environment has used', () => {
    const used = obey(make(), '{"op":"usage"}') as { user: number; system: number };
    expect(used.user).toBeGreaterThan(0);
    expect(used.system).toBeGreaterThanOrEqual(0);
  });

  it.each([
    ['{"op":"dance"}', 'op: must be schema, reset, step, observe, describe or usage'],
    ['{"op":"observe","seat":7}', 'there is no seat 7'],
    ['{"op":"describe","match":7}', 'there is no match 7'],
    ['{"op":"step","actions":[0]}', 'an action for each of the 3 matches, not 1'],
    ['[]', ''],
  ])('%s is refused', (line, message) => {
    expect(obey(make(), line)).toEqual({ error: expect.stringContaining(message) });
  });
});
