// An account as everybody sees it: the author of what it made public. Never its address, its roles or when it was last there.
import { type Static, Type } from 'typebox';
import { WIRE } from '../../limits.ts';
import { success } from './common.ts';

export const AuthorQuery = Type.Object({ nametag: Type.String({ maxLength: WIRE.identifierMax }) });
export type AuthorQuery = Static<typeof AuthorQuery>;

export const AuthorReply = success(Type.Object({ username: Type.String(), nametag: Type.String() }));
export type AuthorProfile = Static<typeof AuthorReply>['data'];
