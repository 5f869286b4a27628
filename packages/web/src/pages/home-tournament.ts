// Where the home page's duels lead: the editor of tournaments, with the picks made. Fetched when one goes on with them.

import type { Album } from '@palmares/core/contract/types';
import type { Tournament } from '@palmares/core/tournament/tournament';
import { defaultName } from '../features/album-dialog/content-name.ts';
import { keepTournament } from '../features/tournament/keep-tournament.ts';
import { KINDS } from '../kinds/kinds.ts';
import type { DraftOwnership } from '../lib/drafts/versioned-draft.ts';
import { sourceOf } from '../lib/source-album.ts';

/** Its address; null where the browser keeps nothing, so that the editor would not know of the picks. */
export function leadToEditor(
  tournament: Tournament,
  album: Album,
  owner: Pick<DraftOwnership, 'owner' | 'userKey'>,
): string | null {
  const name = defaultName('tournament', album.name);
  if (!keepTournament(tournament, sourceOf(album), name, owner)) return null;
  return KINDS.tournament.paths.create({ album: album.id, images: null, name });
}
