// Continues the home page's duels in the tournament editor, with the picks made. This module loads on demand.

import type { Album } from '@palmares/core/contract/types';
import type { Tournament } from '@palmares/core/tournament/tournament';
import { defaultName } from '../features/album-dialog/content-name.ts';
import { storeTournamentDraft } from '../features/tournament/store-tournament-draft.ts';
import { KINDS } from '../kinds/kinds.ts';
import { toSourceAlbum } from '../lib/source-album.ts';
import type { DraftOwnership } from '../storage/drafts/versioned-draft.ts';

/** Returns the editor's address; null when the browser storage refuses the draft, because the editor would lack the picks. */
export function storeHomeTournament(
  tournament: Tournament,
  album: Album,
  owner: Pick<DraftOwnership, 'owner' | 'userKey'>,
): string | null {
  const name = defaultName('tournament', album.name);
  if (!storeTournamentDraft(tournament, toSourceAlbum(album), name, owner)) return null;
  const { imageIds } = tournament;
  // The address names the images that were drawn, so that it leads to the same draft.
  const images = imageIds.length < album.images.length ? imageIds : null;
  return KINDS.tournament.paths.create({ album: album.id, images, name });
}
