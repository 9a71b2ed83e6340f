import type { Seat } from '@starboard/kernel';

export type Node = number;
export const NONE: Node = -1;
export const ROOT: Node = 0;

const FIRST_CAPACITY = 1 << 12;

/**
 * The nodes of one search, as columns of numbers. A node stands for the answers that led to it, whatever luck and hidden
 * things were (open loop), and holds what these futures were worth to each seat.
 */
export class Tree {
  readonly players: number;
  readonly #most: number;
  size = 0;
  #capacity = FIRST_CAPACITY;

  /** Which answer of which seat leads here. */
  move = new Int32Array(FIRST_CAPACITY);
  prior = new Float32Array(FIRST_CAPACITY);
  /** How often the answer was tried, and how often it could have been. */
  visits = new Int32Array(FIRST_CAPACITY);
  chances = new Int32Array(FIRST_CAPACITY);
  firstChild = new Int32Array(FIRST_CAPACITY);
  lastChild = new Int32Array(FIRST_CAPACITY);
  sibling = new Int32Array(FIRST_CAPACITY);
  /** Sums of values, one for each seat. */
  worth: Float64Array<ArrayBuffer>;

  constructor(players: number, most: number) {
    this.players = players;
    this.#most = most;
    this.worth = new Float64Array(FIRST_CAPACITY * players);
  }

  clear(): void {
    this.size = 0;
    this.#fill(0, 1);
  }

  get full(): boolean {
    return this.size >= this.#most;
  }

  /** The child that a move leads to; made if it is new. `hint` is where to look first: the sibling after the last find. */
  child(parent: Node, move: number, hint: Node): Node {
    if (hint !== NONE && this.move[hint] === move) return hint;
    let node = this.firstChild[parent];
    while (node !== NONE && this.move[node] !== move) node = this.sibling[node];
    return node;
  }

  add(parent: Node, move: number, prior: number): Node {
    const node = this.#fill(move, prior);
    if (this.firstChild[parent] === NONE) this.firstChild[parent] = node;
    else this.sibling[this.lastChild[parent]] = node;
    this.lastChild[parent] = node;
    return node;
  }

  #fill(move: number, prior: number): Node {
    if (this.size === this.#capacity) this.#grow();
    const node = this.size++;
    this.move[node] = move;
    this.prior[node] = prior;
    this.visits[node] = 0;
    this.chances[node] = 0;
    this.firstChild[node] = NONE;
    this.lastChild[node] = NONE;
    this.sibling[node] = NONE;
    this.worth.fill(0, node * this.players, (node + 1) * this.players);
    return node;
  }

  #grow(): void {
    this.#capacity *= 2;
    this.move = longer(this.move, this.#capacity);
    this.visits = longer(this.visits, this.#capacity);
    this.chances = longer(this.chances, this.#capacity);
    this.firstChild = longer(this.firstChild, this.#capacity);
    this.lastChild = longer(this.lastChild, this.#capacity);
    this.sibling = longer(this.sibling, this.#capacity);
    const { prior, worth } = this;
    this.prior = new Float32Array(this.#capacity);
    this.prior.set(prior);
    this.worth = new Float64Array(this.#capacity * this.players);
    this.worth.set(worth);
  }

  /** What the futures through this node were worth to the seat, on average. */
  mean(node: Node, seat: Seat): number {
    return this.worth[node * this.players + seat] / this.visits[node];
  }
}

function longer(column: Int32Array<ArrayBuffer>, capacity: number): Int32Array<ArrayBuffer> {
  const result = new Int32Array(capacity);
  result.set(column);
  return result;
}
