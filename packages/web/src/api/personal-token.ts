// API calls for personal access tokens, which a person's own programs use.
import { TOKEN_ENDPOINTS } from '@palmares/core/contract/token-endpoints';
import type { CreatedToken, CreateTokenBody, PersonalToken } from '@palmares/core/contract/types';
import { call } from './client.ts';

export function listTokens(signal?: AbortSignal): Promise<PersonalToken[]> {
  return call(TOKEN_ENDPOINTS.listTokens, { signal });
}

/** Only this reply contains the token's text. Throws ApiError `wrong_current_password` or `too_many_tokens`. */
export function createToken(body: CreateTokenBody): Promise<CreatedToken> {
  return call(TOKEN_ENDPOINTS.createToken, { body });
}

export async function deleteToken(id: number): Promise<void> {
  await call(TOKEN_ENDPOINTS.deleteToken, { id });
}
