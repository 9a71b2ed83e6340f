import type { Seat } from '@starboard/kernel';
import type { T } from '../state.ts';

/** `BALLS_LEFT[variant][first ball]`: how many balls of each value are left for the second draw. */
const all = (twoYellow: boolean): number[] => [1, 1, twoYellow ? 2 : 1, 1];
const without = (balls: number[], value: number): number[] => balls.map((n, v) => (v === value ? n - 1 : n));
const FIRST: readonly number[][] = [all(false), all(true)];
const SECOND = FIRST.map((balls) => balls.map((_, value) => without(balls, value)));

/** SF-1.13, SF-1.16: two balls of the full mothership; returned as first * 4 + second. */
export function drawBalls(t: T, seat: Seat, rule: string): number {
  const variant = t.state.twoYellowBalls ? 1 : 0;
  const first = t.pick('balls', FIRST[variant]);
  const second = t.pick('balls', SECOND[variant][first]);
  t.tell?.({ event: 'balls-drawn', rule, seat, balls: [first, second] });
  return first * 4 + second;
}

export const sumOfBalls = (draw: number): number => (draw >> 2) + (draw & 3);
export const showsBlack = (draw: number): boolean => draw >> 2 === 0 || (draw & 3) === 0;
