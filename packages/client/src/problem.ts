/** What the server, or the way to it, objects to. `code` has words in `protocolWords` (`problem.<code>`). */
export class ApiProblem extends Error {
  readonly code: string;
  readonly status: number;

  constructor(code: string, message: string, status: number) {
    super(message);
    this.name = 'ApiProblem';
    this.code = code;
    this.status = status;
  }
}
