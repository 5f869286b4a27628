// A route is data (its endpoint and schemas) and one handler. Only this file fixes the order of checks: session or personal token → CSRF
// (for sessions) → general limits → syntax of ids → guard (visibility, ownership) → body → handler (state). See AX-22.
import type { TokenScope } from '@palmares/core/account/personal-token';
import {
  type Access,
  API_BASE,
  type Endpoint,
  type Shapes,
  type ShapesOf,
} from '@palmares/core/contract/endpoint';
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  onRequestHookHandler,
  RouteShorthandOptions,
} from 'fastify';
import type { Static, TSchema } from 'typebox';
import type { Deps } from '../deps.ts';
import { AppError } from '../errors.ts';
import { authenticate } from './authenticate.ts';
import { assertTokenMay } from './authenticate-token.ts';
import { countCall } from './call-rates.ts';
import type { AccountContext, RequestContext, SessionContext } from './context.ts';
import { assertOwnOrigin } from './csrf.ts';
import { parseIfMatch } from './if-match.ts';
import { readLastWritePosition, setLastWriteCookie } from './read-your-writes-cookie.ts';
import { toSerialised } from './reply-schema.ts';
import { getRequestLanguage } from './request-language.ts';
import { REVALIDATED } from './revalidation.ts';
import type { RouteDescription } from './route-descriptions.ts';
import { createParser, parseId } from './validation.ts';

/** The scope that a route declares for personal tokens; undefined if none may call it. */
type Asked = TokenScope | undefined;

type ContextOf<A extends Access, T extends Asked> = A extends 'session'
  ? T extends TokenScope
    ? AccountContext
    : SessionContext
  : RequestContext;

export type HandlerInput<A extends Access, T extends Asked, Q, B> = {
  context: ContextOf<A, T>;
  /** Value of `:id`; meaningless (0) on a path without one. */
  id: number;
  query: Q;
  body: B;
  request: FastifyRequest;
  reply: FastifyReply;
};

type RouteOptions<
  E extends Endpoint,
  T extends Asked,
  Q extends TSchema,
  B extends TSchema,
  R extends TSchema,
> = {
  /**
   * Scope of the personal tokens that may call it. Without it none may: always so for passwords, addresses, tokens, the deletion of an
   * account, and staff actions.
   */
  token?: T;
  query?: Q;
  body?: B;
  /** Fields of the multipart body, for the API description only: the handler reads the body itself. */
  form?: TSchema;
  /** Shape of the whole reply; the handler omits `status`, which is always 'success'. */
  reply: R;
  /** The reply holds a token, a key or codes: it is never compressed (compression.ts) or cached. */
  secret?: boolean;
  /** Status of a success, 200 by default. */
  status?: number;
  /** Another success status that the handler may use. */
  otherStatus?: number;
  bodyLimit?: number;
  /** Checks visibility and ownership before the body is read. The service checks again inside its transaction. */
  guard?: (input: {
    context: ContextOf<E['access'], T>;
    id: number;
    request: FastifyRequest;
  }) => Promise<void>;
  handle: (input: HandlerInput<E['access'], T, Static<Q>, Static<B>>) => Promise<Omit<Static<R>, 'status'>>;
};

/** Requires that the schemas of a route match its endpoint's types in the client; otherwise the property is a type error. */
type Agreement<S extends Shapes, Query, Body, Reply> = {
  query?: Fits<S extends { query: infer Q } ? Q : unknown, Query>;
  body?: Fits<S extends { body: infer B } ? B : unknown, Body>;
  reply: Fits<Reply, { data: S['data'] } & (S extends { meta: infer M } ? { meta: M } : unknown)>;
};
type Fits<Given, Wanted> = [Given] extends [Wanted] ? unknown : never;

function parseIdempotencyKey(header: unknown): string | null {
  if (header === undefined) return null;
  if (typeof header === 'string' && /^[\w-]{8,100}$/.test(header)) return header;
  throw new AppError('invalid_request');
}

function firstHeader(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value[0] : value;
}

const isVisitor = (request: FastifyRequest) => request.palmares.actor.kind === 'visitor';
const isPersonal = (request: FastifyRequest) => request.palmares.scope !== null;

/** `token` is the scope that a personal token needs; null if none may call. */
export async function identify(
  deps: Pick<Deps, 'config' | 'db' | 'secrets' | 'clock'>,
  request: FastifyRequest,
  access: Access,
  token: TokenScope | null = null,
): Promise<void> {
  const identity = await authenticate(deps.db, request.headers.authorization, {
    key: deps.secrets.token,
    now: deps.clock(),
    staffSecondFactor: deps.config.staffSecondFactor,
  });
  if (identity.kind === 'none' && access === 'session') throw new AppError(identity.code);
  if (identity.scope !== null) assertTokenMay(identity.scope, token);
  request.palmares = {
    actor: identity.actor,
    session: identity.session,
    scope: identity.scope,
    ip: request.ip,
    language: getRequestLanguage(request),
    ifMatch: parseIfMatch(request.headers['if-match']),
    idempotencyKey: parseIdempotencyKey(firstHeader(request.headers['idempotency-key'])),
    wrote: readLastWritePosition(deps.config, request, identity.kind === 'live'),
  };
}

