import type { Random } from './random.ts';
import type { Table } from './table.ts';

/**
 * A pile is a list of cards in their order, the top first. A bag is a list of counts: how many of each kind are in it. Where
 * all that is hidden is dealt anew, it is put in order first, so that nothing depends on how it lay.
 */

type Drawing = Pick<Table<unknown, never>, 'shuffle' | 'pick' | 'reveal'>;

/** The top card, which somebody now sees. When the pile is empty, the discard pile is shuffled and takes its place. */
export function draw(t: Drawing, name: string, pile: number[], discard?: number[]): number | undefined {
  if (pile.length === 0 && discard !== undefined) pile.push(...t.shuffle(name, discard.splice(0)));
  t.reveal();
  return pile.shift();
}

/** One unit out of a bag. When the bag is empty, all that was discarded goes back into it. */
export function drawFromBag(t: Drawing, name: string, bag: number[], discard?: number[]): number | undefined {
  if (isEmpty(bag) && discard !== undefined) refill(bag, discard);
  if (isEmpty(bag)) return undefined;
  const kind = t.pick(name, bag);
  bag[kind]--;
  return kind;
}

function isEmpty(bag: readonly number[]): boolean {
  for (let kind = 0; kind < bag.length; kind++) if (bag[kind] > 0) return false;
  return true;
}

function refill(bag: number[], discard: number[]): void {
  for (let kind = 0; kind < bag.length; kind++) {
    bag[kind] += discard[kind];
    discard[kind] = 0;
  }
}

/** Mixes the cards of all piles and deals them out again: each pile keeps its size. */
export function dealAgain(random: Random, piles: readonly number[][]): void {
  const cards = random.shuffle(rising(piles.flat()));
  let next = 0;
  for (const pile of piles) for (let i = 0; i < pile.length; i++) pile[i] = cards[next++];
}

/** What stands at these places of a list changes places. */
export function shuffleAt(random: Random, list: number[], places: readonly number[]): void {
  const values: number[] = [];
  for (let i = 0; i < places.length; i++) values.push(list[places[i]]);
  random.shuffle(rising(values));
  for (let i = 0; i < places.length; i++) list[places[i]] = values[i];
}

/** One unit out of a bag, by the luck of a re-deal. */
export function pickOut(random: Random, bag: number[]): number {
  const kind = random.pick(bag);
  bag[kind]--;
  return kind;
}

/** Moves so many units at random from a bag into counts, or into a flat list from `at` on. */
export function dealCounts(random: Random, bag: number[], units: number, into: number[], at = 0): void {
  for (let i = 0; i < units; i++) into[at + pickOut(random, bag)]++;
}

/** Up to this length inserting is quickest; counting is beyond it, for numbers as small as those of cards are. */
const SHORT = 20;
const LARGE = 256;

/** How often each number occurs, while a list is counted; all 0 between calls. */
const tally = new Int32Array(LARGE);

/** Puts numbers in order, in place. Most lists of cards are short, and re-deals are the heart of every search. */
function rising(numbers: number[]): number[] {
  if (numbers.length <= SHORT) return inserted(numbers);
  for (let i = 0; i < numbers.length; i++)
    if (numbers[i] < 0 || numbers[i] >= LARGE) return numbers.sort((a, b) => a - b);
  return counted(numbers);
}

function inserted(numbers: number[]): number[] {
  for (let i = 1; i < numbers.length; i++) {
    const value = numbers[i];
    let at = i;
    for (; at > 0 && numbers[at - 1] > value; at--) numbers[at] = numbers[at - 1];
    numbers[at] = value;
  }
  return numbers;
}

function counted(numbers: number[]): number[] {
  for (let i = 0; i < numbers.length; i++) tally[numbers[i]]++;
  let next = 0;
  for (let value = 0; next < numbers.length; value++) {
    for (let n = tally[value]; n > 0; n--) numbers[next++] = value;
    tally[value] = 0;
  }
  return numbers;
}
