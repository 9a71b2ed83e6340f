import { setFlagsFromString } from 'node:v8';
import { readConfig } from './config.ts';
import { startServer } from './server.ts';

// Collect garbage when the heap has grown by half, not when it has grown several times over.
setFlagsFromString('--heap-growing-percent=50');

const LONGEST_GOODBYE = 10_000;

try {
  const server = await startServer(readConfig(process.env));
  console.log(`Starboard is open at ${server.url}`);
  let closing = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      if (closing) return;
      closing = true;
      setTimeout(() => process.exit(1), LONGEST_GOODBYE).unref();
      server.close().then(
        () => process.exit(0),
        (error) => {
          console.error(error);
          process.exit(1);
        },
      );
    });
} catch (error) {
  console.error(`Starboard cannot start: ${error instanceof Error ? error.message : error}`);
  process.exit(1);
}
