// Makes the calls that send images and tells the state machine what came of them. Knows neither React nor HTTP: the calls are
// given (upload-calls.ts).
import type { Image } from '@palmares/core/contract/types';
import { forEachAtOnce } from '@palmares/core/for-each-at-once';
import type { ReducerStore } from '../lib/reducer-store.ts';
import type { ChosenImage } from './chosen-images.ts';
import { type ImageToUpload, imageToUpload, unansweredUpload } from './image-to-upload.ts';
import { keyFor } from './request-key.ts';
import type { Sending, SendingEvent, Stop } from './sending.ts';

export type UploadOptions = { key: string; signal: AbortSignal; onSent: (share: number) => void };

export type UploadCalls = {
  /** `localId` finds the file. */
  upload: (image: ImageToUpload, localId: string, options: UploadOptions) => Promise<Image>;
  /** Of an image that is on the server, by its id there. */
  changeTexts: (imageId: number, texts: ImageToUpload) => Promise<Image>;
  /** What a failed call means. */
  explain: (error: unknown) => SendFailure;
  makeKey: () => string;
  /** Resolves after that many milliseconds, or rejects when aborted. */
  wait: (ms: number, signal: AbortSignal) => Promise<void>;
};

export type SendFailure =
  | { kind: 'refused'; text: string; status: number | null }
  | { kind: 'expired' }
  /** The server asks for a pause. */
  | { kind: 'busy'; retryAfterMs: number; text: string };

export type SenderOptions = {
  /** How many images are on their way at any moment. */
  lanes: number;
  /** Whether an image's place in line is its place in the album; else it goes behind the others. */
  isOrdered: boolean;
  /** It is in the album, under the texts that are wanted. */
  onAdded?: (image: Image) => void;
  /** At once: the page may be left for the sign-in before the rest has settled. */
  onExpired?: () => void;
};

export type ImageSender = {
  /** Sends what waits in line. Settles when nothing is on its way any more. */
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
    await forEachAtOnce(waiting, lanes, async ({ image, position }) => {
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

/** Tries again as long as a busy server asks for a pause. Null when it was cut off. */
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
      // Before looking at the abort: the guard may have left the page, and cut the others off, already.
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
