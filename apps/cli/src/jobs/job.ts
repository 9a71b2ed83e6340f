import { type ArenaPlan, arenaJob } from './arenaJob.ts';
import { type SimPlan, simJob } from './simJob.ts';

/** Matches that can be played anywhere, each by its number. */
export type Plan = SimPlan | ArenaPlan;

export type ResultOf<P extends Plan> = Awaited<
  ReturnType<ReturnType<P extends SimPlan ? typeof simJob : typeof arenaJob>>
>;

export function jobOf<P extends Plan>(plan: P): (n: number) => Promise<ResultOf<P>> {
  const job = plan.kind === 'sim' ? simJob(plan) : arenaJob(plan);
  return job as (n: number) => Promise<ResultOf<P>>;
}
