import type { PointsPart } from '@starboard/board';
import type { Phrase, Seat } from '@starboard/kernel';
import { CHALLENGES } from '../content/challenges.ts';
import { TITLE_FAME } from '../content/encounters.ts';
import { MISSIONS } from '../content/missions.ts';
import { REWARDS } from '../content/rewards.ts';
import { SPACEPORT_PRICE } from '../content/tables.ts';
import * as nouns from '../nouns.ts';
import { fameLedger, fameValue, hasMetChallenge, totalFame } from '../score.ts';
import { completedBy, isSolo } from '../state.ts';
import type { Seen } from '../view.ts';

/** MV-17.1 to MV-17.3: where the credits of a seat come from, if the game ended now: cash, spaceports, and each line of fame by its worth. */
export function pointsOf(view: Seen, seat: Seat): readonly PointsPart[] {
  const part = (what: string, n: number, points: number, card?: Phrase): PointsPart => ({
    phrase: { key: `points.${what}`, values: card === undefined ? { n } : { n, card } },
    points,
  });
  const ports = view.ports[seat];
  const wealth = [part('cash', view.cash[seat], view.cash[seat]), part('ports', ports, ports * SPACEPORT_PRICE)];
  const fame = totalFame(view, seat);
  const owned = wealth.reduce((sum, { points }) => sum + points, 0);
  const rest =
    fame < 0
      ? [part('disqualified', fame, -owned)]
      : Object.entries(fameLedger(view, seat)).flatMap(([what, n]) =>
          (CARDS[what]?.(view, seat) ?? [[n] as const]).map(([fame, card]) =>
            part(what, fame, fame * fameValue(view, seat, 1), card),
          ),
        );
  return [...wealth, ...rest].filter(({ points }) => points !== 0);
}

type Card = readonly [fame: number, card: Phrase];

/** Fame that lies on cards is told card by card. */
const CARDS: Readonly<Record<string, (view: Seen, seat: Seat) => readonly Card[]>> = {
  missions: (view, seat) =>
    MISSIONS.flatMap(({ fame }, mission): Card[] =>
      view.missionAt[mission] === completedBy(seat) ? [[fame, nouns.mission.say(mission)]] : [],
    ),
  rewards: (view, seat) =>
    REWARDS.flatMap(({ fame }, reward): Card[] =>
      view.rewardAt[reward] === seat ? [[fame, nouns.reward.say(reward)]] : [],
    ),
  titles: (view, seat) =>
    view.titleOf.flatMap((owner, title): Card[] => (owner === seat ? [[TITLE_FAME, nouns.title.say(title)]] : [])),
};

/** MV-18.4: alone, whether the challenge was met, and what it was. */
export function endingOf(view: Seen): Phrase | undefined {
  if (!isSolo(view)) return undefined;
  const { id } = CHALLENGES[view.challenge];
  const values = { challenge: { key: `challenge.${id}` }, text: { key: `challenge.${id}.text` } };
  return { key: hasMetChallenge(view) ? 'ending.met' : 'ending.missed', values };
}
