// Plays a match in a worker thread and reports its log.
import { parentPort, workerData } from 'node:worker_threads';
import { parseBot, recordMatch } from '@starboard/bots';
import { starfarers } from '../../src/index.ts';

const bots = Array.from({ length: 4 }, () => parseBot('greedy', starfarers));
const { file } = await recordMatch(starfarers, bots, { players: 4, options: {}, ...workerData });
parentPort?.postMessage(file.log);
