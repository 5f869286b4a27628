// Sending a new album, as a state machine: create → upload → attach categories, and what goes wrong on the way (P1 §4).
// Invariant: an image that succeeded stays so until its album is gone; an album id is held exactly while the server may
// hold that album. Pure: run-submission.ts makes the calls and tells this what came of them.

export type ImageProgress =
  | { step: 'pending' }
  /** `sent`: 0 to 1. At 1 the server is at work. */
  | { step: 'processing'; sent: number }
  | { step: 'success' }
  | { step: 'error'; text: string };

export type Phase =
  /** The form is open. */
  | 'editing'
  | 'creating'
  | 'uploading'
  | 'attaching'
  /** Deleting an album that got no image. */
  | 'cleaning'
  /** Stopped with an album on the server: to be resumed, kept as it is, or deleted. */
  | 'partial'
  | 'done';

/** Why uploads stopped before their end. */
export type Stop = 'cancelled' | 'expired' | 'interrupted';

export type Notice = {
  kind: 'error' | 'info' | 'session';
  text: string;
  /** An album without images, which no list shows: the notice leads to it. */
  albumId?: number;
};

export type RequestKey = {
  key: string;
  /** What is sent under the key: another body needs another key. */
  body: string;
  /** The server answered, and took nothing. Otherwise what was sent may have arrived. */
  isRefused?: boolean;
};

export type Submission = {
  phase: Phase;
  stop: Stop | null;
  notice: Notice | null;
  albumId: number | null;
  albumKey: RequestKey | null;
  categoriesAttached: boolean;
  /** The images sent, in the form's order: the place in it is the image's position. */
  order: readonly string[];
  images: Readonly<Record<string, ImageProgress>>;
  imageKeys: Readonly<Record<string, RequestKey>>;
};

export const NOT_SUBMITTED: Submission = {
  phase: 'editing',
  stop: null,
  notice: null,
  albumId: null,
  albumKey: null,
  categoriesAttached: false,
  order: [],
  images: {},
  imageKeys: {},
};

export type SubmissionEvent =
  | { type: 'begun'; order: readonly string[]; albumKey: RequestKey }
  | { type: 'album_created'; albumId: number }
  | { type: 'album_failed'; notice: Notice }
  | { type: 'image_started'; id: string; key: RequestKey }
  | { type: 'image_sent'; id: string; sent: number }
  | { type: 'image_succeeded'; id: string }
  | { type: 'image_failed'; id: string; text: string; isRefused: boolean }
  | { type: 'stopped'; stop: Stop; notice: Notice }
  | { type: 'uploads_settled' }
  | { type: 'categories_settled' }
  | { type: 'resumed' }
  | { type: 'abandoned' }
  | { type: 'cleaned'; notice: Notice }
  | { type: 'clean_failed'; notice: Notice }
  | { type: 'image_dropped'; id: string }
  | { type: 'notice_given'; notice: Notice | null }
  | { type: 'accepted' }
  | { type: 'restored'; submission: Submission };

export function reduceSubmission(state: Submission, event: SubmissionEvent): Submission {
  switch (event.type) {
    case 'begun':
      if (state.phase !== 'editing') return state;
      return {
        ...state,
        phase: 'creating',
        stop: null,
        notice: null,
        albumKey: event.albumKey,
        order: event.order,
        images: Object.fromEntries(event.order.map((id) => [id, PENDING])),
      };
    case 'album_created':
      return state.phase === 'creating' ? { ...state, phase: 'uploading', albumId: event.albumId } : state;
    case 'album_failed':
      // The key stays: a second press with the same fields must not make a second album.
      return state.phase === 'creating' ? { ...state, phase: 'editing', notice: event.notice } : state;
    case 'image_started':
      return {
        ...withImage(state, event.id, { step: 'processing', sent: 0 }),
        imageKeys: { ...state.imageKeys, [event.id]: event.key },
      };
    case 'image_sent':
      return state.images[event.id]?.step === 'processing'
        ? withImage(state, event.id, { step: 'processing', sent: event.sent })
        : state;
    case 'image_succeeded':
      return withImage(state, event.id, { step: 'success' });
    case 'image_failed':
      return withImage(markRefused(state, event), event.id, { step: 'error', text: event.text });
    case 'stopped':
      return state.phase === 'uploading' ? { ...state, stop: event.stop, notice: event.notice } : state;
    case 'uploads_settled':
      return state.phase === 'uploading' ? afterUploads(state) : state;
    case 'categories_settled':
      if (state.phase !== 'attaching') return state;
      return { ...state, categoriesAttached: true, phase: isComplete(state) ? 'done' : 'partial' };
    case 'resumed':
      return state.phase === 'partial'
        ? {
            ...mapImages(state, (image) => (image.step === 'error' ? PENDING : image)),
            phase: 'uploading',
            stop: null,
            notice: null,
          }
        : state;
    case 'abandoned':
      return state.phase === 'partial' ? { ...state, phase: 'cleaning', notice: null } : state;
    case 'cleaned':
    case 'clean_failed':
      // Everything typed is kept by the form; the keys belong to an album that is gone. Why images failed stays to be read.
      return state.phase === 'cleaning'
        ? { ...NOT_SUBMITTED, notice: event.notice, images: failuresOf(state) }
        : state;
    case 'image_dropped':
      return dropImage(state, event.id);
    case 'notice_given':
      return { ...state, notice: event.notice };
    case 'accepted':
      return state.phase === 'partial' && countSteps(state).success > 0 ? { ...state, phase: 'done' } : state;
    case 'restored':
      return afterReload(event.submission);
  }
}

