import { ENDPOINTS } from '@palmares/core/contract/endpoints';
import type {
  CreateTournamentBody,
  ListQuery,
  PageMeta,
  Tournament,
  TournamentSummary,
  UpdateTournamentBody,
} from '@palmares/core/contract/types';
import type { Saved } from '../lib/content-saver.ts';
import { call, callWithMeta } from './client.ts';
import type { Reply } from './reply.ts';
import { SAVE_TIMEOUT_MS } from './save-timeout.ts';

export function listTournaments(
  query: ListQuery,
  signal?: AbortSignal,
): Promise<Reply<TournamentSummary[], PageMeta>> {
  return callWithMeta(ENDPOINTS.listTournaments, { query, signal });
}

export function getTournament(id: number, signal?: AbortSignal): Promise<Tournament | null> {
  return call(ENDPOINTS.getTournament, { id, signal });
}

/** The same key with the same body creates one tournament, however often it is sent. */
export function createTournament(body: CreateTournamentBody, idempotencyKey: string): Promise<Saved> {
  return call(ENDPOINTS.createTournament, { body, idempotencyKey, timeoutMs: SAVE_TIMEOUT_MS });
}

/** The same for an update. Throws ApiError `version_conflict` when somebody saved since `version`. */
export function updateTournament(
  id: number,
  body: UpdateTournamentBody,
  version: number,
  idempotencyKey: string,
): Promise<Saved> {
  return call(ENDPOINTS.updateTournament, {
    id,
    body,
    ifMatch: version,
    idempotencyKey,
    timeoutMs: SAVE_TIMEOUT_MS,
  });
}

export function deleteTournament(id: number): Promise<{ id: number }> {
  return call(ENDPOINTS.deleteTournament, { id });
}
