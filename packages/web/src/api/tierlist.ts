import { ENDPOINTS } from '@palmares/core/contract/endpoints';
import type { CreateTierlistBody, Tierlist, UpdateTierlistBody } from '@palmares/core/contract/types';
import type { Saved } from '../lib/content-saver.ts';
import { call } from './client.ts';
import { SAVE_TIMEOUT_MS } from './save-timeout.ts';

export function getTierlist(id: number, signal?: AbortSignal): Promise<Tierlist> {
  return call(ENDPOINTS.getTierlist, { id, signal });
}

/** The same key with the same body creates one tier list, however often it is sent. */
export function createTierlist(body: CreateTierlistBody, idempotencyKey: string): Promise<Saved> {
  return call(ENDPOINTS.createTierlist, { body, idempotencyKey, timeoutMs: SAVE_TIMEOUT_MS });
}

/** The same for an update. Throws ApiError `version_conflict` when somebody saved since `version`. */
export function updateTierlist(
  id: number,
  body: UpdateTierlistBody,
  version: number,
  idempotencyKey: string,
): Promise<Saved> {
  return call(ENDPOINTS.updateTierlist, {
    id,
    body,
    ifMatch: version,
    idempotencyKey,
    timeoutMs: SAVE_TIMEOUT_MS,
  });
}

export function deleteTierlist(id: number): Promise<{ id: number }> {
  return call(ENDPOINTS.deleteTierlist, { id });
}
