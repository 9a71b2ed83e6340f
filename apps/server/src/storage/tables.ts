import type { Transaction } from 'kysely';
import type { Schema, TableRow } from './schema.ts';
import type { Db } from './sqlStorage.ts';
import type { MostTables, Storage } from './storage.ts';

type TableQueries = Pick<
  Storage,
  | 'createTable'
  | 'table'
  | 'idByCode'
  | 'listedTables'
  | 'tablesOf'
  | 'runningTables'
  | 'fillTable'
  | 'mix'
  | 'startTable'
  | 'carryOver'
  | 'pauseTable'
  | 'resumeTable'
  | 'endTable'
  | 'removeTable'
  | 'dropTable'
  | 'setRematch'
  | 'takeSeat'
  | 'freeSeat'
  | 'planSeat'
  | 'substitute'
  | 'giveBack'
  | 'vote'
  | 'addChat'
  | 'chat'
  | 'checkpoint'
  | 'keepCheckpoint'
>;

interface Updated {
  readonly numUpdatedRows: bigint;
}

const changed = ({ numUpdatedRows }: Updated): boolean => numUpdatedRows > 0n;

export function tableQueries(db: Db): TableQueries {
  const tables = () => db.updateTable('tables');
  const seats = () => db.updateTable('seats');
  /** Ids of tables in this status, for conditions on seats. */
  const open = db.selectFrom('tables').select('id').where('status', '=', 'open');
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

    idByCode: async (code) => (await open.where('code', '=', code).executeTakeFirst())?.id,

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

    fillTable: async (id, at, rules, { from, to }) => {
      const free = db.selectFrom('seats').select('seat').where('table_id', '=', id).where('kind', '=', 'open');
      return changed(
        await tables()
          .set({ status: 'starting', updated_at: at, rules, mixing: to })
          .where('id', '=', id)
          .where('status', '=', 'open')
          .where('mixing', '=', from)
          .where(({ not, exists }) => not(exists(free)))
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

    carryOver: async (id, from, to) =>
      changed(await tables().set({ rules: to }).where('id', '=', id).where('rules', '=', from).executeTakeFirst()),

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

    takeSeat: async (table, seat, person, name) =>
      changed(
        await seats()
          .set({ kind: 'person', person, name, level: null, substituted: 0, kept_for: null })
          .where('table_id', '=', table)
          .where('seat', '=', seat)
          .where('kind', '=', 'open')
          .where((seat) => seat.or([seat('kept_for', 'is', null), seat('kept_for', '=', person)]))
          .where('table_id', 'in', open)
          .executeTakeFirst(),
      ),

    freeSeat: async (table, seat, person) =>
      changed(
        await seats()
          .set({ kind: 'open', person: null, name: '', level: null, substituted: 0 })
          .where('table_id', '=', table)
          .where('seat', '=', seat)
          .where('person', '=', person)
          .where('table_id', 'in', open)
          .executeTakeFirst(),
      ),

    planSeat: async (table, seat, kind, level, name) =>
      changed(
        await seats()
          .set({ kind, level, name, kept_for: null })
          .where('table_id', '=', table)
          .where('seat', '=', seat)
          .where('kind', '<>', 'person')
          .where('table_id', 'in', open)
          .executeTakeFirst(),
      ),

    substitute: (table, seat, level) =>
      db.transaction().execute(async (trx) => {
        await trx.deleteFrom('votes').where('table_id', '=', table).where('seat', '=', seat).execute();
        return changed(
          await trx
            .updateTable('seats')
            .set({ level, substituted: 1 })
            .where('table_id', '=', table)
            .where('seat', '=', seat)
            .where('kind', '=', 'person')
            .where('substituted', '=', 0)
            .executeTakeFirst(),
        );
      }),

    giveBack: async (table, seat, at) =>
      changed(
        await seats()
          .set({ level: null, substituted: 0, back_at: at })
          .where('table_id', '=', table)
          .where('seat', '=', seat)
          .where('kind', '=', 'person')
          .where('substituted', '=', 1)
          .executeTakeFirst(),
      ),

    vote: async (table, seat, voter, wanted) => {
      const row = { table_id: table, seat, voter };
      if (wanted)
        await db
          .insertInto('votes')
          .values(row)
          .onConflict((on) => on.doNothing())
          .execute();
      else
        await db
          .deleteFrom('votes')
          .where('table_id', '=', table)
          .where('seat', '=', seat)
          .where('voter', '=', voter)
          .execute();
    },

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

    checkpoint: (table) => db.selectFrom('checkpoints').selectAll().where('table_id', '=', table).executeTakeFirst(),
    keepCheckpoint: async ({ table_id, seq, rules, data }) => {
      await db
        .insertInto('checkpoints')
        .values({ table_id, seq, rules, data })
        .onConflict((on) => on.column('table_id').doUpdateSet({ seq, rules, data }))
        .execute();
    },

    chat: async (table, after, limit) => {
      const lines = db.selectFrom('chat').selectAll().where('table_id', '=', table).where('id', '>', after);
      return (await lines.orderBy('id', 'desc').limit(limit).execute()).reverse();
    },
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
