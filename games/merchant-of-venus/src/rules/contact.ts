import type { Play } from '@starboard/kernel';
import { CULTURE_COUNT, CULTURES } from '../content/cultures.ts';
import { TECH_COUNT, TECHS_OF } from '../content/technologies.ts';
import { CITY, SPACEPORT } from '../content/terms.ts';
import { here, inSupplyOf, NONE, type Open, type State, systemAt, type T } from '../state.ts';
import { advantage } from './advantages.ts';
import { claimTitle, gainCredits } from './fame.ts';
import { stackMarket } from './market.ts';
import { didThis } from './missions.ts';

/** MV-6.1: a landing on a city or neutral spaceport of a system whose card is still face down. */
export function meetsStrangers(state: Open): boolean {
  const field = here(state);
  const kind = state.kind[field];
  return state.landed && (kind === CITY || kind === SPACEPORT) && state.culture[systemAt(field)] < 0;
}

/** MV-6.2 to MV-6.6, MV-4.9: the card is turned over, the market opens, the discoverer takes the card. */
export function* makeContact(t: T): Play<void> {
  const { state } = t;
  const seat = state.active;
  const system = systemAt(here(state));
  const culture = state.contact[system];
  t.reveal();
  state.contact[system] = NONE;
  state.culture[system] = culture;
  state.home[culture] = system;
  stackMarket(t, culture);
  openMarket(state, culture, system);
  const { credits } = CULTURES[culture];
  state.contactOwner[culture] = seat;
  state.contactCredits[culture] = credits;
  state.contacted = true;
  t.tell?.({ event: 'contact-made', rule: 'MV-6.2', seat, system, culture, credits });
  gainCredits(t, seat, advantage(state, seat, 'first-contact'), 'MV-19.17');
  claimTitle(t, seat, 'first-contact');
  yield* didThis(t, 'make-first-contact');
}

/** MV-6.4, MV-6.5: goods, technologies and passengers come from the supply area. */
function openMarket(state: State, culture: number, system: number): void {
  state.stock[system * CULTURE_COUNT + culture] += state.supply[culture];
  state.supply[culture] = 0;
  for (const tech of TECHS_OF[culture]) {
    state.techStock[system * TECH_COUNT + tech] += state.techSupply[tech];
    state.techSupply[tech] = 0;
  }
  for (let one = 0; one < state.passengerAt.length; one++)
    if (state.passengerAt[one] === inSupplyOf(culture)) state.passengerAt[one] = system;
}
