// Stores a ranking that was made outside the editor as a draft that the editor of its album resumes.
import type { Ranking } from '@palmares/core/ranking/ranking';
import { type SourceAlbum, startDetails } from '../../lib/source-album.ts';
import { storeNewDraft } from '../../storage/drafts/store-new-draft.ts';
import type { DraftOwnership } from '../../storage/drafts/versioned-draft.ts';
import { toStoredDraft } from './editor-draft.ts';
import { freshStart } from './editor-store.ts';

/** Returns false when the browser storage refuses the draft. */
export function storeRankingDraft(
  ranking: Ranking,
  source: SourceAlbum,
  name: string,
  { owner, userKey }: Pick<DraftOwnership, 'owner' | 'userKey'>,
): boolean {
  const { albumId } = source;
  const start = freshStart(ranking, startDetails(source, name), null);
  return storeNewDraft('ranking', { owner, albumId }, toStoredDraft(start, { userKey, albumId }, Date.now()));
}
