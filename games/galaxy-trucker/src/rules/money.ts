import type { Seat } from '@starboard/kernel';
import { LOANS } from '../content/tables.ts';
import type { CreditReason } from '../events.ts';
import { LEDGER, LEDGER_LINES, type State, type T } from '../state.ts';

/** Credits come from the bank or go there, on a line of the accounts (GT-14.1). */
export function book(state: State, seat: Seat, line: (typeof LEDGER)[number], credits: number): void {
  state.ledger[seat * LEDGER_LINES + LEDGER.indexOf(line)] += credits;
  state.credits[seat] += credits;
  state.bankCredits -= credits;
}

/** Loan tokens left in the bank; forced loans may make it negative (GT-19.16). */
export const loansLeft = (state: State): number => LOANS.tokens - state.loans.reduce((sum, n) => sum + n, 0);

/** GT-9.14, GT-19.13: what a player can pay, voluntary loans included. */
export const purse = (state: State, seat: Seat): number =>
  state.credits[seat] + (state.evilMachinations ? LOANS.receive * Math.max(0, loansLeft(state)) : 0);

export function gain(t: T, seat: Seat, credits: number, rule: string, why: CreditReason): void {
  if (credits === 0) return;
  book(t.state, seat, 'flight', credits);
  t.tell?.({ event: 'credits', rule, seat, change: credits, why });
}

/** GT-19.9: 10 credits now, 12 to be given back. */
export function borrow(t: T, seat: Seat): void {
  const { state } = t;
  state.loans[seat]++;
  book(state, seat, 'loans', LOANS.receive);
  t.tell?.({ event: 'loan-taken', rule: 'GT-19.9', seat });
}

/** Pays what the purse can bear; loans are taken where the credits do not reach (GT-19.15). */
export function pay(t: T, seat: Seat, credits: number, rule: string, why: CreditReason): void {
  while (t.state.credits[seat] < credits) borrow(t, seat);
  gain(t, seat, -credits, rule, why);
}

export const mayRepay = (state: State, seat: Seat): boolean =>
  state.loans[seat] > 0 && state.credits[seat] >= LOANS.repay;

export function repay(t: T, seat: Seat): void {
  const { state } = t;
  state.loans[seat]--;
  book(state, seat, 'loans', -LOANS.repay);
  t.tell?.({ event: 'loan-repaid', rule: 'GT-19.9', seat });
}
