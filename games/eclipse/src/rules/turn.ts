import {
  allowed,
  bit,
  isIn,
  type Menu,
  type Play,
  type Question,
  refuse,
  type Seat,
  seatAfter,
  type Verdict,
} from '@starboard/kernel';
import { type Action, END_ACTION, PASS, toTakeAction, toUsePulsar } from '../actions.ts';
import { PULSARS, SITES_OF } from '../content/sectors.ts';
import { COLONY_TURNS, FIRST_PASS_MONEY } from '../content/tables.ts';
import { ACTION, ACTIONS, KINDS, PULSAR_SPACES, REACTIONS, RESOURCE } from '../content/terms.ts';
import { NOBODY, type Open, type State, type T } from '../state.ts';
import { bringBack, forgetTheLate, mayReturnAny, offerReturns } from './blackHole.ts';
import { build, offerBuilds } from './build.ts';
import { colonise, mayColonise, offerColonies } from './colony.ts';
import { checkAggression, mayProposeAny, offerProposals, propose } from './diplomacy.ts';
import { explore, offerZones } from './explore.ts';
import { influence, mayInfluence, offerInfluence, turnColonyShips } from './influence.ts';
import { mayMove, move, offerMoves } from './move.ts';
import { modified, speciesOf } from './powers.ts';
import { offerResearch, research } from './research.ts';
import { offerTrades, trade } from './store.ts';
import { finishChange, firstMend, fitPart, mayStopUpgrading, mountMuon, offerUpgrades, removePart } from './upgrade.ts';

export const hasPassed = (state: Open, seat: Seat): boolean => isIn(state.passed, seat);
export const isLiving = (state: Open, seat: Seat): boolean => !isIn(state.eliminated, seat);

/** EC-5.8: the living, clockwise from the start player of the round. */
export function turnOrder(state: Open): readonly Seat[] {
  const order: Seat[] = [];
  for (let i = 0; i < state.players; i++) {
    const seat = seatAfter(state.start, state.players, i);
    if (isLiving(state, seat)) order.push(seat);
  }
  return order;
}

/** EC-5.5, EC-13.2: activations of an action; a reaction has one. */
export const activations = (state: Open, seat: Seat, action: number): number =>
  hasPassed(state, seat) ? 1 : modified(state, seat, ACTIONS[action], speciesOf(state, seat).activations[action]);

/** EC-5.3, EC-13.2: whether a seat may take this action, or reaction, now. */
export function mayAct(state: Open, seat: Seat, action: number): Verdict {
  if (hasPassed(state, seat) && !REACTIONS.includes(action)) return refuse('EC-13.2', 'no-reaction');
  return state.discs[seat] > 0 ? allowed : refuse('EC-5.3', 'no-disc-left');
}

/** EC-31.4, EC-31.5, EC-31.8: whether a seat may use this pulsar for this action. */
export function mayUsePulsar(state: Open, seat: Seat, pulsar: number, action: number): Verdict {
  const [site] = SITES_OF[PULSARS[pulsar]];
  if (state.owner[site] !== seat) return refuse('EC-31.4', 'not-your-pulsar');
  if (hasPassed(state, seat)) return refuse('EC-31.9', 'no-pulsar-after-passing');
  if (isIn(state.pulsarUsed[pulsar], seat)) return refuse('EC-31.8', 'pulsar-used');
  return PULSAR_SPACES[state.pulsar[pulsar]] !== action ? allowed : refuse('EC-31.5', 'same-space');
}

/** EC-5.2, EC-13.2, EC-31.4, EC-32.7: a turn of the action phase. */
export const TURN: Question<State, Action> = {
  kind: 'turn',
  rule: 'EC-5.2',
  options(menu, state, seat) {
    for (let action = 0; action < ACTIONS.length; action++)
      menu.offer(toTakeAction(action), mayAct(state, seat, action));
    for (let pulsar = 0; pulsar < PULSARS.length; pulsar++) {
      const [site] = SITES_OF[PULSARS[pulsar]];
      if (state.owner[site] !== seat) continue;
      for (const action of PULSAR_SPACES)
        menu.offer(toUsePulsar(site, action), mayUsePulsar(state, seat, pulsar, action));
    }
    offerReturns(menu, state, seat);
    offerTrades(menu, state, seat);
    menu.offer(PASS);
  },
  timeUp: () => PASS,
  judge: (state, seat, action) => {
    if (action.do !== 'use-pulsar') return allowed;
    const pulsar = PULSARS.findIndex((sector) => SITES_OF[sector][0] === action.site);
    return pulsar < 0 ? refuse('EC-31.4', 'not-your-pulsar') : mayUsePulsar(state, seat, pulsar, action.action);
  },
};

