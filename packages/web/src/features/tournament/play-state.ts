// The state of the editor. The rules are core's; this adds what surrounds a game: its details, whether it has begun, whether its
// result was saved. What a person does to it is in play-actions.ts.
// Invariant: `isSaved` holds from a save until a restart, so that a result is saved once (TO-38).
import { effortText, roundText, TOURNAMENT_TEXTS } from '@palmares/core/tournament/messages';
import { canUndo } from '@palmares/core/tournament/play';
import { isFinal, progressOf } from '@palmares/core/tournament/progress';
import {
  contendersOf,
  createTournament,
  phaseOf,
  type Tournament,
} from '@palmares/core/tournament/tournament';
import { type Details, isSameDetails } from '../../lib/content-details.ts';
import type { Saved } from '../../lib/content-saver.ts';
import type { TournamentResult } from './save-body.ts';

export type PlayState = {
  /** Null when nothing can be played: a saved tournament without images. */
  readonly tournament: Tournament | null;
  /** Past the first screen: on duels or on their result. */
  readonly started: boolean;
  /** Begins without its first screen: the first duel says what it will take. */
  readonly express: boolean;
  /** The final was picked and the pause after it is over. */
  readonly revealed: boolean;
  readonly details: Details;
  /** On /tournois/edit/{id}: a new save replaces the tournament; else a restart begins another one. */
  readonly isEdit: boolean;
  /** An unfinished replay of a saved tournament: it goes on when the person says so. */
  readonly waits: boolean;
  /** What the server holds, or what the screen began with. */
  readonly clean: { readonly details: Details };
  /** What a save replaces; null when it makes another one. */
  readonly savedAs: Saved | null;
  /** The result that the server holds, over the images that are left: a copy whose details alone were changed takes it along. */
  readonly savedResult: TournamentResult | null;
  readonly isSaved: boolean;
  /** The champion left the album: its duels are played again, and this says so. Null otherwise. */
  readonly lostChampion: number | null;
  /** For the live region: what just happened. */
  readonly said: string;
};

export type Screen = 'intro' | 'overview' | 'duel' | 'result';

/** What a game begins with. */
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
    // One image alone is a champion without a duel: the first screen says so.
    started: express && tournament !== null && phaseOf(tournament) === 'duel',
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

export function screenOf({ tournament, started, revealed, isEdit }: PlayState): Screen {
  if (!started || tournament === null) return isEdit ? 'overview' : 'intro';
  return phaseOf(tournament) === 'finished' && revealed ? 'result' : 'duel';
}

export function isFinished({ tournament }: PlayState): boolean {
  return tournament !== null && phaseOf(tournament) === 'finished';
}

/** Begun, on screen or waiting: what a draft has to know of it. */
export function isUnderWay({ started, waits }: PlayState): boolean {
  return started || waits;
}

/** Whether leaving now would lose something that is neither saved nor a mere beginning. */
export function isDirty(state: PlayState): boolean {
  const { details, clean, tournament, isSaved } = state;
  const hasPicks = tournament !== null && (canUndo(tournament) || isFinished(state));
  return (isUnderWay(state) && hasPicks && !isSaved) || !isSameDetails(details, clean.details);
}

/** What it will take, above the first duel of who saw no first screen; null anywhere else. */
export function effortOf({ express }: PlayState, tournament: Tournament): string | null {
  return express && tournament.picks.length === 0 ? effortText(contendersOf(tournament).length) : null;
}

/** « FINAL » in the final, else « Round 2 of 4 ». */
export function headingOf(tournament: Tournament): string {
  return isFinal(tournament) ? TOURNAMENT_TEXTS.final : roundText(progressOf(tournament));
}
