import { ENDPOINTS } from '@palmares/core/contract/endpoints';
import type {
  CreateRankingBody,
  ListQuery,
  PageMeta,
  Ranking,
  RankingSummary,
  UpdateRankingBody,
} from '@palmares/core/contract/types';
import type { Saved } from '../lib/content-saver.ts';
import { call, callWithMeta } from './client.ts';
import type { Reply } from './reply.ts';
import { SAVE_TIMEOUT_MS } from './save-timeout.ts';

export function listRankings(
  query: ListQuery,
  signal?: AbortSignal,
): Promise<Reply<RankingSummary[], PageMeta>> {
  return callWithMeta(ENDPOINTS.listRankings, { query, signal });
}

export function getRanking(id: number, signal?: AbortSignal): Promise<Ranking> {
  return call(ENDPOINTS.getRanking, { id, signal });
}

/** The same key with the same body creates one ranking, however often it is sent. */
export function createRanking(body: CreateRankingBody, idempotencyKey: string): Promise<Saved> {
  return call(ENDPOINTS.createRanking, { body, idempotencyKey, timeoutMs: SAVE_TIMEOUT_MS });
}

/** The same for an update. Throws ApiError `version_conflict` when somebody saved since `version`. */
export function updateRanking(
  id: number,
  body: UpdateRankingBody,
  version: number,
  idempotencyKey: string,
): Promise<Saved> {
  return call(ENDPOINTS.updateRanking, {
    id,
    body,
    ifMatch: version,
    idempotencyKey,
    timeoutMs: SAVE_TIMEOUT_MS,
  });
}
