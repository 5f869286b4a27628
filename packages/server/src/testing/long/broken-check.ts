// Loaded before the real server (`node --import`): while a file says so, the thread of the content check never answers what it is asked, or ends
// when it is. Everything else is the real one.
import { readFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import threads, { type WorkerOptions } from 'node:worker_threads';

const { CHECK_FAULT: file = '' } = process.env;
const CHECK = 'content-check-worker.ts';

function readFault(): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

class BreakableWorker extends threads.Worker {
  readonly #isCheck: boolean;

  constructor(source: string | URL, options?: WorkerOptions) {
    super(source, options);
    this.#isCheck = String(source).endsWith(CHECK);
  }

  override postMessage(...message: Parameters<threads.Worker['postMessage']>): void {
    const fault = this.#isCheck ? readFault() : '';
    if (fault === 'ends') void this.terminate();
    else if (fault !== 'hangs') super.postMessage(...message);
  }
}

threads.Worker = BreakableWorker;
syncBuiltinESMExports();
