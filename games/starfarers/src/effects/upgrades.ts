import { allowed, type Play, type Question, refuse, type Seat, seats } from '@starboard/kernel';
import { type ActionOf, toGainUpgrade, toLoseUpgrade } from '../actions.ts';
import { UPGRADE_MAX, UPGRADES } from '../content/index.ts';
import { changeFame, fameLeft } from '../rules/fame.ts';
import { freightRingsOf, type State, type T, upgradeCount } from '../state.ts';

const countOf = (state: State, seat: Seat, what: number): number => state.upgrades[seat * UPGRADES.length + what];
const canGain = (state: State, seat: Seat): boolean =>
  UPGRADES.some((_, what) => countOf(state, seat, what) < UPGRADE_MAX[what]);

const chooseGain: Question<State, ActionOf<'gain-upgrade'>> = {
  kind: 'gain-upgrade',
  rule: 'SF-12.17',
  options(menu, state, seat) {
    for (let what = 0; what < UPGRADES.length; what++) {
      const full = countOf(state, seat, what) >= UPGRADE_MAX[what];
      const verdict = full
        ? refuse('SF-10.1', 'upgrade-at-maximum', { what: UPGRADES[what], max: UPGRADE_MAX[what] })
        : allowed;
      menu.offer(toGainUpgrade(what), verdict);
    }
  },
};

/** SF-12.17: a kind below its maximum; none if all are at it. */
export function* gainUpgrade(t: T, seat: Seat): Play<void> {
  if (!canGain(t.state, seat)) return;
  const { what } = yield* t.choose(seat, chooseGain);
  t.state.upgrades[seat * UPGRADES.length + what]++;
  t.tell?.({ event: 'upgrade-gained', rule: 'SF-12.17', seat, what });
}

const chooseLoss: Question<State, ActionOf<'lose-upgrade'>> = {
  kind: 'lose-upgrade',
  rule: 'SF-12.17',
  options(menu, state, seat) {
    for (let what = 0; what < UPGRADES.length; what++) {
      const verdict =
        countOf(state, seat, what) > 0 ? allowed : refuse('SF-12.17', 'no-such-upgrade', { what: UPGRADES[what] });
      menu.offer(toLoseUpgrade(what), verdict);
    }
  },
};

function remove(t: T, seat: Seat, what: number, rule: string): void {
  t.state.upgrades[seat * UPGRADES.length + what]--;
  t.tell?.({ event: 'upgrade-lost', rule, seat, what });
}

/** SF-12.17: one of his upgrades; with none he loses nothing. */
export function* loseUpgrade(t: T, seat: Seat): Play<void> {
  if (upgradeCount(t.state, seat) === 0) return;
  const { what } = yield* t.choose(seat, chooseLoss);
  remove(t, seat, what, 'SF-12.17');
}

/** SF-12.21, SF-12.27: all with more upgrades than this remove one, chosen at the same time. */
export function* wear(t: T, above: number): Play<void> {
  const worn = seats(t.players).filter((seat) => upgradeCount(t.state, seat) > above);
  if (worn.length === 0) return;
  for (const { seat, action } of yield* t.chooseAll(worn, chooseLoss)) remove(t, seat, action.what, 'SF-12.21');
}

/** SF-12.22, SF-21.5: all with the most freight rings, if there are any and the fame rings suffice for all of them. */
export function fameToMostFreightRings(t: T): void {
  const { state } = t;
  const rings = seats(state.players).map((seat) => freightRingsOf(state, seat));
  const most = Math.max(...rings);
  const winners = rings.flatMap((count, seat) => (count === most ? [seat] : []));
  if (most === 0 || winners.length > fameLeft(state)) return;
  for (const seat of winners) changeFame(t, seat, 1, 'SF-12.22');
}
