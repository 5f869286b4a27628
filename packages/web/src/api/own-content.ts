// One's own tier lists, tournaments and rankings where they are treated alike: the profile's sections (P1 §2 and §7).
import { ENDPOINTS } from '@palmares/core/contract/endpoints';
import type {
  ListQuery,
  PageMeta,
  RankingSummary,
  TierlistSummary,
  TournamentSummary,
} from '@palmares/core/contract/types';
import type { DraftKind } from '../lib/drafts/draft-keys.ts';
import { call, callWithMeta, type Reply } from './client.ts';

export type ContentKind = DraftKind;

export type ContentSummary = TierlistSummary | TournamentSummary | RankingSummary;

const CALLS = {
  tierlist: {
    list: ENDPOINTS.listTierlists,
    update: ENDPOINTS.updateTierlist,
    remove: ENDPOINTS.deleteTierlist,
  },
  tournament: {
    list: ENDPOINTS.listTournaments,
    update: ENDPOINTS.updateTournament,
    remove: ENDPOINTS.deleteTournament,
  },
  ranking: {
    list: ENDPOINTS.listRankings,
    update: ENDPOINTS.updateRanking,
    remove: ENDPOINTS.deleteRanking,
  },
} as const;

export function listContents(
  kind: ContentKind,
  query: ListQuery,
  signal?: AbortSignal,
): Promise<Reply<ContentSummary[], PageMeta>> {
  return callWithMeta(CALLS[kind].list, { query, ...(signal && { signal }) });
}

/** The reply says what the content is now: the screen shows that, not what was asked for (P1 §4). */
export function setContentPrivate(
  kind: ContentKind,
  id: number,
  isPrivate: boolean,
): Promise<{ id: number; private: boolean }> {
  return call(CALLS[kind].update, { id, body: { private: isPrivate } });
}

export async function deleteContent(kind: ContentKind, id: number): Promise<void> {
  await call(CALLS[kind].remove, { id });
}
