import { ENDPOINTS } from '@palmares/core/contract/endpoints';
import type { SessionReply } from '@palmares/core/contract/types';
import { call } from './client.ts';

export function getSession(): Promise<SessionReply['data']> {
  return call(ENDPOINTS.session);
}

export function revoke(): Promise<unknown> {
  return call(ENDPOINTS.revocation, { timeoutMs: 5_000 });
}
