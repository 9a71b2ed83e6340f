export * from './api.ts';
export * from './live.ts';
export * from './luckPart.ts';
export * from './problem.ts';
export * from './store.ts';
export * from './tableWatch.ts';
export * from './watchedTable.ts';
