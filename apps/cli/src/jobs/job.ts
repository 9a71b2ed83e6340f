import { type ArenaPlan, arenaJob, type LadderPlan } from './arenaJob.ts';
import { type SimPlan, simJob } from './simJob.ts';
import { type StatsPlan, statsJob } from './statsJob.ts';

/** Matches that can be played anywhere, each by its number. */
export type Plan = SimPlan | ArenaPlan | LadderPlan | StatsPlan;

interface Jobs {
  readonly sim: typeof simJob;
  readonly arena: typeof arenaJob;
  readonly ladder: typeof arenaJob;
  readonly stats: typeof statsJob;
}

export type ResultOf<P extends Plan> = Awaited<ReturnType<ReturnType<Jobs[P['kind']]>>>;

export function jobOf<P extends Plan>(plan: P): (n: number) => Promise<ResultOf<P>> {
  return jobFor(plan) as (n: number) => Promise<ResultOf<P>>;
}

function jobFor(plan: Plan): (n: number) => Promise<unknown> {
  if (plan.kind === 'sim') return simJob(plan);
  return plan.kind === 'stats' ? statsJob(plan) : arenaJob(plan);
}
