// The tier list as an editor kind (editor/editor-kind.ts): connects the parts of this folder to the shared editor.

import { checkDetails } from '@palmares/core/check-details';
import { listBoardImages } from '@palmares/core/tierlist/board';
import { getPresent } from '@palmares/core/tierlist/history';
import { TIERLIST } from '@palmares/core/tierlist/limits';
import { detailsText } from '@palmares/texts/page/details';
import { EDITOR_TEXTS } from '@palmares/texts/page/frame';
import { TIERLIST_TEXTS } from '@palmares/texts/page/tierlist';
import { DIGITS_SHORTCUT, SHORTCUTS, TEXTS } from '@palmares/texts/page/tierlist-editor';
import { deleteContent } from '../../api/content.ts';
import { contentCalls } from '../../api/content-sender.ts';
import { isRefusal } from '../../api/errors.ts';
import { createDraftHandoff } from '../../editor/draft-handoff.ts';
import type { EditorKind } from '../../editor/editor-kind.ts';
import { type EditorRefusal, refuseAlbum } from '../../editor/refusal-page.tsx';
import { KINDS } from '../../kinds/kinds.ts';
import { isTyping } from '../../lib/game-keys.ts';
import { paths } from '../../lib/paths.ts';
import { isTouchScreen } from '../../lib/touch-screen.ts';
import { kindKey } from '../../queries/content.ts';
import type { Shortcut } from '../../ui/shortcuts-dialog.tsx';
import styles from './board.module.css';
import type { TierlistParts } from './editor-context.ts';
import {
  describeDraft,
  draftQuestion,
  listDraftImages,
  parseStoredDraft,
  resumeDraft,
  toStoredDraft,
} from './editor-draft.ts';
import { INFO_FLAG } from './editor-preferences.ts';
import { EditorScreen } from './editor-screen.tsx';
import { EditorSkeleton } from './editor-skeleton.tsx';
import {
  type BoardSource,
  listTierlistImages,
  sourceFromAlbum,
  sourceFromTierlist,
} from './editor-source.ts';
import { createEditorStore, isDirty } from './editor-store.ts';
import { toSaveBody } from './save-tierlist.ts';
import { toPicture } from './to-picture.ts';

function findEditRefusal(problem: Error | 'missing' | 'frozen' | 'others', id: number): EditorRefusal {
  const link = { label: TEXTS.view, to: KINDS.tierlist.paths.view(id) };
  if (problem === 'frozen') return { as: 'notice', text: TEXTS.frozen, link };
  if (problem === 'others') return { as: 'notice', text: TEXTS.notAuthor, link };
  return problem === 'missing' || isRefusal(problem)
    ? { as: 'toast', text: TIERLIST_TEXTS.loadFailed, to: paths.profile.to() }
    : { as: 'retry', text: TIERLIST_TEXTS.loadFailed };
}

/** Digits send an image to a tier: as many digits as there are tiers, up to nine. */
function listShortcuts(tiers: number): readonly Shortcut[] {
  const digits = tiers > 1 ? ['1', '…', String(Math.min(9, tiers))] : ['1'];
  return [{ keys: digits, does: DIGITS_SHORTCUT }, ...SHORTCUTS];
}

export const tierlistKind: EditorKind<TierlistParts> = {
  name: 'tierlist',
  className: styles.editor,
  noticeClass: styles.failure,
  texts: { ...TEXTS, heading: TEXTS.editor },

  calls: contentCalls('tierlist'),
  sourceFromAlbum,
  sourceOfSaved: sourceFromTierlist,
  imagesOf: listTierlistImages,
  takesMoreImages: true,
  whyNotNew: (problem) => refuseAlbum(problem, TEXTS),
  findEditRefusal,

  createStore: (start, getName) => createEditorStore(start, getName, isTouchScreen()),
  toStart: (state) => state,
  isDirty,
  draft: {
    delayMs: TIERLIST.autosaveMs,
    hasChanged: (state, before) => state.history !== before.history,
    toStored: toStoredDraft,
    parse: parseStoredDraft,
    imagesOf: listDraftImages,
    describe: describeDraft,
    question: draftQuestion,
    resume: resumeDraft,
  },
  save: {
    present: ({ history, details }) => ({ board: getPresent(history), details }),
    toBody: toSaveBody,
    check({ details }) {
      const [issue] = checkDetails(details);
      return issue === undefined ? null : { text: detailsText('tierlist', issue.code), field: issue.field };
    },
    texts: {
      created: TEXTS.savedNew,
      updated: TEXTS.savedAgain,
      failure: {
        failed: TEXTS.saveFailed,
        quoted: 'all',
        quote: TEXTS.saveFailedBecause,
        sessionLost: EDITOR_TEXTS.sessionLost,
      },
    },
  },
  finish: {
    toPicture: ({ history, details }, source) => toPicture(details.name, getPresent(history), source),
    imagesOf: ({ history }) => listBoardImages(getPresent(history)),
  },
  carried: createDraftHandoff<BoardSource>(),

  intro: {
    flag: INFO_FLAG,
    title: TEXTS.infoTitle,
    steps: TEXTS.info,
    touchSteps: TEXTS.infoTouch,
    note: TEXTS.infoDraft,
    closeLabel: TEXTS.infoClose,
  },
  shortcuts: ({ history }) => listShortcuts(getPresent(history).tiers.length),
  getKeyAction: (event, { store }) =>
    event.key === 'Escape' && !isTyping(event) ? () => store.clearSelection() : null,
  reset: () => ({
    title: TEXTS.resetTitle,
    text: TEXTS.resetText,
    confirmLabel: TEXTS.resetConfirm,
    danger: false,
    run: (store) => void store.perform({ type: 'reset' }),
  }),
  leave: {
    title: TEXTS.leaveTitle,
    text: TEXTS.leaveText,
    confirmLabel: TEXTS.leaveConfirm,
    cancelLabel: TEXTS.leaveStay,
  },
  deletion: {
    kind: 'tierlist',
    queryKey: kindKey('tierlist'),
    remove: (id) => deleteContent('tierlist', id),
    title: TEXTS.deleteTitle,
    text: TEXTS.deleteText,
    confirmLabel: TEXTS.deleteConfirm,
    deleted: TEXTS.deleted,
    failed: TEXTS.deleteFailed,
  },

  Screen: EditorScreen,
  Skeleton: EditorSkeleton,
};