/** EC-5.11, EC-12.1: what may be done beside the activations of any action. */
function offerAsides(menu: Menu<Action>, state: State, seat: Seat): void {
  offerColonies(menu, state, seat);
  offerTrades(menu, state, seat);
  offerProposals(menu, state, seat);
}

/** Why something that is not on the menu cannot be done. */
function judge(state: State, seat: Seat, action: Action): Verdict {
  if (action.do === 'move' && state.doing === ACTION.move && state.left > 0)
    return mayMove(state, seat, action.ship, action.to);
  if (action.do === 'influence' && state.doing === ACTION.influence && state.left > 0)
    return mayInfluence(state, seat, action.from, action.to);
  if (action.do === ACTIONS[state.doing] && state.left === 0) return refuse('EC-5.5', 'no-activation-left');
  return allowed;
}

interface Acting {
  readonly kind: string;
  readonly rule: string;
  offer(menu: Menu<Action>, state: Open, seat: Seat): void;
  mayStop?(state: Open, seat: Seat): Verdict;
  /** What the clock does where the action cannot stop. */
  mend?(state: Open, seat: Seat): Action;
}

/** EC-5.6, EC-5.9: the activations of one action, what may be done beside them, and its end. */
const acting = ({
  kind,
  rule,
  offer,
  mayStop = () => allowed,
  mend = () => END_ACTION,
}: Acting): Question<State, Action> => ({
  kind,
  rule,
  options(menu, state, seat) {
    if (state.left > 0) offer(menu, state, seat);
    const stop = mayStop(state, seat);
    if (stop.ok) offerAsides(menu, state, seat);
    menu.offer(END_ACTION, stop);
  },
  timeUp: (state, seat) => (mayStop(state, seat).ok ? END_ACTION : mend(state, seat)),
  judge,
});

/** By action. */
const ACT: readonly Question<State, Action>[] = [
  acting({ kind: 'explore', rule: 'EC-6.1', offer: offerZones }),
  acting({ kind: 'research', rule: 'EC-7.1', offer: offerResearch }),
  acting({ kind: 'upgrade', rule: 'EC-8.1', offer: offerUpgrades, mayStop: mayStopUpgrading, mend: firstMend }),
  acting({ kind: 'build', rule: 'EC-9.1', offer: offerBuilds }),
  acting({ kind: 'move', rule: 'EC-10.1', offer: offerMoves }),
  acting({ kind: 'influence', rule: 'EC-11.2', offer: offerInfluence }),
];

/** EC-5.2, EC-5.7: the action phase, from any of its checkpoints on, until all have passed. */
export function* actionPhase(t: T): Play<void> {
  const { state } = t;
  while (state.phase === 'action') {
    const seat = state.active;
    yield* beginTurn(t, seat);
    while (state.doing >= 0) yield* activate(t, seat);
    yield* endTurn(t, seat);
  }
}

/** EC-5.2, EC-32.7: ships come back and resources are traded until an action is chosen, or the seat passes. */
function* beginTurn(t: T, seat: Seat): Play<void> {
  const { state } = t;
  while (state.doing < 0) {
    if (canOnlyPass(state, seat)) return;
    t.checkpoint();
    const action = yield* t.choose(seat, TURN);
    if (action.do === 'take-action') return takeAction(t, seat, action.action);
    if (action.do === 'use-pulsar') return shiftPulsar(t, seat, action.site, action.action);
    if (action.do === 'bring-back') bringBack(t, seat, action.ship, action.to, 'EC-32.7');
    else if (action.do === 'trade') trade(t, seat, action.give, action.take);
    else return pass(t, seat);
  }
}

/** EC-13.3: who has passed and has no disc for a reaction is not asked again. */
const canOnlyPass = (state: Open, seat: Seat): boolean =>
  hasPassed(state, seat) && state.discs[seat] === 0 && !mayReturnAny(state, seat);

