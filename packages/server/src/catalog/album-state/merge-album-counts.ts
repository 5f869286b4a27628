// Adds the changes of the albums' counters to their rows in the background, so that lists show them.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Deps } from '../../deps.ts';
import { createFailureLog } from '../../failure-log.ts';
import { mergeCountChanges } from './album-counts.repository.ts';

/** Lists lag by this time. Many changes of an album cost one update of its row. */
const EVERY_MS = 1_000;

/** Runs until the signal is aborted. */
export async function repeatCountMerges(deps: Pick<Deps, 'db' | 'log'>, signal: AbortSignal): Promise<void> {
  const failures = createFailureLog(deps.log, {
    failed: 'the counters of albums will be brought up to date later',
    worked: 'the counters of albums are brought up to date again',
  });
  while (!signal.aborted) {
    try {
      await mergeCountChanges(deps.db);
      failures.worked();
    } catch (error) {
      if (!signal.aborted) failures.failed(error);
    }
    await sleep(EVERY_MS, undefined, { signal }).catch(() => undefined);
  }
}
