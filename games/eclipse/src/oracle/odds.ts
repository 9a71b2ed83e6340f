import { DAMAGE, FACES, RED, RIFT, RIFT_SELF, RIFT_TARGET } from '../content/tables.ts';
import { LARGEST_FIRST } from '../content/terms.ts';
import { colourOf, damageOf, showsOf } from '../rules/dice.ts';
import { cheapest, lowestHit, targetOrder } from './policy.ts';
import type { Battle, Force, Volley } from './sides.ts';

/** How a battle comes out, in shares of all battles that were tried. */
export interface Odds {
  /** Who has ships left there, the others none. */
  readonly attacker: number;
  readonly defender: number;
  /** EC-17.11: no cannons are left on either side, and the attacker has to leave. */
  readonly stalemate: number;
  /** EC-27.3: nobody is left. */
  readonly nobody: number;
  /** How many ships of each squadron live on the average, those that have left and those of a stalemate included. */
  readonly survivors: { readonly attacker: readonly number[]; readonly defender: readonly number[] };
  readonly battles: number;
}

/** The standard error of a share of so many battles. */
export const errorOf = (share: number, battles: number): number => Math.sqrt((share * (1 - share)) / battles);

export interface Trials {
  readonly battles: number;
  readonly seed: number;
}

/** What comes of a battle, by trying it so many times: the same odds for the same seed. The policy of dice is {@link targetOrder}'s. */
export const battleOdds = (battle: Battle, { battles, seed }: Trials): Odds => new Trial(battle, seed).more(battles);

const ATTACKER_WINS = 0;
const DEFENDER_WINS = 1;
const STALEMATE = 2;
const NOBODY_LEFT = 3;

/** The highest face, a burst; rift dice that do damage hit as surely (EC-27.2). */
const SURE = 6;
const WIDTH = 8;

/** A battle that can be tried again and again, in slices if need be: `more(500)` adds 500 battles to those before. */
export class Trial {
  readonly #attackers: number;
  readonly #squadrons: number;
  readonly #side: Uint8Array;
  /** Where the ships of each squadron stand in the list of what it takes to destroy them, the weakest first. */
  readonly #first: Int32Array;
  readonly #needs: Int32Array;
  readonly #cannons: readonly Uint8Array[];
  readonly #missiles: readonly Uint8Array[];
  readonly #splits: readonly boolean[];
  readonly #leaves: readonly boolean[];
  readonly #hasActed: readonly boolean[];
  /** The lowest face that hits, by who fires and at whom. */
  readonly #lowest: Uint8Array;
  /** Squadrons by initiative, and the targets of each side: while missiles are fired, and after that. */
  readonly #turns: Uint8Array;
  readonly #targets: readonly Uint8Array[];
  readonly #rifts: readonly Uint8Array[];
  readonly #begins: boolean;
  readonly #volley: Volley | undefined;
  readonly #volleyLowest: Uint8Array;

  // the battle in progress
  readonly #head: Int32Array;
  readonly #need: Int32Array;
  readonly #escaped: Int32Array;
  readonly #left = [0, 0];
  readonly #dice = new Int32Array(5 * WIDTH);
  readonly #have = new Int32Array(5);
  #luck: number;

  // what came of all
  readonly #outcomes = [0, 0, 0, 0];
  readonly #survivors: Float64Array;
  #battles = 0;

