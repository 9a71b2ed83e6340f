export * from './http.ts';
export * from './socket.ts';
export * from './texts.ts';
export * from './wire.ts';
