import {
  type Ask,
  allowed,
  asking,
  clockwise,
  type Question,
  refuse,
  type Seat,
  seats,
  type Verdict,
} from '@starboard/kernel';
import { type Action, END_TURN, ROLL_MOTHERSHIP, toDrawSupply } from '../actions.ts';
import { hasShip, type State, type T } from '../state.ts';
import { mayTradeWithBank, offerBankTrades, tradeWithBank } from './bank.ts';
import {
  buildShip,
  buildSpaceport,
  buildUpgrade,
  completeShip,
  mayBuildShip,
  mayBuildSpaceport,
  mayBuildUpgrade,
  offerBuilding,
} from './building.ts';
import { buyFame, levy, mayBuyFame, mayLevy, offerFriendshipActions } from './friendship.ts';
import { drawSupply, mayDrawSupply } from './supply.ts';
import {
  completeTrade,
  counterForm,
  isTrade,
  lapseOffers,
  offerForm,
  offerTrades,
  partnerTrade,
  trade,
} from './trade.ts';

/** SF-3.6, SF-3.7: with a ship on the board the mothership is rolled, without one the turn ends. */
const mayRollMothership = (state: State, seat: Seat): Verdict =>
  hasShip(state, seat) ? allowed : refuse('SF-3.6', 'no-ship-on-board');
const mayEndTurn = (state: State, seat: Seat): Verdict =>
  hasShip(state, seat) ? refuse('SF-3.7', 'roll-mothership-first') : allowed;

/** SF-3.4: trading and building in any order and number. */
export const tradeAndBuild: Question<State, Action> = {
  kind: 'trade-and-build',
  rule: 'SF-3.4',
  options(menu, state, seat) {
    if (state.supplyRight > 0) {
      for (let cards = 1; cards <= state.supplyRight; cards++)
        menu.offer(toDrawSupply(cards), mayDrawSupply(state, cards));
    }
    offerBuilding(menu, state, seat);
    offerBankTrades(menu, state, seat);
    offerFriendshipActions(menu, state, seat);
    if (state.offers.length > 0) offerTrades(menu, state, seat);
    if (hasShip(state, seat)) menu.offer(ROLL_MOTHERSHIP);
    else menu.offer(END_TURN);
  },
  forms: [offerForm, counterForm],
  judge(state, seat, action) {
    switch (action.do) {
      case 'draw-supply':
        return mayDrawSupply(state, action.cards);
      case 'build-ship':
        return mayBuildShip(state, seat, action);
      case 'build-spaceport':
        return mayBuildSpaceport(state, seat, action.at);
      case 'build-upgrade':
        return mayBuildUpgrade(state, seat, action.what);
      case 'bank':
        return mayTradeWithBank(state, seat, action);
      case 'buy-fame':
        return mayBuyFame(state, seat);
      case 'levy':
        return mayLevy(state, seat, action.from);
      case 'roll-mothership':
        return mayRollMothership(state, seat);
      case 'end-turn':
        return mayEndTurn(state, seat);
      default:
        return isTrade(action) ? refuse('SF-7.4', 'no-offer-to-answer') : refuse('SF-3.4', 'not-in-trade-and-build');
    }
  },
  complete: (state, seat, action) =>
    action.do === 'build-ship'
      ? { ...action, ...completeShip(state, seat, action) }
      : completeTrade(state, seat, action),
  timeUp: (state, seat) => (hasShip(state, seat) ? ROLL_MOTHERSHIP : END_TURN),
};

/** `ASKS[players][active]`: the active player is asked; the others may answer and make offers (SF-7.6). */
const ASKS: readonly (readonly (readonly Ask<State, Action>[])[])[] = [0, 1, 2, 3, 4].map((players) =>
  seats(players).map((active) =>
    clockwise(active, players).map((seat) => asking(seat, seat === active ? tradeAndBuild : partnerTrade)),
  ),
);

/** Who is asked in this phase: the active player, and the others, for whom nobody waits. */
export const tradersOf = (state: State): readonly Ask<State, Action>[] => ASKS[state.players][state.active];

/** SF-6.2, SF-7.5: unused supply and open offers lapse. */
export function closeTrade(state: State): void {
  state.supplyRight = 0;
  lapseOffers(state);
}

export function tradeOrBuild(t: T, seat: Seat, action: Action): void {
  if (isTrade(action)) return trade(t, seat, action);
  switch (action.do) {
    case 'draw-supply':
      return drawSupply(t, seat, action.cards);
    case 'buy-fame':
      return buyFame(t, seat);
    case 'levy':
      return levy(t, seat, action.from);
    default:
      lapseOffers(t.state);
      return buildOrBank(t, seat, action);
  }
}

/** SF-7.5: what makes open offers lapse. */
function buildOrBank(t: T, seat: Seat, action: Action): void {
  switch (action.do) {
    case 'build-ship':
      return buildShip(t, seat, action);
    case 'build-spaceport':
      return buildSpaceport(t, seat, action.at);
    case 'build-upgrade':
      return buildUpgrade(t, seat, action.what);
    case 'bank':
      return tradeWithBank(t, seat, action);
    default:
      throw new Error(`${action.do} is no part of the trade and build phase`);
  }
}
