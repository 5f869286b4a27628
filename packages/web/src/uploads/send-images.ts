// Makes the calls that upload images and reports their outcome to the state machine. It knows neither React nor HTTP: the calls are
// injected (upload-calls.ts).
import type { Image } from '@palmares/core/contract/types';
import { forEachConcurrently } from '@palmares/core/for-each-concurrently';
import type { ReducerStore } from '../lib/reducer-store.ts';
import type { ChosenImage } from './chosen-images.ts';
import { type ImageToUpload, imageToUpload, unansweredUpload } from './image-to-upload.ts';
import { keyFor } from './request-key.ts';
import type { Sending, SendingEvent, Stop } from './sending.ts';

export type UploadOptions = { key: string; signal: AbortSignal; onSent: (share: number) => void };

export type UploadCalls = {
  /** `localId` identifies the file. */
  upload: (image: ImageToUpload, localId: string, options: UploadOptions) => Promise<Image>;
  /** Changes the texts of an image on the server, by its server id. */
  changeTexts: (imageId: number, texts: ImageToUpload) => Promise<Image>;
  /** Classifies the error of a failed call. */
  explain: (error: unknown) => SendFailure;
  makeKey: () => string;
  /** Resolves after `ms` milliseconds, or rejects when aborted. */
  wait: (ms: number, signal: AbortSignal) => Promise<void>;
};

export type SendFailure =
  | { kind: 'refused'; text: string; status: number | null }
  | { kind: 'expired' }
  /** The server asks to retry later. */
  | { kind: 'busy'; retryAfterMs: number; text: string };

export type SenderOptions = {
  /** Maximum number of concurrent uploads. */
  lanes: number;
  /** True when an image's position in the queue is its position in the album; else it is appended. */
  isOrdered: boolean;
  /** Called when the image is in the album with its final texts. */
  onAdded?: (image: Image) => void;
  /** Called at once, because the page may be left for the sign-in before the other uploads have settled. */
  onExpired?: () => void;
};

export type ImageSender = {
  /** Sends the queued images. Settles when no upload is pending any more. */
  send: (albumId: number) => Promise<Sending>;
  stop: (reason: Stop) => void;
};

const BUSY_ATTEMPTS_MAX = 6;

export function createImageSender(
  sending: ReducerStore<Sending, SendingEvent>,
  readImages: () => readonly ChosenImage[],
  calls: UploadCalls,
  { lanes, isOrdered, onAdded, onExpired }: SenderOptions,
): ImageSender {
  let controller = new AbortController();

  function stop(reason: Stop): void {
    const isNew = sending.getState().stop !== reason;
    sending.dispatch({ type: 'stopped', stop: reason });
    controller.abort();
    if (reason === 'expired' && isNew) onExpired?.();
  }

  async function send(albumId: number): Promise<Sending> {
    controller = new AbortController();
    sending.dispatch({ type: 'begun' });
    const { order, images } = sending.getState();
    const chosen = new Map(readImages().map((image) => [image.id, image]));
    const waiting = order
      .map((id, index) => ({ image: chosen.get(id), position: isOrdered ? index + 1 : null }))
      .filter(({ image }) => image !== undefined && images[image.id]?.step === 'pending');
    await forEachConcurrently(waiting, lanes, async ({ image, position }) => {
      if (image && !controller.signal.aborted)
        await sendOne(image.id, imageToUpload(image, albumId, position));
    });
    sending.dispatch({ type: 'settled' });
    return sending.getState();
  }

  async function sendOne(id: string, wanted: ImageToUpload): Promise<void> {
    const { signal } = controller;
    const previous = sending.getState().keys[id] ?? null;
    const unanswered = unansweredUpload(previous, wanted);
    const body = unanswered ?? wanted;
    const key = keyFor(previous, JSON.stringify(body), calls.makeKey);
    sending.dispatch({ type: 'image_started', id, key });
    const onSent = (sent: number): void => sending.dispatch({ type: 'image_sent', id, sent });
    let hasArrived = false;
    const upload = async (): Promise<Image> => {
      const added = await calls.upload(body, id, { key: key.key, signal, onSent });
      hasArrived = true;
      return unanswered === null ? added : calls.changeTexts(added.id, wanted);
    };
    const outcome = await uploadUnhurried(upload, calls, signal);
    if (outcome === null) return;
    if ('image' in outcome) {
      sending.dispatch({ type: 'image_succeeded', id });
      onAdded?.(outcome.image);
      return;
    }
    const { failure } = outcome;
    if (failure.kind === 'expired') return stop('expired');
    const isRefused = !hasArrived && isRefusal(failure);
    sending.dispatch({ type: 'image_failed', id, text: failure.text, isRefused });
  }

  return { send, stop };
}

/** Retries as long as a busy server asks for it. Resolves to null when aborted. */
async function uploadUnhurried(
  upload: () => Promise<Image>,
  { explain, wait }: UploadCalls,
  signal: AbortSignal,
): Promise<{ image: Image } | { failure: SendFailure } | null> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return { image: await upload() };
    } catch (error) {
      const failure = explain(error);
      // Checked before the abort signal: the route guard may have left the page and aborted the other uploads already.
      if (failure.kind === 'expired') return { failure };
      if (signal.aborted) return null;
      if (failure.kind === 'refused' || attempt === BUSY_ATTEMPTS_MAX) return { failure };
      if (await isInterrupted(wait(failure.retryAfterMs, signal))) return null;
    }
  }
}

const isInterrupted = (waiting: Promise<void>): Promise<boolean> =>
  waiting.then(
    () => false,
    () => true,
  );

function isRefusal(failure: SendFailure): boolean {
  return failure.kind === 'refused' && failure.status !== null && failure.status < 500;
}
