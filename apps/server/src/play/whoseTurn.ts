import { type AnyMatch, actorOf, CLOCK, type Seat, type Urgency, urgencyOf } from '@starboard/kernel';

interface Open {
  readonly seat: Seat;
  readonly urgency: Urgency;
}

const openAsks = (match: AnyMatch): readonly Open[] =>
  match.asks.map((ask) => ({ seat: ask.seat, urgency: urgencyOf(ask, match.state) }));

/** Seats without whose answer nothing goes on. */
export function owing(match: AnyMatch): readonly Seat[] {
  return openAsks(match)
    .filter(({ urgency }) => urgency === 'owed')
    .map(({ seat }) => seat);
}

/** The bot that should decide next, and whether it had better wait a little for people who have been asked something. */
export function nextBot(match: AnyMatch, isBot: (seat: Seat) => boolean): { seat: Seat; waits: boolean } | undefined {
  const asks = openAsks(match);
  const invited = asks.filter(({ urgency }) => urgency === 'invited');
  const owed = asks.filter(({ urgency }) => urgency === 'owed');
  const bot = longestSilent(match, invited, isBot) ?? longestSilent(match, owed, isBot);
  if (bot !== undefined) return { seat: bot.seat, waits: bot.urgency === 'owed' && invited.length > 0 };
  if (invited.length > 0 || owed.length > 0 || asks.length === 0) return undefined;
  const { seat } = match.next();
  return isBot(seat) ? { seat, waits: false } : undefined;
}

/** Of several bots that may act at the same time the one that acted longest ago. */
function longestSilent({ log }: AnyMatch, asks: readonly Open[], isBot: (seat: Seat) => boolean): Open | undefined {
  const bots = asks.filter(({ seat }) => isBot(seat));
  if (bots.length < 2) return bots[0];
  const silent = new Map(bots.map((bot) => [bot.seat, bot]));
  for (let i = log.length - 1; i >= Math.max(0, log.length - LOOKED_BACK) && silent.size > 1; i--)
    silent.delete(log[i].seat);
  return silent.values().next().value;
}

/** Lines of the log; whoever has said nothing for longer is equally silent. */
const LOOKED_BACK = 200;

/** The earliest moment of match time at which the clock answers, and for whom. */
export function nextDeadline(match: AnyMatch): { seat: Seat; at: number } | undefined {
  let earliest: { seat: Seat; at: number } | undefined;
  for (const ask of match.asks) {
    const at = match.deadline(ask);
    if (at !== undefined && (earliest === undefined || at < earliest.at)) earliest = { seat: ask.seat, at };
  }
  return earliest;
}

/** How often in a row the clock has answered for this seat. */
export function timeoutsOf({ log }: AnyMatch, seat: Seat): number {
  let count = 0;
  for (let i = log.length - 1; i >= 0; i--) {
    if (log[i].seat === seat) return count;
    if (log[i].action.do === 'time-up' && log[i].action.seat === seat) count++;
  }
  return count;
}

/** How many steps a seat has taken back. */
export const undosOf = ({ log }: AnyMatch, by: Seat): number =>
  log.filter(({ seat, action }) => seat === by && action.do === 'undo').length;

/** Whether anybody has answered for this seat after so many lines of the log. */
export function answeredSince({ log }: AnyMatch, seat: Seat, seq: number): boolean {
  return log
    .slice(seq)
    .some((entry) => entry.seat === seat || (actorOf(entry) === CLOCK && entry.action.seat === seat));
}
