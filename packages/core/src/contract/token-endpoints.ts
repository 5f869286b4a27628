// The calls for personal access tokens. Separate from endpoints.ts, which every first page load includes.
import type { Endpoint } from './endpoint.ts';
import type * as wire from './types.ts';

type Member<S extends { data: unknown; body?: object }> = Endpoint<S, 'session'>;

const listTokens: Member<{ data: wire.PersonalToken[] }> = {
  method: 'GET',
  path: '/me/token',
  access: 'session',
};
const createToken: Member<{ body: wire.CreateTokenBody; data: wire.CreatedToken }> = {
  method: 'POST',
  path: '/me/token',
  access: 'session',
};
const deleteToken: Member<{ data: { id: number } }> = {
  method: 'DELETE',
  path: '/me/token/:id',
  access: 'session',
};

export const TOKEN_ENDPOINTS = { listTokens, createToken, deleteToken } as const;
