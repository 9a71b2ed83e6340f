import { type ModifierSource, modifiersOf, type Seat } from '@starboard/kernel';
import type { Lasting, Point } from '../content/abilities.ts';
import { PILOTS } from '../content/pilots.ts';
import { REWARDS } from '../content/rewards.ts';
import { TECH_COUNT, TECHS } from '../content/technologies.ts';
import type { Open } from '../state.ts';

type Advantage = ModifierSource<Open, Point>;

const ofReward = ({ lasting }: { readonly lasting: Lasting }, reward: number): Advantage => ({
  modifiers: lasting,
  times: (state, seat) => (state.rewardAt[reward] === seat ? 1 : 0),
});

const ofTech = ({ lasting }: { readonly lasting: Lasting }, tech: number): Advantage => ({
  modifiers: lasting,
  times: (state, seat) => state.techs[seat * TECH_COUNT + tech],
});

/** MV-15.4: level 2 keeps working on level 3. */
const ofPilot = ({ second, third }: (typeof PILOTS)[number], pilot: number): Advantage[] => [
  { modifiers: second, times: (state, seat) => (state.pilot[seat] === pilot && state.level[seat] > 1 ? 1 : 0) },
  ...third.map((modifiers, side) => ({
    modifiers,
    times: (state: Open, seat: Seat) => (state.pilot[seat] === pilot && state.side[seat] === side ? 1 : 0),
  })),
];

/** MV-19.38: what a number becomes by all lasting rewards, technologies and pilot abilities of a seat. */
export const modified = modifiersOf<Open, Point>([
  ...REWARDS.map(ofReward),
  ...TECHS.map(ofTech),
  ...PILOTS.flatMap(ofPilot),
]);

/** What cards add up to where there is nothing without them. */
export const advantage = (state: Open, seat: Seat, at: Point): number => modified(state, seat, at, 0);
export const may = (state: Open, seat: Seat, at: Point): boolean => modified(state, seat, at, 0) > 0;
