export * from './http.ts';
export * from './packing.ts';
export * from './patch.ts';
export * from './socket.ts';
