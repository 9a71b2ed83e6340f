export * from './whoseTurn.ts';
