import { cpuUsage } from 'node:process';
import { EnvError, type Environment } from '@starboard/bots';
import { BadInput, readArray, readInt, readRecord, readString } from '@starboard/kernel';
import { schemaOf, sorted } from './state.ts';

const MOST = 2 ** 31 - 1;

/** Does what a request in JSON says. `state` means: tell how all matches stand now. */
export function obey(env: Environment, text: string): 'state' | object {
  try {
    return obeyed(env, JSON.parse(text));
  } catch (error) {
    if (error instanceof SyntaxError) return { error: 'this is no JSON' };
    if (error instanceof BadInput || error instanceof EnvError) return { error: error.message };
    throw error;
  }
}

function obeyed(env: Environment, raw: unknown): 'state' | object {
  const request = readRecord(raw, '');
  switch (request.op) {
    case 'schema':
      return schemaOf(env);
    case 'reset':
      env.reset(request.seed === undefined ? undefined : readString(request.seed, 'seed', 200));
      return 'state';
    case 'step':
      env.step(
        readArray(request.actions, 'actions', MOST).map((action, i) => readInt(action, `actions.${i}`, 0, MOST)),
      );
      return 'state';
    case 'observe': {
      const place = readInt(request.match ?? 0, 'match', 0, MOST);
      const seat = readInt(request.seat, 'seat', 0, MOST);
      return { seat, observation: [...env.observe(place, seat)], legal: sorted(env.at(place).legalOf(seat).indexes) };
    }
    case 'describe': {
      const { seat, legal } = env.at(readInt(request.match ?? 0, 'match', 0, MOST));
      const actions = legal.indexes.map((index, i) => ({ index, ...env.game.actions.write(legal.actions[i]) }));
      return { seat, actions };
    }
    case 'usage':
      return cpuUsage();
    default:
      throw new BadInput('op', 'must be schema, reset, step, observe, describe or usage');
  }
}
