// Performs the calls of a submission and reports their outcome to the state machine. Independent of React and HTTP: workspace.ts provides
// the calls, and the queue uploads the images.
import { normaliseLine } from '@palmares/core/text/normalise-text';
import { ALBUM_TEXTS } from '@palmares/texts/page/album';
import { SUBMISSION_TEXTS } from '@palmares/texts/page/album-creation';
import type { ReducerStore } from '../../lib/reducer-store.ts';
import { keyFor } from '../../uploads/request-key.ts';
import type { SendFailure } from '../../uploads/send-images.ts';
import { NOT_SENT } from '../../uploads/sending.ts';
import type { UploadQueue } from '../../uploads/upload-queue.ts';
import type { AlbumForm } from './album-form.ts';
import { NO_IMAGE_ADDED, type Notice, type Submission, type SubmissionEvent } from './submission.ts';

export type AlbumToCreate = { name: string; status: 'public' | 'private' };

export type SubmissionCalls = {
  /** Returns the id of the album. */
  createAlbum: (album: AlbumToCreate, options: { key: string; signal: AbortSignal }) => Promise<number>;
  attachCategory: (albumId: number, category: string) => Promise<void>;
  deleteAlbum: (albumId: number) => Promise<void>;
  /** Classifies the error of a failed call. */
  explain: (error: unknown) => SendFailure;
  /** Shows a message that remains visible after the route guard has left the page. */
  tellExpired: (text: string) => void;
  makeKey: () => string;
};

type Queue = Pick<UploadQueue, 'lineUp' | 'send' | 'stop'> & {
  sending: Pick<UploadQueue['sending'], 'getState' | 'dispatch'>;
};

export function createSubmissionRunner(
  submission: ReducerStore<Submission, SubmissionEvent>,
  queue: Queue,
  readForm: () => AlbumForm,
  calls: SubmissionCalls,
) {
  let controller = new AbortController();

  async function begin(): Promise<void> {
    controller = new AbortController();
    const album = getAlbum(readForm());
    const albumKey = keyFor(submission.getState().albumKey, JSON.stringify(album), calls.makeKey);
    // The form or the order of its images may have changed since an earlier attempt.
    queue.sending.dispatch({ type: 'restored', sending: NOT_SENT });
    queue.lineUp();
    submission.dispatch({ type: 'begun', albumKey });
    try {
      const albumId = await calls.createAlbum(album, { key: albumKey.key, signal: controller.signal });
      submission.dispatch({ type: 'album_created', albumId });
    } catch (error) {
      submission.dispatch({ type: 'album_failed', notice: creationNotice(calls, error, controller.signal) });
      return;
    }
    await upload();
  }

  async function resume(): Promise<void> {
    queue.lineUp();
    submission.dispatch({ type: 'resumed' });
    await upload();
  }

  async function upload(): Promise<void> {
    const { albumId } = submission.getState();
    if (albumId === null) return;
    const sending = await queue.send(albumId);
    submission.dispatch({ type: 'uploads_settled', sending });
    if (submission.getState().phase === 'attaching') {
      await attachCategories(calls, albumId, readForm().categories);
      submission.dispatch({ type: 'categories_settled', sending });
    }
    await clean(sending.stop === 'cancelled' ? info(SUBMISSION_TEXTS.cancelled) : NO_IMAGE_ADDED);
  }

  /** Deletes the album and then shows the notice. */
  async function clean(notice: Notice): Promise<void> {
    const { phase, albumId } = submission.getState();
    if (phase !== 'cleaning' || albumId === null) return;
    submission.dispatch({ type: 'cleaned', notice: (await deletionNotice(calls, albumId)) ?? notice });
    queue.sending.dispatch({ type: 'album_gone' });
  }

  function stop(reason: 'cancelled' | 'interrupted'): void {
    if (submission.getState().phase === 'creating') controller.abort();
    else queue.stop(reason);
  }

  // The asynchronous functions settle once no request is pending.
  return {
    begin,
    resume,
    cancel: (): void => stop('cancelled'),
    /** The screen unmounts: aborts the requests and keeps the album for the next visit. */
    interrupt: (): void => stop('interrupted'),
    /** Deletes the album and reopens the form. */
    abandon: async (): Promise<void> => {
      submission.dispatch({ type: 'abandoned' });
      await clean(info(SUBMISSION_TEXTS.abandoned));
    },
  };
}

function getAlbum({ name, isPublic }: AlbumForm): AlbumToCreate {
  return { name: normaliseLine(name), status: isPublic ? 'public' : 'private' };
}

const info = (text: string): Notice => ({ kind: 'info', text });

function creationNotice(calls: SubmissionCalls, error: unknown, { aborted }: AbortSignal): Notice {
  const failure = calls.explain(error);
  if (failure.kind === 'expired') {
    calls.tellExpired(SUBMISSION_TEXTS.expiredOnAlbum);
    return { kind: 'session', text: SUBMISSION_TEXTS.expiredOnAlbum };
  }
  if (aborted) return info(SUBMISSION_TEXTS.cancelled);
  // The creation of the album is not retried automatically, so a busy server is reported too.
  const status = failure.kind === 'busy' ? 429 : failure.status;
  return { kind: 'error', text: creationFailureText(failure.text, status) };
}

/** The message of a 409 (too many albums…) or a 429 (time to wait) is more precise than the general text. */
function creationFailureText(text: string, status: number | null): string {
  return status === 409 || status === 429 ? text : ALBUM_TEXTS.createFailed;
}

/** Attaches the categories one by one, in the chosen order. */
async function attachCategories(
  calls: SubmissionCalls,
  albumId: number,
  categories: readonly string[],
): Promise<void> {
  for (const category of categories) {
    // Failures are ignored (AL-49): the album exists, and its categories can be changed later.
    await Promise.allSettled([calls.attachCategory(albumId, category)]);
  }
}

/** Deletes the album. Returns null on success, else the notice. */
async function deletionNotice(calls: SubmissionCalls, albumId: number): Promise<Notice | null> {
  const failure = await calls.deleteAlbum(albumId).then(() => null, calls.explain);
  if (failure === null || (failure.kind === 'refused' && failure.status === 404)) return null;
  if (failure.kind !== 'expired') return { kind: 'error', text: SUBMISSION_TEXTS.deleteByHand, albumId };
  calls.tellExpired(SUBMISSION_TEXTS.expiredOnDeletion);
  return { kind: 'session', text: SUBMISSION_TEXTS.expiredOnDeletion };
}
