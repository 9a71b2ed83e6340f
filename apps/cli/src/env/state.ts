import { type Environment, rewardsOf } from '@starboard/bots';

export const PROTOCOL = 1;

/** What observations and actions are made of: the first thing that an environment says. */
export function schemaOf({ game, players, matches, observer, space }: Environment) {
  return {
    protocol: PROTOCOL,
    game: game.meta.id,
    rules: game.meta.rulesVersion,
    players,
    matches: matches.length,
    ...spacesOf({ observer, space }),
  };
}

/** The parts of observations and of the action space. */
export const spacesOf = ({ observer, space }: Pick<Environment, 'observer' | 'space'>) => ({
  observation: { size: observer.size, fields: observer.fields },
  actions: { size: space.size, blocks: space.blocks },
});

/** All matches as they stand, for a line of JSON. */
export function stateOf(env: Environment) {
  return {
    matches: env.matches.map(({ seat, asked, legal }, i) => {
      const outcome = env.ended[i];
      const end = outcome === undefined ? {} : { rewards: rewardsOf(outcome), ...outcome };
      const observation = [...env.seenIn(i)];
      return { seat, asked, legal: sorted(legal.indexes), observation, done: outcome !== undefined, ...end };
    }),
  };
}

export const sorted = (indexes: readonly number[]): number[] => indexes.toSorted((a, b) => a - b);

/** Room for what is written again and again. */
export class Scratch {
  #bytes = Buffer.alloc(0);

  /** So many bytes, those of the last time among them. */
  take(length: number): Buffer {
    if (this.#bytes.length < length) this.#bytes = Buffer.allocUnsafeSlow(2 * length);
    return this.#bytes.subarray(0, length);
  }
}

/** How all matches stand but for what is seen, in numbers of four bytes behind a head of so many; docs/environment.md has the order. */
export function stateBytes({ matches, ended, players }: Environment, head: number, scratch: Scratch): Buffer {
  const count = matches.length;
  const legal = matches.reduce((total, match) => total + match.legal.indexes.length, 0);
  const words = 2 + 2 * count + 3 * count * players + (count + 1) + legal;
  const bytes = scratch.take(head + words * 4);
  const ints = new Int32Array(bytes.buffer, head, words);
  const floats = new Float32Array(bytes.buffer, head, words);
  ints[0] = count;
  ints[1] = legal;
  let at = 2;
  for (let i = 0; i < count; i++) {
    ints[at + i] = matches[i].seat;
    ints[at + count + i] = ended[i] === undefined ? 0 : 1;
  }
  at += 2 * count;
  for (const outcome of ended) {
    const rewards = outcome === undefined ? undefined : rewardsOf(outcome);
    for (let seat = 0; seat < players; seat++) {
      floats[at + seat] = rewards?.[seat] ?? 0;
      ints[at + count * players + seat] = outcome?.places[seat] ?? 0;
      floats[at + 2 * count * players + seat] = outcome?.points[seat] ?? 0;
    }
    at += players;
  }
  at += 2 * count * players;
  let next = at + count + 1;
  for (let i = 0; i < count; i++) {
    ints[at + i] = next - at - count - 1;
    const { indexes } = matches[i].legal;
    for (let k = 0; k < indexes.length; k++) ints[next++] = indexes[k];
  }
  ints[at + count] = legal;
  return bytes;
}

/** What is seen in all matches, as its bytes: they change with the next step. */
export const seenBytes = ({ observed }: Environment): Buffer =>
  Buffer.from(observed.buffer, observed.byteOffset, observed.byteLength);
