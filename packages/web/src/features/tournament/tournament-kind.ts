// The tournament as an editor kind (editor/editor-kind.ts): connects the parts of this folder to the shared editor.

import { checkDetails } from '@palmares/core/check-details';
import { checkSave } from '@palmares/core/tournament/check-save';
import { listContenders } from '@palmares/core/tournament/tournament';
import { detailsText } from '@palmares/texts/game/details';
import { SHORTCUTS, TEXTS } from '@palmares/texts/game/tournament';
import { saveText, TOURNAMENT_TEXTS } from '@palmares/texts/game/tournament-rules';
import { contentCalls } from '../../api/content-sender.ts';
import { ApiError, isRefusal } from '../../api/errors.ts';
import type { EditorKind } from '../../editor/editor-kind.ts';
import type { EditorRefusal } from '../../editor/refusal-page.tsx';
import type { SaveRefusal } from '../../editor/save.ts';
import { KINDS } from '../../kinds/kinds.ts';
import { paths } from '../../lib/paths.ts';
import { randomSeed } from '../../lib/random-seed.ts';
import { drawGame } from './draw-game.ts';
import { EditorScreen } from './editor-screen.tsx';
import { IntroSkeleton } from './intro.tsx';
import {
  describeDraft,
  draftQuestion,
  listDraftImages,
  parseStoredDraft,
  resumeDraft,
  toStoredDraft,
} from './play-draft.ts';
import { getKeyAction } from './play-keys.ts';
import { listTournamentImages, sourceFromAlbum, sourceFromTournament } from './play-source.ts';
import { getScreen, isDirty, isFinished, type PlayState } from './play-state.ts';
import { createPlayStore, toPlayClean } from './play-store.ts';
import { removeFromResult, toSaveBody } from './save-body.ts';
import { SAVE_FAILURE } from './save-failure.ts';
import type { TournamentParts } from './tournament-parts.ts';

/** Storage flag: the information dialog is shown once (TO-17). */
const INFO_FLAG = 'tournamentInfoModalShown';
/** Delay in milliseconds before typed text is stored; a pick is stored at once (TO-30). */
const TYPING_MS = 400;

function whyNotNew(problem: Error | 'frozen' | 'private' | 'empty'): EditorRefusal {
  const link = { label: TEXTS.toAlbums, to: paths.gallery.to() };
  if (problem === 'empty') return { as: 'notice', text: TEXTS.noImagesLeft, link };
  if (problem === 'frozen') return { as: 'notice', text: TEXTS.frozenAlbum, link };
  if (problem === 'private') return { as: 'notice', text: TEXTS.albumPrivate, link };
  // TO-18: shows a message, then leads to the albums. A visitor can also sign in and return.
  const isClosed = problem instanceof ApiError && problem.status === 401;
  return {
    as: 'notice',
    text: TOURNAMENT_TEXTS.loadImagesFailed,
    link: isClosed ? 'signIn' : link,
    leadsTo: paths.gallery.to(),
  };
}

function findEditRefusal(problem: Error | 'missing' | 'frozen' | 'others', id: number): EditorRefusal {
  const view = { label: TEXTS.view, to: KINDS.tournament.paths.view(id) };
  if (problem === 'frozen') return { as: 'notice', text: TEXTS.frozen, link: view };
  if (problem === 'others') return { as: 'notice', text: TEXTS.notAuthor, link: view };
  if (problem !== 'missing' && !isRefusal(problem)) return { as: 'retry', text: TOURNAMENT_TEXTS.viewFailed };
  const link = { label: TEXTS.back, to: KINDS.tournament.paths.list };
  return { as: 'notice', text: TOURNAMENT_TEXTS.notFound, detail: TOURNAMENT_TEXTS.viewFailed, link };
}

function check(state: PlayState, isSignedIn: boolean): SaveRefusal | null {
  const isResult = getScreen(state) !== 'overview';
  const refusal = checkSave({
    name: state.details.name,
    isSignedIn,
    isFinished: !isResult || isFinished(state),
    isSaved: isResult && state.isSaved,
  });
  if (refusal !== null)
    return { text: saveText(refusal), field: refusal === 'name_required' ? 'name' : null };
  const [issue] = checkDetails(state.details);
  return issue === undefined ? null : { text: detailsText('tournament', issue.code), field: issue.field };
}

export const tournamentKind: EditorKind<TournamentParts> = {
  name: 'tournament',
  texts: TEXTS,

  calls: contentCalls('tournament'),
  sourceFromAlbum: (opened) => sourceFromAlbum(opened),
  sourceOfSaved: (tournament) => sourceFromTournament(tournament),
  imagesOf: listTournamentImages,
  whyNotNew,
  findEditRefusal,

  createStore: createPlayStore,
  toStart: (state) => state,
  isDirty,
  draft: {
    delayMs: TYPING_MS,
    hasChanged: (state, before) => state.tournament !== before.tournament || state.started !== before.started,
    isUrgent: true,
    toStored: toStoredDraft,
    parse: parseStoredDraft,
    imagesOf: listDraftImages,
    describe: describeDraft,
    question: draftQuestion,
    resume: resumeDraft,
    // The screen itself offers a paused replay; a game that has not started has nothing to resume.
    saysResumed: ({ started }) => started,
  },
  save: {
    present: toPlayClean,
    toBody: ({ details, tournament, savedResult }, isNew) =>
      toSaveBody(details, tournament, isNew ? savedResult : null),
    check,
    texts: { created: TEXTS.saved, updated: TEXTS.saved, failure: SAVE_FAILURE },
    afterLoss(state, lost) {
      const { tournament, savedResult } = toPlayClean(state);
      const isPlayed = tournament !== null || savedResult === null;
      return isPlayed || removeFromResult(savedResult, lost) !== null ? null : TEXTS.championGone;
    },
    isToldByScreen: true,
  },
  finish: {
    inScreen: true,
    toPicture: drawGame,
    imagesOf: ({ tournament }) => (tournament === null ? [] : listContenders(tournament)),
  },
  carried: null,

  intro: {
    flag: INFO_FLAG,
    title: TEXTS.infoTitle,
    steps: TEXTS.info,
    note: TEXTS.infoNote,
    closeLabel: TEXTS.infoClose,
  },
  shortcuts: () => SHORTCUTS,
  getKeyAction,
  reset(state) {
    const isReplay = getScreen(state) === 'overview';
    return {
      title: TEXTS.restartTitle(state.details.name.trim()),
      text: isReplay ? TEXTS.replayText : TEXTS.restartText,
      confirmLabel: TOURNAMENT_TEXTS.restart,
      cancelLabel: TEXTS.keepPlaying,
      danger: !isReplay,
      run: (store) => store.dispatch({ type: 'restart', seed: randomSeed() }),
    };
  },

  Screen: EditorScreen,
  Skeleton: IntroSkeleton,
};
