import type { Db } from './sqlStorage.ts';
import type { Storage } from './storage.ts';

/** What lets people in without a password: passkeys, and codes that serve once. */
export function keyQueries(
  db: Db,
): Pick<
  Storage,
  'addPasskey' | 'passkey' | 'passkeysOf' | 'countPasskey' | 'removePasskey' | 'setRecovery' | 'useRecovery'
> {
  return {
    addPasskey: async (row) => {
      await db.insertInto('passkeys').values(row).execute();
    },

    passkey: (id) => db.selectFrom('passkeys').selectAll().where('id', '=', id).executeTakeFirst(),

    passkeysOf: (person) => db.selectFrom('passkeys').selectAll().where('person', '=', person).execute(),

    countPasskey: async (id, counter) => {
      await db.updateTable('passkeys').set({ counter }).where('id', '=', id).execute();
    },

    removePasskey: async (id, person) => {
      const query = db.deleteFrom('passkeys').where('id', '=', id).where('person', '=', person);
      return (await query.executeTakeFirst()).numDeletedRows > 0n;
    },

    setRecovery: (person, hashes) =>
      db.transaction().execute(async (trx) => {
        await trx.deleteFrom('recovery').where('person', '=', person).execute();
        await trx
          .insertInto('recovery')
          .values(hashes.map((hash) => ({ person, hash })))
          .execute();
      }),

    useRecovery: async (person, hash) => {
      const query = db.deleteFrom('recovery').where('person', '=', person).where('hash', '=', hash);
      return (await query.executeTakeFirst()).numDeletedRows > 0n;
    },
  };
}
