// A fake of the worker that draws pictures: it answers when the test says so.
import { vi } from 'vitest';
import type { PictureJob } from '../lib/picture/picture-job.ts';
import type { Answer } from '../lib/picture/picture-worker.ts';

export class FakeWorker extends EventTarget {
  /** All workers of the test, oldest first. */
  static all: FakeWorker[] = [];
  job: PictureJob | null = null;
  isOver = false;

  constructor() {
    super();
    FakeWorker.all.push(this);
  }
  postMessage(job: PictureJob): void {
    this.job = job;
  }
  terminate(): void {
    this.isOver = true;
  }
  answer(data: Answer): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

/** Replaces `Worker` until `vi.unstubAllGlobals`. */
export function stubWorkers(): void {
  FakeWorker.all = [];
  vi.stubGlobal('Worker', FakeWorker);
}

/** Waits for the worker with this zero-based index; the code that creates it may still be loading. */
export function nextWorker(index = 0): Promise<FakeWorker> {
  return vi.waitUntil(() => FakeWorker.all[index], { timeout: 30_000 });
}
