// Pictures for links, drawn in one worker thread: one at a time, each for as long as its time limit allows, so that drawing never holds up
// a reply. Who asks for many waits behind who asks for one.
import { createSemaphore } from '@palmares/core/semaphore';
import { DrawingThread, DrawingUnavailable, type ThreadJob } from './drawing-thread.ts';

export type DrawingJob = ThreadJob & {
  /** Whose turn it is: jobs of one owner wait behind each other. */
  readonly owner: number;
  readonly signal: AbortSignal;
};

export type Drawing = {
  /** A JPEG of 1200 × 630. Rejects with `DrawingUnavailable`, or with the reason of the signal while it waits. */
  draw(job: DrawingJob): Promise<Buffer>;
  /** How many pictures wait for their turn. */
  waiting(): number;
  close(): Promise<void>;
};

export type DrawingOptions = {
  /** Of one picture, in milliseconds: waiting and loading do not count. */
  readonly timeLimitMs?: number;
  /** How many may wait for their turn. */
  readonly waitingMax?: number;
};

const TIME_LIMIT_MS = 10_000;
const WAITING_MAX = 50;

export function createDrawing(options: DrawingOptions = {}): Drawing {
  const { timeLimitMs = TIME_LIMIT_MS, waitingMax = WAITING_MAX } = options;
  const semaphore = createSemaphore({ slots: 1 });
  const thread = new DrawingThread(timeLimitMs);
  let waiting = 0;
  let closed = false;

  return {
    async draw({ owner, signal, ...job }) {
      if (waiting >= waitingMax) throw new DrawingUnavailable('too many wait');
      waiting += 1;
      try {
        const drawNow = async () => {
          if (closed) throw new DrawingUnavailable('closed');
          return thread.draw(job);
        };
        return await semaphore.run(drawNow, { owner, signal });
      } finally {
        waiting -= 1;
      }
    },
    waiting: semaphore.waiting,
    async close() {
      closed = true;
      await thread.close();
    },
  };
}
