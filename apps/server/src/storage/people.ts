import type { Transaction } from 'kysely';
import type { Schema } from './schema.ts';
import type { Db } from './sqlStorage.ts';
import type { Storage } from './storage.ts';

/** People and their programs. */
export function peopleQueries(
  db: Db,
): Pick<
  Storage,
  | 'createPerson'
  | 'person'
  | 'personByAccount'
  | 'rename'
  | 'setAccount'
  | 'setWebhook'
  | 'removePerson'
  | 'see'
  | 'pruneGuests'
> {
  return {
    createPerson: async (row) => {
      await db.insertInto('people').values(row).execute();
    },

    person: (id) => db.selectFrom('people').selectAll().where('id', '=', id).executeTakeFirst(),

    personByAccount: (account) =>
      db.selectFrom('people').selectAll().where('account', '=', account.toLowerCase()).executeTakeFirst(),

    rename: (id, name) =>
      db.transaction().execute(async (trx) => {
        await trx.updateTable('people').set({ name }).where('id', '=', id).execute();
        const unfinished = trx.selectFrom('tables').select('id').where('status', '<>', 'over');
        await trx
          .updateTable('seats')
          .set({ name })
          .where('person', '=', id)
          .where('table_id', 'in', unfinished)
          .execute();
      }),

    setAccount: (id, account, password) =>
      db.transaction().execute(async (trx) => {
        const name = account.toLowerCase();
        const taken = await trx.selectFrom('people').select('id').where('account', '=', name).executeTakeFirst();
        if (taken !== undefined && taken.id !== id) return false;
        await trx.updateTable('people').set({ account: name, password }).where('id', '=', id).execute();
        return true;
      }),

    setWebhook: async (id, webhook) => {
      await db.updateTable('people').set({ webhook }).where('id', '=', id).execute();
    },

    removePerson: (id, level) => db.transaction().execute((trx) => forget(trx, id, level)),

    see: async (id, at) => {
      await db.updateTable('people').set({ seen_at: at }).where('id', '=', id).where('seen_at', '<', at).execute();
    },

    pruneGuests: (before) =>
      db.transaction().execute(async (trx) => {
        const gone = await idleGuests(trx, before).execute();
        for (let i = 0; i < gone.length; i += SOME) {
          const ids = gone.slice(i, i + SOME).map(({ id }) => id);
          await trx.updateTable('chat').set({ person: null, name: '', text: '' }).where('person', 'in', ids).execute();
          await trx.deleteFrom('people').where('owner', 'in', ids).execute();
          await trx.deleteFrom('people').where('id', 'in', ids).execute();
        }
        return gone.length;
      }),
  };
}

/** Takes a person and their programs away; gives back the tables that this concerns. */
async function forget(trx: Transaction<Schema>, id: string, level: string): Promise<readonly string[]> {
  const owned = await trx.selectFrom('people').select('id').where('owner', '=', id).execute();
  const gone = [id, ...owned.map((person) => person.id)];
  const seats = await trx.selectFrom('seats').select('table_id').where('person', 'in', gone).execute();
  await vacate(trx, gone, level);
  const hosted = trx.deleteFrom('tables').where('host', 'in', gone).where('status', '=', 'open');
  const closed = await hosted.returning('id').execute();
  await trx.updateTable('chat').set({ person: null, name: '', text: '' }).where('person', 'in', gone).execute();
  // PostgreSQL and SQLite both clear sessions, passkeys and subscriptions along with the person.
  await trx.deleteFrom('people').where('id', 'in', gone).execute();
  return [...new Set([...seats.map((seat) => seat.table_id), ...closed.map(({ id }) => id)])];
}

/** All that is kept of a person. */
export function dataQueries(db: Db): Pick<Storage, 'dataOf'> {
  return {
    dataOf: async (id) => {
      const person = await db.selectFrom('people').selectAll().where('id', '=', id).executeTakeFirst();
      if (person === undefined) return undefined;
      const { password, ...shown } = person;
      const sat = db.selectFrom('seats').innerJoin('tables', 'tables.id', 'seats.table_id');
      return {
        person: { ...shown, hasPassword: password !== null },
        sessions: await db
          .selectFrom('sessions')
          .select(['id', 'kind', 'created_at', 'seen_at'])
          .where('person', '=', id)
          .execute(),
        passkeys: await db.selectFrom('passkeys').select(['id', 'created_at']).where('person', '=', id).execute(),
        programs: await db.selectFrom('people').select(['id', 'name', 'created_at']).where('owner', '=', id).execute(),
        push: await db.selectFrom('push').select('endpoint').where('person', '=', id).execute(),
        seats: await sat
          .select(['table_id', 'seat', 'name', 'game', 'status', 'substituted', 'created_at'])
          .where('person', '=', id)
          .execute(),
        keptSeats: await db.selectFrom('seats').select(['table_id', 'seat']).where('kept_for', '=', id).execute(),
        hosted: await db.selectFrom('tables').select(['id', 'game', 'status']).where('host', '=', id).execute(),
        mutes: await db.selectFrom('mutes').select('muted').where('person', '=', id).execute(),
        removals: await db.selectFrom('removals').select(['table_id', 'at']).where('person', '=', id).execute(),
        reports: await db
          .selectFrom('reports')
          .select(['table_id', 'at', 'name', 'reason'])
          .where('reporter', '=', id)
          .execute(),
        chat: await db.selectFrom('chat').select(['table_id', 'at', 'name', 'text']).where('person', '=', id).execute(),
      };
    },
  };
}

/** As many as fit into one statement. */
export const SOME = 500;

/** Whoever has a program that was seen, sits somewhere or hosts is not idle. */
function idleGuests(trx: Transaction<Schema>, before: number) {
  return trx
    .selectFrom('people')
    .select('people.id')
    .where('account', 'is', null)
    .where('owner', 'is', null)
    .where('seen_at', '<', before)
    .where(({ not, exists, selectFrom, and }) => {
      const program = selectFrom('people as program').select('program.id').whereRef('program.owner', '=', 'people.id');
      const seats = selectFrom('seats').select('seats.seat');
      return and([
        not(exists(selectFrom('passkeys').select('passkeys.id').whereRef('passkeys.person', '=', 'people.id'))),
        not(exists(selectFrom('tables').select('tables.id').whereRef('tables.host', '=', 'people.id'))),
        not(exists(seats.whereRef('seats.person', '=', 'people.id'))),
        not(exists(program.where('program.seen_at', '>=', before))),
        not(exists(program.innerJoin('seats', 'seats.person', 'program.id'))),
      ]);
    })
    .limit(10 * SOME);
}

/** Open tables get their seats back; at all others a bot sits there from now on. */
async function vacate(trx: Transaction<Schema>, gone: readonly string[], level: string): Promise<void> {
  const open = trx.selectFrom('tables').select('id').where('status', '=', 'open');
  await trx
    .updateTable('seats')
    .set({ kind: 'open', person: null, name: '', level: null, substituted: 0 })
    .where('person', 'in', gone)
    .where('table_id', 'in', open)
    .execute();
  await trx.updateTable('seats').set({ kept_for: null, name: '' }).where('kept_for', 'in', gone).execute();
  await trx
    .updateTable('seats')
    .set({ kind: 'bot', person: null, name: '', level, substituted: 0 })
    .where('person', 'in', gone)
    .execute();
}
