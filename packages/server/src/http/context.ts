// What a service gets from the request: the actor, the address, and the headers that change how a write is done.
import type { TokenScope } from '@palmares/core/account/personal-token';
import type { Actor } from '@palmares/core/permissions';
import type { Wrote } from '../db/replica.ts';
import type { IfMatch } from './if-match.ts';

export type Session = { readonly id: string; readonly expiresAt: Date };

export type RequestContext = {
  readonly actor: Actor;
  readonly session: Session | null;
  /** What the personal token of the call may do; null where it has none. */
  readonly scope: TokenScope | null;
  readonly ip: string;
  /** What the caller has seen of what it changes; null when it does not say. */
  readonly ifMatch: IfMatch | null;
  readonly idempotencyKey: string | null;
  /** What the caller has written last, and has to find again. */
  readonly wrote: Wrote;
};

/** Who reads a list: what it shows depends on the actor, and where it is read on what they have written. */
export type Reader = Pick<RequestContext, 'actor' | 'wrote'>;

/** Of a route that asks for a session or a personal token: the actor is somebody. */
export type AccountContext = RequestContext & {
  readonly actor: Extract<Actor, { kind: 'account' }>;
};

/** Of a route that asks for a session, and that no personal token may call. */
export type SessionContext = AccountContext & { readonly session: Session };

declare module 'fastify' {
  interface FastifyRequest {
    palmares: RequestContext;
  }
}
