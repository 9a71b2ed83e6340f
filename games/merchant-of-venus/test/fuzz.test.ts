import { Random, Run, readOptions, sameAction } from '@starboard/kernel';
import { describe, expect, it } from 'vitest';
import type { Action } from '../src/actions.ts';
import { CULTURE_COUNT } from '../src/content/cultures.ts';
import { INTEL } from '../src/content/encounters.ts';
import { REWARDS } from '../src/content/rewards.ts';
import { ORBITALS, SYSTEM_COUNT, SYSTEMS } from '../src/content/systems.ts';
import { TECH_COUNT, TECHS_OF } from '../src/content/technologies.ts';
import type { VenusEvent } from '../src/events.ts';
import { merchantOfVenus } from '../src/index.ts';
import { meta } from '../src/meta.ts';
import { NONE, type State, TRACK } from '../src/state.ts';

const TURNS = 12;
/** More decisions than any turn of a player who wants to end it some day has. */
const MOST = 120;

/** Everybody gets a ship full of everything: a pilot of any level, rewards, technologies, intel, cash, drives. */
function equip(state: State, luck: Random): void {
  for (let seat = 0; seat < state.players; seat++) {
    state.cash[seat] = 2000;
    state.level[seat] = 1 + luck.below(3);
    if (state.level[seat] === 3) state.side[seat] = luck.below(2);
    state.drive[seat] = luck.below(4);
    state.holds[seat] = luck.below(3);
    state.laser[seat] = 1 + luck.below(6);
    state.shield[seat] = luck.below(7);
  }
  for (let reward = 0; reward < REWARDS.length; reward++)
    if (luck.below(2) === 0) state.rewardAt[reward] = luck.below(state.players);
  for (let tech = 0; tech < TECH_COUNT; tech++) {
    const seat = luck.below(state.players);
    if (luck.below(2) === 0 || state.techSupply[tech] === 0) continue;
    state.techSupply[tech]--;
    state.techs[seat * TECH_COUNT + tech]++;
  }
  // On the track it can be bought, used and bought again in later turns.
  for (let intel = 0; intel < INTEL.length; intel++)
    state.intelAt[intel] = luck.below(2) === 0 ? TRACK : luck.below(state.players);
}

/** All cultures are known, everybody has a spaceport or two, and lies at anchor somewhere; many want to travel. */
function settle(state: State, luck: Random): void {
  for (let system = 0; system < SYSTEM_COUNT; system++) {
    const culture = state.contact[system];
    state.contact[system] = NONE;
    state.culture[system] = culture;
    state.home[culture] = system;
    for (let token = 0; token < 3; token++) state.market[culture * 3 + token] = token;
    state.contactOwner[culture] = luck.below(state.players);
    state.contactCredits[culture] = 80;
    state.stock[system * CULTURE_COUNT + culture] = state.supply[culture];
    state.supply[culture] = 0;
    for (const tech of TECHS_OF[culture]) {
      state.techStock[system * TECH_COUNT + tech] = state.techSupply[tech];
      state.techSupply[tech] = 0;
    }
  }
  for (let passenger = 0; passenger < state.passengerAt.length; passenger++)
    if (luck.below(2) === 0) state.passengerAt[passenger] = luck.below(SYSTEM_COUNT);
  for (let seat = 0; seat < state.players; seat++) {
    const { field } = ORBITALS[seat * 3];
    state.marker[field] = seat;
    state.markers[seat]--;
    state.ports[seat]++;
    state.flown[seat] = 1;
    const { cities, spaceports } = SYSTEMS[luck.below(SYSTEM_COUNT)];
    state.at[seat] = luck.below(3) === 0 ? field : [...cities, ...spaceports][0];
  }
}

/** Any value of each option. */
const anyOptions = (luck: Random): Record<string, unknown> =>
  Object.fromEntries(
    meta.options.flatMap((option) =>
      option.kind === 'choice' ? [[option.id, option.choices[luck.below(option.choices.length)]]] : [],
    ),
  );

/** Plays some turns, and says how many decisions the longest of them had. */
function longestTurn(seed: string, picks: (options: readonly Action[], luck: Random) => Action): number {
  const luck = Random.fromSeed(seed);
  const players = 1 + luck.below(4);
  const options = readOptions(meta, anyOptions(luck), players);
  const run = Run.setUp<State, Action, VenusEvent>(merchantOfVenus, players, options, luck.spawn(), { forkable: true });
  equip(run.state, luck);
  if (luck.below(2) === 0) settle(run.state, luck);
  const before = merchantOfVenus.conserved(run.state);
  run.begin();
  let longest = 0;
  let decisions = 0;
  for (let turn = 0; turn < TURNS && !run.over; ) {
    const { turns } = run.state;
    const ask = run.next();
    run.answer(ask.seat, picks(run.menu(ask).options, luck));
    decisions++;
    if (luck.below(8) === 0) check(run, before);
    if (decisions > 2 * MOST) return decisions;
    if (run.state.turns === turns) continue;
    longest = Math.max(longest, decisions);
    decisions = 0;
    turn++;
  }
  return longest;
}

/** Nothing is made or lost, and a fork in the middle of it all is the same table. */
function check(run: Run<State, Action, VenusEvent>, before: Readonly<Record<string, number>>): void {
  expect(merchantOfVenus.conserved(run.state)).toEqual(before);
  if (run.over) return;
  const fork = run.fork();
  expect(sameAction(fork.state, run.state)).toBe(true);
  expect(fork.menu(fork.next()).options).toEqual(run.menu(run.next()).options);
}

const chance = (options: readonly Action[], luck: Random): Action => options[luck.below(options.length)];
const ENDS = ['stay', 'end-business', 'end-turn', 'land', 'decline'];

/** Never ends anything of its own accord. */
const restless = (options: readonly Action[], luck: Random): Action => {
  const rest = options.filter(({ do: kind }) => !ENDS.includes(kind));
  return chance(rest.length > 0 ? rest : options, luck);
};

/** Stays wherever it is, and does all the business that can be done there. */
const settled = (options: readonly Action[], luck: Random): Action =>
  options.find(({ do: kind }) => kind === 'stay') ?? restless(options, luck);

describe('no turn is endless, with every pilot, technology, reward, intel card and option mixed in', () => {
  it('MV-5.11.12, MV-5.12.10: by chance', () => {
    for (let i = 0; i < 150; i++) expect(longestTurn(`chance ${i}`, chance), `chance ${i}`).toBeLessThan(MOST);
  });

  it('MV-7.2.12, MV-7.4.6, MV-8.6: even for somebody who never wants to end it', () => {
    for (let i = 0; i < 150; i++) expect(longestTurn(`restless ${i}`, restless), `restless ${i}`).toBeLessThan(MOST);
  });

  it('MV-7.1.4, MV-7.4.6, MV-8.4: even for somebody who stays and trades without limit', () => {
    for (let i = 0; i < 150; i++) expect(longestTurn(`settled ${i}`, settled), `settled ${i}`).toBeLessThan(MOST);
  });
});
