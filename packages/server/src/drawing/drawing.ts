// Draws link previews in one worker thread: one at a time, each within a timeout, so that drawing never delays a reply. The queue is fair
// among owners.
import { createSemaphore } from '@palmares/core/semaphore';
import { DrawingThread, DrawingUnavailable, type ThreadJob } from './drawing-thread.ts';

export type DrawingJob = ThreadJob & {
  /** Fair-queue key: jobs of one owner wait for each other. */
  readonly owner: number;
  readonly signal: AbortSignal;
};

export type Drawing = {
  /** Returns a JPEG of 1200 × 630. Rejects with `DrawingUnavailable`, or with the signal's reason while it waits. */
  draw(job: DrawingJob): Promise<Buffer>;
  /** Number of pictures that wait for their turn. */
  waiting(): number;
  close(): Promise<void>;
};

export type DrawingOptions = {
  /** Timeout per picture in milliseconds, excluding queueing and loading. */
  readonly timeLimitMs?: number;
  /** Maximum number of waiting pictures. */
  readonly waitingMax?: number;
};

const TIME_LIMIT_MS = 10_000;
const WAITING_MAX = 50;

export function createDrawing(options: DrawingOptions = {}): Drawing {
  const { timeLimitMs = TIME_LIMIT_MS, waitingMax = WAITING_MAX } = options;
  const semaphore = createSemaphore({ slots: 1 });
  const thread = new DrawingThread(timeLimitMs);
  let closed = false;

  return {
    async draw({ owner, signal, ...job }) {
      if (semaphore.waiting() >= waitingMax) throw new DrawingUnavailable('too many wait');
      const drawNow = async () => {
        if (closed) throw new DrawingUnavailable('closed');
        return thread.draw(job);
      };
      return semaphore.run(drawNow, { owner, signal });
    },
    waiting: semaphore.waiting,
    async close() {
      closed = true;
      await thread.close();
    },
  };
}
