export { type Config, readConfig } from './config.ts';
export { type Server, startServer } from './server.ts';
