import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';
import type { Storage } from './storage.ts';

/** The database of an address: `postgres://…`, or else the path of a file. */
export function openStorage(address: string, log?: (problem: string) => void): Promise<Storage> {
  return /^postgres(ql)?:\/\//.test(address) ? openPostgres(address, log) : openSqlite(address);
}
