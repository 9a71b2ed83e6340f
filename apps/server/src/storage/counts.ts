import type { Db } from './sqlStorage.ts';
import type { Storage } from './storage.ts';

/** How often something happened within a time. */
export function countQueries(db: Db): Pick<Storage, 'count' | 'pruneCounts'> {
  return {
    count: async (name, until) => {
      const { count } = await db
        .insertInto('counts')
        .values({ name, count: 1, until })
        .onConflict((on) =>
          on.column('name').doUpdateSet(({ eb, ref }) => ({
            count: eb
              .case()
              .when(ref('counts.until'), '=', ref('excluded.until'))
              .then(eb(ref('counts.count'), '+', 1))
              .else(1)
              .end(),
            until: ref('excluded.until'),
          })),
        )
        .returning('count')
        .executeTakeFirstOrThrow();
      return count;
    },

    pruneCounts: async (before) => {
      await db.deleteFrom('counts').where('until', '<', before).execute();
    },
  };
}
