import type { Level } from '@starboard/bots/levels';
import type { Meta, OptionValues } from '@starboard/kernel';
import type { Clock, NewTable } from '@starboard/protocol';
import { change } from '../app/settings.ts';
import { openedWith } from '../games/optionGroups.ts';
import type { Chair } from '../match/localMatch.ts';
import { namesFor, newMatch } from '../sessions/newMatch.ts';
import { keep } from '../sessions/saves.ts';
import { server } from '../sessions/server.ts';
import type { AppWords } from '../words/index.ts';

/** Who is to sit in a seat: `me`, `person` (at this device), `open` (whoever comes), or a bot's level. */
export interface SeatChoice {
  readonly kind: 'me' | 'person' | 'open' | Level;
  readonly name: string;
}

export type Where = 'local' | 'online';

/** A table as it is planned on the page, before anybody sits down. */
export interface Plan {
  readonly where: Where;
  readonly seats: readonly SeatChoice[];
  readonly options: OptionValues;
  readonly visibility: NewTable['visibility'];
  /** `none`, `live-` with seconds, or `days-` with days. */
  readonly clock: string;
}

/** A seat in which no bot is to sit. */
export const isPerson = ({ kind }: SeatChoice): boolean => kind === 'me' || kind === 'person' || kind === 'open';

/** Several people share this device. */
export const isShared = ({ where, seats }: Plan): boolean => where === 'local' && seats.filter(isPerson).length > 1;

/** The plan on the other side: who sits at this device here is a free seat there. */
export function movedTo(where: Where, plan: Plan): Plan {
  const [from, to] = where === 'online' ? (['person', 'open'] as const) : (['open', 'person'] as const);
  return { ...plan, where, seats: plan.seats.map((one) => (one.kind === from ? { ...one, kind: to } : one)) };
}

/** Opens what is planned; gives the address of the table. */
export const openTable = (meta: Meta, plan: Plan, name: string, words: AppWords): Promise<string> =>
  plan.where === 'local' ? openHere(meta, plan, name, words) : openOnline(meta, plan, name);

async function openHere(meta: Meta, plan: Plan, name: string, words: AppWords): Promise<string> {
  const { seats, options } = plan;
  const chairs = seats.map(chairOf);
  const people = seats.flatMap((seat, at) => {
    if (seat.kind === 'me') return [seat.name || name || words.you];
    return isPerson(seat) ? [seat.name || words.seat(at + 1)] : [];
  });
  const names = namesFor(chairs, people, (level) => words.levels[level] ?? level);
  const match = newMatch(meta, chairs, names, openedWith(meta, options, seats.length, isShared(plan)));
  const { log: _, ...saved } = match;
  await keep({ ...saved, updatedAt: Date.now(), seq: 0, over: false }, []);
  return `/local/${match.id}`;
}

const chairOf = ({ kind }: SeatChoice): Chair =>
  kind === 'me' || kind === 'person' || kind === 'open' ? { kind: 'person' } : { kind: 'bot', level: kind };

async function openOnline(meta: Meta, plan: Plan, name: string): Promise<string> {
  const { seats, options, visibility, clock } = plan;
  const mine = seats.find(({ kind }) => kind === 'me')?.name || name;
  if (mine !== '') {
    change({ name: mine });
    await server.rename(mine);
  }
  const table = await server.create({
    game: meta.id,
    options: { ...openedWith(meta, options, seats.length, false) },
    seats: seats.map(placeOf),
    visibility,
    clock: clockOf(clock),
  });
  return `/t/${table.id}`;
}

function placeOf({ kind }: SeatChoice): NewTable['seats'][number] {
  if (kind === 'me') return { kind };
  return kind === 'person' || kind === 'open' ? { kind: 'open' } : { kind: 'bot', level: kind };
}

function clockOf(choice: string): Clock {
  const [mode, amount] = choice.split('-');
  if (mode === 'live') return { mode, seconds: Number(amount) };
  return mode === 'days' ? { mode, days: Number(amount) } : { mode: 'none' };
}
