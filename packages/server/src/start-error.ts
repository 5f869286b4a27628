/**
 * An error that stops the server from starting and that the operator can fix. `lines` are French sentences for the operator:
 * `run-server.ts` prints them without a stack trace and exits with code 1.
 */
export class StartError extends Error {
  readonly lines: readonly string[];

  constructor(lines: readonly string[] | string, options?: ErrorOptions) {
    const list = typeof lines === 'string' ? [lines] : lines;
    super(list.join('\n'), options);
    this.name = 'StartError';
    this.lines = list;
  }
}

/** The system's error code (`EACCES`, `EADDRINUSE`…) or PostgreSQL's (`57P03`…), if there is one. */
export function errorCode(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}
