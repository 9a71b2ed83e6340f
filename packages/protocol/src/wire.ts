/** The part of the protocol that a client runs: no schemas, so a browser does not load the checker with it. */
export * from './packing.ts';
export * from './patch.ts';
export * from './version.ts';
export * from './words.ts';
