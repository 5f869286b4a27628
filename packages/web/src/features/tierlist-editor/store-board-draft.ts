// Stores a board that was made outside the editor as a draft that the editor of its album resumes.
import { type Board, listBoardImages } from '@palmares/core/tierlist/board';
import { type SourceAlbum, startDetails } from '../../lib/source-album.ts';
import { storeNewDraft } from '../../storage/drafts/store-new-draft.ts';
import type { DraftOwnership } from '../../storage/drafts/versioned-draft.ts';
import { toStoredDraft } from './editor-draft.ts';
import { freshStart } from './editor-store.ts';

/** Returns false when the browser storage refuses the draft. */
export function storeBoardDraft(
  board: Board,
  source: SourceAlbum,
  name: string,
  { owner, userKey }: Pick<DraftOwnership, 'owner' | 'userKey'>,
): boolean {
  const { albumId } = source;
  const start = freshStart(board, startDetails(source, name), null);
  const stored = toStoredDraft(start, { userKey, albumId, selection: listBoardImages(board) }, Date.now());
  return storeNewDraft('tierlist', { owner, albumId }, stored);
}
