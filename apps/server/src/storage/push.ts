import type { Db } from './sqlStorage.ts';
import type { Storage } from './storage.ts';

/** Where people get their notices. */
export function pushQueries(db: Db): Pick<Storage, 'addPush' | 'removePush' | 'pushOf'> {
  return {
    addPush: async (person, endpoint, p256dh, auth) => {
      await db
        .insertInto('push')
        .values({ person, endpoint, p256dh, auth })
        .onConflict((on) => on.column('endpoint').doUpdateSet({ person, p256dh, auth }))
        .execute();
    },

    removePush: async (endpoint, person) => {
      const query = db.deleteFrom('push').where('endpoint', '=', endpoint);
      await (person === undefined ? query : query.where('person', '=', person)).execute();
    },

    pushOf: (person) =>
      db.selectFrom('push').select(['endpoint', 'p256dh', 'auth']).where('person', '=', person).execute(),
  };
}
