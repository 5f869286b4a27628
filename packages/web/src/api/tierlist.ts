import { ENDPOINTS } from '@palmares/core/contract/endpoints';
import type { CreateTierlistBody, Tierlist, UpdateTierlistBody } from '@palmares/core/contract/types';
import { call } from './client.ts';

/** What a write answers: enough to write again. */
export type SavedTierlist = { id: number; version: number };

/** A save of many images may take longer than other calls, and is never cut by us before this. */
const SAVE_TIMEOUT_MS = 60_000;

export function getTierlist(id: number, signal?: AbortSignal): Promise<Tierlist> {
  return call(ENDPOINTS.getTierlist, { id, signal });
}

/** The same key with the same body creates one tier list, however often it is sent. */
export function createTierlist(body: CreateTierlistBody, idempotencyKey: string): Promise<SavedTierlist> {
  return call(ENDPOINTS.createTierlist, { body, idempotencyKey, timeoutMs: SAVE_TIMEOUT_MS });
}

/**
 * The same key with the same body is one update, however often it is sent: a repeated one answers what the first did. Throws
 * ApiError `version_conflict` when somebody saved since `version`.
 */
export function updateTierlist(
  id: number,
  body: UpdateTierlistBody,
  version: number,
  idempotencyKey: string,
): Promise<SavedTierlist> {
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
