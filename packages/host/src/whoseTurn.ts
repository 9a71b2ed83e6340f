import { isRace, nextRacer, slownessOf } from '@starboard/bots';
import { type AnyMatch, actorOf, CLOCK, type Seat, type Urgency, urgencyOf, type Viewer } from '@starboard/kernel';

/** The level of the bot that plays for a seat; undefined where a person does. */
export type LevelOf = (seat: Seat) => string | undefined;

export interface BotTurn {
  readonly seat: Seat;
  /** It had better wait a little for people who have been asked something. */
  readonly waits: boolean;
  /** In a race: the match time at which it has thought long enough. */
  readonly at?: number;
}

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

/** The bot that decides next: where all act as fast as they can the one whose time comes first, else as the question says. */
export function nextBot(match: AnyMatch, levelOf: LevelOf): BotTurn | undefined {
  if (isRace(match)) return racingBot(match, levelOf);
  const isBot = ({ seat }: { readonly seat: Seat }) => levelOf(seat) !== undefined;
  const asks = openAsks(match);
  const invited = asks.filter(({ urgency }) => urgency === 'invited');
  const owed = asks.filter(({ urgency }) => urgency === 'owed');
  const bot = longestSilent(match, invited.filter(isBot)) ?? longestSilent(match, owed.filter(isBot));
  if (bot !== undefined) return { seat: bot.seat, waits: bot.urgency === 'owed' && invited.length > 0 };
  if (invited.length > 0 || owed.length > 0 || asks.length === 0) return undefined;
  const next = match.next();
  return isBot(next) ? { seat: next.seat, waits: false } : undefined;
}

/** In a race every bot takes the time that a person of its level would need. */
function racingBot(match: AnyMatch, levelOf: LevelOf): BotTurn | undefined {
  const since = (seat: Seat): number => match.log.findLast((entry) => entry.seat === seat)?.at ?? 0;
  const slowness = (seat: Seat): number | undefined => {
    const level = levelOf(seat);
    return level === undefined ? undefined : slownessOf(level);
  };
  const racer = nextRacer(match, match.game.bot, since, slowness);
  return racer === undefined ? undefined : { ...racer, waits: false };
}

/** Of several bots that may act at the same time the one that acted longest ago. */
function longestSilent({ log }: AnyMatch, bots: readonly Open[]): Open | undefined {
  if (bots.length < 2) return bots[0];
  const silent = new Map(bots.map((bot) => [bot.seat, bot]));
  for (let i = log.length - 1; i >= Math.max(0, log.length - LOOKED_BACK) && silent.size > 1; i--)
    silent.delete(log[i].seat);
  return silent.values().next().value;
}

/** Lines of the log; whoever has said nothing for longer is equally silent. */
const LOOKED_BACK = 200;

/** Who is to act where all people share one screen. */
export interface AtScreen {
  readonly bot?: Seat;
  /** In a race the match time at which the bot acts. */
  readonly botAt?: number;
  readonly person?: Seat;
}

/**
 * At one screen bots answer as soon as they are asked, but never before a person who was invited to speak; in a race, when their time
 * has come. Among people whoever is at the screen goes first, and in a race acts until they have finished.
 */
export function atScreen(match: AnyMatch, levelOf: LevelOf, viewer: Viewer): AtScreen {
  if (match.over) return {};
  const bot = nextBot(match, levelOf);
  if (!isRace(match) && bot !== undefined && !bot.waits) return { bot: bot.seat };
  const person = nextPerson(match, levelOf, viewer);
  return {
    ...(bot?.at === undefined ? {} : { bot: bot.seat, botAt: bot.at }),
    ...(person === undefined ? {} : { person }),
  };
}

const RANK: Readonly<Record<Urgency, number>> = { invited: 2, owed: 1, free: 0 };

function nextPerson(match: AnyMatch, levelOf: LevelOf, viewer: Viewer): Seat | undefined {
  const racing = isRace(match);
  const people = openAsks(match).filter(({ seat }) => levelOf(seat) === undefined);
  const rank = ({ urgency }: Open) => (racing ? Math.min(1, RANK[urgency]) : RANK[urgency]);
  const highest = Math.max(...people.map(rank));
  if (highest === 0 && !racing) return match.next().seat; // nobody is waited for
  const ready = people.filter((one) => rank(one) === highest).map(({ seat }) => seat);
  return ready.includes(viewer) ? viewer : ready[0];
}

/** The earliest moment of match time at which the clock answers, and for whom. */
export function nextDeadline(match: AnyMatch): { readonly seat: Seat; readonly at: number } | undefined {
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
