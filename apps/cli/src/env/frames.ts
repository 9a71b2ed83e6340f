import { EnvError, type Environment } from '@starboard/bots';
import { obey } from './request.ts';
import { Scratch, schemaOf, seenBytes, stateBytes } from './state.ts';

/** What a frame holds: JSON, the actions of a step, how the matches stand, or in words what is wrong. */
export const FRAME = { json: 0, step: 1, state: 2, error: 3 } as const;

const HEAD = 8;
const MOST_BYTES = 1 << 24;

/** A frame: how many bytes follow the head, what they are, and the bytes. */
export const frame = (kind: number, bytes: Uint8Array): Buffer =>
  headed(kind, Buffer.concat([Buffer.allocUnsafe(HEAD), bytes]));

/** Fills in the head of a frame, of which so many bytes follow in another part. */
function headed(kind: number, framed: Buffer, more = 0): Buffer {
  framed.writeUInt32LE(framed.length - HEAD + more, 0);
  framed.writeUInt32LE(kind, 4);
  return framed;
}

const json = (value: object): Buffer => frame(FRAME.json, Buffer.from(JSON.stringify(value)));
const wrong = (message: string): Buffer => frame(FRAME.error, Buffer.from(message));

/** The first frame of an environment. */
export const schemaFrame = (env: Environment): Buffer => json(schemaOf(env));

/** An answer: the parts of a frame. What they hold changes with the next answer, so they leave first. */
export type Parts = readonly Buffer[];

/** Puts frames together out of what arrives, and answers each. A frame that is too long cannot be followed: it is the last. */
export class FrameReader {
  readonly #env: Environment;
  readonly #scratch = new Scratch();
  #bytes: Buffer = Buffer.alloc(0);
  broken = false;

  constructor(env: Environment) {
    this.#env = env;
  }

  /** The next frame is only read when the answer to the one before has been taken. */
  *take(chunk: Buffer): Generator<Parts, void> {
    this.#bytes = this.#bytes.length === 0 ? chunk : Buffer.concat([this.#bytes, chunk]);
    while (!this.broken && this.#bytes.length >= HEAD) {
      const length = this.#bytes.readUInt32LE(0);
      if (length > MOST_BYTES) {
        this.broken = true;
        yield [wrong(`a frame of ${length} bytes is too long, at most ${MOST_BYTES}: nothing more is read`)];
      } else if (this.#bytes.length < HEAD + length) break;
      else {
        const kind = this.#bytes.readUInt32LE(4);
        const bytes = this.#bytes.subarray(HEAD, HEAD + length);
        this.#bytes = this.#bytes.subarray(HEAD + length);
        yield this.#answer(kind, bytes);
      }
    }
  }

  /** What is wrong when nothing more comes. */
  end(): Parts {
    const { length } = this.#bytes;
    return this.broken || length === 0
      ? []
      : [wrong(`the input ended in the middle of a frame, after ${length} bytes`)];
  }

  #answer(kind: number, bytes: Buffer): Parts {
    if (kind === FRAME.step) return this.#step(bytes);
    if (kind !== FRAME.json)
      return [wrong(`there is no frame of kind ${kind} to an environment, but 0 (JSON) and 1 (a step)`)];
    const answer = obey(this.#env, bytes.toString());
    if (answer === 'state') return this.#state();
    return ['error' in answer ? wrong(String(answer.error)) : json(answer)];
  }

  #step(bytes: Buffer): Parts {
    const { matches } = this.#env;
    if (bytes.length !== matches.length * 4)
      return [wrong(`a step has 4 bytes for each of the ${matches.length} matches, not ${bytes.length} in all`)];
    const actions = new Int32Array(matches.length);
    for (let i = 0; i < actions.length; i++) actions[i] = bytes.readInt32LE(i * 4);
    try {
      this.#env.step(actions);
    } catch (error) {
      if (error instanceof EnvError) return [wrong(error.message)];
      throw error;
    }
    return this.#state();
  }

  #state(): Parts {
    const seen = seenBytes(this.#env);
    return [headed(FRAME.state, stateBytes(this.#env, HEAD, this.#scratch), seen.length), seen];
  }
}
