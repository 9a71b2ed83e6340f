/** What a refusal sentence may fill in: numbers, and names by key. */
export type Params = Readonly<Record<string, number | string>>;

export interface Allowed {
  readonly ok: true;
}

/**
 * Why something may not be done: the rule that forbids it, the key of a sentence, and the numbers in that sentence. There is
 * no rule where it is not the game that refuses, but the table: nobody asked, the match is over.
 */
export interface Refusal {
  readonly ok: false;
  readonly rule?: string;
  readonly code: string;
  readonly params: Params;
}

/** One answer for the server, the browser, the bots and the tests. */
export type Verdict = Allowed | Refusal;

export const allowed: Allowed = Object.freeze({ ok: true });

const NO_PARAMS: Params = Object.freeze({});

export function refuse(rule: string, code: string, params: Params = NO_PARAMS): Refusal {
  return { ok: false, rule, code, params };
}

/** A refusal that no rule of the game stands behind. */
export function unruled(code: string, params: Params = NO_PARAMS): Refusal {
  return { ok: false, code, params };
}

/** A refusal in short, for messages and tests: `SF-9.14 cannot-pay`, or `not-asked`. */
export const refusalId = ({ rule, code }: Refusal): string => (rule === undefined ? code : `${rule} ${code}`);

/** The first refusal among verdicts, or `allowed`. */
export function all(...verdicts: readonly Verdict[]): Verdict {
  for (const verdict of verdicts) if (!verdict.ok) return verdict;
  return allowed;
}
