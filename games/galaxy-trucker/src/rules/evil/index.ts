import type { Play, Seat } from '@starboard/kernel';
import type { EvilMachination, EvilName } from '../../content/cards.ts';
import type { T } from '../../state.ts';
import { customsRaid, meteorLottery, rearAmbush, ringSlalom, tailgaters } from './attacks.ts';
import { type Resolve, racing, tellNoEffect } from './common.ts';
import { escortService, scrapHeap, strandedShip } from './deals.ts';
import { cosmicHacker, headHunter, ionStorm, looseCargo, mutiny, quarantine } from './losses.ts';
import { dragRace, looksMatter, trafficJam, wideOpenSpace, wormhole } from './movement.ts';
import { bureaucracy, robocops } from './secrets.ts';
import { fuelTax, recallNotice, tollStation } from './taxes.ts';

/** GT-19.31 to GT-19.54 */
const RESOLVE: Readonly<Record<EvilName, Resolve>> = {
  'recall-notice': recallNotice,
  'traffic-jam': trafficJam,
  'rear-ambush': rearAmbush,
  bureaucracy,
  robocops,
  'wide-open-space': wideOpenSpace,
  'scrap-heap': scrapHeap,
  'stranded-ship': strandedShip,
  'fuel-tax': fuelTax,
  'customs-raid': customsRaid,
  'drag-race': dragRace,
  mutiny,
  'toll-station': tollStation,
  'cosmic-hacker': cosmicHacker,
  'ring-slalom': ringSlalom,
  'ion-storm': ionStorm,
  'head-hunter': headHunter,
  'looks-matter': looksMatter,
  tailgaters,
  'escort-service': escortService,
  'loose-cargo': looseCargo,
  quarantine,
  wormhole,
  'meteor-lottery': meteorLottery,
};

/** GT-12.17: where values are stated first, the players are counted afterwards; a jump may leave one alone. */
const countsLater = (card: EvilMachination): boolean =>
  card.windows.includes('cannons') || card.windows.includes('crew');

/** GT-19.12: an Evil Machination, without effect if too few are in the race. True if an opportunity was used (GT-20.34). */
export function* resolveEvil(t: T, card: EvilMachination, order: readonly Seat[]): Play<boolean> {
  if (!countsLater(card) && racing(t.state, order).length < card.minPlayers) {
    tellNoEffect(t, card);
    return false;
  }
  return (yield* RESOLVE[card.name](t, card, order)) === true;
}
