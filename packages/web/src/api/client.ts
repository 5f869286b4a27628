// All API calls go through here: address, token, CSRF, envelope, typed errors. It notifies its listener that the session ended (AC-73); it
// never shows a message and never navigates.
import { type Endpoint, endpointPath, type Shapes, type ShapesOf } from '@palmares/core/contract/endpoint';
import { ENDPOINTS } from '@palmares/core/contract/endpoints';
import { DEFAULT_LANGUAGE } from '@palmares/texts/language';
import { LANGUAGE } from '@palmares/texts/page/language';
import { getSessionEnd } from './errors.ts';
import { isCsrfRefusal, type ReplyOf, readEnvelope, readText } from './reply.ts';
import { readToken } from './token.ts';
import { browserTransport, type Incoming, type Outgoing, type Transport } from './transport.ts';

/**
 * Read timeout in milliseconds without receiving anything; the screen then offers a retry. The service worker serves a cached reply earlier
 * (service-worker/network-first.ts).
 */
const READ_TIMEOUT_MS = 20_000;

type CallOptions = {
  /** Replaces `:id` in the path. */
  id?: number;
  /** Query parameters; empty, null and undefined values are left out. */
  query?: object;
  /** Body, sent as JSON. */
  body?: object;
  /** Body, sent as multipart; takes precedence over `body`. */
  form?: FormData;
  signal?: AbortSignal | undefined;
  timeoutMs?: number;
  /** The version that the caller has seen: an outdated one is refused with `version_conflict`. */
  ifMatch?: number;
  /** Two calls with the same key create only once. */
  idempotencyKey?: string;
  onUploadProgress?: (share: number) => void;
};

/** The options that the endpoint declares, and nothing else: a body if it takes one, its own query. */
type OptionsOf<S extends Shapes> = Omit<CallOptions, 'query' | 'body' | 'form'> &
  (S extends { query: infer Q } ? { query?: Loose<Q> } : unknown) &
  (S extends { body: infer B } ? { body: B } : unknown) &
  (S extends { multipart: true } ? { form: FormData } : unknown);

/** Null and undefined values are left out. */
type Loose<Q> = { readonly [Name in keyof Q]?: Q[Name] | null | undefined };

/** The options argument is optional when nothing is required. */
type Rest<S extends Shapes> =
  object extends OptionsOf<S> ? [options?: OptionsOf<S>] : [options: OptionsOf<S>];

export type SessionEnd = { token: string; reason: 'expired' | 'disabled' };

export type Client = {
  call: <S extends Shapes>(endpoint: Endpoint<S>, ...rest: Rest<S>) => Promise<S['data']>;
  callWithMeta: <S extends Shapes>(endpoint: Endpoint<S>, ...rest: Rest<S>) => Promise<ReplyOf<S>>;
  download: (endpoint: Endpoint<FileShape>) => Promise<string>;
};

/** A reply that is a file, without an envelope. */
type FileShape = { data: never };

type Ports = {
  transport: Transport;
  storedToken: () => string | null;
  onSessionEnd: (end: SessionEnd) => void;
};

const CSRF_HEADER = 'x-csrf-token';
/** The API writes errors in the default language unless a call names another one. */
const LANGUAGE_HEADER = LANGUAGE === DEFAULT_LANGUAGE ? {} : { 'x-language': LANGUAGE };

export function createClient(ports: Ports): Client {
  let csrf: Promise<string> | null = null;

  function fetchCsrf(signal: AbortSignal | undefined): Promise<string> {
    // Without the caller's signal, because other calls wait for the same token.
    csrf ??= ports
      .transport({
        method: 'GET',
        url: endpointPath(ENDPOINTS.csrfToken),
        headers: {},
        timeoutMs: READ_TIMEOUT_MS,
      })
      .then((reply) => readEnvelope<ShapesOf<typeof ENDPOINTS.csrfToken>>(reply).data.csrfToken)
      .catch((error: unknown) => {
        csrf = null;
        throw error;
      });
    signal?.throwIfAborted();
    return csrf;
  }

  async function send(endpoint: Endpoint, options: CallOptions, token: string | null): Promise<Incoming> {
    const csrfToken = endpoint.method === 'GET' ? null : await fetchCsrf(options.signal);
    return ports.transport(getRequest(endpoint, options, token, csrfToken));
  }

  /** The session ends only if the refused token is still the stored one (AC-73). */
  function watchSession(error: unknown, token: string | null): void {
    const reason = getSessionEnd(error);
    if (reason !== null && token !== null && token === ports.storedToken())
      ports.onSessionEnd({ token, reason });
  }

  /** `read` parses the reply, or throws it as an ApiError. */
  async function exchange<T>(
    endpoint: Endpoint,
    options: CallOptions,
    read: (reply: Incoming) => T,
  ): Promise<T> {
    // A sign-in sends no token, because an earlier session is irrelevant.
    const token = endpoint === ENDPOINTS.login ? null : ports.storedToken();
    try {
      const reply = await send(endpoint, options, token);
      if (!isCsrfRefusal(reply)) return read(reply);
      csrf = null;
      return read(await send(endpoint, options, token));
    } catch (error) {
      watchSession(error, token);
      throw error;
    }
  }

  const callWithMeta: Client['callWithMeta'] = <S extends Shapes>(endpoint: Endpoint<S>, ...rest: Rest<S>) =>
    exchange(endpoint, rest[0] ?? {}, readEnvelope<S>);

  return {
    callWithMeta,
    call: async (endpoint, ...rest) => (await callWithMeta(endpoint, ...rest)).data,
    download: (endpoint) => exchange(endpoint, {}, readText),
  };
}

function getRequest(
  endpoint: Endpoint,
  options: CallOptions,
  token: string | null,
  csrfToken: string | null,
): Outgoing {
  const { id, query, body, form, ifMatch, idempotencyKey, signal, timeoutMs, onUploadProgress } = options;
  const isJson = form === undefined && body !== undefined;
  return {
    method: endpoint.method,
    url: endpointPath(endpoint, id) + queryString(query),
    headers: {
      accept: 'application/json',
      ...LANGUAGE_HEADER,
      ...(token !== null && { authorization: `Bearer ${token}` }),
      ...(ifMatch !== undefined && { 'if-match': `"${ifMatch}"` }),
      ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
      ...(csrfToken !== null && { [CSRF_HEADER]: csrfToken }),
      ...(isJson && { 'content-type': 'application/json' }),
    },
    ...(form !== undefined && { body: form }),
    ...(isJson && { body: JSON.stringify(body) }),
    signal,
    timeoutMs: timeoutMs ?? (endpoint.method === 'GET' ? READ_TIMEOUT_MS : undefined),
    onUploadProgress,
  };
}

function queryString(query: object | undefined): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {}))
    if (value !== undefined && value !== null && value !== '') params.set(name, String(value));
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}

let tellSessionEnd: (end: SessionEnd) => void = () => {};

/** Sets the only listener, the page's session; it is called when the server rejects the stored token. */
export function onSessionEnd(listener: (end: SessionEnd) => void): void {
  tellSessionEnd = listener;
}

const client = createClient({
  transport: browserTransport,
  storedToken: readToken,
  onSessionEnd: (end) => tellSessionEnd(end),
});

/** Returns the `data` of the reply. Throws ApiError, NetworkError, TimeoutError, or the AbortError of its own signal. */
export const call = client.call;

/** Returns `data` and `meta` of the reply, for lists. Throws like `call`. */
export const callWithMeta = client.callWithMeta;

/** Returns the text of a file. Throws like `call`. */
export const download = client.download;
