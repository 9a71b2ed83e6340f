import { parseArgs } from 'node:util';
import { readInt } from '@starboard/kernel';

/** Something on the command line that cannot be used. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** What the exit code of a command says. */
export const EXIT = { ok: 0, failed: 1, badInput: 2, internal: 3 } as const;
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

export interface Option {
  readonly type: 'string' | 'boolean';
  readonly help: string;
  /** What stands for the value in the help. */
  readonly value?: string;
  readonly multiple?: boolean;
}

/** The words of one call, after checking against the command's options. */
export interface Call {
  readonly words: readonly string[];
  /** The last value given for the option. */
  text(option: string): string | undefined;
  texts(option: string): readonly string[];
  flag(option: string): boolean;
  /** A whole number within limits, or the default. */
  count(option: string, otherwise: number, least?: number, most?: number): number;
}

export interface Command {
  readonly name: string;
  /** The words after the name: `GAME [ID]`. */
  readonly takes: string;
  /** How many words it takes, at least and at most. */
  readonly words: readonly [number, number];
  readonly summary: string;
  /** More for `--help`, below the options. */
  readonly notes?: string;
  readonly options: Readonly<Record<string, Option>>;
  run(call: Call): ExitCode | Promise<ExitCode>;
}

const HELP: Option = { type: 'boolean', help: 'show this help' };
export const JSON_OPTION: Option = { type: 'boolean', help: 'print JSON for programs' };

/** Checks the words of a call. */
export function readCall(command: Command, args: readonly string[]): Call {
  const { values, positionals } = parsed(command, args);
  const [least, most] = command.words;
  const help = values.help === true;
  if (!help && positionals.length < least) throw new UsageError(`${command.name} needs ${command.takes}`);
  if (positionals.length > most) throw new UsageError(`${command.name}: what is ${shown(positionals[most])}?`);
  const texts = (option: string) => [values[option] ?? []].flat().map(String);
  return {
    words: positionals,
    texts,
    text: (option) => texts(option).at(-1),
    flag: (option) => values[option] === true,
    count: (option, otherwise, from = 0, to = 1_000_000_000) => {
      const text = texts(option).at(-1);
      return text === undefined
        ? otherwise
        : readInt(/^\d+$/.test(text) ? Number(text) : text, `--${option}`, from, to);
    },
  };
}

interface Parsed {
  readonly values: Readonly<Record<string, string | boolean | readonly (string | boolean)[] | undefined>>;
  readonly positionals: readonly string[];
}

function parsed(command: Command, args: readonly string[]): Parsed {
  const options = Object.entries({ ...command.options, help: HELP }).map(([name, { type, multiple = false }]) => [
    name,
    { type, multiple, ...(name === 'help' ? { short: 'h' } : {}) },
  ]);
  try {
    return parseArgs({ args: [...args], options: Object.fromEntries(options), allowPositionals: true });
  } catch (error) {
    if (error instanceof TypeError) throw new UsageError(`${command.name}: ${firstSentence(error.message)}`);
    throw error;
  }
}

const firstSentence = (text: string): string => text.split(/\. |\n/)[0];
const shown = (text: string): string => JSON.stringify(text.length > 60 ? `${text.slice(0, 57)}…` : text);

/** What `--help` prints. */
export function helpOf(command: Command): string {
  const rows = Object.entries({ ...command.options, help: HELP }).map(
    ([name, { value, help }]) => [`  --${name}${value === undefined ? '' : ` ${value}`}`, help] as const,
  );
  const width = Math.max(...rows.map(([left]) => left.length)) + 2;
  return [
    `starboard ${command.name}${command.takes === '' ? '' : ` ${command.takes}`} [options]`,
    '',
    command.summary,
    '',
    ...rows.map(([left, help]) => left.padEnd(width) + help),
    ...(command.notes === undefined ? [] : ['', command.notes]),
  ].join('\n');
}
