// The ranking as an editor kind (editor/editor-kind.ts): connects the parts of this folder to the shared editor.

import { checkDetails } from '@palmares/core/check-details';
import { checkSave } from '@palmares/core/ranking/check-save';
import { getPresent } from '@palmares/core/ranking/history';
import { RANKING } from '@palmares/core/ranking/limits';
import { detailsText } from '@palmares/texts/page/details';
import { EDITOR_TEXTS } from '@palmares/texts/page/frame';
import { RANKING_INTRO, RANKING_TEXTS, saveText } from '@palmares/texts/page/ranking';
import { SHORTCUTS, TEXTS } from '@palmares/texts/page/ranking-editor';
import { contentCalls } from '../../api/content-sender.ts';
import { createDraftHandoff } from '../../editor/draft-handoff.ts';
import type { EditorKind } from '../../editor/editor-kind.ts';
import { refuseAlbum } from '../../editor/refusal-page.tsx';
import type { SaveRefusal } from '../../editor/save.ts';
import { findEditRefusal } from './edit-refusal.ts';
import type { RankingParts } from './editor-context.ts';
import {
  describeDraft,
  draftQuestion,
  listDraftImages,
  parseStoredDraft,
  resumeDraft,
  toStoredDraft,
} from './editor-draft.ts';
import { getKeyAction } from './editor-keys.ts';
import styles from './editor-screen.module.css';
import { EditorScreen, EditorSkeleton } from './editor-screen.tsx';
import {
  listRankingImages,
  type RankingSource,
  sourceFromAlbum,
  sourceFromRanking,
} from './editor-source.ts';
import { createEditorStore, type EditorState, isDirty } from './editor-store.ts';
import { QuickSwitch } from './quick-switch.tsx';
import { toSaveBody } from './save-ranking.ts';
import { toPicture } from './to-picture.ts';

/** Delay in milliseconds before a draft is stored, so that several quick keys cause one write. */
const DRAFT_DELAY_MS = 400;

function check({ history, details }: EditorState, isSignedIn: boolean): SaveRefusal | null {
  const refusal = checkSave({ name: details.name, isSignedIn, ranking: getPresent(history) });
  const [issue] = checkDetails(details);
  const isOfName = issue?.code === 'name_required';
  if (refusal !== null) return { text: saveText(refusal), field: isOfName ? 'name' : null };
  return issue === undefined ? null : { text: detailsText('ranking', issue.code), field: issue.field };
}

export const rankingKind: EditorKind<RankingParts> = {
  name: 'ranking',
  className: styles.editor,
  texts: { ...TEXTS, newTitle: RANKING_TEXTS.createTitle, editTitle: RANKING_TEXTS.editTitle },

  calls: contentCalls('ranking'),
  sourceFromAlbum: (opened) => sourceFromAlbum(opened),
  sourceOfSaved: (ranking) => sourceFromRanking(ranking),
  imagesOf: listRankingImages,
  whyNotNew: (problem) => refuseAlbum(problem, TEXTS),
  findEditRefusal,

  createStore: createEditorStore,
  toStart: (state) => state,
  isDirty,
  draft: {
    delayMs: DRAFT_DELAY_MS,
    hasChanged: (state, before) => state.history !== before.history,
    toStored: toStoredDraft,
    parse: parseStoredDraft,
    imagesOf: listDraftImages,
    describe: describeDraft,
    question: draftQuestion,
    resume: resumeDraft,
  },
  save: {
    present: ({ history, details }) => ({ ranking: getPresent(history), details }),
    toBody: toSaveBody,
    check,
    texts: {
      created: RANKING_TEXTS.created,
      updated: RANKING_TEXTS.updated,
      failure: {
        failed: RANKING_TEXTS.saveFailed,
        quoted: 'all',
        quote: (why) => `${RANKING_TEXTS.saveFailed} ${why}`,
        sessionLost: EDITOR_TEXTS.sessionLost,
      },
    },
  },
  finish: {
    toPicture: ({ history, details }, source, author) =>
      toPicture(details.name, getPresent(history), source, author),
    imagesOf: ({ history }) => getPresent(history).images.map(({ id }) => id),
  },
  carried: createDraftHandoff<RankingSource>(),

  intro: {
    flag: RANKING.infoFlag.key,
    title: RANKING_INTRO.title,
    steps: RANKING_INTRO.steps,
    closeLabel: RANKING_INTRO.close,
    Choice: QuickSwitch,
  },
  shortcuts: () => SHORTCUTS,
  getKeyAction,
  reset({ savedAs }) {
    const isEdit = savedAs !== null;
    return {
      title: isEdit ? RANKING_TEXTS.reset : RANKING_TEXTS.restart,
      text: RANKING_TEXTS.resetQuestion,
      confirmLabel: isEdit ? TEXTS.resetConfirm : RANKING_TEXTS.restart,
      danger: true,
      run: (store) => (isEdit ? store.perform({ type: 'reset' }) : store.restart()),
    };
  },

  Screen: EditorScreen,
  Skeleton: EditorSkeleton,
};
