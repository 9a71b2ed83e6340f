import { join } from 'node:path';
import { type Clock, systemClock } from '@starboard/clock';
import type { Config } from './config.ts';
import { addRoutes, bareApp } from './http/app.ts';
import { Metrics } from './http/metrics.ts';
import { Notifier } from './notices/notifier.ts';
import { vapidKeys } from './notices/vapid.ts';
import { Play } from './play/play.ts';
import { pruneGuests } from './pruning.ts';
import { openStorage } from './storage/open.ts';

export interface Server {
  /** Where it can be reached from this machine. */
  readonly url: string;
  readonly port: number;
  /** Ends without losing anything: what was begun is finished, then everybody is let go. */
  close(): Promise<void>;
}

const PORTS_TRIED = 50;

export async function startServer(config: Config, clock: Clock = systemClock): Promise<Server> {
  const app = bareApp(config);
  const storage = await openStorage(config.database, (problem) => app.log.error(problem));
  const metrics = new Metrics();
  const publicUrl = config.publicUrl ?? `http://localhost:${config.port}`;
  const keys = vapidKeys(join(config.data, 'vapid.json'), publicUrl);
  const notifier = new Notifier(storage, keys, publicUrl, config.privateWebhooks, clock, app.log);
  const play = new Play({
    storage,
    metrics,
    log: app.log,
    settings: config.play,
    clock,
    turnOf: (...about) => notifier.turnOf(...about),
  });
  metrics.gauge('starboard_tables_loaded', 'Tables in memory', () => play.figures.tables);
  metrics.gauge('starboard_bot_queue', 'Decisions that wait for a bot worker', () => play.figures.botQueue);
  const sockets = await addRoutes(app, { config, storage, play, metrics, notifier, clock });
  const port = await listen(app, config);
  play.wake().catch((error) => app.log.error({ err: error }, 'running tables could not be read'));
  const pruning = pruneGuests({ storage, days: config.guestDays, log: app.log, clock });
  return {
    port,
    url: `http://${config.host === '0.0.0.0' || config.host === '::' ? 'localhost' : config.host}:${port}`,
    close: async () => {
      await pruning.stop();
      sockets.close();
      await play.close();
      await app.close();
      await storage.close();
    },
  };
}

/** Takes the port that was asked for, or none. Where nobody asked for one, it may be the next that is free; that is said. */
async function listen(app: ReturnType<typeof bareApp>, { host, port: wanted, portAsked }: Config): Promise<number> {
  for (let port = wanted; ; port++) {
    try {
      await app.listen({ host, port });
      const address = app.server.address();
      if (port !== wanted) console.log(`Port ${wanted} is taken: this is port ${port}. PORT=… chooses another one.`);
      return typeof address === 'object' && address !== null ? address.port : port;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
      if (portAsked || port - wanted >= PORTS_TRIED)
        throw new Error(`port ${port} is taken by another program. PORT=… chooses another one`, { cause: error });
    }
  }
}
