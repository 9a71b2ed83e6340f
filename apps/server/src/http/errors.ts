import type { FastifyError } from 'fastify';
import { Problem } from '../problem.ts';
import { StorageProblem } from '../storage/storage.ts';
import type { App } from './app.ts';

/** A code and a sentence; never a stack. */
export function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof StorageProblem) return new Problem('storage');
  const { statusCode, code, validation, message } = error as Partial<FastifyError>;
  if (validation !== undefined) return new Problem('bad-request', message);
  if (statusCode === 429) return new Problem('slow-down');
  if (statusCode === 413) return new Problem('too-large');
  if (statusCode === 404) return new Problem('not-found', 'There is nothing here.');
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) return new Problem('bad-request', code);
  return new Problem('internal');
}

export function answerErrors(app: App): void {
  app.setErrorHandler((error, request, reply) => {
    const problem = problemOf(error);
    if (problem.status >= 500) request.log.error({ err: error }, 'request failed');
    else request.log.info({ code: problem.code, url: request.url }, 'request refused');
    return reply.status(problem.status).send({ code: problem.code, message: problem.message });
  });
}
