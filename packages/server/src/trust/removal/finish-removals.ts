// The second step of deletions and purges: batches, until nothing is left.
import type { Deps } from '../../deps.ts';
import type { JobQueue } from '../../jobs/job-engine.ts';
import { eraseNextBatch, listUnfinished } from '../account-data/erase-batches.ts';
import { listUnfinishedPurges, purgeNextBatch } from '../purge/purge-batches.ts';

/** Milliseconds after which a job ends and is queued again, so that a small removal does not wait for a large one. */
const JOB_MS = 5_000;
const AT_ONCE = 50;

type Removing = Pick<Deps, 'db' | 'log' | 'images' | 'clock'>;
type Removal = { readonly name: string; readonly next: () => Promise<'more' | 'done'> };

/** One job for each account or image. Purges have a queue of their own: they may be of images that should never have been uploaded. */
export function createRemovalQueues(deps: Removing): JobQueue[] {
  return [
    {
      name: 'purges',
      listDue: (limit) => listUnfinishedPurges(deps.db, limit),
      run: (id, signal) => runBatches(() => purgeNextBatch(deps, Number(id)), signal),
    },
    {
      name: 'erasures',
      listDue: (limit) => listUnfinished(deps.db, limit),
      run: (id, signal) => runBatches(() => eraseNextBatch(deps, Number(id)), signal),
    },
  ];
}

async function runBatches(next: Removal['next'], signal: AbortSignal): Promise<void> {
  const startedAt = performance.now();
  let left: 'more' | 'done' = 'more';
  while (left === 'more' && !signal.aborted && performance.now() - startedAt < JOB_MS) left = await next();
}

/** Images first, then one batch of each in turn. */
async function listRemovals(deps: Removing): Promise<Removal[]> {
  const images = await listUnfinishedPurges(deps.db, AT_ONCE);
  const accounts = await listUnfinished(deps.db, AT_ONCE);
  return [
    ...images.map((id) => ({ name: `image ${id}`, next: () => purgeNextBatch(deps, id) })),
    ...accounts.map((id) => ({ name: `account ${id}`, next: () => eraseNextBatch(deps, id) })),
  ];
}

/**
 * For commands of the operator. Returns once everything is removed, or the signal is aborted. Throws the first failure, after it has finished
 * all others.
 */
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
