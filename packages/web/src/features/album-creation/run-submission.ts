// Makes the calls that a submission needs and tells the state machine what came of them. Knows neither React nor HTTP:
// the calls are given (submission-ports.ts).
import { parseImageUrl } from '@palmares/core/album/image-url';
import { IMAGE } from '@palmares/core/limits';
import { normaliseLine, normaliseText } from '@palmares/core/text/normalise-text';
import type { AlbumForm, FormImage } from './album-form.ts';
import { type ImageToUpload, unansweredUpload } from './image-to-upload.ts';
import { SUBMISSION_TEXTS } from './messages.ts';
import type { Store } from './store.ts';
import {
  countSteps,
  type Notice,
  type RequestKey,
  type Stop,
  type Submission,
  type SubmissionEvent,
} from './submission.ts';

export type AlbumToCreate = { name: string; status: 'public' | 'private' };

export type CallOptions = { key: string; signal: AbortSignal };

export type SubmissionPorts = {
  createAlbum: (album: AlbumToCreate, options: CallOptions) => Promise<number>;
  /** `localId` finds the file. `onSent` gets 0 to 1. Answers the server's id. */
  uploadImage: (
    image: ImageToUpload,
    localId: string,
    options: CallOptions & { onSent: (sent: number) => void },
  ) => Promise<number>;
  /** Of an image that is on the server, by its id there. */
  changeTexts: (imageId: number, texts: ImageToUpload) => Promise<void>;
  attachCategory: (albumId: number, category: string, signal: AbortSignal) => Promise<void>;
  deleteAlbum: (albumId: number) => Promise<void>;
  /** What a failed call means. */
  explain: (error: unknown) => CallFailure;
  /** Where it is read even after the guard has left the page. */
  tellExpired: (text: string) => void;
  makeKey: () => string;
  /** Resolves after that many milliseconds, or rejects when aborted. */
  wait: (ms: number, signal: AbortSignal) => Promise<void>;
};

export type CallFailure =
  | { kind: 'refused'; text: string; status: number | null }
  | { kind: 'expired' }
  /** The server asks for patience. */
  | { kind: 'busy'; retryAfterMs: number; text: string };

export type SubmissionRunner = {
  /** Settles when nothing is on its way any more. */
  begin: () => Promise<void>;
  resume: () => Promise<void>;
  cancel: () => void;
  /** The screen goes: what is on its way is cut off, the album stays for another visit. */
  interrupt: () => void;
  /** Deletes the album and opens the form again. */
  abandon: () => Promise<void>;
};

const BUSY_ATTEMPTS_MAX = 6;

