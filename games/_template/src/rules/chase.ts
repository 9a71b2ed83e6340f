import { type Answer, allowed, draw, type Question, refuse, type Seat, seats, type Verdict } from '@starboard/kernel';
import { type CometAction, CRACK, TOW, toBurn } from '../actions.ts';
import { MOST_FUEL } from '../content/fuel.ts';
import { AHEAD, type CometTable, CRACKED, type Open, type State } from '../state.ts';
import { scoop } from './bag.ts';
import { search } from './finds.ts';
import { openMarket } from './market.ts';
import { burst } from './scramble.ts';

export const MINUTE = 60_000;

/** TP-3.1: the next comet is turned over; it was face down until now, so no undo goes behind it. */
export function nextComet(t: CometTable, state: State): void {
  const comet = draw(t, 'comet', state.deck);
  if (comet === undefined) throw new Error('The deck of comets is empty');
  state.comet = comet;
  state.appearedAt = t.now;
  state.phase = 'chase';
  t.tell?.({ event: 'comet-appeared', rule: 'TP-3.1', comet });
}

/** TP-3.3: nobody can burn more fuel than is in the tank. */
export function mayBurn(state: Open, seat: Seat, fuel: number): Verdict {
  const tank = state.fuel[seat];
  return fuel <= tank ? allowed : refuse('TP-3.3', 'too-little-fuel', { fuel, tank });
}

/** TP-3.2: how much fuel to burn for the comet; TP-3.6: none, for those whose minute is over. */
export const BURN: Question<State, CometAction> = {
  kind: 'burn',
  rule: 'TP-3.2',
  options(menu, state, seat) {
    for (let fuel = 0; fuel <= MOST_FUEL; fuel++) menu.offer(toBurn(fuel), mayBurn(state, seat, fuel));
  },
  deadline: (state) => (state.hourglass ? state.appearedAt + MINUTE : undefined),
  timeUp: () => toBurn(0),
};

/** TP-3.2, TP-3.4: all burn at once; the most fuel catches the comet, and a die decides among equals. */
export function burnAll(t: CometTable, answers: readonly Answer<CometAction>[]): Seat {
  const { state } = t;
  const burned = state.fuel.map(() => 0);
  for (const { seat, action } of answers) {
    if (action.do !== 'burn') continue;
    burned[seat] = action.fuel;
    state.fuel[seat] -= action.fuel;
    state.station += action.fuel;
    t.tell?.({ event: 'burned', rule: 'TP-3.2', seat, fuel: action.fuel });
  }
  const most = Math.max(...burned);
  return rollOff(
    t,
    seats(state.players).filter((seat) => burned[seat] === most),
  );
}

/** TP-3.4: the tied roll until one of them is highest. */
function rollOff(t: CometTable, tied: readonly Seat[]): Seat {
  if (tied.length === 1) return tied[0];
  const dice = tied.map(() => t.die('tie'));
  tied.forEach((seat, i) => {
    t.tell?.({ event: 'tie-rolled', rule: 'TP-3.4', seat, die: dice[i] });
  });
  const best = Math.max(...dice);
  return rollOff(
    t,
    tied.filter((_, i) => dice[i] === best),
  );
}

/** TP-3.5: everyone else scoops a crystal out of the tail. */
export function scoopTail(t: CometTable, captain: Seat): void {
  for (const seat of seats(t.players)) if (seat !== captain) scoop(t, t.state, seat, 'TP-3.5');
}

/** TP-3.7, TP-3.8, TP-3.9: tow the comet home for its points, or crack it for two crystals and a find. */
export const HARVEST: Question<State, CometAction> = {
  kind: 'harvest',
  rule: 'TP-3.7',
  options(menu) {
    menu.offer(TOW);
    menu.offer(CRACK);
  },
};

export function harvest(t: CometTable, seat: Seat, action: CometAction): void {
  const { state } = t;
  const { comet } = state;
  if (state.caught[comet] !== AHEAD) throw new Error(`Comet ${comet} was caught before`);
  if (action.do === 'tow') {
    state.caught[comet] = seat;
    t.tell?.({ event: 'towed', rule: 'TP-3.7', seat, comet });
    openMarket(state);
    return;
  }
  state.caught[comet] = CRACKED;
  t.tell?.({ event: 'cracked', rule: 'TP-3.8', seat, comet });
  search(t, seat);
  if (state.scrambling) return burst(t, seat);
  for (let i = 0; i < 2; i++) scoop(t, state, seat, 'TP-3.8');
  openMarket(state);
}
