// The state of the editor: the game with its details, whether it has started, and whether its result was saved. The rules are core's;
// play-actions.ts has the actions. Invariant: `isSaved` holds from a save until a restart, so that a result is saved once (TO-38).
import { canUndo } from '@palmares/core/tournament/play';
import { getProgress, isFinal } from '@palmares/core/tournament/progress';
import {
  createTournament,
  getPhase,
  listContenders,
  type Tournament,
} from '@palmares/core/tournament/tournament';
import { effortText, roundText, TOURNAMENT_TEXTS } from '@palmares/texts/game/tournament-rules';
import { type Details, isSameDetails } from '../../lib/content-details.ts';
import type { Saved } from '../../lib/content-saver.ts';
import type { TournamentResult } from './save-body.ts';

export type PlayState = {
  /** Null when nothing can be played: a saved tournament without images. */
  readonly tournament: Tournament | null;
  /** The first screen is over: duels or their result are on screen. */
  readonly started: boolean;
  /** Starts without the first screen; the first duel then shows the number of duels. */
  readonly express: boolean;
  /** True once the final was picked and the pause after it is over. */
  readonly revealed: boolean;
  readonly details: Details;
  /** True on /tournois/edit/{id}: a new save replaces the tournament. Otherwise a restart creates another one. */
  readonly isEdit: boolean;
  /** An unfinished replay of a saved tournament is paused until the person resumes it. */
  readonly waits: boolean;
  /** The saved state on the server, or the start before the first save. */
  readonly clean: { readonly details: Details };
  /** The content that a save replaces; null when it creates one. */
  readonly savedAs: Saved | null;
  /** The result that the server holds, reduced to the images that are left. A copy with changed details alone includes it. */
  readonly savedResult: TournamentResult | null;
  readonly isSaved: boolean;
  /** The champion that left the album, so that its duels are played again; null otherwise. */
  readonly lostChampion: number | null;
  /** Text of the live region: what just happened. */
  readonly said: string;
};

export type Screen = 'intro' | 'overview' | 'duel' | 'result';

export type PlayStart = Pick<PlayState, 'details' | 'savedAs' | 'savedResult'> & {
  readonly express?: boolean;
  readonly selection: readonly number[];
};

export function startState(
  { selection, details, savedAs, savedResult, express = false }: PlayStart,
  seed: number,
): PlayState {
  const tournament = createTournament(selection, seed);
  return {
    tournament,
    // A single image is the champion without a duel, which the first screen explains.
    started: express && tournament !== null && getPhase(tournament) === 'duel',
    express,
    revealed: false,
    details,
    isEdit: savedAs !== null,
    waits: false,
    clean: { details },
    savedAs,
    savedResult,
    isSaved: false,
    lostChampion: null,
    said: '',
  };
}

export function getScreen({ tournament, started, revealed, isEdit }: PlayState): Screen {
  if (!started || tournament === null) return isEdit ? 'overview' : 'intro';
  return getPhase(tournament) === 'finished' && revealed ? 'result' : 'duel';
}

export function isFinished({ tournament }: PlayState): boolean {
  return tournament !== null && getPhase(tournament) === 'finished';
}

/** Returns whether the game has started, on screen or paused. Drafts store it. */
export function isInProgress({ started, waits }: PlayState): boolean {
  return started || waits;
}

/** Returns whether leaving now would lose something that is not saved. */
export function isDirty(state: PlayState): boolean {
  const { details, clean, tournament, isSaved } = state;
  const hasPicks = tournament !== null && (canUndo(tournament) || isFinished(state));
  return (isInProgress(state) && hasPicks && !isSaved) || !isSameDetails(details, clean.details);
}

/** Returns the effort text above the first duel of an express start; null anywhere else. */
export function expressEffortText({ express }: PlayState, tournament: Tournament): string | null {
  return express && tournament.picks.length === 0 ? effortText(listContenders(tournament).length) : null;
}

/** Returns « FINAL » in the final, else a text such as « Round 2 of 4 ». */
export function getDuelHeading(tournament: Tournament): string {
  return isFinal(tournament) ? TOURNAMENT_TEXTS.final : roundText(getProgress(tournament));
}
