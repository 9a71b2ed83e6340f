import type { Transaction } from 'kysely';
import type { Schema, TableRow } from './schema.ts';
import type { Db } from './sqlStorage.ts';
import type { MostTables, Storage } from './storage.ts';

/** Ids of tables that are open. */
export const openTables = (db: Db) => db.selectFrom('tables').select('id').where('status', '=', 'open');

/** Tables as they are made and found. */
export function tableQueries(
  db: Db,
): Pick<Storage, 'createTable' | 'table' | 'idByCode' | 'listedTables' | 'tablesOf' | 'runningTables'> {
  const open = openTables(db);
  return {
    createTable: (row, rows, most) =>
      db.transaction().execute(async (trx) => {
        const full = most === undefined ? undefined : await isFull(trx, row, most);
        if (full !== undefined) return full;
        const made = await trx
          .insertInto('tables')
          .values(row)
          .onConflict((on) => on.doNothing())
          .executeTakeFirst();
        if (made.numInsertedOrUpdatedRows !== 1n) return 'code-taken';
        await trx
          .insertInto('seats')
          .values([...rows])
          .execute();
        return 'made';
      }),

    table: async (id) => {
      const row = await db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst();
      if (row === undefined) return undefined;
      const rows = await db.selectFrom('seats').selectAll().where('table_id', '=', id).orderBy('seat').execute();
      const votes = await db.selectFrom('votes').select(['seat', 'voter']).where('table_id', '=', id).execute();
      return { row, seats: rows, votes };
    },

    idByCode: async (code) => {
      const query = db.selectFrom('tables').select('id').where('code', '=', code).where('status', '<>', 'over');
      return (await query.executeTakeFirst())?.id;
    },

    listedTables: (limit) =>
      open.where('visibility', '=', 'listed').orderBy('created_at', 'desc').limit(limit).execute().then(ids),

    tablesOf: (person, limit) =>
      db
        .selectFrom('tables')
        .select('id')
        .where('id', 'in', db.selectFrom('seats').select('table_id').where('person', '=', person))
        .orderBy('updated_at', 'desc')
        .limit(limit)
        .execute()
        .then(ids),

    runningTables: () =>
      db.selectFrom('tables').select('id').where('status', 'in', ['running', 'starting']).execute().then(ids),
  };
}

/** What keeps a host from one more table. The host's row is held meanwhile, so that requests at the same time wait for each other. */
async function isFull(
  trx: Transaction<Schema>,
  { host, visibility }: TableRow,
  most: MostTables,
): Promise<'too-many-listed' | 'too-many-tables' | undefined> {
  await trx
    .updateTable('people')
    .set(({ ref }) => ({ name: ref('name') }))
    .where('id', '=', host)
    .execute();
  const theirs = await trx
    .selectFrom('tables')
    .select(['status', 'visibility'])
    .where('host', '=', host)
    .where('status', '<>', 'over')
    .where(({ or, not, exists, selectFrom }) => {
      const seats = selectFrom('seats').select('seats.seat').whereRef('seats.table_id', '=', 'tables.id');
      return or([
        exists(seats.where('kind', '<>', 'bot').where('substituted', '=', 0)),
        not(exists(seats.where('kind', '=', 'person'))),
      ]);
    })
    .execute();
  const listed = theirs.filter((one) => one.visibility === 'listed' && one.status === 'open');
  if (visibility === 'listed' && listed.length >= most.listed) return 'too-many-listed';
  return theirs.length >= most.tables ? 'too-many-tables' : undefined;
}

const ids = (rows: readonly { readonly id: string }[]): readonly string[] => rows.map(({ id }) => id);

/** What is said at a table. */
export function chatQueries(db: Db): Pick<Storage, 'addChat' | 'chat'> {
  return {
    addChat: (line) =>
      db.transaction().execute(async (trx) => {
        await trx
          .insertInto('chat')
          .values(line)
          .onConflict((on) => on.columns(['table_id', 'message_id']).doNothing())
          .execute();
        const kept = trx.selectFrom('chat').selectAll().where('table_id', '=', line.table_id);
        return kept.where('message_id', '=', line.message_id).executeTakeFirstOrThrow();
      }),

    chat: async (table, after, limit) => {
      const lines = db.selectFrom('chat').selectAll().where('table_id', '=', table).where('id', '>', after);
      return (await lines.orderBy('id', 'desc').limit(limit).execute()).reverse();
    },
  };
}

/** Where a long match is taken up again. */
export function checkpointQueries(db: Db): Pick<Storage, 'checkpoint' | 'keepCheckpoint'> {
  return {
    checkpoint: (table) => db.selectFrom('checkpoints').selectAll().where('table_id', '=', table).executeTakeFirst(),

    keepCheckpoint: async ({ table_id, seq, rules, data }) => {
      await db
        .insertInto('checkpoints')
        .values({ table_id, seq, rules, data })
        .onConflict((on) => on.column('table_id').doUpdateSet({ seq, rules, data }))
        .execute();
    },
  };
}
