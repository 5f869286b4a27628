// A ranking that was made outside of its editor, kept where the editor of its album goes on with it.
import type { Ranking } from '@palmares/core/ranking/ranking';
import { keepDraft } from '../../lib/drafts/keep-draft.ts';
import type { DraftOwnership } from '../../lib/drafts/versioned-draft.ts';
import { type SourceAlbum, startDetails } from '../../lib/source-album.ts';
import { toStoredDraft } from './editor-draft.ts';
import { freshStart } from './editor-store.ts';

/** False when the browser keeps nothing. */
export function keepRanking(
  ranking: Ranking,
  source: SourceAlbum,
  name: string,
  { owner, userKey }: Pick<DraftOwnership, 'owner' | 'userKey'>,
): boolean {
  const { albumId } = source;
  const start = freshStart(ranking, startDetails(source, name), null);
  return keepDraft('ranking', { owner, albumId }, toStoredDraft(start, { userKey, albumId }, Date.now()));
}
