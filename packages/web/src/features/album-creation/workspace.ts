// The state of the add-album screen outside React: form, images, submission, draft. It survives renders and closes when the screen
// unmounts.

import type { CategoryRef } from '@palmares/core/contract/types';
import { IMAGE } from '@palmares/core/limits';
import { SUBMISSION_TEXTS } from '@palmares/texts/page/album-creation';
import { listCategories } from '../../api/album.ts';
import { addAlbumCategory, createAlbum, deleteAlbum } from '../../api/album-writes.ts';
import { randomKey } from '../../lib/random-key.ts';
import { createReducerStore, type ReducerStore } from '../../lib/reducer-store.ts';
import {
  type AlbumDraftSaver,
  createAlbumDraftSaver,
  saveChanges,
} from '../../storage/drafts/album-draft-saver.ts';
import {
  type AlbumDraftStore,
  createAlbumDraftStore,
  type DraftFile,
} from '../../storage/drafts/album-draft-store.ts';
import { showToast } from '../../ui/toast-store.ts';
import { listSendable } from '../../uploads/chosen-images.ts';
import { countSteps } from '../../uploads/sending.ts';
import { getStoredStatus } from '../../uploads/stored-queue.ts';
import { explainFailure } from '../../uploads/upload-calls.ts';
import { createUploadQueue, type UploadQueue } from '../../uploads/upload-queue.ts';
import { type AlbumForm, EMPTY_FORM, type FormAction, isDirty, reduceForm } from './album-form.ts';
import { type AlbumDraft, parseAlbumDraft, toDraftJson } from './draft.ts';
import { createSubmissionRunner, type SubmissionCalls } from './run-submission.ts';
import {
  NO_IMAGE_ADDED,
  NOT_SUBMITTED,
  reduceSubmission,
  type Submission,
  type SubmissionEvent,
} from './submission.ts';

export type RestoredAlbumDraft = {
  draft: AlbumDraft & { savedAt: number };
  files: ReadonlyMap<string, DraftFile>;
};

type Parts = {
  form: ReducerStore<AlbumForm, FormAction>;
  submission: ReducerStore<Submission, SubmissionEvent>;
  queue: UploadQueue;
};

export type Workspace = ReturnType<typeof createWorkspace>;

export function createWorkspace(userId: number) {
  const drafts = createAlbumDraftStore({ userId, albumId: null });
  const saver = createAlbumDraftSaver(drafts, () => getDraft(parts));
  const calls = createSubmissionCalls();
  const parts: Parts = {
    form: createReducerStore(reduceForm, EMPTY_FORM),
    submission: createReducerStore(reduceSubmission, NOT_SUBMITTED),
    queue: createUploadQueue({
      lanes: IMAGE.uploadsInParallel,
      isOrdered: true,
      keeper: saver,
      onExpired: () => {
        calls.tellExpired(SUBMISSION_TEXTS.expiredOnImages);
        // The page may redirect to the sign-in at once.
        saver.flush();
      },
    }),
  };
  const { form, submission, queue } = parts;
  const runner = createSubmissionRunner(submission, queue, form.getState, calls);
  return {
    ...parts,
    addFiles: queue.add,
    addNamed: queue.addNamed,
    submit: (): void => {
      if (listSendable(queue.images.getState()).length > 0) void runner.begin();
      else submission.dispatch({ type: 'notice_given', notice: NO_IMAGE_ADDED });
    },
    resume: () => void runner.resume(),
    cancel: runner.cancel,
    abandon: () => void runner.abandon(),
    /** Accepts the album with the images that were uploaded. */
    accept: (): void => {
      if (countSteps(queue.sending.getState()).success > 0) submission.dispatch({ type: 'accepted' });
    },
    /** Returns the unfinished album of an earlier visit, or null. Nothing overwrites it until it is restored or discarded. */
    findDraft: async (): Promise<RestoredAlbumDraft | null> => {
      const found = await findDraft(drafts);
      if (found === null) saver.allow();
      return found;
    },
    restoreDraft: (found: RestoredAlbumDraft): void => {
      saver.found(found.files.keys());
      restore(parts, found);
      saver.allow();
    },
    discardDraft: (): void => {
      saver.allow();
      void saver.discard();
    },
    /** Shown before the page is left. */
    keeping: saver.state,
    open: (): (() => void) => keepWhileOpen(parts, saver, runner.interrupt),
  };
}

/** Returns the draft to store; null when there is nothing to store. */
function getDraft({ form, submission, queue }: Parts): object | null {
  const images = queue.images.getState();
  if (submission.getState().phase === 'done' || !isDirty(form.getState(), images)) return null;
  const sending = queue.sending.getState();
  const draft = { form: form.getState(), images, submission: submission.getState(), sending };
  return toDraftJson(draft, Date.now());
}

async function findDraft(drafts: AlbumDraftStore): Promise<RestoredAlbumDraft | null> {
  const kept = await drafts.load();
  const draft = kept && parseAlbumDraft(kept.fields, (id) => getStoredStatus(kept.files.get(id)));
  return kept && draft && { draft, files: kept.files };
}

function restore({ form, submission, queue }: Parts, { draft, files }: RestoredAlbumDraft): void {
  queue.restore(draft.images, draft.sending, files);
  form.dispatch({ type: 'restored', form: draft.form });
  submission.dispatch({ type: 'restored', submission: draft.submission });
}

/** Returns a function that writes the last changes and closes the workspace. */
function keepWhileOpen(
  { form, submission, queue }: Parts,
  saver: AlbumDraftSaver,
  interrupt: () => void,
): () => void {
  const stopSaving = saveChanges(saver, queue, [form, submission]);
  const stopDiscarding = submission.subscribe(({ phase }) => {
    if (phase === 'done') void saver.discard();
  });
  return () => {
    interrupt();
    stopSaving();
    stopDiscarding();
    queue.close();
  };
}

// The calls of a submission over HTTP.
function createSubmissionCalls(): SubmissionCalls {
  let categories: Promise<CategoryRef[]> | null = null;
  return {
    createAlbum: async (album, { key, signal }) =>
      (await createAlbum(album, { idempotencyKey: key, signal })).id,
    attachCategory: async (albumId, name) => {
      categories ??= listCategories();
      const category = (await categories).find((known) => known.name === name);
      if (category !== undefined) await addAlbumCategory(albumId, category.id);
    },
    deleteAlbum,
    explain: explainFailure,
    tellExpired: (text) => void showToast({ kind: 'error', text }),
    makeKey: randomKey,
  };
}
