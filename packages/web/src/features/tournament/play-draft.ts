// The unsaved game as it is kept in the browser: core's draft, whether it had begun, and the saved version it was made on.
import { parseTournamentDraft, type TournamentDraft, toSavedDraft } from '@palmares/core/tournament/draft';
import { phaseOf } from '@palmares/core/tournament/tournament';
import { detailsOf } from '../../lib/content-details.ts';
import {
  type DraftFit,
  type DraftPlace,
  fitDraft,
  type KeptDraft,
  keepDraft,
  readKeptDraft,
  savedAsOf,
} from '../../lib/drafts/kept-draft.ts';
import type { PlaySource } from './play-source.ts';
import type { PlayState } from './play-state.ts';

export type FoundDraft = KeptDraft<TournamentDraft> & { readonly started: boolean };

export function toStoredDraft(
  { tournament, details, savedAs, started }: PlayState,
  { userKey, albumId }: DraftPlace,
  now: number,
): unknown {
  if (tournament === null) return null;
  const draft = toSavedDraft({
    savedAt: now,
    userKey,
    albumId,
    tournamentId: savedAs?.id ?? null,
    ...details,
    tournament,
  });
  return { ...keepDraft(draft, savedAs), started };
}

/** Null when there is nothing usable: junk, another album, or images that are gone (a draw cannot lose one). */
export function parseStoredDraft(stored: unknown, source: PlaySource): FoundDraft | null {
  const kept = readKeptDraft(stored, source.albumId, parseTournamentDraft);
  const known = new Set(source.images.map(({ id }) => id));
  if (kept === null || !kept.draft.tournament.imageIds.every((id) => known.has(id))) return null;
  return {
    ...kept,
    started: typeof stored === 'object' && stored !== null && 'started' in stored && stored.started === true,
  };
}

export function fitOf(found: FoundDraft | null, source: PlaySource): DraftFit {
  return fitDraft(found, ({ tournament }) => tournament.imageIds, source);
}

/** The game as the draft left it. A replay of a saved tournament waits for a word (`goOn`). */
export function resumeDraft(found: FoundDraft, start: PlayState, goOn: boolean): PlayState {
  const { tournament } = found.draft;
  const started = found.started && (start.savedAs === null || goOn);
  return {
    ...start,
    tournament,
    started,
    revealed: started && phaseOf(tournament) === 'finished',
    details: detailsOf(found.draft),
    savedAs: savedAsOf(found, start.savedAs),
  };
}
