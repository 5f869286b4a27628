// The result of a conversion: the start of an ordinary content, before it is stored as a draft.
import type { Ranking } from '@palmares/core/ranking/ranking';
import type { Board } from '@palmares/core/tierlist/board';
import type { Tournament } from '@palmares/core/tournament/tournament';
import type { SourceAlbum } from '../../lib/source-album.ts';
import type { DraftOwnership } from '../../storage/drafts/versioned-draft.ts';

export type ConvertedContent =
  | { readonly kind: 'tierlist'; readonly board: Board }
  | { readonly kind: 'ranking'; readonly ranking: Ranking }
  | { readonly kind: 'tournament'; readonly tournament: Tournament };

/** Stores the result as a draft of the editor of its kind. Returns false when the browser storage refuses it. */
export type StoreConvertedContent = (
  work: ConvertedContent,
  source: SourceAlbum,
  name: string,
  owner: Pick<DraftOwnership, 'owner' | 'userKey'>,
) => Promise<boolean>;
