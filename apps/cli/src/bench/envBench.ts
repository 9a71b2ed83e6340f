import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { execPath } from 'node:process';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { type AnyGame, Random } from '@starboard/kernel';
import { FRAME, frame } from '../env/frames.ts';

const MAIN = fileURLToPath(new URL('../../bin/starboard.mjs', import.meta.url));
const MATCHES = 256;
const HEAD = 8;
const ROUNDS = 3;

/** Decisions per second of the environment's processor time, by chance, through a pipe in batches of 256; the best of three rounds. */
export async function measureEnv(game: AnyGame, players: number, seconds: number): Promise<number> {
  const args = [MAIN, 'env', game.meta.id, '--players', `${players}`, '--matches', `${MATCHES}`, '--frames'];
  const child = spawn(execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  const answers = framesOf(child.stdout);
  const random = Random.fromSeed('env');
  const ask = async (kind: number, bytes: Uint8Array): Promise<Buffer> => {
    child.stdin.write(frame(kind, bytes));
    return (await answers.next()).value ?? Buffer.alloc(0);
  };
  const json = (value: object) => ask(FRAME.json, Buffer.from(JSON.stringify(value)));
  const used = async (): Promise<number> => {
    const { user, system } = JSON.parse((await json({ op: 'usage' })).toString());
    return (user + system) / 1_000_000;
  };
  await answers.next(); // the schema
  let state = await json({ op: 'reset' });
  let best = 0;
  for (let round = 0; round <= ROUNDS; round++) {
    const start = await used();
    let now = start;
    let steps = 0;
    while (now < start + seconds) {
      for (let i = 0; i < 10; i++) state = await ask(FRAME.step, anyOf(state, players, random));
      steps += 10;
      now = await used();
    }
    if (round > 0) best = Math.max(best, (steps * MATCHES) / (now - start)); // the first round is to warm up
  }
  child.stdin.end();
  await once(child, 'close');
  return best;
}

/** Any legal action for each match of a state, as the bytes of a step. */
function anyOf(state: Buffer, players: number, random: Random): Buffer {
  const step = Buffer.alloc(MATCHES * 4);
  const starts = 2 + 2 * MATCHES + 3 * MATCHES * players;
  const legal = starts + MATCHES + 1;
  for (let i = 0; i < MATCHES; i++) {
    const from = state.readInt32LE((starts + i) * 4);
    const to = state.readInt32LE((starts + i + 1) * 4);
    step.writeInt32LE(state.readInt32LE((legal + from + random.below(to - from)) * 4), i * 4);
  }
  return step;
}

/** The bytes of each frame that arrives. */
async function* framesOf(stream: Readable): AsyncGenerator<Buffer, undefined> {
  let chunks: Buffer[] = [];
  let there = 0;
  let wanted = HEAD;
  for await (const chunk of stream) {
    chunks.push(chunk as Buffer);
    there += (chunk as Buffer).length;
    while (there >= wanted) {
      const bytes = Buffer.concat(chunks);
      const length = HEAD + bytes.readUInt32LE(0);
      wanted = length;
      if (there < length) {
        chunks = [bytes];
        break;
      }
      yield bytes.subarray(HEAD, length);
      chunks = [bytes.subarray(length)];
      there -= length;
      wanted = HEAD;
    }
  }
  return undefined;
}
