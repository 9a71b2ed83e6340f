import type { ProblemCode } from '@starboard/protocol';
import { protocolWords } from '@starboard/protocol';

const STATUS: Partial<Record<ProblemCode, number>> = {
  'not-found': 404,
  'wrong-code': 404,
  'sign-in': 401,
  'wrong-password': 403,
  'not-host': 403,
  'not-admin': 403,
  removed: 403,
  'not-alone': 403,
  'not-seated': 403,
  'still-here': 403,
  'still-running': 403,
  'no-hints': 403,
  'foreign-origin': 403,
  'bad-request': 400,
  'bad-name': 400,
  inside: 400,
  'bad-text': 400,
  'slow-down': 429,
  'too-large': 413,
  storage: 503,
  internal: 500,
};

/** Something asked for that cannot be done, in a form that may leave the server. */
export class Problem extends Error {
  readonly code: ProblemCode;
  readonly status: number;

  constructor(code: ProblemCode, detail?: string) {
    super(detail ?? protocolWords.en[`problem.${code}`]);
    this.name = 'Problem';
    this.code = code;
    this.status = STATUS[code] ?? 409;
  }
}
