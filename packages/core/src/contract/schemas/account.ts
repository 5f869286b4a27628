// Wire schemas of accounts and sessions.
import { type Static, Type } from 'typebox';
import { LANGUAGES } from '../../language.ts';
import { WIRE } from '../../limits.ts';
import { Id, IsoTime, success } from './common.ts';

export const Role = Type.Object({ id: Id, libelle: Type.String() });
export type Role = Static<typeof Role>;

export const LoginBody = Type.Object({
  identifier: Type.String({ maxLength: WIRE.identifierMax }),
  password: Type.String({ maxLength: WIRE.passwordMax }),
});
export type LoginBody = Static<typeof LoginBody>;

const GrantedSession = Type.Object({ token: Type.String(), expiresAt: IsoTime });
export type GrantedSession = Static<typeof GrantedSession>;

/** A session, as returned by a sign-in. */
export const GrantedReply = Type.Object({
  status: Type.Literal('success'),
  token: Type.String(),
  data: GrantedSession,
});

/** An account with a second factor gets a ticket instead, valid only for the second step of the sign-in. */
export const LoginReply = Type.Object({
  status: Type.Literal('success'),
  token: Type.Optional(Type.String()),
  data: Type.Union([GrantedSession, Type.Object({ ticket: Type.String(), expiresAt: IsoTime })]),
});
export type LoginReply = Static<typeof LoginReply>;

export const RegisterBody = Type.Object({
  username: Type.String({ maxLength: WIRE.lineMax }),
  nametag: Type.String({ maxLength: WIRE.lineMax }),
  email: Type.String({ maxLength: WIRE.lineMax }),
  password: Type.String({ maxLength: WIRE.passwordMax }),
});
export type RegisterBody = Static<typeof RegisterBody>;

export const RegisterReply = success(
  Type.Object({ id: Id, username: Type.String(), nametag: Type.String() }),
);
export type Registered = Static<typeof RegisterReply>['data'];

export const LanguageCode = Type.Enum([...LANGUAGES]);

/** The signed-in user, with the fields that the shell needs; `GET /session` checks a session and returns only this. */
export const SessionUser = Type.Object({
  id: Id,
  username: Type.String(),
  nametag: Type.String(),
  email: Type.String(),
  createdAt: IsoTime,
  roles: Type.Array(Role),
  language: LanguageCode,
  voices_left_out: Type.Boolean({ description: 'an admin has left their contents out of every palmarès' }),
  second_factor_missing: Type.Boolean({
    description: 'the site asks its staff for a second factor: without one their roles open nothing',
  }),
});
export type SessionUser = Static<typeof SessionUser>;

/** `now` is the server's clock, used to watch the expiry (AC-64). */
export const SessionReply = success(Type.Object({ user: SessionUser, expiresAt: IsoTime, now: IsoTime }));
export type SessionReply = Static<typeof SessionReply>;

export const CsrfReply = Type.Object({
  status: Type.Literal('success'),
  csrfToken: Type.String(),
  data: Type.Object({ csrfToken: Type.String() }),
});

/** Settings of this installation that the shell needs. */
export const SiteReply = success(Type.Object({ contactEmail: Type.String(), publicUrl: Type.String() }));
export type SiteReply = Static<typeof SiteReply>;
