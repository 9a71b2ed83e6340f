import {
  type Ask,
  type Game,
  type GameEvent,
  Random,
  Run,
  readOptions,
  refusalId,
  Script,
  type Seat,
  seats,
} from '@starboard/kernel';
import { type Action, actions } from '../../src/actions.ts';
import { CARDS } from '../../src/content/cards.ts';
import { ROAD } from '../../src/content/roads.ts';
import { GOODS } from '../../src/content/tables.ts';
import { START_CABIN_OF_COLOUR, TILE_COUNT, TILE_KIND, TILE_KINDS, type TileKind } from '../../src/content/tiles.ts';
import { copy } from '../../src/copy.ts';
import { meta } from '../../src/meta.ts';
import { junkyard, spaceBilliards, starDepot } from '../../src/rules/cards/bonus.ts';
import { resolveEvil } from '../../src/rules/evil/index.ts';
import { fill } from '../../src/rules/launch.ts';
import { placementFault } from '../../src/rules/placement.ts';
import { setup } from '../../src/setup.ts';
import { AT, boardOf, cell, flightOrder, HALF, type State, type T } from '../../src/state.ts';

interface Setting {
  readonly players?: number;
  readonly level?: 1 | 2 | 3;
  readonly shipClass?: string;
  readonly options?: Record<string, boolean | string>;
  readonly draws?: ConstructorParameters<typeof Script>[0];
}

interface Event extends GameEvent {
  readonly [field: string]: unknown;
}

/** Squares around the starting cabin of class I: in front of it, to its left, to its right and behind it. */
export const AHEAD = 2;
export const LEFT_OF = 5;
export const RIGHT_OF = 7;
export const BEHIND = 11;

/**
 * One card, resolved on ships of class I. Each is its starting cabin with two humans and what `put` adds. Seat 0 leads, the
 * others follow three days apart. Nothing happens before the first look at questions, events or results.
 */
export function cardTable(card: string, setting: Setting = {}) {
  return new CardTable(
    CARDS.findIndex(({ id }) => id === card),
    setting,
  );
}

class CardTable {
  readonly events: Event[] = [];
  used: boolean | undefined;
  readonly #run: Run<State, Action, Event>;
  #began = false;

