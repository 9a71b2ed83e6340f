import { ApiProblem } from '@starboard/client';
import { useState } from 'react';
import { useSettings } from '../app/settings.ts';
import { problemText } from '../parts/problems.ts';

/** Runs something on the server, and tells what it objects to. */
export function useAttempt(): readonly [problem: string, attempt: (work: () => Promise<unknown>) => Promise<void>] {
  const { language } = useSettings();
  const [problem, setProblem] = useState('');
  return [
    problem,
    async (work) => {
      setProblem('');
      try {
        await work();
      } catch (error) {
        if (error instanceof Nameless) setProblem(error.message);
        else setProblem(error instanceof ApiProblem ? problemText(error.code, language) : String(error));
      }
    },
  ];
}

/** Nobody sits down with others without a name. */
export class Nameless extends Error {}
