// Plays a match in a worker thread and reports its log.
import { parentPort, workerData } from 'node:worker_threads';
import { playedBy } from './played.ts';

parentPort?.postMessage(await playedBy('greedy', workerData));
