// The unsaved game as it is kept in the browser: core's draft, whether it had begun, and the saved version it was made on.
import { isSameSelection } from '@palmares/core/draft-fields';
import { parseTournamentDraft, type TournamentDraft, toSavedDraft } from '@palmares/core/tournament/draft';
import { phaseOf } from '@palmares/core/tournament/tournament';
import type { Saved } from '../../lib/content-saver.ts';
import type { DraftName, DraftOwner } from '../../lib/drafts/draft-keys.ts';
import type { PlaySource } from './play-source.ts';
import type { PlayState } from './play-state.ts';

export type DraftPlace = {
  readonly owner: DraftOwner;
  readonly userKey: string;
  readonly albumId: number;
};

export type FoundDraft = {
  readonly draft: TournamentDraft;
  readonly started: boolean;
  /** Version of the saved tournament it was made on. */
  readonly base: number | null;
};

/** One draft for each album, or for each tournament that was saved (product.md §6). */
export function draftNameOf(
  { owner, albumId }: Pick<DraftPlace, 'owner' | 'albumId'>,
  savedAs: Saved | null,
): DraftName {
  return {
    owner,
    kind: 'tournament',
    subject: savedAs === null ? { album: albumId } : { content: savedAs.id },
  };
}

export function toStoredDraft(
  { tournament, details, savedAs, started }: PlayState,
  { userKey, albumId }: DraftPlace,
  now: number,
): unknown {
  if (tournament === null) return null;
  return {
    base: savedAs?.version ?? null,
    started,
    draft: toSavedDraft({
      savedAt: now,
      userKey,
      albumId,
      tournamentId: savedAs?.id ?? null,
      ...details,
      tournament,
    }),
  };
}

/** Null when there is nothing usable: junk, another album, or images that are gone (a draw cannot lose one). */
export function parseStoredDraft(stored: unknown, source: PlaySource): FoundDraft | null {
  if (typeof stored !== 'object' || stored === null || !('draft' in stored)) return null;
  const draft = parseTournamentDraft(stored.draft);
  if (draft === null || draft.albumId !== source.albumId) return null;
  const known = new Set(source.images.map(({ id }) => id));
  if (!draft.tournament.imageIds.every((id) => known.has(id))) return null;
  const base = 'base' in stored && typeof stored.base === 'number' ? stored.base : null;
  return { draft, base, started: 'started' in stored && stored.started === true };
}

/** `ask` when the screen was opened for something else than what the draft holds: another selection, or a newer save. */
export type DraftFit = 'none' | 'resume' | 'ask';

export function fitOf(found: FoundDraft | null, { selection, savedAs }: PlaySource): DraftFit {
  if (found === null) return 'none';
  if (savedAs !== null) return found.base === savedAs.version ? 'resume' : 'ask';
  return isSameSelection(found.draft.tournament.imageIds, selection) ? 'resume' : 'ask';
}

/** The game as the draft left it. A replay of a saved tournament waits for a word (`goOn`). */
export function resumeDraft(found: FoundDraft, start: PlayState, goOn: boolean): PlayState {
  const { name, description, private: isPrivate, tournament } = found.draft;
  const started = found.started && (start.savedAs === null || goOn);
  return {
    ...start,
    tournament,
    started,
    revealed: started && phaseOf(tournament) === 'finished',
    details: { name, description, private: isPrivate },
    // A save on an older version is refused by the server, and the person chooses then.
    savedAs: start.savedAs && { ...start.savedAs, version: found.base ?? start.savedAs.version },
  };
}
