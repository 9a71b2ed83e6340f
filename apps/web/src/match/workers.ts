import type { BotsApi } from './bots.worker.ts';
import type { HostApi } from './host.worker.ts';
import { connect, type Remote } from './rpc.ts';

export interface Thread<Api> {
  readonly call: Remote<Api>;
  end(): void;
}

function thread<Api>(worker: Worker): Thread<Api> {
  return { call: connect<Api>(worker), end: () => worker.terminate() };
}

export const hostThread = (): Thread<HostApi> =>
  thread(new Worker(new URL('./host.worker.ts', import.meta.url), { type: 'module', name: 'match' }));

export const botsThread = (): Thread<BotsApi> =>
  thread(new Worker(new URL('./bots.worker.ts', import.meta.url), { type: 'module', name: 'bots' }));
