import { type Draws, Match, Script, type Seat, type WrittenAction } from '@starboard/kernel';
import { template } from '../src/index.ts';

interface Wanted {
  readonly players?: number;
  readonly hourglass?: boolean;
  /** In the notation of scenarios, see `src/notation.ts`. */
  readonly state?: Readonly<Record<string, unknown>>;
  readonly draws?: Draws;
}

interface Seated {
  readonly fuel: number;
  readonly hand: Readonly<Record<string, number>>;
  readonly comets: readonly string[];
  readonly sets: number;
  readonly points: number;
}

/** A table to try rules on: `table({ state: { fuel: [2, 6] }, draws: { tie: [3, 5] } })`. */
export function table({ players = 2, hourglass = false, state = {}, draws = {} }: Wanted = {}) {
  const match = new Match(template, {
    players,
    options: { hourglass },
    seed: 'table',
    position: { patch: state, script: new Script(draws) },
  });
  return {
    match,
    /** Does it, or says why not: `TP-3.3 too-little-fuel`. */
    act(seat: Seat, action: WrittenAction, at?: number): string {
      const verdict = match.submit(seat, action, at);
      return verdict.ok ? 'done' : `${verdict.rule} ${verdict.code}`;
    },
    /** All burn, in seat order. */
    burn(...fuel: readonly number[]): void {
      fuel.forEach((n, seat) => {
        match.submit(seat, { do: 'burn', fuel: n });
      });
    },
    get seen() {
      return template.notation.describe(match.state) as Readonly<Record<string, unknown>> & {
        readonly seats: readonly Seated[];
      };
    },
    events: (viewer: Seat) => match.lastEvents(viewer) as readonly { readonly event: string }[],
  };
}

/** A table at the market: seat 0 is its captain. */
export function market(hands: readonly object[], state: object = {}) {
  const at = table({ players: hands.length, state: { ...state, hands }, draws: { bag: hands.slice(1).map(() => 0) } });
  at.burn(1, ...hands.slice(1).map(() => 0));
  at.act(0, { do: 'tow' });
  return at;
}