  constructor({ attacker, defender, missiles, volley }: Battle, seed: number) {
    const forces: readonly Force[] = [attacker, defender];
    const all = forces.flatMap(({ squadrons }) => squadrons);
    const sides = forces.flatMap(({ squadrons }, side) => squadrons.map(() => side));
    const n = all.length;
    this.#attackers = attacker.squadrons.length;
    this.#squadrons = n;
    this.#side = Uint8Array.from(sides);
    this.#first = new Int32Array(n + 1);
    all.forEach(({ ships }, i) => {
      this.#first[i + 1] = this.#first[i] + ships.length;
    });
    this.#needs = Int32Array.from(
      all.flatMap(({ hull, damage }) => damage.map((one) => hull - one + 1).sort((a, b) => a - b)),
    );
    this.#cannons = all.map(({ cannons }) => Uint8Array.from(cannons));
    this.#missiles = all.map((one) => Uint8Array.from(one.missiles));
    this.#splits = sides.map((side) => forces[side].splits);
    this.#leaves = all.map(({ leaves }) => leaves);
    this.#hasActed = all.map(({ hasActed }) => hasActed);
    this.#lowest = Uint8Array.from(all.flatMap(({ computer }) => all.map(({ shield }) => lowestHit(computer, shield))));
    this.#turns = Uint8Array.from(
      all.map((_, i) => i).sort((a, b) => all[b].initiative - all[a].initiative || sides[b] - sides[a] || a - b),
    );
    this.#targets = [true, false].flatMap((isFirst) =>
      [0, 1].map((side) => {
        const offset = side === 0 ? this.#attackers : 0;
        return Uint8Array.from(targetOrder(forces[side], forces[1 - side], isFirst), (at) => at + offset);
      }),
    );
    this.#rifts = forces.map(({ squadrons }, side) =>
      Uint8Array.from(
        LARGEST_FIRST.flatMap((type) =>
          squadrons.flatMap((one, i) =>
            one.type === type && one.cannons.includes(RIFT) ? [i + side * this.#attackers] : [],
          ),
        ),
      ),
    );
    this.#begins = missiles;
    this.#volley = volley;
    this.#volleyLowest = Uint8Array.from(all, ({ shield }) => lowestHit(volley?.computer ?? 0, shield));
    this.#head = new Int32Array(n);
    this.#need = new Int32Array(this.#needs.length);
    this.#escaped = new Int32Array(n);
    this.#survivors = new Float64Array(n);
    this.#luck = seed | 0;
  }

  /** Fights so many battles more, and says what came of all. */
  more(battles: number): Odds {
    for (let i = 0; i < battles; i++) {
      this.#outcomes[this.#fight()]++;
      for (let at = 0; at < this.#squadrons; at++) this.#survivors[at] += this.#shipsOf(at) + this.#escaped[at];
    }
    this.#battles += battles;
    const share = (n: number): number => n / this.#battles;
    const [attacker, defender, stalemate, nobody] = this.#outcomes.map(share);
    const survivors = Array.from(this.#survivors, share);
    return {
      attacker,
      defender,
      stalemate,
      nobody,
      survivors: { attacker: survivors.slice(0, this.#attackers), defender: survivors.slice(this.#attackers) },
      battles: this.#battles,
    };
  }

  #shipsOf(squadron: number): number {
    return this.#first[squadron + 1] - this.#head[squadron];
  }

  /** EC-16: one battle from where it stands to its end. */
  #fight(): number {
    this.#reset();
    if (this.#volley !== undefined) this.#land(this.#volley);
    let isMissiles = this.#begins;
    let isFresh = this.#hasActed.every((acted) => !acted);
    for (let isFirst = true; this.#left[0] > 0 && this.#left[1] > 0; isFirst = false) {
      if (!isMissiles && isFresh && this.#isStalemate()) return STALEMATE;
      for (const squadron of this.#turns) {
        if (this.#shipsOf(squadron) === 0 || (isFirst && this.#hasActed[squadron])) continue;
        if (!isMissiles && this.#leaves[squadron]) this.#leave(squadron);
        else this.#fire(squadron, isMissiles);
        if (this.#left[0] === 0 || this.#left[1] === 0) break;
      }
      isMissiles = false;
      isFresh = true;
    }
    if (this.#left[0] > 0) return ATTACKER_WINS;
    return this.#left[1] > 0 ? DEFENDER_WINS : NOBODY_LEFT;
  }

  #reset(): void {
    this.#need.set(this.#needs);
    this.#left[0] = this.#first[this.#attackers];
    this.#left[1] = this.#needs.length - this.#left[0];
    for (let at = 0; at < this.#squadrons; at++) {
      this.#head[at] = this.#first[at];
      this.#escaped[at] = 0;
    }
  }

  /** EC-17.11: nobody who is left has a cannon. */
  #isStalemate(): boolean {
    for (let at = 0; at < this.#squadrons; at++)
      if (this.#cannons[at].length > 0 && this.#shipsOf(at) > 0) return false;
    return true;
  }

  #leave(squadron: number): void {
    this.#escaped[squadron] = this.#shipsOf(squadron);
    this.#left[this.#side[squadron]] -= this.#escaped[squadron];
    this.#head[squadron] = this.#first[squadron + 1];
  }

  /** A fair number from 0 to 5. */
  #roll(): number {
    this.#luck = (this.#luck + 0x6d2b79f5) | 0;
    let x = Math.imul(this.#luck ^ (this.#luck >>> 15), this.#luck | 1);
    x ^= x + Math.imul(x ^ (x >>> 7), x | 61);
    return (((x ^ (x >>> 14)) >>> 8) * 6) >>> 24;
  }

  /** EC-16.2, EC-16.4: all dice of a squadron. */
  #fire(squadron: number, isMissiles: boolean): void {
    const weapons = (isMissiles ? this.#missiles : this.#cannons)[squadron];
    if (weapons.length === 0) return;
    const side = this.#side[squadron];
    const splits = !isMissiles && this.#splits[squadron];
    let backfire = 0;
    for (let ship = this.#shipsOf(squadron); ship > 0; ship--)
      for (const colour of weapons) {
        const rolled = this.#roll();
        if (colour === RIFT) {
          backfire += RIFT_SELF[rolled];
          if (RIFT_TARGET[rolled] > 0) this.#dice[RIFT_TARGET[rolled] * WIDTH + SURE]++;
        } else if (splits && colour === RED) this.#dice[WIDTH + FACES[rolled]] += DAMAGE[RED];
        else this.#dice[DAMAGE[colour] * WIDTH + FACES[rolled]]++;
      }
    this.#assign(side, isMissiles, this.#lowest, squadron * this.#squadrons);
    if (backfire > 0) this.#suffer(side, backfire);
  }

  /** The dice that lie on the table find their ships. */
  #land({ byAttacker, dice, backfire }: Volley): void {
    for (const die of dice) this.#dice[damageOf(die) * WIDTH + (colourOf(die) === RIFT ? SURE : showsOf(die))]++;
    const side = byAttacker ? 0 : 1;
    this.#assign(side, this.#begins, this.#volleyLowest, 0);
    if (backfire > 0) this.#suffer(side, backfire);
  }

  /** All dice that were counted go to the other side's ships, as {@link targetOrder} says. */
  #assign(side: number, isMissiles: boolean, lowest: Uint8Array, from: number): void {
    const targets = this.#targets[(isMissiles ? 0 : 2) + side];
    for (const target of targets) {
      const low = lowest[from + target];
      while (this.#shipsOf(target) > 0 && this.#destroys(low, this.#need[this.#head[target]])) {
        this.#head[target]++;
        this.#left[1 - side]--;
      }
    }
    for (const target of targets)
      if (this.#shipsOf(target) > 0) this.#need[this.#head[target]] -= this.#takeAll(lowest[from + target]);
    this.#dice.fill(0);
  }

  /** Uses dice that show at least so much to destroy a ship, if they can. */
  #destroys(low: number, need: number): boolean {
    for (let damage = 1; damage <= 4; damage++) {
      let n = 0;
      for (let face = low; face <= SURE; face++) n += this.#dice[damage * WIDTH + face];
      this.#have[damage] = n;
    }
    const set = cheapest(need, this.#have);
    if (set === undefined) return false;
    for (let damage = 1; damage <= 4; damage++)
      for (let face = low, left = set[damage]; left > 0; face++) {
        const n = Math.min(left, this.#dice[damage * WIDTH + face]);
        this.#dice[damage * WIDTH + face] -= n;
        left -= n;
      }
    return true;
  }

  /** The damage of all dice that show at least so much. */
  #takeAll(low: number): number {
    let total = 0;
    for (let damage = 1; damage <= 4; damage++)
      for (let face = low; face <= SURE; face++) {
        total += damage * this.#dice[damage * WIDTH + face];
        this.#dice[damage * WIDTH + face] = 0;
      }
    return total;
  }

  /** EC-27.3: rift dice strike back: what can be destroyed, from the largest, then as much as possible. */
  #suffer(side: number, points: number): void {
    let left = points;
    for (const squadron of this.#rifts[side])
      while (this.#shipsOf(squadron) > 0 && this.#need[this.#head[squadron]] <= left) {
        left -= this.#need[this.#head[squadron]++];
        this.#left[side]--;
      }
    for (const squadron of this.#rifts[side])
      for (let ship = this.#head[squadron]; ship < this.#first[squadron + 1]; ship++) {
        const damage = Math.min(left, this.#need[ship] - 1);
        this.#need[ship] -= damage;
        left -= damage;
      }
  }
}
