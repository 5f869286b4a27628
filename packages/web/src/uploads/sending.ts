// Uploading images to an album, as a state machine (AL-50, AL-51). Invariant: an image that succeeded stays so until it is dropped or its
// album is deleted. Pure: send-images.ts makes the calls and reports their outcome.
import type { RequestKey } from './request-key.ts';

export type ImageProgress =
  | { step: 'pending' }
  /** `sent`: fraction of the bytes, 0 to 1. At 1 the server is processing. */
  | { step: 'processing'; sent: number }
  | { step: 'success' }
  | { step: 'error'; text: string };

/** Why the uploads stopped before their end. */
export type Stop = 'cancelled' | 'expired' | 'interrupted';

export type Sending = {
  isRunning: boolean;
  stop: Stop | null;
  /** The queued images, in the order of the list when they were queued: the index gives the image's position. */
  order: readonly string[];
  images: Readonly<Record<string, ImageProgress>>;
  keys: Readonly<Record<string, RequestKey>>;
};

export const NOT_SENT: Sending = { isRunning: false, stop: null, order: [], images: {}, keys: {} };

export type SendingEvent =
  /** All sendable images, including those that were uploaded, which are not sent again. */
  | { type: 'lined_up'; ids: readonly string[] }
  | { type: 'begun' }
  | { type: 'image_started'; id: string; key: RequestKey }
  | { type: 'image_sent'; id: string; sent: number }
  | { type: 'image_succeeded'; id: string }
  | { type: 'image_failed'; id: string; text: string; isRefused: boolean }
  | { type: 'stopped'; stop: Stop }
  | { type: 'settled' }
  | { type: 'images_dropped'; ids: ReadonlySet<string> }
  | { type: 'album_gone' }
  | { type: 'restored'; sending: Sending };

const PENDING: ImageProgress = { step: 'pending' };

export function reduceSending(state: Sending, event: SendingEvent): Sending {
  switch (event.type) {
    case 'lined_up':
      return lineUp(state, event.ids);
    case 'begun':
      return { ...state, isRunning: true, stop: null };
    case 'image_started':
      return {
        ...withImage(state, event.id, { step: 'processing', sent: 0 }),
        keys: { ...state.keys, [event.id]: event.key },
      };
    case 'image_sent':
      if (state.images[event.id]?.step !== 'processing') return state;
      return withImage(state, event.id, { step: 'processing', sent: event.sent });
    case 'image_succeeded':
      return withImage(state, event.id, { step: 'success' });
    case 'image_failed':
      return withImage(markRefused(state, event), event.id, { step: 'error', text: event.text });
    case 'stopped':
      return state.isRunning ? { ...state, stop: event.stop } : state;
    case 'settled':
      // An aborted upload is retried with the same key.
      return {
        ...mapImages(state, (image) => (image.step === 'processing' ? PENDING : image)),
        isRunning: false,
      };
    case 'images_dropped':
      return keepImages(state, ([id]) => !event.ids.has(id));
    case 'album_gone':
      // The keys belong to the deleted album and are dropped. The errors of images stay readable.
      return { ...NOT_SENT, images: keepImages(state, ([, { step }]) => step === 'error').images };
    case 'restored':
      return event.sending;
  }
}

function lineUp(state: Sending, ids: readonly string[]): Sending {
  const joining = ids.filter((id) => !state.order.includes(id));
  const waiting = ids.filter((id) => state.images[id]?.step !== 'success');
  return {
    ...state,
    order: [...state.order, ...joining],
    images: { ...state.images, ...Object.fromEntries(waiting.map((id) => [id, PENDING])) },
  };
}

function withImage(state: Sending, id: string, progress: ImageProgress): Sending {
  if (state.images[id] === undefined || state.images[id].step === 'success') return state;
  return { ...state, images: { ...state.images, [id]: progress } };
}

function markRefused(state: Sending, { id, isRefused }: { id: string; isRefused: boolean }): Sending {
  const key = state.keys[id];
  if (key === undefined || !isRefused) return state;
  return { ...state, keys: { ...state.keys, [id]: { ...key, isRefused } } };
}

function mapImages(state: Sending, change: (image: ImageProgress) => ImageProgress): Sending {
  const images = Object.entries(state.images).map(([id, image]) => [id, change(image)] as const);
  return { ...state, images: Object.fromEntries(images) };
}

function keepImages(state: Sending, isKept: (entry: [string, ImageProgress]) => boolean): Sending {
  return { ...state, images: Object.fromEntries(Object.entries(state.images).filter(isKept)) };
}

export type StepCounts = Record<ImageProgress['step'], number> & { total: number };

export function countSteps({ images }: Sending): StepCounts {
  const counts: StepCounts = { pending: 0, processing: 0, success: 0, error: 0, total: 0 };
  for (const { step } of Object.values(images)) {
    counts[step] += 1;
    counts.total += 1;
  }
  return counts;
}

export function isComplete(state: Sending): boolean {
  const { success, total } = countSteps(state);
  return success === total;
}

/** AL-67: 10 when an image's upload starts, 50 once its bytes are sent, 100 when the server has accepted it. */
export const PERCENT = { begun: 10, sent: 50, done: 100 } as const;

/** `sent`: fraction of the bytes, 0 to 1. */
export function toUploadPercent(sent: number): number {
  const reached = Math.min(1, Math.max(0, sent));
  return Math.round(PERCENT.begun + (PERCENT.sent - PERCENT.begun) * reached);
}

/** Progress over all images, 0 to 1. */
export function overallProgress({ images }: Sending): number {
  const all = Object.values(images);
  const done = all.reduce((sum, image) => {
    if (image.step === 'processing') return sum + toUploadPercent(image.sent) / PERCENT.done;
    return image.step === 'pending' ? sum : sum + 1;
  }, 0);
  return all.length === 0 ? 0 : done / all.length;
}
