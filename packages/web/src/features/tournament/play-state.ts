// The editor's state and what a person does to it. The rules are core's; this adds what surrounds a game: its details, whether it
// has begun, whether its result was saved.
// Invariant: `isSaved` holds from a save until a restart, so that a result is saved once (P2 §5).

import {
  championAnnouncement,
  pickAnnouncement,
  roundText,
  TOURNAMENT_TEXTS,
} from '@palmares/core/tournament/messages';
import { canUndo, next, pick, restart, undo } from '@palmares/core/tournament/play';
import { isFinal, progressOf } from '@palmares/core/tournament/progress';
import {
  contendersOf,
  createTournament,
  duelOf,
  phaseOf,
  type Tournament,
} from '@palmares/core/tournament/tournament';
import { withoutImages } from '@palmares/core/tournament/without-images';
import { type Details, isSameDetails } from '../../lib/content-details.ts';
import type { Saved } from '../../lib/content-saver.ts';
import { lostCountEnglish } from '../../lib/lost-images.ts';
import { TEXTS } from './messages.ts';
import type { PlaySource } from './play-source.ts';

export type PlayState = {
  /** Null when nothing can be played: a saved tournament without images. */
  readonly tournament: Tournament | null;
  /** Past the first screen: on duels or on their result. */
  readonly started: boolean;
  /** The final was picked and the pause after it is over. */
  readonly revealed: boolean;
  readonly details: Details;
  /** On /tournois/edit/{id}: a new save replaces the tournament; else a restart begins another one. */
  readonly isEdit: boolean;
  /** What the server holds, or what the screen began with. */
  readonly cleanDetails: Details;
  readonly savedAs: Saved | null;
  readonly isSaved: boolean;
  /** The champion left the album: its duels are played again, and this says so. Null otherwise. */
  readonly lostChampion: number | null;
  /** For the live region: what just happened. */
  readonly said: string;
};

export type Screen = 'intro' | 'overview' | 'duel' | 'result';

export type NameOf = (image: number) => string;

export type PlayAction =
  | { readonly type: 'start' }
  | { readonly type: 'pick'; readonly image: number }
  | { readonly type: 'next' }
  | { readonly type: 'undo' }
  | { readonly type: 'restart'; readonly seed: number }
  /** The album let go of them. */
  | { readonly type: 'lost'; readonly images: ReadonlySet<number> }
  | { readonly type: 'details'; readonly patch: Partial<Details> }
  | { readonly type: 'saved'; readonly savedAs: Saved; readonly details: Details; readonly result: boolean };

export function startState({ selection, details, savedAs }: PlaySource, seed: number): PlayState {
  return {
    tournament: createTournament(selection, seed),
    started: false,
    revealed: false,
    details,
    isEdit: savedAs !== null,
    cleanDetails: details,
    savedAs,
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

/** Whether leaving now would lose something that is neither saved nor a mere beginning. */
export function isDirty(state: PlayState): boolean {
  const { details, cleanDetails, tournament, started, isSaved } = state;
  const hasPicks = tournament !== null && started && !isSaved && (canUndo(tournament) || isFinished(state));
  return hasPicks || !isSameDetails(details, cleanDetails);
}

export function reducePlay(state: PlayState, action: PlayAction, nameOf: NameOf): PlayState {
  const { tournament } = state;
  switch (action.type) {
    case 'details':
      return { ...state, details: { ...state.details, ...action.patch } };
    case 'saved':
      return {
        ...state,
        savedAs: action.savedAs,
        cleanDetails: action.details,
        isSaved: state.isSaved || action.result,
        said: TEXTS.saved,
      };
    case 'lost':
      return loseImages(state, action.images);
    case 'start':
      if (tournament === null || state.started) return state;
      return {
        ...state,
        started: true,
        revealed: phaseOf(tournament) === 'finished',
        said: `${TEXTS.started} ${duelText(tournament, nameOf)}`,
      };
    default:
      return tournament === null ? state : play(state, tournament, action, nameOf);
  }
}

function play(
  state: PlayState,
  tournament: Tournament,
  action: Exclude<PlayAction, { type: 'details' | 'saved' | 'start' | 'lost' }>,
  nameOf: NameOf,
): PlayState {
  switch (action.type) {
    case 'pick': {
      const picked = pick(tournament, action.image);
      if (!state.started || picked === tournament) return state;
      return {
        ...state,
        tournament: picked,
        said: pickAnnouncement(nameOf(action.image), progressOf(picked)),
      };
    }
    case 'next': {
      if (phaseOf(tournament) === 'finished') return reveal(state, tournament, nameOf);
      const following = next(tournament);
      if (following === tournament) return state;
      // The duels that were left have answered themselves.
      if (phaseOf(following) === 'finished') return reveal(state, following, nameOf);
      const isNewRound = progressOf(following).round !== progressOf(tournament).round;
      const round = isNewRound ? `${headingOf(following)}. ` : '';
      return { ...state, tournament: following, said: round + duelText(following, nameOf) };
    }
    case 'undo': {
      // What was saved stays as it is: another result asks for a restart.
      if (state.isSaved || !state.started || !canUndo(tournament)) return state;
      const undone = undo(tournament);
      return {
        ...state,
        tournament: undone,
        revealed: false,
        said: `${TEXTS.undone} ${duelText(undone, nameOf)}`,
      };
    }
    case 'restart': {
      const fresh = restart(tournament, action.seed);
      return {
        ...state,
        tournament: fresh,
        started: true,
        revealed: phaseOf(fresh) === 'finished',
        isSaved: false,
        lostChampion: null,
        savedAs: state.isEdit ? state.savedAs : null,
        said: duelText(fresh, nameOf),
      };
    }
  }
}

function reveal(state: PlayState, tournament: Tournament, nameOf: NameOf): PlayState {
  if (state.revealed) return state;
  const said = championAnnouncement(nameOf(championOf(tournament)));
  return { ...state, tournament, revealed: true, lostChampion: null, said };
}

/** What is finished stays so, unless its champion is gone: then the duels that it had won are asked again. */
export function loseImages(state: PlayState, images: ReadonlySet<number>): PlayState {
  const { tournament, lostChampion } = state;
  if (tournament === null) return state;
  const rest = withoutImages(tournament, images);
  if (rest === tournament) return state;
  const lost = contendersOf(tournament).filter((image) => images.has(image)).length;
  const wasOver = phaseOf(tournament) === 'finished';
  const isOver = rest !== null && phaseOf(rest) === 'finished';
  const champion = championOf(tournament);
  return {
    ...state,
    tournament: rest,
    started: state.started && rest !== null,
    revealed: state.started && isOver,
    isSaved: state.isSaved && isOver,
    lostChampion: wasOver && !isOver && images.has(champion) ? champion : isOver ? null : lostChampion,
    said: lostCountEnglish(lost),
  };
}

function championOf(tournament: Tournament): number {
  return tournament.picks.at(-1) ?? contendersOf(tournament)[0] ?? 0;
}

/** « FINAL » in the final, else « Round 2 of 4 ». */
export function headingOf(tournament: Tournament): string {
  return isFinal(tournament) ? TOURNAMENT_TEXTS.final : roundText(progressOf(tournament));
}

function duelText(tournament: Tournament, nameOf: NameOf): string {
  return TEXTS.duelAnnouncement((duelOf(tournament) ?? []).map(nameOf));
}
