import type { MatchFile } from '@starboard/kernel';
import { useMemo } from 'react';
import { useLoaded } from '../app/useLoaded.ts';
import { hostThread } from '../match/workers.ts';
import { type Story, storyOf } from '../panel/story.ts';
import type { TableSession, TableState } from '../session.ts';

type Course = readonly (readonly number[])[];

/** The match that was counted last: the scene and the panel ask for the same one. */
let counted: { readonly commitment: string; readonly course: Promise<Course> } | undefined;

async function count(file: MatchFile): Promise<Course> {
  const host = hostThread();
  try {
    return await host.call.points(file);
  } finally {
    host.end();
  }
}

function courseOf(file: MatchFile): Promise<Course> {
  if (counted?.commitment !== file.commitment) counted = { commitment: file.commitment, course: count(file) };
  return counted.course;
}

const NONE: readonly number[] = [];

/** A match that is over, as a file, its points in their course, and how it came. */
export function useStory(
  session: TableSession,
  { game, view }: TableState,
): { readonly file: MatchFile | null | undefined; readonly course: Course | undefined; readonly story: Story } {
  const { places = NONE } = view.outcome ?? {};
  const { value: file } = useLoaded(`${game} ${view.seq} file`, async () => (await session.file?.()) ?? null);
  const { value: course } = useLoaded(`${view.seq} ${file?.commitment} points`, async () =>
    file === undefined || file === null ? [] : courseOf(file),
  );
  const story = useMemo(() => storyOf(course ?? [], places), [course, places]);
  return { file, course, story };
}
