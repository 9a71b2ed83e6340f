import { protocolWords } from '@starboard/protocol/wire';
import type { Language } from '../app/settings.ts';

/** What the server objects to, in words. */
export function problemText(code: string, language: Language): string {
  const words: Readonly<Record<string, string>> = protocolWords[language];
  return words[`problem.${code}`] ?? words['problem.internal'] ?? code;
}
