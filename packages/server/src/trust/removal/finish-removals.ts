// Drives the second step of deletions and purges until nothing is left: one batch of each in turn, so that a small one does not wait for a
// large one.
import { setTimeout as sleep } from 'node:timers/promises';
import { setAlarm } from '../../db/removal-alarm.ts';
import type { Deps } from '../../deps.ts';
import { createFailureLog } from '../../failure-log.ts';
import { eraseNextBatch, listUnfinished } from '../account-data/erase-batches.ts';
import { listUnfinishedPurges, purgeNextBatch } from '../purge/purge-batches.ts';

/** Maximum delay in milliseconds of what another process has begun. */
const POLL_EVERY_MS = 5_000;
const AT_ONCE = 50;

type Removing = Pick<Deps, 'db' | 'log' | 'images' | 'clock'>;
type Removal = { readonly name: string; readonly next: () => Promise<unknown> };

/** Images first: they may be ones that should never have been uploaded. */
async function listRemovals(deps: Removing): Promise<Removal[]> {
  const images = await listUnfinishedPurges(deps.db, AT_ONCE);
  const accounts = await listUnfinished(deps.db, AT_ONCE);
  return [
    ...images.map((id) => ({ name: `image ${id}`, next: () => purgeNextBatch(deps, id) })),
    ...accounts.map((id) => ({ name: `account ${id}`, next: () => eraseNextBatch(deps, id) })),
  ];
}

/** Returns once everything is removed, or the signal is aborted. Throws the first failure, after it has finished all others. */
export async function finishRemovals(
  deps: Removing,
  signal: AbortSignal = new AbortController().signal,
): Promise<void> {
  const failures = new Map<string, unknown>();
  for (;;) {
    const removals = (await listRemovals(deps)).filter(({ name }) => !failures.has(name));
    if (removals.length === 0) break;
    for (const { name, next } of removals) {
      if (signal.aborted) return;
      await next().catch((error: unknown) => failures.set(name, error));
    }
  }
  for (const error of failures.values()) throw error;
}

/** Runs until the signal is aborted: after each poll, and as soon as this process has begun a removal. */
export async function repeatRemovals(deps: Removing, signal: AbortSignal): Promise<void> {
  const failures = createFailureLog(deps.log, {
    failed: 'deletions and purges will be continued later',
    worked: 'deletions and purges are continued',
  });
  while (!signal.aborted) {
    const alarm = setAlarm(deps);
    try {
      await finishRemovals(deps, signal);
      failures.worked();
    } catch (error) {
      if (!signal.aborted) failures.failed(error);
    }
    const either = AbortSignal.any([signal, alarm.signal]);
    await sleep(POLL_EVERY_MS, undefined, { signal: either, ref: false }).catch(() => undefined);
    alarm.dispose();
  }
}
