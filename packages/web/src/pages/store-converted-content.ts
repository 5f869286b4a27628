// Stores the result of a conversion as a draft of the editor of its kind. This module loads on demand.
import type { ConvertedContent } from '../features/convert-content/converted-content.ts';
import { storeRankingDraft } from '../features/ranking-editor/store-ranking-draft.ts';
import { storeBoardDraft } from '../features/tierlist-editor/store-board-draft.ts';
import { storeTournamentDraft } from '../features/tournament/store-tournament-draft.ts';
import type { SourceAlbum } from '../lib/source-album.ts';
import type { DraftOwnership } from '../storage/drafts/versioned-draft.ts';

/** Returns false when the browser storage refuses the draft, because the editor would lack it. */
export function storeConvertedContent(
  work: ConvertedContent,
  source: SourceAlbum,
  name: string,
  owner: Pick<DraftOwnership, 'owner' | 'userKey'>,
): boolean {
  switch (work.kind) {
    case 'tierlist':
      return storeBoardDraft(work.board, source, name, owner);
    case 'ranking':
      return storeRankingDraft(work.ranking, source, name, owner);
    case 'tournament':
      return storeTournamentDraft(work.tournament, source, name, owner);
  }
}
