// The server of a component test: what it answers is set by the test, call by call, at the browser's own fetch. Everything above
// it (client, CSRF, envelope, errors, queries) is the app's. Invariant: a call that nobody set an answer for fails the test.
import { ALL_ENDPOINTS } from '@palmares/core/contract/all-endpoints';
import { type Endpoint, pathOf, type Shapes } from '@palmares/core/contract/endpoint';
import { ENDPOINTS } from '@palmares/core/contract/endpoints';
import type { ErrorCode, FieldIssue } from '@palmares/core/contract/error-codes';
import { TOKEN_ENDPOINTS } from '@palmares/core/contract/token-endpoints';
import { NO_PALMARES } from './palmares-samples.ts';

/** What a component asked for. */
export type Asked = {
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

/** The same each time, or by what is asked. */
type Said<T> = T | ((asked: Asked) => T);
type MetaOf<S> = S extends { meta: infer M } ? M : never;
type Answer = (asked: Asked) => Response | Promise<Response>;

const answers = new Map<Endpoint, Answer>();
const heard: Asked[] = [];
const unexpected: string[] = [];
const realFetch = window.fetch;

/** The calls of `endpoint` are answered with `data`, until the test says otherwise. */
export function answer<S extends Shapes>(
  endpoint: Endpoint<S>,
  data: Said<S['data']>,
  meta?: MetaOf<S>,
): void {
  answers.set(endpoint, (asked) => toSuccess(valueOf(data, asked), meta));
}

/** The calls of `endpoint` are refused. */
export function refuse(endpoint: Endpoint, { status, code, message = 'Refusé.', issues }: Refusal): void {
  answers.set(endpoint, () => toJson(status, { status: 'error', code, message, ...(issues && { issues }) }));
}

/** Something between us and the server answers the calls of `endpoint`. */
export function misanswer(endpoint: Endpoint): void {
  answers.set(endpoint, () => toJson(200, {}));
}

/** Nobody answers the calls of `endpoint`: the network is gone. */
export function cut(endpoint: Endpoint): void {
  answers.set(endpoint, () => {
    throw new TypeError('Failed to fetch');
  });
}

/** The calls of `endpoint` get the answer that was set, once the returned function is called. */
export function hold(endpoint: Endpoint): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  const answered = answers.get(endpoint);
  answers.set(endpoint, async (asked) => {
    await promise;
    if (answered === undefined) throw new Error(`Nothing to answer ${nameOf(endpoint)} with`);
    return answered(asked);
  });
  return resolve;
}

/** The calls of `endpoint` that were made, oldest first. */
export function callsOf(endpoint: Endpoint): readonly Asked[] {
  return heard.filter((asked) => asked.endpoint === endpoint);
}

/** The calls that write, oldest first, as « METHOD path ». */
export function writesMade(): readonly string[] {
  return heard.filter(({ endpoint }) => endpoint.method !== 'GET').map(({ endpoint }) => nameOf(endpoint));
}

/** Takes the place of fetch, for the calls of the API alone. */
export function startFakeServer(): void {
  answers.clear();
  heard.length = 0;
  unexpected.length = 0;
  answer(ENDPOINTS.csrfToken, { csrfToken: 'csrf' });
  // Asked for at rest, beside every album and content that is shown.
  answer(ENDPOINTS.getPalmares, NO_PALMARES);
  // At the end of every profile.
  answer(TOKEN_ENDPOINTS.listTokens, []);
  window.fetch = (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, location.href);
    return url.pathname.startsWith('/api/') ? serve(url, init) : realFetch(input, init);
  };
}

/** Throws when a component called what the test set no answer for. */
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
): Asked | null {
  const id = /\/(\d+)(?=\/|$)/.exec(pathname)?.[1];
  const known = id === undefined ? undefined : Number(id);
  const endpoint = Object.values<Endpoint>(ALL_ENDPOINTS).find(
    (candidate) =>
      candidate.method === method &&
      candidate.path.includes(':id') === (known !== undefined) &&
      pathOf(candidate, known) === pathname,
  );
  if (endpoint === undefined) return null;
  const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : (init?.body ?? null);
  return { endpoint, id: known ?? null, query: Object.fromEntries(searchParams), body };
}

/** As fetch does: who gave up hears nothing more. */
function untilAborted(reply: Promise<Response>, signal: AbortSignal | null | undefined): Promise<Response> {
  if (!signal) return reply;
  return new Promise((resolve, reject) => {
    const stop = () => reject(new DOMException('Aborted', 'AbortError'));
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
    reply.then(resolve, reject);
  });
}

function valueOf<T>(said: Said<T>, asked: Asked): T {
  return typeof said === 'function' ? (said as (asked: Asked) => T)(asked) : said;
}

const nameOf = ({ method, path }: Endpoint): string => `${method} ${path}`;

const toSuccess = (data: unknown, meta: unknown): Response =>
  toJson(200, { status: 'success', data, ...(meta === undefined ? {} : { meta }) });

function toJson(status: number, body: object): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
}
