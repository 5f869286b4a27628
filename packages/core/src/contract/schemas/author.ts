// The public profile of an account. It never contains the address, the roles or the last visit.
import { type Static, Type } from 'typebox';
import { WIRE } from '../../limits.ts';
import { success } from './common.ts';

export const AuthorQuery = Type.Object({ nametag: Type.String({ maxLength: WIRE.identifierMax }) });
export type AuthorQuery = Static<typeof AuthorQuery>;

export const AuthorProfile = Type.Object({ username: Type.String(), nametag: Type.String() });
export type AuthorProfile = Static<typeof AuthorProfile>;

export const AuthorReply = success(AuthorProfile);