const PENDING: ImageProgress = { step: 'pending' };

function withImage(state: Submission, id: string, progress: ImageProgress): Submission {
  if (state.images[id] === undefined || state.images[id].step === 'success') return state;
  return { ...state, images: { ...state.images, [id]: progress } };
}

function markRefused(state: Submission, { id, isRefused }: { id: string; isRefused: boolean }): Submission {
  const key = state.imageKeys[id];
  if (key === undefined || !isRefused) return state;
  return { ...state, imageKeys: { ...state.imageKeys, [id]: { ...key, isRefused } } };
}

function mapImages(state: Submission, change: (image: ImageProgress) => ImageProgress): Submission {
  const images = Object.fromEntries(Object.entries(state.images).map(([id, image]) => [id, change(image)]));
  return { ...state, images };
}

function afterUploads(before: Submission): Submission {
  // An upload that was cut off is to be sent again, under the same key.
  const state = mapImages(before, (image) => (image.step === 'processing' ? PENDING : image));
  // Without a session, or without a screen, the album can be neither filled nor deleted: it waits for the next visit.
  if (state.stop === 'expired' || state.stop === 'interrupted') return { ...state, phase: 'partial' };
  if (countSteps(state).success === 0) return { ...state, phase: 'cleaning' };
  if (state.stop !== null) return { ...state, phase: 'partial' };
  if (!state.categoriesAttached) return { ...state, phase: 'attaching' };
  return { ...state, phase: isComplete(state) ? 'done' : 'partial' };
}

/** After a stop, an image may be given up; its position is not given to another. */
function dropImage(state: Submission, id: string): Submission {
  if (state.phase !== 'partial' || state.images[id] === undefined || state.images[id].step === 'success')
    return state;
  const { [id]: _dropped, ...images } = state.images;
  return { ...state, images };
}

function failuresOf({ images }: Submission): Submission['images'] {
  return Object.fromEntries(Object.entries(images).filter(([, { step }]) => step === 'error'));
}

function afterReload(saved: Submission): Submission {
  const state = mapImages(saved, (image) => (image.step === 'processing' ? PENDING : image));
  if (state.phase === 'editing' || state.albumId === null)
    return { ...state, phase: 'editing', notice: null };
  return { ...state, phase: 'partial', stop: 'interrupted', notice: null };
}

export type StepCounts = Record<ImageProgress['step'], number> & { total: number };

export function countSteps({ images }: Submission): StepCounts {
  const counts: StepCounts = { pending: 0, processing: 0, success: 0, error: 0, total: 0 };
  for (const { step } of Object.values(images)) {
    counts[step] += 1;
    counts.total += 1;
  }
  return counts;
}

function isComplete(state: Submission): boolean {
  const { success, total } = countSteps(state);
  return success === total;
}

/** 0 to 1, over all images; the server's share of the work is the last tenth of each. */
export function overallProgress({ images }: Submission): number {
  const all = Object.values(images);
  const done = all.reduce((sum, image) => {
    if (image.step === 'processing') return sum + image.sent * 0.9;
    return image.step === 'pending' ? sum : sum + 1;
  }, 0);
  return all.length === 0 ? 0 : done / all.length;
}

/** Whether calls are on their way. */
export function isBusy({ phase }: Submission): boolean {
  return phase === 'creating' || phase === 'uploading' || phase === 'attaching' || phase === 'cleaning';
}

/** Counts from 1. An image keeps it whatever happens to the others. */
export function positionOf({ order }: Submission, id: string): number {
  return order.indexOf(id) + 1;
}
