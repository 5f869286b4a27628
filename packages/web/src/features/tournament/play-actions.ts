// The actions of a person on a game, and their announcements. The rules are core's; the state is in play-state.ts.
import { canUndo, next, pick, restart, undo } from '@palmares/core/tournament/play';
import { getProgress } from '@palmares/core/tournament/progress';
import { removeImages } from '@palmares/core/tournament/remove-images';
import {
  getPhase,
  getShownDuel,
  listContenders,
  type Tournament,
} from '@palmares/core/tournament/tournament';
import { lostTournamentCountText } from '@palmares/texts/game/lost-images';
import { TEXTS } from '@palmares/texts/game/tournament';
import { championAnnouncement, pickAnnouncement } from '@palmares/texts/game/tournament-rules';
import type { Details } from '../../lib/content-details.ts';
import type { Saved } from '../../lib/content-saver.ts';
import { getDuelHeading, type PlayState } from './play-state.ts';
import { removeFromResult } from './save-body.ts';

export type GetName = (image: number) => string;

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

export function reducePlay(state: PlayState, action: PlayAction, getName: GetName): PlayState {
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
      return removeImagesFromPlay(dropFromResult(state, action.images), action.images);
    case 'start':
      if (tournament === null || state.started) return state;
      return {
        ...state,
        started: true,
        revealed: getPhase(tournament) === 'finished',
        said: `${TEXTS.started} ${duelText(tournament, getName)}`,
      };
    case 'goOn':
      if (tournament === null || !state.waits) return state;
      return { ...state, waits: false, started: true, revealed: getPhase(tournament) === 'finished' };
    default:
      return tournament === null ? state : play(state, tournament, action, getName);
  }
}

function play(
  state: PlayState,
  tournament: Tournament,
  action: Exclude<PlayAction, { type: 'details' | 'saved' | 'start' | 'goOn' | 'lost' }>,
  getName: GetName,
): PlayState {
  switch (action.type) {
    case 'pick': {
      const picked = pick(tournament, action.image);
      if (!state.started || picked === tournament) return state;
      return {
        ...state,
        tournament: picked,
        said: pickAnnouncement(getName(action.image), getProgress(picked)),
      };
    }
    case 'next': {
      if (getPhase(tournament) === 'finished') return reveal(state, tournament, getName);
      const following = next(tournament);
      if (following === tournament) return state;
      // The remaining duels were decided automatically.
      if (getPhase(following) === 'finished') return reveal(state, following, getName);
      const isNewRound = getProgress(following).round !== getProgress(tournament).round;
      const round = isNewRound ? `${getDuelHeading(following)}. ` : '';
      return { ...state, tournament: following, said: round + duelText(following, getName) };
    }
    case 'undo': {
      // A saved result is final: another result needs a restart.
      if (state.isSaved || !state.started || !canUndo(tournament)) return state;
      const undone = undo(tournament);
      return {
        ...state,
        tournament: undone,
        revealed: false,
        said: `${TEXTS.undone} ${duelText(undone, getName)}`,
      };
    }
    case 'restart': {
      const fresh = restart(tournament, action.seed);
      return {
        ...state,
        tournament: fresh,
        started: true,
        waits: false,
        revealed: getPhase(fresh) === 'finished',
        isSaved: false,
        lostChampion: null,
        savedAs: state.isEdit ? state.savedAs : null,
        said: duelText(fresh, getName),
      };
    }
  }
}

function reveal(state: PlayState, tournament: Tournament, getName: GetName): PlayState {
  if (state.revealed) return state;
  const said = championAnnouncement(getName(getChampion(tournament)));
  return { ...state, tournament, revealed: true, lostChampion: null, said };
}

/** Removes the images from the saved result. Keeps the result unchanged when nothing valid would be left. */
function dropFromResult(state: PlayState, images: ReadonlySet<number>): PlayState {
  const left = state.savedResult && removeFromResult(state.savedResult, images);
  return left === null || left === state.savedResult ? state : { ...state, savedResult: left };
}

/** Removes the images from the game. A finished game stays finished, unless its champion is lost: then its duels are played again. */
export function removeImagesFromPlay(state: PlayState, images: ReadonlySet<number>): PlayState {
  const { tournament, lostChampion } = state;
  if (tournament === null) return state;
  const rest = removeImages(tournament, images);
  if (rest === tournament) return state;
  const lost = listContenders(tournament).filter((image) => images.has(image)).length;
  const wasOver = getPhase(tournament) === 'finished';
  const isOver = rest !== null && getPhase(rest) === 'finished';
  const champion = getChampion(tournament);
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
    said: lostTournamentCountText(lost),
  };
}

function getChampion(tournament: Tournament): number {
  return tournament.picks.at(-1) ?? listContenders(tournament)[0] ?? 0;
}

function duelText(tournament: Tournament, getName: GetName): string {
  return TEXTS.duelAnnouncement((getShownDuel(tournament) ?? []).map(getName));
}
