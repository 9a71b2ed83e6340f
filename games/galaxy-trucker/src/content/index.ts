export * from './boards.ts';
export * from './cards.ts';
export * from './roads.ts';
export * from './tables.ts';
export * from './tiles.ts';
