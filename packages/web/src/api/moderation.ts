// API calls for the moderation queue and its decisions.
import { ENDPOINTS } from '@palmares/core/contract/endpoints';
import type {
  CaseDetail,
  DecideCaseBody,
  ListQueueQuery,
  QueueEntry,
  QueueMeta,
} from '@palmares/core/contract/types';
import { call, callWithMeta } from './client.ts';
import type { Reply } from './reply.ts';

export function listQueue(
  query: ListQueueQuery,
  signal?: AbortSignal,
): Promise<Reply<QueueEntry[], QueueMeta>> {
  return callWithMeta(ENDPOINTS.listQueue, { query, signal });
}

export function getCase(id: number, signal?: AbortSignal): Promise<CaseDetail> {
  return call(ENDPOINTS.getCase, { id, signal });
}

/** Throws ApiError `case_moved_on` when someone else has decided first. */
export async function decideCase(id: number, body: DecideCaseBody): Promise<void> {
  await call(ENDPOINTS.decideCase, { id, body });
}