type Described = Pick<RouteDescription, 'query' | 'body' | 'form' | 'otherStatus' | 'reply'> & {
  token?: Asked;
};

function toDescription(endpoint: Endpoint, status: number, options: Described): RouteDescription {
  const { query, body, form, otherStatus, reply } = options;
  return { endpoint, status, otherStatus, token: options.token ?? null, query, body, form, reply };
}

/**
 * Checks before a write of a session. A personal token needs none of them: no browser sends one automatically, and a script of another site
 * cannot send its header.
 */
function forgeryChecks(app: FastifyInstance, deps: Pick<Deps, 'config'>): onRequestHookHandler[] {
  return [
    async (request) => {
      if (!isPersonal(request)) assertOwnOrigin(deps.config, request);
    },
    (request, reply, done) => {
      if (isPersonal(request)) done();
      else app.csrfProtection(request, reply, done);
    },
  ];
}

/** Waits until every process has applied this call's revocations (AX-45), and lets the caller read their own write. */
async function concludeWrite(
  deps: Pick<Deps, 'config' | 'db' | 'revocations' | 'replica'>,
  reply: FastifyReply,
): Promise<void> {
  await deps.revocations.settled();
  await setLastWriteCookie(deps, reply);
}

/**
 * Declares a route without comparing its schemas with its endpoint. Use it only in factories that compare them in their own signature
 * (content/content.routes.ts); all others use `defineRoute`.
 */
export function defineUncheckedRoute<
  E extends Endpoint,
  R extends TSchema,
  T extends Asked = undefined,
  Q extends TSchema = TSchema,
  B extends TSchema = TSchema,
>(app: FastifyInstance, deps: Deps, endpoint: E, options: RouteOptions<E, T, Q, B, R>): void {
  const { guard, handle } = options;
  // A missing schema means that there is nothing to parse: Agreement allows omitting it only if the endpoint declares no such part.
  const parseQuery = options.query ? createParser(options.query, 'query') : () => ({}) as Static<Q>;
  const parseBody = options.body ? createParser(options.body, 'body') : () => ({}) as Static<B>;
  const status = options.status ?? 200;
  const secret = options.secret ?? false;
  const isPublicRead = endpoint.method === 'GET' && endpoint.access === 'public' && !secret;
  // `identify` runs first and has set the context for this access level.
  const getContext = (request: FastifyRequest) => request.palmares as ContextOf<E['access'], T>;
  const withId = endpoint.path.includes(':id');
  const getId = (request: FastifyRequest) => (withId ? parseId((request.params as { id?: string }).id) : 0);
  const described = toDescription(endpoint, status, options);

  const route: RouteShorthandOptions = {
    config: { compressed: !secret, described },
    schema: { response: { '2xx': toSerialised(options.reply) } },
    onRequest: [
      (request) => identify(deps, request, endpoint.access, described.token),
      ...(endpoint.method === 'GET' ? [] : forgeryChecks(app, deps)),
      (request) => countCall(deps, endpoint, request.palmares),
    ],
    preParsing: async (request) => {
      const id = getId(request);
      await guard?.({ context: getContext(request), id, request });
    },
    ...(options.bodyLimit === undefined ? {} : { bodyLimit: options.bodyLimit }),
  };

  app.route({
    ...route,
    method: endpoint.method,
    url: API_BASE + endpoint.path,
    handler: async (request, reply) => {
      if (options.body !== undefined && request.isMultipart()) throw new AppError('unsupported_content_type');
      const body = parseBody(request.body ?? {});
      reply.status(status);
      const result = await handle({
        context: getContext(request),
        id: getId(request),
        query: parseQuery(request.query),
        body,
        request,
        reply,
      });
      if (endpoint.method !== 'GET') await concludeWrite(deps, reply);
      // The reply may depend on the account, whose rights may be revoked: no cache may keep it.
      if (!reply.hasHeader('cache-control'))
        reply.header('cache-control', isPublicRead && isVisitor(request) ? REVALIDATED : 'no-store');
      return { status: 'success', ...result };
    },
  });
}

/** Declares a route. A schema that does not match the endpoint does not compile. */
export function defineRoute<
  E extends Endpoint,
  R extends TSchema,
  T extends Asked = undefined,
  Q extends TSchema = TSchema,
  B extends TSchema = TSchema,
>(
  app: FastifyInstance,
  deps: Deps,
  endpoint: E,
  options: RouteOptions<E, T, Q, B, R> & Agreement<ShapesOf<E>, Static<Q>, Static<B>, Static<R>>,
): void {
  defineUncheckedRoute<E, R, T, Q, B>(app, deps, endpoint, options);
}
