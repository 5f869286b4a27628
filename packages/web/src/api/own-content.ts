// One's own tier lists, tournaments and rankings where they are treated alike: the profile's sections (P1 §2 and §7).
import type { ListOf, SavedContent } from '@palmares/core/contract/content-endpoints';
import type { Endpoint } from '@palmares/core/contract/endpoint';
import { ENDPOINTS } from '@palmares/core/contract/endpoints';
import type {
  ListQuery,
  PageMeta,
  RankingSummary,
  TierlistSummary,
  TournamentSummary,
} from '@palmares/core/contract/types';
import type { DraftKind } from '../lib/drafts/draft-keys.ts';
import { call, callWithMeta } from './client.ts';
import type { Reply } from './reply.ts';

export type ContentKind = DraftKind;

export type ContentSummary = TierlistSummary | TournamentSummary | RankingSummary;

type Calls = {
  list: Endpoint<ListOf<ContentSummary>>;
  update: Endpoint<{ body: { private?: boolean }; data: SavedContent }>;
  remove: Endpoint;
};

const CALLS: Readonly<Record<ContentKind, Calls>> = {
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
};

export function listContents(
  kind: ContentKind,
  query: ListQuery,
  signal?: AbortSignal,
): Promise<Reply<ContentSummary[], PageMeta>> {
  return callWithMeta(CALLS[kind].list, { query, signal });
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
