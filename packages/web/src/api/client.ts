// Every call of the API goes through here: address, token, CSRF, envelope, typed errors. It tells who listens that the
// session ended (access.md); it never shows a message and never changes the page.
import { ENDPOINTS, type Endpoint, pathOf } from '@palmares/core/contract/endpoints';
import type { ErrorCode, FieldIssue } from '@palmares/core/contract/error-codes';
import { ApiError, sessionEndOf } from './errors.ts';
import { readToken } from './token.ts';
import { browserTransport, type Incoming, type Outgoing, type Transport } from './transport.ts';

type QueryValue = string | number | boolean | null | undefined;

type CallOptions = {
  /** Fills `:id` in the path. */
  id?: number;
  /** Empty, null and undefined values are left out. */
  query?: Readonly<Record<string, QueryValue>>;
  /** Sent as JSON. */
  body?: unknown;
  /** Sent as multipart; wins over `body`. */
  form?: FormData;
  signal?: AbortSignal;
  timeoutMs?: number;
  /** The version that the caller has seen: a stale one is refused with `version_conflict`. */
  ifMatch?: number;
  /** The same key sent twice creates once. */
  idempotencyKey?: string;
  onUploadProgress?: (share: number) => void;
};

export type Reply<T, M = undefined> = { data: T; meta: M };

export type SessionEnd = { token: string; reason: 'expired' | 'disabled' };

export type Client = {
  call: <T>(endpoint: Endpoint, options?: CallOptions) => Promise<T>;
  callWithMeta: <T, M>(endpoint: Endpoint, options?: CallOptions) => Promise<Reply<T, M>>;
  download: (endpoint: Endpoint, options?: CallOptions) => Promise<string>;
};

type Ports = {
  transport: Transport;
  storedToken: () => string | null;
  onSessionEnd: (end: SessionEnd) => void;
};

const CSRF_HEADER = 'x-csrf-token';
/** For an answer that is not our server's. */
const NO_MESSAGE = 'Une erreur inattendue est survenue.';

export function createClient(ports: Ports): Client {
  let csrf: Promise<string> | null = null;

  function fetchCsrf(signal: AbortSignal | undefined): Promise<string> {
    // Not tied to one caller's signal: the token serves all.
    csrf ??= ports
      .transport({ method: 'GET', url: pathOf(ENDPOINTS.csrfToken), headers: {} })
      .then((reply) => openEnvelope<{ csrfToken: string }, undefined>(reply).data.csrfToken)
      .catch((error: unknown) => {
        csrf = null;
        throw error;
      });
    signal?.throwIfAborted();
    return csrf;
  }

  async function send(endpoint: Endpoint, options: CallOptions, token: string | null): Promise<Incoming> {
    const headers: Record<string, string> = { accept: 'application/json' };
    if (token !== null) headers['authorization'] = `Bearer ${token}`;
    if (options.ifMatch !== undefined) headers['if-match'] = `"${options.ifMatch}"`;
    if (options.idempotencyKey !== undefined) headers['idempotency-key'] = options.idempotencyKey;
    if (endpoint.method !== 'GET') headers[CSRF_HEADER] = await fetchCsrf(options.signal);
    const request: Outgoing = {
      method: endpoint.method,
      url: pathOf(endpoint, options.id) + queryString(options.query),
      headers,
      signal: options.signal,
      timeoutMs: options.timeoutMs,
      onUploadProgress: options.onUploadProgress,
    };
    if (options.form !== undefined) request.body = options.form;
    else if (options.body !== undefined) {
      headers['content-type'] = 'application/json';
      request.body = JSON.stringify(options.body);
    }
    return ports.transport(request);
  }

  /** The session ends only for the token that was sent and is still the stored one (access.md « Codes mean one thing »). */
  function watchSession(error: unknown, token: string | null): void {
    const reason = sessionEndOf(error);
    if (reason !== null && token !== null && token === ports.storedToken())
      ports.onSessionEnd({ token, reason });
  }

  async function callWithMeta<T, M>(endpoint: Endpoint, options: CallOptions = {}): Promise<Reply<T, M>> {
    // Who signs in is nobody yet: an old token has no business there.
    const token = endpoint === ENDPOINTS.login ? null : ports.storedToken();
    try {
      const reply = await send(endpoint, options, token);
      if (!isCsrfRefusal(reply)) return openEnvelope<T, M>(reply);
      csrf = null;
      return openEnvelope<T, M>(await send(endpoint, options, token));
    } catch (error) {
      watchSession(error, token);
      throw error;
    }
  }

  /** A call whose answer is a file: its text as it is, without an envelope. */
  async function download(endpoint: Endpoint, options: CallOptions = {}): Promise<string> {
    const token = ports.storedToken();
    try {
      const reply = await send(endpoint, options, token);
      if (reply.status === 200) return reply.body;
      throw toApiError(reply, parseJson(reply.body));
    } catch (error) {
      watchSession(error, token);
      throw error;
    }
  }

  return {
    callWithMeta,
    download,
    call: async <T>(endpoint: Endpoint, options?: CallOptions) =>
      (await callWithMeta<T, unknown>(endpoint, options)).data,
  };
}

function isCsrfRefusal(reply: Incoming): boolean {
  if (reply.status !== 403) return false;
  const body = parseJson(reply.body);
  return isRecord(body) && (body['code'] === 'csrf_invalid' || /csrf/i.test(String(body['message'])));
}

function openEnvelope<T, M>(reply: Incoming): Reply<T, M> {
  const body = parseJson(reply.body);
  if (reply.status >= 200 && reply.status < 300 && isRecord(body) && body['status'] === 'success')
    return { data: body['data'] as T, meta: body['meta'] as M };
  throw toApiError(reply, body);
}

function toApiError(reply: Incoming, body: unknown): ApiError {
  const fields = isRecord(body) ? body : {};
  const retryAfter = Number(reply.retryAfter);
  return new ApiError({
    status: reply.status,
    code: isCode(fields['code']) ? fields['code'] : 'unknown',
    message:
      typeof fields['message'] === 'string' && fields['message'] !== '' ? fields['message'] : NO_MESSAGE,
    issues: Array.isArray(fields['issues']) ? (fields['issues'] as FieldIssue[]) : [],
    retryAfter: reply.retryAfter !== null && Number.isFinite(retryAfter) ? retryAfter : null,
  });
}

/** By its form: a server newer than this page may know more codes, and the table of texts would weigh on every page. */
function isCode(value: unknown): value is ErrorCode {
  return typeof value === 'string' && /^[a-z][a-z_]*$/.test(value);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function queryString(query: CallOptions['query']): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {}))
    if (value !== undefined && value !== null && value !== '') params.set(name, String(value));
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}

const endListeners = new Set<(end: SessionEnd) => void>();

/** Told when the server no longer knows the stored token. Returns what stops it. */
export function onSessionEnd(listener: (end: SessionEnd) => void): () => void {
  endListeners.add(listener);
  return () => {
    endListeners.delete(listener);
  };
}

const client = createClient({
  transport: browserTransport,
  storedToken: readToken,
  onSessionEnd: (end) => {
    for (const listener of endListeners) listener(end);
  },
});

/** The `data` of the reply. Throws ApiError, NetworkError, TimeoutError, or the AbortError of its own signal. */
export const call = client.call;

/** `data` and `meta` of the reply, for lists. Throws as `call`. */
export const callWithMeta = client.callWithMeta;

/** The text of a file. Throws as `call`. */
export const download = client.download;
