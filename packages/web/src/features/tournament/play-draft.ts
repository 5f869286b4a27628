// The unsaved game as it is kept in the browser: core's draft, whether it had begun, and the saved version it was made on.
import { parseTournamentDraft, type TournamentDraft, toDraftJson } from '@palmares/core/tournament/draft';
import { progressOf } from '@palmares/core/tournament/progress';
import { contendersOf, phaseOf } from '@palmares/core/tournament/tournament';
import { withoutImages } from '@palmares/core/tournament/without-images';
import { detailsOf } from '../../lib/content-details.ts';
import type { DraftFace } from '../../lib/drafts/draft-face.ts';
import {
  type DraftFit,
  type DraftPlace,
  type FoundDraft,
  fitDraft,
  keepDraft,
  nameDraft,
  readKeptDraft,
  savedAsOf,
} from '../../lib/drafts/kept-draft.ts';
import type { DraftPlan } from '../../lib/drafts/use-draft.ts';
import { TEXTS } from './messages.ts';
import type { PlaySource } from './play-source.ts';
import { isDirty, type PlayState } from './play-state.ts';

export type PlayDraft = FoundDraft<TournamentDraft> & {
  readonly started: boolean;
  /** It was finished, and the champion is among the images that were lost. */
  readonly lostChampion: number | null;
};

/** What is typed waits for a pause; a pick is written at once (product.md §7). */
const TYPING_MS = 400;

export function toDraftPlan(place: DraftPlace): DraftPlan<PlayState> {
  const nameOf = ({ isEdit, savedAs }: PlayState) => nameDraft('tournament', place, isEdit ? savedAs : null);
  return {
    delayMs: TYPING_MS,
    nameOf,
    namesOf: (state) => [nameOf(state)],
    hasChanged: (state, before) =>
      isGame(state, before) || state.details !== before.details || state.isSaved !== before.isSaved,
    isUrgent: isGame,
    isDirty,
    toStored: (state, now) => toStoredDraft(state, place, now),
  };
}

function isGame(state: PlayState, before: PlayState): boolean {
  return state.tournament !== before.tournament || state.started !== before.started;
}

export function toStoredDraft(
  { tournament, details, savedAs, started }: PlayState,
  { userKey, albumId }: DraftPlace,
  now: number,
): unknown {
  if (tournament === null) return null;
  const draft = toDraftJson({
    savedAt: now,
    userKey,
    albumId,
    tournamentId: savedAs?.id ?? null,
    ...details,
    tournament,
  });
  return { ...keepDraft(draft, savedAs), started };
}

/** Null when there is nothing usable: junk, another album, or no image left of it. Images that are gone leave the game. */
export function parseStoredDraft(
  stored: unknown,
  { albumId, images }: Pick<PlaySource, 'albumId' | 'images'>,
): PlayDraft | null {
  const kept = readKeptDraft(stored, albumId, parseTournamentDraft);
  if (kept === null) return null;
  const { tournament } = kept.draft;
  const known = new Set(images.map(({ id }) => id));
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

export function fitOf(found: PlayDraft | null, source: PlaySource): DraftFit {
  return fitDraft(found, ({ tournament }) => contendersOf(tournament), source);
}

/** What it holds, where the person has to choose. */
export function faceOf({ draft }: PlayDraft): DraftFace {
  return { title: draft.name, worth: picksText(draft), savedAt: draft.savedAt };
}

export function picksText({ tournament }: Pick<TournamentDraft, 'tournament'>): string {
  const { picks, total } = progressOf(tournament);
  return TEXTS.picks(picks, total);
}

/** The game as the draft left it. A replay of a saved tournament waits for a word (`goOn`). */
export function resumeDraft(found: PlayDraft, start: PlayState, goOn: boolean): PlayState {
  const { tournament } = found.draft;
  const started = found.started && (start.savedAs === null || goOn);
  return {
    ...start,
    tournament,
    started,
    revealed: started && phaseOf(tournament) === 'finished',
    lostChampion: started ? found.lostChampion : null,
    details: detailsOf(found.draft),
    savedAs: savedAsOf(found, start.savedAs),
  };
}
