// When a draft is written: at most `delayMs` after the first change since the last write (TL-63: 5 000 ms), and at once when
// the page is about to go away. `pagehide` and a hidden tab are what phones still announce; `beforeunload` they do not.

import type { DraftWrite } from './page-drafts.ts';

export type DraftStatus = 'none' | 'pending' | DraftWrite;

export type DraftWriter<T> = {
  /** Says that the work is now `value`. */
  change(value: T): void;
  /** Writes what waits, now. */
  flush(): void;
  /** Forgets what waits, without writing: the work was saved or given up. */
  discard(): void;
  /** Writes what waits and stops listening. */
  close(): void;
};

export type DraftWriterOptions<T> = {
  readonly delayMs: number;
  readonly write: (value: T) => DraftWrite;
  readonly onStatus: (status: DraftStatus) => void;
  /** The page's life, for tests; the window by default. */
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
  // Fires on the document and bubbles to the window.
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
