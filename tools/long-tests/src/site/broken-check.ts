// Loaded before the real server (`node --import`): while a file requests it, the thread of the content check never answers, or exits when
// asked. Everything else is real.
import { readFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import threads, { type WorkerOptions } from 'node:worker_threads';

const { BROKEN_CHECK: file = '' } = process.env;
const CHECK = 'content-check-worker.ts';

function readBehaviour(): string {
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
    const behaviour = this.#isCheck ? readBehaviour() : '';
    if (behaviour === 'ends') void this.terminate();
    else if (behaviour !== 'hangs') super.postMessage(...message);
  }
}

threads.Worker = BreakableWorker;
syncBuiltinESMExports();
