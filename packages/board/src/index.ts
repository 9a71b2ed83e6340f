export * from './divide.ts';
export * from './geometry.ts';
export * from './handle.ts';
