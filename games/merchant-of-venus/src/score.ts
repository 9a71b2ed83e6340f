import { clockwise, type Outcome, type Seat, seats, sum } from '@starboard/kernel';
import { CHALLENGES } from './content/challenges.ts';
import { TITLE_FAME } from './content/encounters.ts';
import { MISSIONS } from './content/missions.ts';
import { REWARDS } from './content/rewards.ts';
import {
  CREDITS_PER_FAME,
  CREDITS_PER_FAME_ON_DOUBLES,
  HOLD_FAME,
  SPACEPORT_PRICE,
  UPGRADE_FAME,
} from './content/tables.ts';
import { advantage } from './rules/advantages.ts';
import { upgradesOf } from './rules/cargo.ts';
import { completedBy, isSolo, NONE, type Open, type T } from './state.ts';

/** MV-17.2: where fame comes from, line by line; what is rolled at the end is 0 before. */
export interface FameLedger {
  readonly tokens: number;
  readonly rewards: number;
  readonly missions: number;
  readonly titles: number;
  readonly holds: number;
  readonly upgrades: number;
  readonly laser: number;
  readonly shield: number;
  readonly fuzzyDice: number;
  readonly spoiler: number;
  readonly jammer: number;
  readonly paint: number;
  readonly infamy: number;
}

/** MV-17.2, MV-12.2 */
export function fameLedger(state: Open, seat: Seat): FameLedger {
  const done = MISSIONS.filter((_, mission) => state.missionAt[mission] === completedBy(seat));
  return {
    tokens: state.fame[seat],
    rewards: sum(REWARDS.map(({ fame }, reward) => (state.rewardAt[reward] === seat ? fame : 0))),
    missions: sum(done.map(({ fame }) => fame)),
    titles: state.titleOf.filter((owner) => owner === seat).length * TITLE_FAME,
    holds: HOLD_FAME[state.holds[seat]],
    upgrades: UPGRADE_FAME[upgradesOf(state, seat)],
    laser: state.laser[seat],
    shield: state.shield[seat],
    fuzzyDice: Math.floor(state.fuzzyRoll[seat] / 10) + (state.fuzzyRoll[seat] % 10),
    spoiler: state.spoilerRoll[seat],
    jammer: advantage(state, seat, 'mission-fame') * done.length,
    paint: advantage(state, seat, 'final-fame'),
    infamy: -state.infamy[seat],
  };
}

/** MV-17.2: all of it together. */
export const totalFame = (state: Open, seat: Seat): number => sum(Object.values(fameLedger(state, seat)));

/** MV-17.3, MV-16.11: doubles of the fuzzy dice make each point worth more. */
export const isDoubles = (state: Open, seat: Seat): boolean =>
  state.fuzzyRoll[seat] > 0 && state.fuzzyRoll[seat] % 11 === 0;

export const fameValue = (state: Open, seat: Seat, fame: number): number =>
  Math.max(0, fame) * (isDoubles(state, seat) ? CREDITS_PER_FAME_ON_DOUBLES : CREDITS_PER_FAME);

/** MV-17.1 to MV-17.3, MV-17.7: in turn order, without a choice. */
export function finalScoring(t: T): void {
  const { state } = t;
  for (const seat of clockwise(state.start, state.players)) score(t, seat);
  if (isSolo(state))
    t.tell?.({
      event: hasMetChallenge(state) ? 'challenge-met' : 'challenge-missed',
      rule: 'MV-18.4',
      seat: 0,
      challenge: state.challenge,
    });
}

function score(t: T, seat: Seat): void {
  const { state } = t;
  const sold = state.ports[seat] * SPACEPORT_PRICE;
  if (sold > 0) t.tell?.({ event: 'spaceports-sold', rule: 'MV-17.1', seat, count: state.ports[seat], credits: sold });
  rollSpoiler(t, seat);
  rollFuzzyDice(t, seat);
  const fame = totalFame(state, seat);
  const credits = state.cash[seat] + sold + fameValue(state, seat, fame);
  state.finalFame[seat] = fame;
  state.finalCredits[seat] = credits;
  t.tell?.({ event: 'scored', rule: 'MV-17.3', seat, fame, credits });
}

/** MV-16.1 */
function rollSpoiler(t: T, seat: Seat): void {
  if (advantage(t.state, seat, 'spoiler-dice') === 0) return;
  const die = t.die('spoiler');
  t.state.spoilerRoll[seat] = die;
  t.tell?.({ event: 'spoiler-rolled', rule: 'MV-16.1', seat, die });
}

/** MV-16.11 */
function rollFuzzyDice(t: T, seat: Seat): void {
  const count = advantage(t.state, seat, 'fuzzy-dice');
  if (count === 0) return;
  const dice = t.roll('fuzzy-dice', count);
  t.state.fuzzyRoll[seat] = dice[0] * 10 + dice[1];
  t.tell?.({ event: 'fuzzy-dice-rolled', rule: 'MV-16.11', seat, dice });
}

/** MV-18.4, MV-18.6: every goal of the challenge. */
export function hasMetChallenge(state: Open): boolean {
  if (state.challenge === NONE || state.finalFame[0] < 0) return false;
  const { credits, fame, spaceports } = CHALLENGES[state.challenge];
  return state.finalCredits[0] >= credits && state.finalFame[0] >= fame && state.ports[0] >= spaceports;
}

/** MV-17.5 to MV-17.7: credits, then fame; the disqualified share the last place. Alone, the challenge decides (MV-18.4). */
export function outcome(state: Open): Outcome {
  const everybody = seats(state.players);
  const points = everybody.map((seat) => (state.finalFame[seat] < 0 ? 0 : state.finalCredits[seat]));
  if (isSolo(state)) return { places: [hasMetChallenge(state) ? 1 : 2], points };
  const rank = everybody.map((seat) =>
    state.finalFame[seat] < 0 ? -1 : state.finalCredits[seat] * 1000 + state.finalFame[seat],
  );
  const isLost = rank.every((one) => one < 0);
  return { places: rank.map((own) => (isLost ? 2 : 1 + rank.filter((other) => other > own).length)), points };
}
