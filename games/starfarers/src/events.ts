import {
  type EventsOf,
  eventTable,
  happening,
  hiding,
  int,
  like,
  listOf,
  type SeenEventsOf,
  seat,
  sum,
  whether,
  word,
} from '@starboard/kernel';
import { CHITS, QUESTIONS, STATS } from './content/index.ts';
import {
  ball,
  card,
  cards,
  chit,
  dice,
  handCard,
  newShip,
  offer,
  people,
  planet,
  point,
  resource,
  ship,
  transporter,
  upgrade,
} from './nouns.ts';
import { some } from './text/names.ts';

const number = int(0, 1_000_000);
const stat = word(STATS);
const question = like(word(QUESTIONS), { say: (id) => ({ key: `card-question.${id}` }) });

/** What was declined, by the rule that asked. */
const DECLINED: Readonly<Record<string, string>> = { 'SF-5.3': 'theft', 'SF-18.8': 'relief', 'SF-12.16': 'jump' };

/** What happens at the table, told in the order in which it happens; SF-23.2: a card that passes unseen stays so. */
export const events = eventTable({
  'first-player': happening(
    { seat, dice: listOf(dice) },
    { say: ({ dice: rolls }) => ({ rounds: rolls.length, sum: Math.max(...(rolls.at(-1) ?? [])) }) },
  ),
  'colony-placed': { seat, at: point },
  'spaceport-placed': { seat, at: point, ship: point },
  'turn-began': { seat, turn: number },
  'dice-rolled': happening({ seat, dice }, { say: ({ dice: shown }) => ({ sum: sum(shown) }) }),
  produced: { seat, cards },
  'bank-short': { kind: resource },
  discarded: { seat, cards },
  stole: hiding({ seat, from: seat, kind: handCard }, { kind: ['seat', 'from'] }),
  declined: happening({ seat }, { variant: ({ rule }) => DECLINED[rule] }),
  'relief-taken': { seat, kind: handCard },
  'supply-drawn': hiding({ seat, kind: handCard }, { kind: ['seat'] }),
  'supply-rebuilt': { cards },
  offered: { seat, offer, give: cards, want: cards, to: listOf(seat) },
  'offer-accepted': { seat, offer },
  'offer-refused': { seat, offer },
  'offer-withdrawn': { seat, offer },
  traded: { seat, with: seat, gave: cards, got: cards },
  'bank-traded': happening(
    { seat, give: handCard, cards: number, take: handCard },
    { say: ({ give, cards: n }) => ({ give: some(give, n) }) },
  ),
  'ship-built': { seat, what: newShip, at: point, transporter },
  'spaceport-built': { seat, at: point },
  'upgrade-built': { seat, what: upgrade },
  levied: { seat, from: listOf(seat) },
  'balls-drawn': happening({ seat, balls: listOf(ball) }, { say: ({ balls }) => ({ sum: sum(balls) }) }),
  'speed-set': { seat, speed: number },
  'encounter-read': { seat, question },
  'encounter-answered': { seat, yes: whether },
  'cards-given': { seat, cards },
  compared: happening(
    { seat, stat, opponent: seat, own: number, other: number },
    { say: ({ own, other }) => ({ won: own >= other ? 'yes' : 'no' }) },
  ),
  'nothing-happened': { seat },
  'fame-changed': happening(
    { seat, rings: int(-40, 40) },
    {
      say: ({ rings }) => ({ rings: Math.abs(rings) }),
      variant: ({ rings }) => (rings < 0 ? 'lost' : rings === 0 ? 'none' : undefined),
    },
  ),
  'cards-gained': { seat, cards },
  'card-passed': hiding({ seat, to: seat, kind: handCard }, { kind: ['seat', 'to'] }),
  'upgrade-gained': { seat, what: upgrade },
  'upgrade-lost': { seat, what: upgrade },
  'ship-grounded': { seat, ship },
  'trade-ship-granted': { seat },
  'trade-ship-placed': { seat, at: point, transporter },
  jumped: { seat, ship, to: point },
  'cards-returned': { seat, cards },
  'encounters-shuffled': {},
  flew: { seat, ship, from: point, to: point, way: listOf(point) },
  /** SF-14.2: that somebody looked can be seen; what he saw cannot. */
  looked: hiding({ seat, planet, chit }, { chit: ['seat'] }),
  'colony-founded': { seat, at: point, chits: listOf(chit) },
  'station-founded': { seat, at: point, card },
  'disc-won': happening({ seat, people, lostBy: seat }, { variant: ({ lostBy }) => (lostBy < 0 ? undefined : 'from') }),
  'obstacle-cleared': happening(
    { seat, planet, chit, reserve: chit },
    { say: ({ chit: won }) => ({ obstacle: CHITS[won].pirate > 0 ? 'pirate' : 'ice' }) },
  ),
  won: { seat, points: number },
});

/** As rules tell it: whole. */
export type StarfarersEvent = EventsOf<typeof events>;

/** As a viewer gets it: what is hidden may be missing. */
export type SeenEvent = SeenEventsOf<typeof events>;
