import { BadInput } from '@starboard/kernel';
import { type Command, EXIT, type ExitCode, helpOf, readCall, UsageError } from './command.ts';
import { stopBotProcesses } from './exec/botProcess.ts';
import { closest } from './ui/closest.ts';
import { harmless } from './ui/text.ts';

/** Loaded when called, so that every command starts quickly. */
const commands: Readonly<Record<string, () => Promise<Command>>> = {
  games: async () => (await import('./commands/games.ts')).games,
  rules: async () => (await import('./commands/rules.ts')).rules,
  play: async () => (await import('./commands/play.ts')).play,
  sim: async () => (await import('./commands/sim.ts')).sim,
  arena: async () => (await import('./commands/arena.ts')).arena,
  ladder: async () => (await import('./commands/ladder.ts')).ladder,
  stats: async () => (await import('./commands/stats.ts')).stats,
  replay: async () => (await import('./commands/replay.ts')).replay,
  inspect: async () => (await import('./commands/inspect.ts')).inspect,
  verify: async () => (await import('./commands/verify.ts')).verify,
  scenario: async () => (await import('./commands/scenario.ts')).scenario,
  bench: async () => (await import('./commands/bench.ts')).bench,
  dataset: async () => (await import('./commands/dataset.ts')).dataset,
  env: async () => (await import('./commands/env.ts')).env,
  train: async () => (await import('./commands/train.ts')).train,
  'serve-bot': async () => (await import('./commands/serveBot.ts')).serveBot,
};

async function dispatch([name, ...args]: readonly string[]): Promise<ExitCode> {
  if (name === undefined || name === 'help' || name === '--help' || name === '-h') return overview();
  if (!Object.hasOwn(commands, name)) {
    const near = closest(name, Object.keys(commands));
    throw new UsageError(`there is no command ${JSON.stringify(name)}${near === undefined ? '' : `; ${near}?`}`);
  }
  const command = await commands[name]();
  const call = readCall(command, args);
  if (call.flag('help')) {
    console.log(helpOf(command));
    return EXIT.ok;
  }
  return command.run(call);
}

async function overview(): Promise<ExitCode> {
  const all = await Promise.all(Object.values(commands).map((load) => load()));
  const rows = all.map(({ name, takes, summary }) => [`  ${name} ${takes}`, summary] as const);
  const width = Math.max(...rows.map(([left]) => left.length)) + 2;
  console.log('starboard COMMAND [options]: one table for five space board games\n');
  for (const [left, summary] of rows) console.log(left.padEnd(width) + summary);
  console.log('\nEvery command has --help. Exit codes: 0 done, 1 done with failures, 2 bad input, 3 a bug of ours.');
  return EXIT.ok;
}

function explain(error: unknown): ExitCode {
  if (error instanceof BadInput || error instanceof UsageError) {
    console.error(`starboard: ${harmless(error.message)}`);
    if (error instanceof UsageError) console.error('Try: starboard --help');
    return EXIT.badInput;
  }
  console.error('starboard: something that should never happen. Please report it, with the lines below.');
  console.error(error);
  return EXIT.internal;
}

/** Runs one command line and says how it ended. */
export function run(args: readonly string[]): Promise<ExitCode> {
  return dispatch(args).catch(explain).finally(stopBotProcesses);
}
