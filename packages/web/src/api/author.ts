import { ENDPOINTS } from '@palmares/core/contract/endpoints';
import type { AuthorProfile } from '@palmares/core/contract/types';
import { call } from './client.ts';

export function getAuthor(nametag: string, signal?: AbortSignal): Promise<AuthorProfile> {
  return call(ENDPOINTS.getAuthor, { query: { nametag }, signal });
}