  constructor(card: number, { players = 3, level = 1, shipClass = 'I', options = {}, draws = {} }: Setting) {
    const given = { newTechnology: true, evilMachinations: true, bonusCards: true, round1: `${level}-${shipClass}` };
    const game = {
      meta,
      setup: (t: T, seats: number) =>
        readyToFly(setup(t, seats, readOptions(meta, { ...given, ...options }, seats)), card),
      play: (t: T) => this.#play(t),
      copy,
    };
    this.#run = Run.setUp(game as unknown as Game<State, Action, Event>, players, {}, Random.fromSeed('card table'), {
      tell: (event) => this.events.push(event),
    });
    this.#run.script = new Script(draws);
    this.events.length = 0;
  }

  *#play(t: T) {
    const card = CARDS[t.state.card];
    const order = flightOrder(t.state);
    if (card.kind === 'evil') this.used = yield* resolveEvil(t, card, order);
    else if (card.kind === 'junkyard') this.used = yield* junkyard(t, card, order);
    else if (card.kind === 'star-depot') this.used = yield* starDepot(t, card, order);
    else if (card.kind === 'space-billiards') yield* spaceBilliards(t, card, order);
  }

  get state(): State {
    return this.#run.state;
  }

  /** Adds a component of this kind, filled: the first tile that fits, in the first turn or in this one. */
  put(seat: Seat, square: number, kind: TileKind, turn?: number): this {
    const { state } = this;
    for (let placed = 0; placed < TILE_COUNT * 4; placed++) {
      const tile = placed >> 2;
      if (state.where[tile] !== AT.faceDown || TILE_KINDS[TILE_KIND[tile]] !== kind) continue;
      if (turn !== undefined && (placed & 3) !== turn) continue;
      if (placementFault(state, seat, placed, square) !== 0) continue;
      state.ship[cell(seat, square)] = placed;
      state.where[tile] = AT.ship + seat;
      fill(state, seat, square);
      return this;
    }
    throw new Error(`No ${kind} fits on square ${square}`);
  }

  load(seat: Seat, square: number, ...goods: (typeof GOODS)[number][]): this {
    for (const good of goods) this.state.goods[cell(seat, square)] += 1 << (GOODS.indexOf(good) * 2);
    return this;
  }

  set(change: (state: State) => void): this {
    change(this.state);
    return this;
  }

  road(road: keyof typeof ROAD): this {
    this.state.roads.push(ROAD[road]);
    this.state.roadSeats.push(-1);
    return this;
  }

  #ready(): this {
    if (!this.#began) this.#run.begin();
    this.#began = true;
    return this;
  }

  #ask(seat: Seat): Ask<State, Action> {
    const ask = this.#ready().#run.asks.find((open) => open.seat === seat);
    if (ask === undefined) throw new Error(`Seat ${seat} is not asked; ${JSON.stringify(this.asked)}`);
    return ask;
  }

  /** Who is asked what. */
  get asked(): string[] {
    return this.#ready().#run.asks.map(({ seat, question }) => `${seat} ${question.kind}`);
  }

  get over(): boolean {
    return this.#ready().#run.over;
  }

  options(seat: Seat): Action[] {
    return this.#run.menu(this.#ask(seat)).options;
  }

  deadline(seat: Seat): ReturnType<NonNullable<Ask<State, Action>['question']['deadline']>> {
    const { question, about } = this.#ask(seat);
    return question.deadline?.(this.state, seat, about);
  }

  do(seat: Seat, ...steps: (string | (Record<string, unknown> & { do: string }))[]): this {
    for (const step of steps) {
      const action = actions.read(typeof step === 'string' ? { do: step } : step);
      const verdict = this.#ready().#run.judge(seat, action);
      if (!verdict.ok) throw new Error(`${JSON.stringify(step)} of seat ${seat}: ${refusalId(verdict)}`);
      this.#run.answer(seat, action);
    }
    return this;
  }

  refusal(seat: Seat, step: Record<string, unknown> & { do: string }): string {
    const verdict = this.#ready().#run.judge(seat, actions.read(step));
    return verdict.ok ? 'allowed' : refusalId(verdict);
  }

  told(event: string): Event[] {
    this.#ready();
    return this.events.filter((one) => one.event === event);
  }

  /** Kinds of components left on a ship, without the starting cabin. */
  parts(seat: Seat): string[] {
    const { state } = this.#ready();
    const kinds = Array.from({ length: boardOf(state).count }, (_, square) => state.ship[cell(seat, square)])
      .filter((placed) => placed >= 0)
      .map((placed) => TILE_KINDS[TILE_KIND[placed >> 2]]);
    return kinds.filter((kind) => kind !== 'start-cabin');
  }

  get positions(): number[] {
    return [...this.#ready().state.position];
  }

  crewAt(seat: Seat, square: number): number {
    return this.state.crew[cell(seat, square)];
  }

  tokensAt(seat: Seat, square: number): number {
    return this.state.tokens[cell(seat, square)];
  }
}

/** The flight as it is right after a card was revealed. */
function readyToFly(state: State, card: number): State {
  state.phase = 'flight';
  state.card = card;
  state.credits.fill(0);
  state.roads = [];
  state.roadSeats = [];
  for (const seat of seats(state.players)) {
    const { start, halves } = boardOf(state);
    state.ship.fill(-1, cell(seat, 0), cell(seat + 1, 0));
    state.half[seat * 2] = HALF.flying;
    state.half[seat * 2 + 1] = halves === 2 ? HALF.flying : HALF.absent;
    state.position[seat] = 0 - seat * 3;
    if (start < 0) continue;
    const cabin = START_CABIN_OF_COLOUR[state.colour[seat]];
    state.ship[cell(seat, start)] = cabin * 4;
    state.where[cabin] = AT.ship + seat;
    fill(state, seat, start);
  }
  return state;
}
