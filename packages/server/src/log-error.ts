// Allowlist of what is logged about an error, because libraries attach arbitrary data to their errors: PostgreSQL adds the row that broke a
// constraint, Node the bytes of a malformed request with its session, a mail server the address it refused.

export type LoggedError = {
  readonly type: string;
  readonly message: string;
  readonly code?: string;
  /** Stack trace without its first line, which repeats the message. */
  readonly stack?: string;
  /** Name of the constraint, from PostgreSQL. */
  readonly constraint?: string;
  readonly table?: string;
  readonly column?: string;
  readonly errors?: readonly LoggedError[];
  readonly cause?: LoggedError;
};

/** Maximum depth of causes: a circular chain ends too. */
const DEPTH_MAX = 5;
const SAID = ['code', 'constraint', 'table', 'column'] as const;
/** PostgreSQL's class 22: the message of such an error quotes the value that was refused. */
const DATA_EXCEPTION = /^22...$/;
const QUERY_OF_URL = /(\/[^\s"'?]*)\?[^\s"']+/g;

export function toLoggedError(error: unknown, depth = 0): unknown {
  if (!(error instanceof Error)) return error;
  return describe(error, depth);
}

function describe(error: Error, depth: number): LoggedError {
  const given = error as Error & Readonly<Record<string, unknown>>;
  const told = Object.fromEntries(SAID.filter((name) => typeof given[name] === 'string').map(toPair));
  const isData = typeof given['code'] === 'string' && DATA_EXCEPTION.test(given['code']);
  const message = error.message.replace(QUERY_OF_URL, '$1?…');
  const frames = getFrames(error);
  return {
    type: error.constructor.name,
    message: isData ? message.replace(/"[^]*"/, '"…"') : message,
    ...told,
    ...(frames === undefined ? {} : { stack: frames }),
    ...(error instanceof AggregateError ? { errors: within(error.errors, depth) } : {}),
    ...(error.cause instanceof Error && depth < DEPTH_MAX ? { cause: describe(error.cause, depth + 1) } : {}),
  };

  function toPair(name: (typeof SAID)[number]) {
    return [name, given[name]];
  }
}

function within(errors: readonly unknown[], depth: number): LoggedError[] {
  const shown = depth < DEPTH_MAX ? errors : [];
  return shown.filter((one) => one instanceof Error).map((one) => describe(one, depth + 1));
}

function getFrames({ stack }: Error): string | undefined {
  const begin = stack?.search(/^ {4}at /m) ?? -1;
  return begin === -1 ? undefined : stack?.slice(begin);
}
