export * from './files.ts';
export * from './table.ts';
