// Fake server of component tests, at the level of fetch: a test sets the answer of each endpoint. Everything above fetch (client, CSRF,
// envelope, errors, queries) is the app's own code. Invariant: a call without an answer fails the test.
import { ALL_ENDPOINTS } from '@palmares/core/contract/all-endpoints';
import { type Endpoint, endpointPath, type Shapes } from '@palmares/core/contract/endpoint';
import { ENDPOINTS } from '@palmares/core/contract/endpoints';
import type { ErrorCode, FieldIssue } from '@palmares/core/contract/error-codes';
import { TOKEN_ENDPOINTS } from '@palmares/core/contract/token-endpoints';
import { NO_PALMARES } from './palmares-samples.ts';

/** A recorded request. */
export type RecordedCall = {
  endpoint: Endpoint;
  id: number | null;
  query: Record<string, string>;
  body: unknown;
};

export type Refusal = {
  status: number;
  code: ErrorCode;
  message?: string;
  issues?: readonly FieldIssue[];
};

/** A fixed answer, or a function of the request. */
type Said<T> = T | ((asked: RecordedCall) => T);
type MetaOf<S> = S extends { meta: infer M } ? M : never;
type Answer = (asked: RecordedCall) => Response | Promise<Response>;

const answers = new Map<Endpoint, Answer>();
const heard: RecordedCall[] = [];
const unexpected: string[] = [];
const realFetch = window.fetch;

/** Answers calls of `endpoint` with `data`, until it is set again. */
export function answer<S extends Shapes>(
  endpoint: Endpoint<S>,
  data: Said<S['data']>,
  meta?: MetaOf<S>,
): void {
  answers.set(endpoint, (asked) => toSuccess(getValue(data, asked), meta));
}

/** Refuses calls of `endpoint`. */
export function refuse(endpoint: Endpoint, { status, code, message = 'Refusé.', issues }: Refusal): void {
  answers.set(endpoint, () => toJson(status, { status: 'error', code, message, ...(issues && { issues }) }));
}

/** Answers calls of `endpoint` like a proxy between client and server. */
export function answerMalformed(endpoint: Endpoint): void {
  answers.set(endpoint, () => toJson(200, {}));
}

/** Fails calls of `endpoint` with a network error. */
export function failNetwork(endpoint: Endpoint): void {
  answers.set(endpoint, () => {
    throw new TypeError('Failed to fetch');
  });
}

/** Delays the configured answer of `endpoint` until the returned function is called. */
export function holdReply(endpoint: Endpoint): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  const answered = answers.get(endpoint);
  answers.set(endpoint, async (asked) => {
    await promise;
    if (answered === undefined) throw new Error(`Nothing to answer ${getName(endpoint)} with`);
    return answered(asked);
  });
  return resolve;
}

/** Returns the recorded calls of `endpoint`, oldest first. */
export function findCalls(endpoint: Endpoint): readonly RecordedCall[] {
  return heard.filter((asked) => asked.endpoint === endpoint);
}

/** Returns the recorded calls that write, oldest first, as « METHOD path ». */
export function writesMade(): readonly string[] {
  return heard.filter(({ endpoint }) => endpoint.method !== 'GET').map(({ endpoint }) => getName(endpoint));
}

/** Replaces fetch for calls of the API only. */
export function startFakeServer(): void {
  answers.clear();
  heard.length = 0;
  unexpected.length = 0;
  answer(ENDPOINTS.csrfToken, { csrfToken: 'csrf' });
  // Requested when idle, for every album and content on the screen.
  answer(ENDPOINTS.getPalmares, NO_PALMARES);
  // Requested at the end of every profile.
  answer(TOKEN_ENDPOINTS.listTokens, []);
  window.fetch = (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, location.href);
    return url.pathname.startsWith('/api/') ? serve(url, init) : realFetch(input, init);
  };
}

/** Throws when a component called an endpoint without an answer. */
export function stopFakeServer(): void {
  window.fetch = realFetch;
  if (unexpected.length > 0) throw new Error(`No answer was set for ${unexpected.join(', ')}`);
}

async function serve(url: URL, init: RequestInit | undefined): Promise<Response> {
  const method = init?.method ?? 'GET';
  const asked = toAsked(method, url, init);
  const found = asked && answers.get(asked.endpoint);
  if (!asked || !found) {
    unexpected.push(`${method} ${url.pathname}`);
    return toJson(404, { status: 'error', code: 'not_found', message: 'No answer was set.' });
  }
  heard.push(asked);
  return untilAborted(Promise.resolve(asked).then(found), init?.signal);
}

function toAsked(
  method: string,
  { pathname, searchParams }: URL,
  init: RequestInit | undefined,
): RecordedCall | null {
  const id = /\/(\d+)(?=\/|$)/.exec(pathname)?.[1];
  const known = id === undefined ? undefined : Number(id);
  const endpoint = Object.values<Endpoint>(ALL_ENDPOINTS).find(
    (candidate) =>
      candidate.method === method &&
      candidate.path.includes(':id') === (known !== undefined) &&
      endpointPath(candidate, known).replace(':code', pathname.split('/')[3] ?? '') === pathname,
  );
  if (endpoint === undefined) return null;
  const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : (init?.body ?? null);
  return { endpoint, id: known ?? null, query: Object.fromEntries(searchParams), body };
}

/** Rejects on abort, as fetch does. */
function untilAborted(reply: Promise<Response>, signal: AbortSignal | null | undefined): Promise<Response> {
  if (!signal) return reply;
  return new Promise((resolve, reject) => {
    const stop = () => reject(new DOMException('Aborted', 'AbortError'));
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
    reply.then(resolve, reject);
  });
}

function getValue<T>(said: Said<T>, asked: RecordedCall): T {
  return typeof said === 'function' ? (said as (asked: RecordedCall) => T)(asked) : said;
}

const getName = ({ method, path }: Endpoint): string => `${method} ${path}`;

const toSuccess = (data: unknown, meta: unknown): Response =>
  toJson(200, { status: 'success', data, ...(meta === undefined ? {} : { meta }) });

function toJson(status: number, body: object): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
}
