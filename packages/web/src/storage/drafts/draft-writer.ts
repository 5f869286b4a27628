// Schedules draft writes: at most `delayMs` after the first change since the last write (TL-63: 5 000 ms), and at once when the page is
// about to unload. Phones fire `pagehide` and `visibilitychange`; they do not reliably fire `beforeunload`.

import type { DraftWrite } from './page-drafts.ts';

export type DraftStatus = 'none' | 'pending' | DraftWrite;

export type DraftWriter<T> = {
  /** Schedules a write of `value`. */
  change(value: T): void;
  /** Writes the pending value now. */
  flush(): void;
  /** Drops the pending value without writing it: the work was saved or discarded. */
  discard(): void;
  /** Writes the pending value and removes the listeners. */
  close(): void;
};

export type DraftWriterOptions<T> = {
  readonly delayMs: number;
  readonly write: (value: T) => DraftWrite;
  readonly onStatus: (status: DraftStatus) => void;
  /** Event target of the page's lifecycle events, for tests; the window by default. */
  readonly page?: Pick<EventTarget, 'addEventListener'>;
};

export function createDraftWriter<T>({
  delayMs,
  write,
  onStatus,
  page,
}: DraftWriterOptions<T>): DraftWriter<T> {
  let waiting: { value: T } | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = new AbortController();
  const { signal } = stop;
  const target = page ?? window;
  target.addEventListener('pagehide', flush, { signal });
  // The event fires on the document and bubbles to the window.
  target.addEventListener('visibilitychange', flush, { signal });

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    if (waiting === null) return;
    const { value } = waiting;
    waiting = null;
    onStatus(write(value));
  }

  return {
    change(value) {
      waiting = { value };
      onStatus('pending');
      timer ??= setTimeout(flush, delayMs);
    },
    flush,
    discard() {
      clearTimeout(timer);
      timer = undefined;
      waiting = null;
      onStatus('none');
    },
    close() {
      flush();
      stop.abort();
    },
  };
}