export function createSubmissionRunner(
  store: Store<Submission, SubmissionEvent>,
  readForm: () => AlbumForm,
  ports: SubmissionPorts,
): SubmissionRunner {
  let controller = new AbortController();

  async function begin(): Promise<void> {
    controller = new AbortController();
    const form = readForm();
    const album: AlbumToCreate = {
      name: normaliseLine(form.name),
      status: form.isPublic ? 'public' : 'private',
    };
    const albumKey = keyFor(store.getState().albumKey, JSON.stringify(album));
    // Those still being compressed are waited for when their turn comes.
    const order = form.images.filter(({ status }) => status !== 'refused').map(({ id }) => id);
    store.dispatch({ type: 'begun', order, albumKey });
    try {
      const albumId = await ports.createAlbum(album, { key: albumKey.key, signal: controller.signal });
      store.dispatch({ type: 'album_created', albumId });
    } catch (error) {
      store.dispatch({ type: 'album_failed', notice: noticeOfCreation(error) });
      return;
    }
    await upload();
  }

  async function resume(): Promise<void> {
    controller = new AbortController();
    store.dispatch({ type: 'resumed' });
    await upload();
  }

  async function upload(): Promise<void> {
    const { albumId, order, images } = store.getState();
    if (albumId === null) return;
    const byId = new Map(readForm().images.map((image) => [image.id, image]));
    const waiting = order
      .map((id, index) => ({ image: byId.get(id), position: index + 1 }))
      .filter(({ image }) => image !== undefined && images[image.id]?.step === 'pending')
      .values();
    const lane = async (): Promise<void> => {
      for (const { image, position } of waiting) {
        if (controller.signal.aborted) return;
        if (image !== undefined) await uploadOne(albumId, image, position);
      }
    };
    // The lanes share one iterator: three images are on their way at any moment (P1 §9).
    await Promise.all(Array.from({ length: IMAGE.uploadsInParallel }, lane));
    store.dispatch({ type: 'uploads_settled' });
    await followUp();
  }

  async function uploadOne(albumId: number, image: FormImage, position: number): Promise<void> {
    const { signal } = controller;
    const body: ImageToUpload = {
      albumId,
      position,
      name: normaliseLine(image.name),
      description: normaliseText(image.description),
      url: parseImageUrl(image.url),
    };
    const previous = store.getState().imageKeys[image.id] ?? null;
    const unanswered = unansweredUpload(previous, body);
    const sent = unanswered ?? body;
    const key = keyFor(previous, JSON.stringify(sent));
    store.dispatch({ type: 'image_started', id: image.id, key });
    const onSent = (share: number): void => store.dispatch({ type: 'image_sent', id: image.id, sent: share });
    let hasArrived = false;
    for (let attempt = 1; ; attempt += 1) {
      try {
        const imageId = await ports.uploadImage(sent, image.id, { key: key.key, signal, onSent });
        hasArrived = true;
        if (unanswered !== null) await ports.changeTexts(imageId, body);
        store.dispatch({ type: 'image_succeeded', id: image.id });
        return;
      } catch (error) {
        const failure = ports.explain(error);
        // Before looking at the abort: the guard may have left the page, and cut the others off, already.
        if (failure.kind === 'expired') return stop('expired', SUBMISSION_TEXTS.expiredOnImages);
        if (signal.aborted) return;
        if (failure.kind === 'busy' && attempt < BUSY_ATTEMPTS_MAX) {
          if (await isInterrupted(ports.wait(failure.retryAfterMs, signal))) return;
          continue;
        }
        const isRefused = !hasArrived && isRefusal(failure);
        store.dispatch({ type: 'image_failed', id: image.id, text: failure.text, isRefused });
        return;
      }
    }
  }

  function stop(reason: Stop, text: string): void {
    const notice: Notice = { kind: reason === 'expired' ? 'session' : 'info', text };
    store.dispatch({ type: 'stopped', stop: reason, notice });
    if (reason === 'expired') ports.tellExpired(text);
    controller.abort();
  }

  async function followUp(): Promise<void> {
    const { phase, albumId, stop: reason } = store.getState();
    if (albumId === null) return;
    if (phase === 'attaching') {
      await attachCategories(albumId);
      store.dispatch({ type: 'categories_settled' });
    }
    if (phase === 'cleaning') {
      await clean(
        albumId,
        reason === 'cancelled' ? SUBMISSION_TEXTS.cancelled : SUBMISSION_TEXTS.noImageAdded,
      );
    }
  }

  async function attachCategories(albumId: number): Promise<void> {
    const { signal } = new AbortController();
    // One after the other, in the order they were chosen. Failures are ignored (P1 §4): the album is there, and its
    // categories can be changed later.
    for (const category of readForm().categories) {
      await Promise.allSettled([ports.attachCategory(albumId, category, signal)]);
    }
  }

  async function clean(albumId: number, text: string): Promise<void> {
    try {
      await ports.deleteAlbum(albumId);
    } catch (error) {
      const failure = ports.explain(error);
      const gone = failure.kind === 'refused' && failure.status === 404;
      if (!gone) {
        if (failure.kind === 'expired') ports.tellExpired(SUBMISSION_TEXTS.expiredOnDeletion);
        store.dispatch({ type: 'clean_failed', notice: noticeOfCleaning(failure, albumId) });
        return;
      }
    }
    store.dispatch({
      type: 'cleaned',
      notice: { kind: text === SUBMISSION_TEXTS.noImageAdded ? 'error' : 'info', text },
    });
  }

  function noticeOfCreation(error: unknown): Notice {
    const failure = ports.explain(error);
    if (failure.kind === 'expired') ports.tellExpired(SUBMISSION_TEXTS.expiredOnAlbum);
    else if (controller.signal.aborted) return { kind: 'info', text: SUBMISSION_TEXTS.cancelled };
    return failure.kind === 'expired'
      ? { kind: 'session', text: SUBMISSION_TEXTS.expiredOnAlbum }
      : { kind: 'error', text: SUBMISSION_TEXTS.creationFailed(statusOf(failure)) };
  }

  /** The same key for the same body, so that a repeated call makes one thing; another body needs another key. */
  function keyFor(previous: RequestKey | null, body: string): RequestKey {
    return previous?.body === body ? previous : { key: ports.makeKey(), body };
  }

  return {
    begin,
    resume,
    cancel: () => {
      if (store.getState().phase === 'uploading') stop('cancelled', cancelText());
      else if (store.getState().phase === 'creating') controller.abort();
    },
    interrupt: () => {
      if (store.getState().phase === 'uploading') stop('interrupted', '');
      else controller.abort();
    },
    abandon: async () => {
      store.dispatch({ type: 'abandoned' });
      const { phase, albumId } = store.getState();
      if (phase === 'cleaning' && albumId !== null) await clean(albumId, SUBMISSION_TEXTS.abandoned);
    },
  };

  function cancelText(): string {
    const { success, total } = countSteps(store.getState());
    return SUBMISSION_TEXTS.stopped(success, total);
  }
}

function noticeOfCleaning(failure: CallFailure, albumId: number): Notice {
  return failure.kind === 'expired'
    ? { kind: 'session', text: SUBMISSION_TEXTS.expiredOnDeletion }
    : { kind: 'error', text: SUBMISSION_TEXTS.deleteByHand, albumId };
}

async function isInterrupted(waiting: Promise<void>): Promise<boolean> {
  try {
    await waiting;
    return false;
  } catch {
    return true;
  }
}

function isRefusal(failure: CallFailure): boolean {
  return failure.kind === 'refused' && failure.status !== null && failure.status < 500;
}

/** Nobody waits by themselves for the creation of the album: a busy server is told as well. */
function statusOf(failure: Exclude<CallFailure, { kind: 'expired' }>): {
  text: string;
  status: number | null;
} {
  return failure.kind === 'refused' ? failure : { text: failure.text, status: 429 };
}