/** EC-5.3: a disc goes onto the action space. */
function takeAction(t: T, seat: Seat, action: number): void {
  const { state } = t;
  state.discs[seat]--;
  state.spent[seat * ACTIONS.length + action]++;
  const isReaction = hasPassed(state, seat);
  t.tell?.({ event: isReaction ? 'reacted' : 'acted', rule: isReaction ? 'EC-13.2' : 'EC-5.3', seat, action });
  begin(t, seat, action, activations(state, seat, action));
}

/** EC-31.4 to EC-31.6: the disc of a pulsar moves to another space, for one activation. */
function shiftPulsar(t: T, seat: Seat, site: number, action: number): void {
  const { state } = t;
  const pulsar = PULSARS.findIndex((sector) => SITES_OF[sector][0] === site);
  state.pulsar[pulsar] = PULSAR_SPACES.indexOf(action);
  state.pulsarUsed[pulsar] |= bit(seat);
  t.tell?.({ event: 'pulsar-used', rule: 'EC-31.5', seat, site, action });
  begin(t, seat, action, 1);
}

function begin(t: T, seat: Seat, action: number, left: number): void {
  const { state } = t;
  state.doing = action;
  state.left = left;
  state.opened = 0;
  state.proposed = 0;
  state.touched.length = 0;
  state.colonyTurns = action === ACTION.influence ? COLONY_TURNS : 0;
  turnColonyShips(t, seat);
}

/** EC-5.6, EC-5.11: one thing within an action. It ends by itself when there is nothing left to do but trade. */
function* activate(t: T, seat: Seat): Play<void> {
  const { state } = t;
  t.checkpoint();
  const action = yield* t.choose(seat, ACT[state.doing]);
  if (action.do === 'end-action') {
    state.doing = -1;
    return;
  }
  yield* perform(t, seat, action);
  if (state.left === 0 && !mayColonise(state, seat) && !mayProposeAny(state, seat)) state.doing = -1;
}

function* perform(t: T, seat: Seat, action: Action): Play<void> {
  const { state } = t;
  switch (action.do) {
    case 'colonise':
      colonise(t, seat, action.site, action.square, action.track);
      return turnColonyShips(t, seat);
    case 'trade':
      return trade(t, seat, action.give, action.take);
    case 'propose':
      yield* propose(t, seat, action.player);
      return;
    case 'take-off':
      state.opened = 1;
      return removePart(t, seat, action.type, action.slot);
  }
  state.left--;
  switch (action.do) {
    case 'explore':
      return yield* explore(t, seat, action.zone);
    case 'research':
      return yield* research(t, seat, action.tech, action.track);
    case 'fit':
      return fitPart(t, seat, action.type, action.slot, action.part, 'EC-8.1');
    case 'mount':
      return mountMuon(t, seat, action.type, 'EC-8.14');
    case 'build':
      return build(t, seat, action.what, action.site);
    case 'move':
      return yield* move(t, seat, action.ship, action.to);
    case 'influence':
      return yield* influence(t, seat, action.from, action.to);
    default:
      throw new Error(`${action.do} is no activation`);
  }
}

/** EC-13.1, EC-13.3: the first to pass gains money and begins the next round. */
function pass(t: T, seat: Seat): void {
  const { state } = t;
  const again = hasPassed(state, seat);
  const first = state.passed === 0;
  state.passed |= bit(seat);
  if (first) {
    state.nextStart = seat;
    state.store[seat * KINDS + RESOURCE.money] += FIRST_PASS_MONEY;
  }
  if (!again) t.tell?.({ event: 'passed', rule: 'EC-13.1', seat, first });
}

/** EC-5.7, EC-5.9: aggression is judged, and the next player acts, or the phase is over. */
function* endTurn(t: T, seat: Seat): Play<void> {
  const { state } = t;
  if (state.opened === 1) finishChange(t, seat);
  yield* checkAggression(t, seat);
  state.turns++;
  state.trades = 0;
  if (turnOrder(state).every((one) => hasPassed(state, one))) return endPhase(t);
  do state.active = seatAfter(state.active, state.players);
  while (!isLiving(state, state.active));
}

function endPhase(t: T): void {
  const { state } = t;
  forgetTheLate(t);
  state.phase = 'combat';
  state.step = 'battles';
  state.cursor = 0;
  state.active = NOBODY;
}
