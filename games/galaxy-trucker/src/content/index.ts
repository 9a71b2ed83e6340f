export * from './boards.ts';
export * from './tables.ts';
export * from './tiles.ts';
