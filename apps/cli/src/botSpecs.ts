import { BOT_SPECS, type Bot, parseBot } from '@starboard/bots';
import { type Action, type AnyGame, BadInput, readInt } from '@starboard/kernel';
import type { Option } from './command.ts';
import { execBot } from './exec/execBot.ts';

export type AnyBot = Bot<unknown, Action>;

const EXEC = 'exec:';

export const BOT_NOTES = `Bots: ${BOT_SPECS.join(', ')}, "exec:PROGRAM ARGUMENTS" (docs/bot-protocol.md).`;

export const BOT_TIME: Option = {
  type: 'string',
  value: 'MS',
  help: 'time an exec: bot has for an answer (5000)',
};

/** The time limit of exec: bots. */
export const readBotTime = (text: string | undefined): number =>
  text === undefined ? 5000 : readInt(/^\d+$/.test(text) ? Number(text) : text, '--bot-time', 1, 3_600_000);

/** The bots named by one option, given once or several times; a comma within an exec: command stays in it. */
export function splitSpecs(values: readonly string[]): string[] {
  const names = ['human', 'exec', ...BOT_SPECS.map((spec) => spec.split(':')[0])];
  const next = new RegExp(`,(?=\\s*(?:${[...new Set(names)].join('|')})\\b)`);
  return values.flatMap((value) => (value.includes(EXEC) ? value.split(next) : value.split(','))).map((s) => s.trim());
}

/** The bot that a spec names. */
export function botOf(spec: string, game: AnyGame, limit: number, where = '--bots'): AnyBot {
  if (!spec.startsWith(EXEC)) return parseBot(spec, game, where);
  const command = spec.slice(EXEC.length).trim();
  if (command === '') throw new BadInput(where, 'exec: names no program');
  return execBot(command, game, { limit, complain: (message) => console.error(`starboard: ${message}`) });
}

/** One bot for each seat: a single one sits on all of them. */
export function seatSpecs(specs: readonly string[], players: number, where = '--bots'): readonly string[] {
  if (specs.length === 1) return Array.from({ length: players }, () => specs[0]);
  if (specs.length !== players) throw new BadInput(where, `names ${specs.length} bots for ${players} seats`);
  return specs;
}
