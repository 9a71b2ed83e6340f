import type { ReportRow } from './schema.ts';
import type { Db } from './sqlStorage.ts';
import type { Storage } from './storage.ts';

type ModerationQueries = Pick<
  Storage,
  | 'remember'
  | 'isRemoved'
  | 'mute'
  | 'mutesOf'
  | 'mutersOf'
  | 'addReport'
  | 'reports'
  | 'closeReport'
  | 'audit'
  | 'auditLog'
>;

/** Who may not sit here, who does not want to hear whom, what was reported, and who did what about it. */
export function moderationQueries(db: Db): ModerationQueries {
  return {
    remember: async (table_id, person, at) => {
      await db
        .insertInto('removals')
        .values({ table_id, person, at })
        .onConflict((on) => on.doNothing())
        .execute();
    },
    isRemoved: async (table, person) => {
      const query = db.selectFrom('removals').select('at').where('table_id', '=', table).where('person', '=', person);
      return (await query.executeTakeFirst()) !== undefined;
    },

    mute: async (person, muted, wanted) => {
      if (wanted)
        await db
          .insertInto('mutes')
          .values({ person, muted })
          .onConflict((on) => on.doNothing())
          .execute();
      else await db.deleteFrom('mutes').where('person', '=', person).where('muted', '=', muted).execute();
    },
    mutesOf: async (person) => {
      const rows = await db.selectFrom('mutes').select('muted').where('person', '=', person).execute();
      return rows.map(({ muted }) => muted);
    },
    mutersOf: async (muted) => {
      const rows = await db.selectFrom('mutes').select('person').where('muted', '=', muted).execute();
      return rows.map(({ person }) => person);
    },

    addReport: async (row) => {
      await db.insertInto('reports').values(row).execute();
    },
    reports: (limit) =>
      db
        .selectFrom('reports')
        .selectAll()
        .orderBy('closed_at', (order) => order.desc().nullsFirst())
        .orderBy('at')
        .limit(limit)
        .execute() as Promise<ReportRow[]>,
    closeReport: async (id, at) => {
      const query = db
        .updateTable('reports')
        .set({ closed_at: at })
        .where('id', '=', id)
        .where('closed_at', 'is', null);
      return (await query.executeTakeFirst()).numUpdatedRows > 0n;
    },

    audit: async (row) => {
      await db.insertInto('audit').values(row).execute();
    },
    auditLog: (limit) =>
      db.selectFrom('audit').selectAll().orderBy('at', 'desc').orderBy('id', 'desc').limit(limit).execute(),
  };
}
