// State machine of the creation of an album: create → upload → attach categories, with their failures (AL-49). Invariant: the state has an
// album id exactly while the server may have that album. Pure: run-submission.ts performs the calls and reports their outcome; the images
// have a state machine of their own (uploads/sending.ts).
import { ALBUM_TEXTS } from '@palmares/texts/page/album';
import { SUBMISSION_TEXTS } from '@palmares/texts/page/album-creation';
import type { RequestKey } from '../../uploads/request-key.ts';
import { countSteps, isComplete, type Sending } from '../../uploads/sending.ts';

export type Phase =
  /** The form can be edited. */
  | 'editing'
  | 'creating'
  | 'uploading'
  | 'attaching'
  /** An album that received no image, or that the person discards, is being deleted. */
  | 'cleaning'
  /** Stopped with an album on the server, which can be resumed, accepted or deleted. */
  | 'partial'
  | 'done';

export type Notice = {
  kind: 'error' | 'info' | 'session';
  text: string;
  /** An album without images, which no list shows: the notice links to it. */
  albumId?: number;
};

export const NO_IMAGE_ADDED: Notice = { kind: 'error', text: ALBUM_TEXTS.noImageAdded };

export type Submission = {
  phase: Phase;
  notice: Notice | null;
  albumId: number | null;
  albumKey: RequestKey | null;
  categoriesAttached: boolean;
};

export const NOT_SUBMITTED: Submission = {
  phase: 'editing',
  notice: null,
  albumId: null,
  albumKey: null,
  categoriesAttached: false,
};

export type SubmissionEvent =
  | { type: 'begun'; albumKey: RequestKey }
  | { type: 'album_created'; albumId: number }
  | { type: 'album_failed'; notice: Notice }
  | { type: 'uploads_settled'; sending: Sending }
  | { type: 'categories_settled'; sending: Sending }
  | { type: 'resumed' }
  | { type: 'abandoned' }
  /** The album is deleted, or the person was asked to delete it. */
  | { type: 'cleaned'; notice: Notice }
  | { type: 'notice_given'; notice: Notice | null }
  | { type: 'accepted' }
  | { type: 'restored'; submission: Submission };

/** Ignores an event that does not belong to the phase. */
export function reduceSubmission(state: Submission, event: SubmissionEvent): Submission {
  if (event.type === 'notice_given') return { ...state, notice: event.notice };
  if (event.type === 'restored') return event.submission;
  return state.phase === PHASE_OF[event.type] ? advance(state, event) : state;
}

type PhaseEvent = Exclude<SubmissionEvent, { type: 'notice_given' | 'restored' }>;

/** The phase in which each event may happen. */
const PHASE_OF: Record<PhaseEvent['type'], Phase> = {
  begun: 'editing',
  album_created: 'creating',
  album_failed: 'creating',
  uploads_settled: 'uploading',
  categories_settled: 'attaching',
  resumed: 'partial',
  abandoned: 'partial',
  accepted: 'partial',
  cleaned: 'cleaning',
};

function advance(state: Submission, event: PhaseEvent): Submission {
  switch (event.type) {
    case 'begun':
      return { ...state, phase: 'creating', notice: null, albumKey: event.albumKey };
    case 'album_created':
      return { ...state, phase: 'uploading', albumId: event.albumId };
    case 'album_failed':
      // The key is kept: a second submission with the same fields must not create a second album.
      return { ...state, phase: 'editing', notice: event.notice };
    case 'uploads_settled':
      return { ...state, phase: phaseAfterUploads(state, event.sending) };
    case 'categories_settled':
      return { ...state, categoriesAttached: true, phase: isComplete(event.sending) ? 'done' : 'partial' };
    case 'resumed':
      return { ...state, phase: 'uploading', notice: null };
    case 'abandoned':
      return { ...state, phase: 'cleaning', notice: null };
    case 'cleaned':
      // The form keeps its fields; the key belonged to the deleted album.
      return { ...NOT_SUBMITTED, notice: event.notice };
    case 'accepted':
      return { ...state, phase: 'done' };
  }
}

function phaseAfterUploads({ categoriesAttached }: Submission, sending: Sending): Phase {
  // Without a session or a screen, the album can be neither filled nor deleted: it waits for the next visit.
  if (sending.stop === 'expired' || sending.stop === 'interrupted') return 'partial';
  if (countSteps(sending).success === 0) return 'cleaning';
  if (sending.stop !== null) return 'partial';
  if (!categoriesAttached) return 'attaching';
  return isComplete(sending) ? 'done' : 'partial';
}

/** Returns whether calls are pending. */
export function isBusy({ phase }: Submission): boolean {
  return phase === 'creating' || phase === 'uploading' || phase === 'attaching' || phase === 'cleaning';
}

/** Returns the notice to show. */
export function getNotice({ phase, notice }: Submission, sending: Sending): Notice | null {
  if (notice !== null || phase !== 'partial') return notice;
  const { success, total, error } = countSteps(sending);
  switch (sending.stop) {
    case 'expired':
      return { kind: 'session', text: SUBMISSION_TEXTS.expiredOnImages };
    case 'cancelled':
      return { kind: 'info', text: SUBMISSION_TEXTS.stopped(success, total) };
    case 'interrupted':
      return { kind: 'info', text: SUBMISSION_TEXTS.interrupted(success, total) };
    case null:
      return { kind: 'error', text: SUBMISSION_TEXTS.partial(success, error) };
  }
}
