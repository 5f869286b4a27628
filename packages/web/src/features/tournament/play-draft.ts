// The unsaved game as it is kept in the browser: core's draft, whether it had begun, and the saved version it was made on.
import { parseTournamentDraft, type TournamentDraft, toDraftJson } from '@palmares/core/tournament/draft';
import { progressOf } from '@palmares/core/tournament/progress';
import { contendersOf, phaseOf } from '@palmares/core/tournament/tournament';
import { withoutImages } from '@palmares/core/tournament/without-images';
import { detailsOf } from '../../lib/content-details.ts';
import type { DraftDescription } from '../../lib/drafts/draft-description.ts';
import {
  type DraftOwnership,
  type RestoredDraft,
  readVersionedDraft,
  savedAsOf,
  toVersionedDraft,
} from '../../lib/drafts/versioned-draft.ts';
import { TEXTS } from './messages.ts';
import { isUnderWay, type PlayState } from './play-state.ts';

export type RestoredGame = RestoredDraft<TournamentDraft> & {
  readonly started: boolean;
  /** It was finished, and the champion is among the images that were lost. */
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
  return { ...toVersionedDraft(draft, savedAs), started: isUnderWay(state) };
}

/** Null when there is nothing usable: junk, another album, or no image left of it. Images that are gone leave the game. */
export function parseStoredDraft(
  stored: unknown,
  albumId: number,
  known: ReadonlySet<number>,
): RestoredGame | null {
  const kept = readVersionedDraft(stored, albumId, parseTournamentDraft);
  if (kept === null) return null;
  const { tournament } = kept.draft;
  const lost = new Set(contendersOf(tournament).filter((id) => !known.has(id)));
  const rest = withoutImages(tournament, lost);
  if (rest === null) return null;
  const isAskedAgain = phaseOf(tournament) === 'finished' && phaseOf(rest) !== 'finished';
  return {
    ...kept,
    draft: { ...kept.draft, tournament: rest },
    lost: lost.size,
    lostChampion: isAskedAgain ? (tournament.picks.at(-1) ?? null) : null,
    started: typeof stored === 'object' && stored !== null && 'started' in stored && stored.started === true,
  };
}

/** The images that take part in it. */
export function imagesOfDraft({ draft }: RestoredGame): readonly number[] {
  return contendersOf(draft.tournament);
}

/** Why it is asked whether to go on with it. */
export function draftQuestion({ draft }: RestoredGame, isEdit: boolean): string {
  const picks = picksText(draft);
  return isEdit ? TEXTS.draftOlder(picks) : TEXTS.draftOther(draft.name, picks);
}

/** What it holds, where the person has to choose. */
export function describeDraft({ draft }: RestoredGame): DraftDescription {
  return { title: draft.name, worth: picksText(draft), savedAt: draft.savedAt };
}

export function picksText({ tournament }: Pick<TournamentDraft, 'tournament'>): string {
  const { picks, total } = progressOf(tournament);
  return TEXTS.picks(picks, total);
}

/** The game as the draft left it. A replay of a saved tournament waits for a word, unless it is wanted. */
export function resumeDraft(found: RestoredGame, start: PlayState, isWanted: boolean): PlayState {
  const { tournament } = found.draft;
  const started = (found.started || start.started) && (start.savedAs === null || isWanted);
  return {
    ...start,
    tournament,
    started,
    waits: found.started && !started,
    revealed: started && phaseOf(tournament) === 'finished',
    lostChampion: found.started ? found.lostChampion : null,
    details: detailsOf(found.draft),
    savedAs: savedAsOf(found, start.savedAs),
  };
}
