// A board that was made outside of its editor, kept where the editor of its album goes on with it.
import { type Board, imagesOf } from '@palmares/core/tierlist/board';
import { keepDraft } from '../../lib/drafts/keep-draft.ts';
import type { DraftOwnership } from '../../lib/drafts/versioned-draft.ts';
import { type SourceAlbum, startDetails } from '../../lib/source-album.ts';
import { toStoredDraft } from './editor-draft.ts';
import { freshStart } from './editor-store.ts';

/** False when the browser keeps nothing. */
export function keepBoard(
  board: Board,
  source: SourceAlbum,
  name: string,
  { owner, userKey }: Pick<DraftOwnership, 'owner' | 'userKey'>,
): boolean {
  const { albumId } = source;
  const start = freshStart(board, startDetails(source, name), null);
  const stored = toStoredDraft(start, { userKey, albumId, selection: imagesOf(board) }, Date.now());
  return keepDraft('tierlist', { owner, albumId }, stored);
}
