import { parseBot } from '@starboard/bots';
import { type AnyGame, BadInput } from '@starboard/kernel';
import { type AnyBot, botOf, splitSpecs } from '../botSpecs.ts';
import type { Call } from '../command.ts';

/** Who sits in a seat: a person, or a bot. */
export type Chair = 'human' | AnyBot;

export interface Seating {
  readonly chairs: readonly Chair[];
  readonly names: readonly string[];
}

/** Who plays a new match: as told, or one person against greedy bots. */
export function newSeating(call: Call, game: AnyGame, limit: number): Seating {
  const { min, max } = game.meta.players;
  const given = splitSpecs(call.texts('seats'));
  const players = call.count('players', given.length || Math.max(min, Math.min(max, 4)), min, max);
  const specs = given.length > 0 ? given : ['human', ...Array.from({ length: players - 1 }, () => 'greedy')];
  return seating(specs, players, call, game, limit);
}

/** Who goes on with a saved match: as told, or as the names in the file say. Programs are never started by a file. */
export function savedSeating(
  names: readonly string[],
  players: number,
  call: Call,
  game: AnyGame,
  limit: number,
): Seating {
  const given = splitSpecs(call.texts('seats'));
  const known = names.map((name) => botNamed(name, game) ?? 'human');
  const specs = given.length > 0 ? given : Array.from({ length: players }, (_, seat) => known[seat] ?? 'human');
  const { chairs, names: fresh } = seating(specs, players, call, game, limit);
  return { chairs, names: fresh.map((name, seat) => names[seat] ?? name) };
}

/** The bot that a seat's name in a saved match speaks of. */
function botNamed(name: string, game: AnyGame): string | undefined {
  const spec = name.replace(/ \d+$/, '');
  try {
    if (spec === name) return undefined;
    parseBot(spec, game);
    return spec;
  } catch (error) {
    if (error instanceof BadInput) return undefined;
    throw error;
  }
}

function seating(specs: readonly string[], players: number, call: Call, game: AnyGame, limit: number): Seating {
  if (specs.length !== players) throw new BadInput('--seats', `names ${specs.length} seats, not ${players}`);
  const { min, max } = game.meta.players;
  if (players < min || players > max) throw new BadInput('--seats', `${game.meta.id} is for ${min} to ${max} players`);
  const people = call
    .texts('names')
    .flatMap((value) => value.split(','))
    .map((name) => name.trim().slice(0, 40));
  let person = 0;
  const names = specs.map((spec, seat) => {
    if (spec !== 'human') return `${spec} ${seat + 1}`.slice(0, 100);
    return people[person++] || `Player ${seat + 1}`;
  });
  return { chairs: specs.map((spec) => (spec === 'human' ? spec : botOf(spec, game, limit, '--seats'))), names };
}
