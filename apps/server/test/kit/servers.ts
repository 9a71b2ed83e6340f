import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HandClock } from '@starboard/clock/testing';
import { readConfig, type Server, startServer } from '../../src/index.ts';

export type Env = Readonly<Record<string, string>>;

/** Quick bots, no limits, any port, only this machine. */
export const QUICK: Env = {
  PORT: '0',
  HOST: '127.0.0.1',
  STARBOARD_BOT_PACE: '0',
  STARBOARD_INVITE_WAIT: '0',
  STARBOARD_GRACE: '300',
  STARBOARD_LUCK_WAIT: '0',
  STARBOARD_LUCK_WAIT_AWAY: '0',
  STARBOARD_LIMIT_FACTOR: '1000',
  STARBOARD_TABLES_EACH: '100000',
  STARBOARD_LOG: 'silent',
  STARBOARD_BOT_WORKERS: '1',
};

export function tempFolder(): { readonly path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'starboard-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/** A server in this process; its time stands still until the test moves it. */
export function serverHere(data: string, env: Env = {}, clock = new HandClock()): Promise<Server> {
  return startServer(readConfig({ ...QUICK, STARBOARD_DATA: data, ...env }), clock);
}

export interface Process {
  readonly url: string;
  readonly pid: number;
  /** What it has written lately. */
  output(): string;
  kill(): Promise<void>;
  /** By signal: SIGTERM asks, and the exit code is given back. */
  end(): Promise<number | null>;
}

/** A server in a process of its own, which can be killed. */
export async function serverProcess(data: string, env: Env = {}, flags: readonly string[] = []): Promise<Process> {
  const main = join(import.meta.dirname, '../../src/main.ts');
  const child = spawn(process.execPath, ['--max-semi-space-size=16', ...flags, main], {
    env: { ...process.env, ...QUICK, STARBOARD_DATA: data, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = new Promise<number | null>((resolve) => child.on('exit', (code) => resolve(code)));
  let output = '';
  const url = await new Promise<string>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`No server within five minutes: ${output}`)), 300_000);
    const hear = (data: Buffer) => {
      output = (output + data).slice(-4000);
      const found = /open at (\S+)/.exec(output);
      if (found === null) return;
      clearTimeout(timer);
      resolve(found[1]);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    exited.then((code) => reject(new Error(`The server ended with ${code}: ${output}`)));
  });
  const signal = (name: NodeJS.Signals) => {
    child.kill(name);
    return exited;
  };
  return {
    url,
    pid: child.pid ?? 0,
    output: () => output,
    kill: async () => {
      await signal('SIGKILL');
    },
    end: () => signal('SIGTERM'),
  };
}
