/** Calls from one thread to another: `serve(api)` over there, `connect<Api>(worker)` here. */

// biome-ignore lint/suspicious/noExplicitAny: any function can be called
type Methods = Record<string, (...args: any[]) => unknown>;

export type Remote<Api> = {
  readonly [K in keyof Api]: Api[K] extends (...args: infer A) => infer R ? (...args: A) => Promise<Awaited<R>> : never;
};

interface Call {
  readonly id: number;
  readonly method: string;
  readonly args: readonly unknown[];
}

type Reply = { readonly id: number } & ({ readonly result: unknown } | { readonly error: string });

/** The side of a port that this needs: a worker, or the worker's own scope. */
export interface Port {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
}

/** For a worker: `self` is typed as a page's, which says to whom it posts. */
export function serve(api: Methods, port = self as unknown as Port): void {
  port.addEventListener('message', async ({ data }: MessageEvent<Call>) => {
    const { id, method, args } = data;
    try {
      port.postMessage({ id, result: await api[method](...args) });
    } catch (error) {
      port.postMessage({ id, error: error instanceof Error ? error.message : String(error) });
    }
  });
}

export function connect<Api>(port: Port): Remote<Api> {
  const waiting = new Map<number, { resolve: (value: unknown) => void; reject: (error: Error) => void }>();
  let last = 0;
  port.addEventListener('message', ({ data }: MessageEvent<Reply>) => {
    const call = waiting.get(data.id);
    waiting.delete(data.id);
    if ('error' in data) call?.reject(new Error(data.error));
    else call?.resolve(data.result);
  });
  return new Proxy({} as Remote<Api>, {
    get: (_, method) => {
      if (typeof method !== 'string' || method === 'then') return undefined;
      return (...args: readonly unknown[]) =>
        new Promise((resolve, reject) => {
          const id = ++last;
          waiting.set(id, { resolve, reject });
          port.postMessage({ id, method, args } satisfies Call);
        });
    },
  });
}
