export * from './thinker.ts';
export * from './whoseTurn.ts';
