import { SOME } from './people.ts';
import type { Db } from './sqlStorage.ts';
import type { Storage } from './storage.ts';

/** Where people are known: browsers by cookies, programs by tokens. */
export function sessionQueries(
  db: Db,
): Pick<
  Storage,
  | 'addSession'
  | 'session'
  | 'setChallenge'
  | 'seeSession'
  | 'sessionsOf'
  | 'knownSessions'
  | 'removeSessions'
  | 'removeSession'
  | 'tokensOf'
> {
  return {
    addSession: async (row) => {
      await db.insertInto('sessions').values(row).execute();
    },

    session: (id) => db.selectFrom('sessions').selectAll().where('id', '=', id).executeTakeFirst(),

    setChallenge: async (id, challenge) => {
      await db.updateTable('sessions').set({ challenge }).where('id', '=', id).execute();
    },

    seeSession: async (id, at) => {
      await db.updateTable('sessions').set({ seen_at: at }).where('id', '=', id).where('seen_at', '<', at).execute();
    },

    sessionsOf: (person) =>
      db
        .selectFrom('sessions')
        .selectAll()
        .where('person', '=', person)
        .where('kind', '=', 'cookie')
        .orderBy('seen_at', 'desc')
        .execute(),

    knownSessions: async (ids) => {
      const known: string[] = [];
      for (let i = 0; i < ids.length; i += SOME) {
        const some = db
          .selectFrom('sessions')
          .select('id')
          .where('id', 'in', ids.slice(i, i + SOME));
        known.push(...(await some.execute()).map(({ id }) => id));
      }
      return known;
    },

    removeSessions: async (person, except = '') => {
      const others = db.deleteFrom('sessions').where('person', '=', person).where('kind', '=', 'cookie');
      const gone = await others.where('id', '<>', except).returning('id').execute();
      return gone.map(({ id }) => id);
    },

    removeSession: async (id) => {
      const { numDeletedRows } = await db.deleteFrom('sessions').where('id', '=', id).executeTakeFirst();
      return numDeletedRows > 0n;
    },

    tokensOf: (owner) =>
      db
        .selectFrom('sessions')
        .innerJoin('people', 'people.id', 'sessions.person')
        .select([
          'sessions.id as id',
          'people.name as name',
          'sessions.created_at as created_at',
          'people.id as person',
        ])
        .where('people.owner', '=', owner)
        .where('sessions.kind', '=', 'token')
        .execute(),
  };
}
