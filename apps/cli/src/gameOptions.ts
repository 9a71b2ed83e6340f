import {
  type AnyGame,
  BadInput,
  type OptionSpec,
  type OptionValues,
  parseJson,
  readOptions,
  readRecord,
} from '@starboard/kernel';
import type { Call, Option } from './command.ts';

export const GAME_OPTIONS: Readonly<Record<string, Option>> = {
  option: { type: 'string', value: 'ID=VALUE', multiple: true, help: 'an option of the game (see: starboard games)' },
  options: { type: 'string', value: 'JSON', help: 'all options of the game at once' },
};

/** The options of a new match, checked and complete. */
export function readGameOptions(call: Call, game: AnyGame, players: number): OptionValues {
  const json = call.text('options');
  const all = json === undefined ? {} : readRecord(parseJson(json, '--options'), '--options');
  const single = call.texts('option').map((text) => readAssignment(text, game));
  return readOptions(game.meta, { ...all, ...Object.fromEntries(single) }, players, '--option');
}

function readAssignment(text: string, game: AnyGame): readonly [string, unknown] {
  const found = /^([^=]+)=(.*)$/.exec(text);
  if (found === null) throw new BadInput('--option', `${JSON.stringify(text)} must be ID=VALUE`);
  const [, id, value] = found;
  const spec = game.meta.options.find((one) => one.id === id);
  if (spec === undefined) throw new BadInput(`--option ${id}`, `${game.meta.id} has no such option`);
  return [id, readValue(spec, value)];
}

/** As far as the text alone tells; the kernel checks the rest. */
function readValue(spec: OptionSpec, text: string): unknown {
  if (spec.kind === 'per-seat') return text.split(',').map((one) => one.trim());
  if (spec.kind === 'choice') return text;
  return text === 'true' || text === 'false' ? text === 'true' : text;
}
