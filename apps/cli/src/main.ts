import { argv, stdout } from 'node:process';
import { run } from './cli.ts';

// A reader that has seen enough (`| head`) is no failure.
stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

process.exitCode = await run(argv.slice(2));
