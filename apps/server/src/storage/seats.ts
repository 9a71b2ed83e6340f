import { changed } from './changed.ts';
import type { Schema } from './schema.ts';
import type { Db } from './sqlStorage.ts';
import type { SeatHolder, Storage } from './storage.ts';
import { openTables } from './tables.ts';

/** Who sits where, and votes about it. */
export function seatQueries(
  db: Db,
): Pick<Storage, 'takeSeat' | 'freeSeat' | 'planSeat' | 'swapSeats' | 'setReady' | 'substitute' | 'giveBack' | 'vote'> {
  const seats = () => db.updateTable('seats');
  const open = openTables(db);
  return {
    takeSeat: async (table, seat, person, name) =>
      changed(
        await seats()
          .set({ kind: 'person', person, name, level: null, substituted: 0, kept_for: null, unready: 0 })
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
          .set({ kind: 'open', person: null, name: '', level: null, substituted: 0, unready: 0 })
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

    setReady: (table, seat, person, isReady) => setUnready(db, table, seat, person, isReady ? 0 : 1),
    swapSeats: (table, one, other) => db.transaction().execute((trx) => swap(trx, table, one, other)),

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
      if (wanted) await withVote(db, row).execute();
      else await withoutVote(db, row).execute();
    },
  };
}

const setUnready = async (db: Db, table: string, seat: number, person: string, unready: number): Promise<boolean> =>
  changed(
    await db
      .updateTable('seats')
      .set({ unready })
      .where('table_id', '=', table)
      .where('seat', '=', seat)
      .where('person', '=', person)
      .where('table_id', 'in', openTables(db))
      .executeTakeFirst(),
  );

/** Two seats change their people, if these still sit there. */
async function swap(trx: Db, table: string, one: SeatHolder, other: SeatHolder): Promise<boolean> {
  const here = trx.selectFrom('seats').selectAll().where('table_id', '=', table);
  const rows = await here
    .where('table_id', 'in', openTables(trx))
    .where('seat', 'in', [one.seat, other.seat])
    .execute();
  const [a, b] = [one, other].map((asked) =>
    rows.find(({ seat, person }) => seat === asked.seat && person === asked.person),
  );
  if (a === undefined || b === undefined) return false;
  for (const [to, { kind, person, name, level, kept_for, unready }] of [[a, b] as const, [b, a] as const])
    await trx
      .updateTable('seats')
      .set({ kind, person, name, level, kept_for, unready })
      .where('table_id', '=', table)
      .where('seat', '=', to.seat)
      .execute();
  return true;
}

type VoteRow = Schema['votes'];

const withVote = (db: Db, row: VoteRow) =>
  db
    .insertInto('votes')
    .values(row)
    .onConflict((on) => on.doNothing());

const withoutVote = (db: Db, { table_id, seat, voter }: VoteRow) =>
  db.deleteFrom('votes').where('table_id', '=', table_id).where('seat', '=', seat).where('voter', '=', voter);
