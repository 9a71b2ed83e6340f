export * from './balls.ts';
export * from './board.ts';
export * from './building.ts';
export * from './chits.ts';
export * from './encounters.ts';
export * from './friendshipCards.ts';
export * from './resources.ts';
export * from './setups.ts';
export type { IntTable } from './tables.ts';
