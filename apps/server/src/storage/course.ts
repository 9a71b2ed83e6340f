import { changed } from './changed.ts';
import type { Db } from './sqlStorage.ts';
import type { Storage } from './storage.ts';

/** How a match begins: all seats taken, the luck mixed, the rules of the day. */
export function beginningQueries(db: Db): Pick<Storage, 'fillTable' | 'mix' | 'startTable' | 'carryOver'> {
  const tables = () => db.updateTable('tables');
  return {
    fillTable: async (id, at, rules, { from, to }) => {
      const here = db.selectFrom('seats').select('seat').where('table_id', '=', id);
      const awaited = here.where((seat) => seat.or([seat('kind', '=', 'open'), seat('unready', '=', 1)]));
      return changed(
        await tables()
          .set({ status: 'starting', updated_at: at, rules, mixing: to })
          .where('id', '=', id)
          .where('status', '=', 'open')
          .where('mixing', '=', from)
          .where(({ not, exists }) => not(exists(awaited)))
          .executeTakeFirst(),
      );
    },

    mix: async (id, { from, to }) =>
      changed(
        await tables()
          .set({ mixing: to })
          .where('id', '=', id)
          .where('status', 'in', ['open', 'starting'])
          .where('mixing', '=', from)
          .executeTakeFirst(),
      ),

    startTable: async (id, at, mixed) =>
      changed(
        await tables()
          .set({ status: 'running', started_at: at, updated_at: at })
          .where('id', '=', id)
          .where('status', '=', 'starting')
          .where('mixing', '=', mixed)
          .executeTakeFirst(),
      ),

    carryOver: (id, from, to, hashes) =>
      db.transaction().execute(async (trx) => {
        const table = trx.updateTable('tables').set({ rules: to }).where('id', '=', id).where('rules', '=', from);
        if (!changed(await table.executeTakeFirst())) return false;
        for (const [i, hash] of hashes.entries()) {
          const line = trx
            .updateTable('log')
            .set({ hash })
            .where('table_id', '=', id)
            .where('seq', '=', i + 1);
          await line.where('hash', '<>', hash).execute();
        }
        return true;
      }),
  };
}

/** How a match goes on and ends, and what becomes of its table. */
export function courseQueries(
  db: Db,
): Pick<Storage, 'pauseTable' | 'resumeTable' | 'endTable' | 'removeTable' | 'dropTable' | 'setRematch'> {
  const tables = () => db.updateTable('tables');
  return {
    pauseTable: async (id, at) =>
      changed(
        await tables()
          .set(({ eb, ref }) => ({ status: 'paused' as const, paused_at: at, pauses: eb(ref('pauses'), '+', 1) }))
          .where('id', '=', id)
          .where('status', '=', 'running')
          .executeTakeFirst(),
      ),

    resumeTable: async (id, at) =>
      changed(
        await tables()
          .set(({ eb, ref }) => ({
            status: 'running' as const,
            paused_ms: eb(
              ref('paused_ms'),
              '+',
              eb(eb.cast<number>(eb.val(at), 'bigint'), '-', ref('paused_at')),
            ) as never,
            paused_at: null,
          }))
          .where('id', '=', id)
          .where('status', '=', 'paused')
          .executeTakeFirst(),
      ),

    endTable: async (id, at) =>
      changed(
        await tables()
          .set({ status: 'over', updated_at: at })
          .where('id', '=', id)
          .where('status', 'in', ['running', 'paused'])
          .executeTakeFirst(),
      ),

    removeTable: async (id) => {
      const { numDeletedRows } = await db
        .deleteFrom('tables')
        .where('id', '=', id)
        .where('status', '=', 'open')
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },

    dropTable: async (id, host) => {
      const others = db.selectFrom('seats').select('seat').where('table_id', '=', id).where('person', '<>', host);
      const { numDeletedRows } = await db
        .deleteFrom('tables')
        .where('id', '=', id)
        .where('host', '=', host)
        .where(({ not, exists }) => not(exists(others)))
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },

    setRematch: async (id, rematch) =>
      changed(await tables().set({ rematch }).where('id', '=', id).where('rematch', 'is', null).executeTakeFirst()),
  };
}
