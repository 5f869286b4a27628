// The images that wait to join the album, and what becomes of each. Sent one after the other (P1 §4): 10 when its turn
// comes, 50 once its bytes are sent, 100 when the server has taken it; between 10 and 50 the share really sent.
import type { PrepareFault } from '../../lib/image-compression/prepare-image.ts';
import type { ImageTexts } from '../../ui/image-edit-dialog.tsx';

export type Waiting = {
  /** Local; the idempotency key of its upload too. */
  readonly id: string;
  readonly fileName: string;
  readonly texts: ImageTexts;
  /** Null while it is prepared. */
  readonly ready: { file: Blob; thumbnailUrl: string; animated: boolean } | null;
  readonly fault: PrepareFault | null;
  /** 0 while it waits; 10 to 100 once its turn came. */
  readonly percent: number;
  /** Why the sending failed. */
  readonly error: string | null;
  /** The texts that it was sent with when no answer came: it may be in the album already, under these. */
  readonly unanswered: ImageTexts | null;
};

export const PROGRESS = { begun: 10, sent: 50, done: 100 } as const;

/** `share`: of the bytes, 0 to 1. */
export function percentOf(share: number): number {
  const reached = Math.min(1, Math.max(0, share));
  return Math.round(PROGRESS.begun + (PROGRESS.sent - PROGRESS.begun) * reached);
}

export function withChange(queue: readonly Waiting[], id: string, change: Partial<Waiting>): Waiting[] {
  return queue.map((image) => (image.id === id ? { ...image, ...change } : image));
}

/** What a press on « Ajouter » sends: not what was refused at the preparation, nor what has arrived. */
export function sendableOf(queue: readonly Waiting[]): Waiting[] {
  return queue.filter(({ fault, percent }) => fault === null && percent < PROGRESS.done);
}

/** What goes up now: an image whose answer never came goes as it went, its texts are changed once it is known to be there. */
export function textsToSend({ texts, unanswered }: Waiting): { sent: ImageTexts; isChanged: boolean } {
  const sent = unanswered ?? texts;
  const isChanged =
    sent.name !== texts.name || sent.description !== texts.description || sent.url !== texts.url;
  return { sent, isChanged };
}
