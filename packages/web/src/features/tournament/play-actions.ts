// The actions of a person on a game, and their announcements. The rules are core's; the state is in play-state.ts.
import { championAnnouncement, pickAnnouncement } from '@palmares/core/tournament/messages';
import { canUndo, next, pick, restart, undo } from '@palmares/core/tournament/play';
import { progressOf } from '@palmares/core/tournament/progress';
import { withoutImages } from '@palmares/core/tournament/remove-images';
import { contendersOf, duelOf, phaseOf, type Tournament } from '@palmares/core/tournament/tournament';
import type { Details } from '../../lib/content-details.ts';
import type { Saved } from '../../lib/content-saver.ts';
import { lostCountEnglish } from '../../lib/lost-images.ts';
import { TEXTS } from './messages.ts';
import { headingOf, type PlayState } from './play-state.ts';
import { withoutLost } from './save-body.ts';

export type NameOf = (image: number) => string;

export type PlayAction =
  | { readonly type: 'start' }
  /** Resumes the paused replay. */
  | { readonly type: 'goOn' }
  | { readonly type: 'pick'; readonly image: number }
  | { readonly type: 'next' }
  | { readonly type: 'undo' }
  | { readonly type: 'restart'; readonly seed: number }
  /** The images have left the album. */
  | { readonly type: 'lost'; readonly images: ReadonlySet<number> }
  | { readonly type: 'details'; readonly patch: Partial<Details> }
  | { readonly type: 'saved'; readonly savedAs: Saved; readonly details: Details; readonly result: boolean };

export function reducePlay(state: PlayState, action: PlayAction, nameOf: NameOf): PlayState {
  const { tournament } = state;
  switch (action.type) {
    case 'details':
      return { ...state, details: { ...state.details, ...action.patch } };
    case 'saved':
      return {
        ...state,
        savedAs: action.savedAs,
        clean: { details: action.details },
        isSaved: state.isSaved || action.result,
      };
    case 'lost':
      return loseImages(dropFromResult(state, action.images), action.images);
    case 'start':
      if (tournament === null || state.started) return state;
      return {
        ...state,
        started: true,
        revealed: phaseOf(tournament) === 'finished',
        said: `${TEXTS.started} ${duelText(tournament, nameOf)}`,
      };
    case 'goOn':
      if (tournament === null || !state.waits) return state;
      return { ...state, waits: false, started: true, revealed: phaseOf(tournament) === 'finished' };
    default:
      return tournament === null ? state : play(state, tournament, action, nameOf);
  }
}

function play(
  state: PlayState,
  tournament: Tournament,
  action: Exclude<PlayAction, { type: 'details' | 'saved' | 'start' | 'goOn' | 'lost' }>,
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
      // The remaining duels were decided automatically.
      if (phaseOf(following) === 'finished') return reveal(state, following, nameOf);
      const isNewRound = progressOf(following).round !== progressOf(tournament).round;
      const round = isNewRound ? `${headingOf(following)}. ` : '';
      return { ...state, tournament: following, said: round + duelText(following, nameOf) };
    }
    case 'undo': {
      // A saved result is final: another result needs a restart.
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
        waits: false,
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

/** Removes the images from the saved result. Keeps the result unchanged when nothing valid would be left. */
function dropFromResult(state: PlayState, images: ReadonlySet<number>): PlayState {
  const left = state.savedResult && withoutLost(state.savedResult, images);
  return left === null || left === state.savedResult ? state : { ...state, savedResult: left };
}

/** Removes the images from the game. A finished game stays finished, unless its champion is lost: then its duels are played again. */
export function loseImages(state: PlayState, images: ReadonlySet<number>): PlayState {
  const { tournament, lostChampion } = state;
  if (tournament === null) return state;
  const rest = withoutImages(tournament, images);
  if (rest === tournament) return state;
  const lost = contendersOf(tournament).filter((image) => images.has(image)).length;
  const wasOver = phaseOf(tournament) === 'finished';
  const isOver = rest !== null && phaseOf(rest) === 'finished';
  const champion = championOf(tournament);
  const isSaved = state.isSaved && isOver;
  return {
    ...state,
    tournament: rest,
    started: state.started && rest !== null,
    waits: state.waits && rest !== null,
    revealed: state.started && isOver,
    isSaved,
    // The continued game is a new tournament, unless the saved one is being edited.
    savedAs: state.isEdit || isSaved ? state.savedAs : null,
    lostChampion: wasOver && !isOver && images.has(champion) ? champion : isOver ? null : lostChampion,
    said: lostCountEnglish(lost),
  };
}

function championOf(tournament: Tournament): number {
  return tournament.picks.at(-1) ?? contendersOf(tournament)[0] ?? 0;
}

function duelText(tournament: Tournament, nameOf: NameOf): string {
  return TEXTS.duelAnnouncement((duelOf(tournament) ?? []).map(nameOf));
}
