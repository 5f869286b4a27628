// Calls the application like a browser: keeps its cookie, fetches a CSRF token before the first write, sends a bearer token.
import type { FieldIssue } from '@palmares/core/contract/error-codes';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';

/** The target of requests: an application in this process, or anything with the same `inject`. */
export type Site = {
  inject(request: InjectOptions): Promise<Answer>;
};
type Answer = Pick<
  LightMyRequestResponse,
  'statusCode' | 'headers' | 'body' | 'rawPayload' | 'cookies' | 'json'
>;

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export class Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly text: string;
  readonly bytes: Buffer;

  constructor(reply: { statusCode: number; headers: object; body: string; rawPayload: Buffer }) {
    this.status = reply.statusCode;
    this.headers = reply.headers as Record<string, string | undefined>;
    this.text = reply.body;
    this.bytes = reply.rawPayload;
  }

  /** The whole body. The caller declares its type. */
  body<T = Record<string, unknown>>(): T {
    return JSON.parse(this.text) as T;
  }

  data<T = Record<string, unknown>>(): T {
    return this.body<{ data: T }>().data;
  }

  get nextCursor(): string | null {
    return this.body<{ meta: { next_cursor: string | null } }>().meta.next_cursor;
  }

  get code(): string {
    return this.body<{ code: string }>().code;
  }

  get message(): string {
    return this.body<{ message: string }>().message;
  }

  get issues(): FieldIssue[] {
    return this.body<{ issues?: FieldIssue[] }>().issues ?? [];
  }
}

export type Extra = {
  ifMatch?: number;
  /** Idempotency-Key. */
  key?: string;
  headers?: Record<string, string>;
};

export type Client = {
  readonly token: string | undefined;
  get(path: string, extra?: Extra): Promise<Reply>;
  post(path: string, body?: unknown, extra?: Extra): Promise<Reply>;
  put(path: string, body?: unknown, extra?: Extra): Promise<Reply>;
  delete(path: string, body?: unknown, extra?: Extra): Promise<Reply>;
  send(method: Method, path: string, body?: unknown, extra?: Extra): Promise<Reply>;
  /** The headers of a write, for requests that are built by hand. */
  headers(): Promise<Record<string, string>>;
};

/** A program with a personal token: no cookie, no CSRF token. */
export function createTokenClient(app: Site, token: string): Client {
  return createClient(app, token, {});
}

/**
 * Paths are the API's (`/album`); one that begins with `/api` or `/media` is used unchanged. `guards` are the headers of every write; by
 * default, a CSRF token and its cookie.
 */
export function createClient(app: Site, token?: string, guards?: Record<string, string>): Client {
  const identity: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` };
  let csrf = guards;

  async function headers(): Promise<Record<string, string>> {
    csrf ??= await fetchCsrf(app);
    return { ...identity, ...csrf };
  }

  async function send(method: Method, path: string, body?: unknown, extra: Extra = {}): Promise<Reply> {
    const isForm = Buffer.isBuffer(body);
    const request: InjectOptions = {
      method,
      url: /^\/(api|media)\b/.test(path) ? path : `/api${path}`,
      headers: {
        ...(method === 'GET' ? identity : await headers()),
        ...(extra.ifMatch === undefined ? {} : { 'if-match': String(extra.ifMatch) }),
        ...(extra.key === undefined ? {} : { 'idempotency-key': extra.key }),
        ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
        ...extra.headers,
      },
      ...(body === undefined ? {} : { payload: isForm ? body : JSON.stringify(body) }),
    };
    return new Reply(await app.inject(request));
  }

  return {
    token,
    get: (path, extra) => send('GET', path, undefined, extra),
    post: (path, body, extra) => send('POST', path, body, extra),
    put: (path, body, extra) => send('PUT', path, body, extra),
    delete: (path, body, extra) => send('DELETE', path, body, extra),
    send,
    headers,
  };
}

/** Returns the token and its cookie, as the headers of a write. */
export async function fetchCsrf(app: Site): Promise<{ cookie: string; 'x-csrf-token': string }> {
  const reply = await app.inject({ method: 'GET', url: '/api/csrf-token' });
  const cookie = reply.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  return { cookie, 'x-csrf-token': reply.json<{ csrfToken: string }>().csrfToken };
}
