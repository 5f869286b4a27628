// Everything behind the add-album screen, outside React: the form, the files, the sending, the draft. It goes on while
// the screen re-renders, and is closed when the screen goes.
import { defaultImageName } from '@palmares/core/album/image-name';
import { createAlbumDraftStore, type KeptFile, type StoredFile } from '../../lib/drafts/album-draft-store.ts';
import { createImagePreparer, type ImagePreparer } from '../../lib/image-compression/image-preparer.ts';
import { PREPARE_FAULT_TEXTS } from '../../lib/image-compression/messages.ts';
import { randomKey } from '../../lib/random-key.ts';
import { type AlbumForm, EMPTY_FORM, type FormAction, isDirty, reduceForm } from './album-form.ts';
import { type AlbumDraft, parseDraft, toDraft } from './draft.ts';
import { createDraftKeeper, type DraftKeeper } from './draft-keeper.ts';
import { createImageFiles, type ImageFiles } from './image-files.ts';
import { SUBMISSION_TEXTS } from './messages.ts';
import { PreparationRefused } from './preparation-refused.ts';
import { createSubmissionRunner } from './run-submission.ts';
import { createStore, type Store } from './store.ts';
import { NOT_SUBMITTED, reduceSubmission, type Submission, type SubmissionEvent } from './submission.ts';
import { createPorts } from './submission-ports.ts';

export type FoundDraft = { draft: AlbumDraft; files: ReadonlyMap<string, KeptFile> };

export type Workspace = {
  form: Store<AlbumForm, FormAction>;
  submission: Store<Submission, SubmissionEvent>;
  files: ImageFiles;
  addFiles: (files: readonly File[]) => void;
  removeImages: (ids: ReadonlySet<string>) => void;
  submit: () => void;
  resume: () => void;
  cancel: () => void;
  abandon: () => void;
  /** The unfinished album of a former visit, or null. Nothing is saved over it until it is restored or discarded. */
  findDraft: () => Promise<FoundDraft | null>;
  restoreDraft: (found: FoundDraft) => void;
  discardDraft: () => Promise<void>;
  /** Told before leaving. */
  keeping: DraftKeeper['state'];
  /** Saves at once what a timer would have saved. */
  flush: () => void;
  open: () => () => void;
};

const SAVE_DELAY_MS = 400;

