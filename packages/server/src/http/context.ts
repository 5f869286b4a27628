// The part of a request that a service gets: the actor, the address, and the headers that affect writes.
import type { TokenScope } from '@palmares/core/account/personal-token';
import type { Actor } from '@palmares/core/permissions';
import type { Language } from '@palmares/texts/language';
import type { LastWritePosition } from '../db/replica.ts';
import type { IfMatch } from './if-match.ts';

export type Session = { readonly id: string; readonly expiresAt: Date };

export type RequestContext = {
  readonly actor: Actor;
  readonly session: Session | null;
  /** Scope of the call's personal token; null without one. */
  readonly scope: TokenScope | null;
  readonly ip: string;
  /** The language of the texts in the reply. */
  readonly language: Language;
  /** The version that the caller has seen; null if not sent. */
  readonly ifMatch: IfMatch | null;
  readonly idempotencyKey: string | null;
  /** Position of the caller's last write, which they must read back. */
  readonly wrote: LastWritePosition;
};

/** The reader of a list: the actor determines its content, and their last write determines which database is read. */
export type Reader = Pick<RequestContext, 'actor' | 'wrote'>;

/** Context of a route that requires a session or a personal token: the actor is an account. */
export type AccountContext = RequestContext & {
  readonly actor: Extract<Actor, { kind: 'account' }>;
};

/** Context of a route that requires a session and that no personal token may call. */
export type SessionContext = AccountContext & { readonly session: Session };

declare module 'fastify' {
  interface FastifyRequest {
    palmares: RequestContext;
  }
}
