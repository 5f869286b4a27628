// Converts the unsaved game to and from its stored draft: core's draft, whether the game had started, and the saved version it is based on.
import { parseTournamentDraft, type TournamentDraft, toDraftJson } from '@palmares/core/tournament/draft';
import { getProgress } from '@palmares/core/tournament/progress';
import { removeImages } from '@palmares/core/tournament/remove-images';
import { getPhase, listContenders } from '@palmares/core/tournament/tournament';
import { TEXTS } from '@palmares/texts/game/tournament';
import { toDetails } from '../../lib/content-details.ts';
import type { DraftDescription } from '../../storage/drafts/draft-description.ts';
import {
  type DraftOwnership,
  type RestoredDraft,
  readVersionedDraft,
  toVersionedDraft,
  withDraftVersion,
} from '../../storage/drafts/versioned-draft.ts';
import { isInProgress, type PlayState } from './play-state.ts';

export type RestoredGame = RestoredDraft<TournamentDraft> & {
  readonly started: boolean;
  /** The champion of a finished game, when it is among the lost images. */
  readonly lostChampion: number | null;
};

export function toStoredDraft(
  state: PlayState,
  { userKey, albumId }: Pick<DraftOwnership, 'userKey' | 'albumId'>,
  now: number,
): object | null {
  const { tournament, details, savedAs } = state;
  if (tournament === null) return null;
  const draft = toDraftJson({
    savedAt: now,
    userKey,
    albumId,
    tournamentId: savedAs?.id ?? null,
    ...details,
    tournament,
  });
  return { ...toVersionedDraft(draft, savedAs), started: isInProgress(state) };
}

/** Reads a stored draft. Null when it is unusable: invalid, of another album, or without any image left. Lost images leave the game. */
export function parseStoredDraft(
  stored: unknown,
  albumId: number,
  known: ReadonlySet<number>,
): RestoredGame | null {
  const kept = readVersionedDraft(stored, albumId, parseTournamentDraft);
  if (kept === null) return null;
  const { tournament } = kept.draft;
  const lost = new Set(listContenders(tournament).filter((id) => !known.has(id)));
  const rest = removeImages(tournament, lost);
  if (rest === null) return null;
  const isAskedAgain = getPhase(tournament) === 'finished' && getPhase(rest) !== 'finished';
  return {
    ...kept,
    draft: { ...kept.draft, tournament: rest },
    lost: lost.size,
    lostChampion: isAskedAgain ? (tournament.picks.at(-1) ?? null) : null,
    started: typeof stored === 'object' && stored !== null && 'started' in stored && stored.started === true,
  };
}

export function listDraftImages({ draft }: RestoredGame): readonly number[] {
  return listContenders(draft.tournament);
}

/** Returns the text of the question whether to resume the draft. */
export function draftQuestion({ draft }: RestoredGame, isEdit: boolean): string {
  const picks = picksText(draft);
  return isEdit ? TEXTS.draftOlder(picks) : TEXTS.draftOther(draft.name, picks);
}

/** Describes the draft in the dialog where the person chooses between two drafts. */
export function describeDraft({ draft }: RestoredGame): DraftDescription {
  return { title: draft.name, worth: picksText(draft), savedAt: draft.savedAt };
}

export function picksText({ tournament }: Pick<TournamentDraft, 'tournament'>): string {
  const { picks, total } = getProgress(tournament);
  return TEXTS.picks(picks, total);
}

/** Returns the game as the draft has it. A replay of a saved tournament stays paused unless `isWanted`. */
export function resumeDraft(found: RestoredGame, start: PlayState, isWanted: boolean): PlayState {
  const { tournament } = found.draft;
  const started = (found.started || start.started) && (start.savedAs === null || isWanted);
  return {
    ...start,
    tournament,
    started,
    waits: found.started && !started,
    revealed: started && getPhase(tournament) === 'finished',
    lostChampion: found.started ? found.lostChampion : null,
    details: toDetails(found.draft),
    savedAs: withDraftVersion(found, start.savedAs),
  };
}
