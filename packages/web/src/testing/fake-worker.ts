// The worker that draws pictures, held by the test: it answers when the test says so.
import { vi } from 'vitest';
import type { PictureJob } from '../lib/picture/picture-job.ts';
import type { Answer } from '../lib/picture/picture-worker.ts';

export class FakeWorker extends EventTarget {
  /** Of the test, oldest first. */
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

/** Until `vi.unstubAllGlobals`. */
export function watchWorkers(): void {
  FakeWorker.all = [];
  vi.stubGlobal('Worker', FakeWorker);
}

/** Waits for the one that was begun as the nth of the test, from 0. */
export function nextWorker(index = 0): Promise<FakeWorker> {
  return vi.waitUntil(() => FakeWorker.all[index]);
}
