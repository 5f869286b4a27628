// Stores a tournament that was begun outside the editor as a draft that the editor of its album resumes.
import type { Tournament } from '@palmares/core/tournament/tournament';
import { type SourceAlbum, startDetails } from '../../lib/source-album.ts';
import { storeNewDraft } from '../../storage/drafts/store-new-draft.ts';
import type { DraftOwnership } from '../../storage/drafts/versioned-draft.ts';
import { toStoredDraft } from './play-draft.ts';
import { startState } from './play-state.ts';

/** Returns false when the browser storage refuses the draft. */
export function storeTournamentDraft(
  tournament: Tournament,
  source: SourceAlbum,
  name: string,
  { owner, userKey }: Pick<DraftOwnership, 'owner' | 'userKey'>,
): boolean {
  const { albumId } = source;
  const details = startDetails(source, name);
  const start = { selection: tournament.imageIds, details, savedAs: null, savedResult: null };
  const state = { ...startState(start, tournament.seed), tournament, started: true };
  return storeNewDraft(
    'tournament',
    { owner, albumId },
    toStoredDraft(state, { userKey, albumId }, Date.now()),
  );
}
