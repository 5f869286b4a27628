// A tournament that was begun outside of its editor, kept where the editor of its album goes on with it.
import type { Tournament } from '@palmares/core/tournament/tournament';
import { draftStore } from '../../lib/drafts/draft-store.ts';
import { createPageDrafts } from '../../lib/drafts/page-drafts.ts';
import { type DraftOwnership, nameDraft } from '../../lib/drafts/versioned-draft.ts';
import { type SourceAlbum, startDetails } from '../../lib/source-album.ts';
import { toStoredDraft } from './play-draft.ts';
import { startState } from './play-state.ts';

/**
 * A draft of that album that waits already stays: this one stands aside, and the editor asks which one goes on (product.md §6).
 * False when the browser keeps nothing.
 */
export function keepTournament(
  tournament: Tournament,
  source: SourceAlbum,
  name: string,
  { owner, userKey }: Pick<DraftOwnership, 'owner' | 'userKey'>,
): boolean {
  const { albumId } = source;
  const details = startDetails(source, name);
  const start = { selection: tournament.imageIds, details, savedAs: null, savedResult: null };
  const state = { ...startState(start, tournament.seed), tournament, started: true };
  const stored = toStoredDraft(state, { userKey, albumId }, Date.now());
  // It has read no draft before, so that it takes none for its own.
  const drafts = createPageDrafts(draftStore);
  return drafts.write(nameDraft('tournament', { owner, albumId }, null), stored) !== 'failed';
}
