import type { Meta, OptionSpec, OptionValues } from './game.ts';
import { BadInput, join, readArray, readBoolean, readId, readInt, readRecord } from './json.ts';

/** Checks the options of a new match and fills in the defaults. A `per-seat` option that is not given stays undefined. */
export function readOptions(meta: Meta, raw: unknown, players: number, where = 'options'): OptionValues {
  const given = readRecord(raw ?? {}, where);
  for (const key of Object.keys(given)) {
    if (!meta.options.some((spec) => spec.id === key))
      throw new BadInput(join(where, key), `${meta.id} has no such option`);
  }
  return Object.fromEntries(
    meta.options.map((spec) => [spec.id, readOption(spec, given[spec.id], players, join(where, spec.id))]),
  );
}

function readOption(spec: OptionSpec, raw: unknown, players: number, where: string): OptionValues[string] {
  if (spec.kind === 'per-seat') {
    if (raw === undefined) return undefined;
    const chosen = readArray(raw, where, players).map(
      (entry, i) => spec.choices[readId(entry, join(where, i), spec.choices)],
    );
    if (chosen.length !== players) throw new BadInput(where, `needs one entry for each of the ${players} seats`);
    if (spec.unique && new Set(chosen).size < players) throw new BadInput(where, 'two seats have the same');
    return chosen;
  }
  if (raw === undefined) return spec.default;
  return spec.kind === 'switch' ? readBoolean(raw, where) : spec.choices[readId(raw, where, spec.choices)];
}

/** Checks the number of players. */
export function readPlayers(meta: Meta, raw: unknown, where = 'players'): number {
  return readInt(raw, where, meta.players.min, meta.players.max);
}
