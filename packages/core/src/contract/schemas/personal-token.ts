// Wire schemas of personal access tokens (docs/API.md).
import { type Static, Type } from 'typebox';
import { PERSONAL_TOKEN, TOKEN_SCOPES } from '../../account/personal-token.ts';
import { WIRE } from '../../limits.ts';
import { Id, IsoTime, Nullable, OptionalCode, success } from './common.ts';

const Scope = Type.Enum(TOKEN_SCOPES);

const tokenFields = {
  id: Id,
  name: Type.String(),
  scope: Scope,
  createdAt: IsoTime,
  expiresAt: IsoTime,
  lastUsedAt: Nullable(Type.String({ description: 'to the minute; null: never' })),
};

/** A listed token. Its secret is shown once, when it is created. */
export const PersonalToken = Type.Object(tokenFields);
export type PersonalToken = Static<typeof PersonalToken>;

export const ListTokensReply = success(Type.Array(PersonalToken));

export const CreateTokenBody = Type.Object({
  name: Type.String({ maxLength: WIRE.lineMax }),
  scope: Scope,
  days: Type.Enum(PERSONAL_TOKEN.lifetimesDays),
  currentPassword: Type.String({ maxLength: WIRE.passwordMax }),
  code: OptionalCode,
});
export type CreateTokenBody = Static<typeof CreateTokenBody>;

export const CreateTokenReply = success(
  Type.Object({ ...tokenFields, token: Type.String({ description: 'told this once' }) }),
);
export type CreatedToken = Static<typeof CreateTokenReply>['data'];