export function createWorkspace(userId: number): Workspace {
  const form = createStore(reduceForm, EMPTY_FORM);
  const submission = createStore(reduceSubmission, NOT_SUBMITTED);
  const files = createImageFiles();
  const drafts = createAlbumDraftStore(userId);
  const keeper = createDraftKeeper(drafts);
  /** Files on their way through the worker, by local id. */
  const preparing = new Map<string, { ready: Promise<StoredFile>; controller: AbortController }>();
  let preparer: ImagePreparer | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let savesAllowed = false;

  const ports = createPorts({ fileOf, fileNameOf, makeKey: randomKey });
  const runner = createSubmissionRunner(submission, form.getState, ports);

  async function fileOf(id: string): Promise<StoredFile> {
    const file = files.get(id) ?? (await preparing.get(id)?.ready);
    if (file === undefined) throw new PreparationRefused(SUBMISSION_TEXTS.unexpected);
    return file;
  }

  function fileNameOf(id: string): string {
    return form.getState().images.find((image) => image.id === id)?.fileName ?? '';
  }

  function addFiles(added: readonly File[]): void {
    const entries = added.map((file) => ({ id: randomKey(), file }));
    form.dispatch({
      type: 'images_added',
      images: entries.map(({ id, file }) => ({
        id,
        fileName: file.name,
        name: defaultImageName(file.name),
        description: '',
        url: '',
        status: 'waiting',
        fault: null,
        animated: false,
        fingerprint: '',
      })),
    });
    // The list and the originals at once, not when a timer or the preparation ends: the page may be left before.
    save();
    for (const { id, file } of entries) {
      void keeper.saveFile(id, { original: file });
      beginPreparing(id, file);
    }
  }

  function beginPreparing(id: string, original: Blob): void {
    const controller = new AbortController();
    const ready = prepare(id, original, controller.signal);
    // A refusal is told on the image; only a submission that waits for the file needs the rejection.
    ready.catch(() => undefined);
    preparing.set(id, { ready, controller });
  }

  async function prepare(id: string, original: Blob, signal: AbortSignal): Promise<StoredFile> {
    preparer ??= createImagePreparer();
    const result = await preparer.prepare(original, signal);
    preparing.delete(id);
    if (result === null) throw new PreparationRefused(SUBMISSION_TEXTS.unexpected);
    if (!result.ok) {
      form.dispatch({ type: 'image_refused', id, fault: result.fault });
      void keeper.removeFiles(new Set([id]));
      throw new PreparationRefused(PREPARE_FAULT_TEXTS[result.fault]);
    }
    const { animated, fingerprint, ...file } = result.image;
    files.put(id, file);
    form.dispatch({ type: 'image_prepared', id, animated, fingerprint });
    void keeper.saveFile(id, file);
    return file;
  }

  function removeImages(ids: ReadonlySet<string>): void {
    for (const id of ids) {
      preparing.get(id)?.controller.abort();
      preparing.delete(id);
      files.remove(id);
      submission.dispatch({ type: 'image_dropped', id });
    }
    form.dispatch({ type: 'images_removed', ids });
    void keeper.removeFiles(ids);
  }

  function scheduleSave(): void {
    if (timer !== undefined || !savesAllowed) return;
    timer = setTimeout(save, SAVE_DELAY_MS);
  }

  function save(): void {
    clearTimeout(timer);
    timer = undefined;
    if (!savesAllowed) return;
    if (submission.getState().phase === 'done') return;
    if (!isDirty(form.getState())) {
      void drafts.clear();
      return;
    }
    void keeper.saveFields(toDraft(form.getState(), submission.getState(), Date.now()));
  }

  function flush(): void {
    if (timer !== undefined) save();
  }

  async function findDraft(): Promise<FoundDraft | null> {
    const kept = await drafts.load();
    const draft = kept && parseDraft(kept.fields, (id) => statusOf(kept.files.get(id)));
    if (kept === null || draft === null) {
      savesAllowed = true;
      return null;
    }
    return { draft, files: kept.files };
  }

  async function discardDraft(): Promise<void> {
    savesAllowed = true;
    await drafts.clear();
  }

  function restoreDraft({ draft, files: stored }: FoundDraft): void {
    keeper.found(stored.keys());
    for (const { id } of draft.form.images) {
      const file = stored.get(id);
      if (file === undefined) continue;
      if ('original' in file) beginPreparing(id, file.original);
      else files.put(id, file);
    }
    form.dispatch({ type: 'restored', form: draft.form });
    submission.dispatch({ type: 'restored', submission: draft.submission });
    savesAllowed = true;
  }

  function submit(): void {
    const sendable = form.getState().images.some(({ status }) => status !== 'refused');
    if (sendable) void runner.begin();
    else
      submission.dispatch({
        type: 'notice_given',
        notice: { kind: 'error', text: SUBMISSION_TEXTS.noImageAdded },
      });
  }

  function open(): () => void {
    const unsubscribeForm = form.subscribe(scheduleSave);
    const unsubscribeSubmission = submission.subscribe(() => {
      const { phase, stop } = submission.getState();
      if (phase === 'done') {
        clearTimeout(timer);
        timer = undefined;
        void drafts.clear();
      } else {
        scheduleSave();
        // The page may be left for the sign-in at once.
        if (stop === 'expired') flush();
      }
    });
    document.addEventListener('visibilitychange', flush);
    window.addEventListener('pagehide', flush);
    return () => {
      runner.interrupt();
      flush();
      unsubscribeForm();
      unsubscribeSubmission();
      document.removeEventListener('visibilitychange', flush);
      window.removeEventListener('pagehide', flush);
      files.clear();
      preparer?.dispose();
      preparer = null;
    };
  }

  return {
    form,
    submission,
    files,
    addFiles,
    removeImages,
    submit,
    resume: () => void runner.resume(),
    cancel: runner.cancel,
    abandon: () => void runner.abandon(),
    findDraft,
    restoreDraft,
    discardDraft,
    keeping: keeper.state,
    flush,
    open,
  };
}

function statusOf(file: KeptFile | undefined): 'ready' | 'waiting' | null {
  if (file === undefined) return null;
  return 'original' in file ? 'waiting' : 'ready';
}
