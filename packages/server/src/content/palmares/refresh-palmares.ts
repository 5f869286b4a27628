// Recomputes the palmarès of marked albums in background jobs (docs/decisions/0055), with separate queues for small and large albums. Each
// album is one transaction: a killed process leaves the marks, and its job is taken up by another one.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Transaction } from 'kysely';
import { CONTENT_TABLES } from '../../db/content-tables.ts';
import type { Database } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import type { JobQueue } from '../../jobs/job-engine.ts';
import * as palmares from './palmares.repository.ts';
import { ComputationFailed, PalmaresThread } from './palmares-thread.ts';

/** 10 000 people and 500 images take half a minute of CPU time. */
const TIME_LIMIT_MS = 5 * 60_000;
/** An album whose computation took a second rests for four: it gets at most a fifth of the time, whatever is saved on it. */
const REST_FACTOR = 4;
const REST_MAX_MS = 5 * 60_000;
const REST_AFTER_FAILURE_MS = 5 * 60_000;
const PAUSE_MAX_MS = 1_000;
/** Number of contents read by one statement: with 1 000 images each, some megabytes. */
const CONTENTS_AT_ONCE = 200;

type Refreshing = Pick<Deps, 'db' | 'clock'>;
export type Computing = Pick<PalmaresThread, 'compute'>;

/** One queue for each size. A stop of the server aborts the current computations: their marks stay. */
export function createPalmaresQueues(
  deps: Refreshing & Pick<Deps, 'config' | 'stopping'>,
): readonly JobQueue[] {
  return palmares.SIZES.map((size) => {
    const thread = new PalmaresThread(TIME_LIMIT_MS);
    deps.stopping.addEventListener('abort', () => void thread.close(), { once: true });
    return {
      name: `palmares_${size}`,
      listDue: (limit) => palmares.listDueAlbums(deps.db, size, deps.clock(), limit),
      async run(key, signal) {
        const startedAt = performance.now();
        await refreshAlbum(deps, thread, Number(key));
        if (deps.config.role === 'work') return;
        // If very many albums are marked, half of the time stays free for requests.
        const pauseMs = Math.min(PAUSE_MAX_MS, performance.now() - startedAt);
        await sleep(pauseMs, undefined, { signal }).catch(() => undefined);
      },
    };
  });
}

/**
 * Returns false if the album is not due, or if another process computes it: its newer marks make it due again. A failed computation throws
 * and lets the album rest.
 */
export async function refreshAlbum(deps: Refreshing, thread: Computing, albumId: number): Promise<boolean> {
  try {
    return await inTransaction(deps.db, async (trx) => {
      // An older server may compute the album at the same time, or a process whose job was given to this one.
      if (!(await palmares.lockAlbumPalmares(trx, albumId))) return false;
      const marks = await palmares.listDueMarks(trx, albumId, deps.clock());
      if (marks.length === 0) return false;
      await refresh(deps, trx, thread, albumId);
      await palmares.removeMarks(trx, marks);
      return true;
    });
  } catch (error) {
    if (error instanceof ComputationFailed) {
      const restsUntil = new Date(deps.clock().getTime() + REST_AFTER_FAILURE_MS);
      await palmares.postpone(deps.db, albumId, restsUntil);
    }
    throw error;
  }
}

async function refresh(
  deps: Refreshing,
  trx: Transaction<Database>,
  thread: Computing,
  albumId: number,
): Promise<void> {
  const startedAt = performance.now();
  await palmares.setIdleTimeout(trx, 2 * TIME_LIMIT_MS);
  const counted = await palmares.listCounted(trx, albumId);
  if (counted.length === 0) {
    await palmares.remove(trx, albumId);
    return;
  }
  const result = await thread.compute({
    images: await palmares.listLiveImages(trx, albumId),
    last: await palmares.findLastResult(trx, albumId),
    votes: readInBatches(trx, counted),
  });
  const computedAt = deps.clock();
  const rest = Math.min(REST_MAX_MS, REST_FACTOR * (performance.now() - startedAt));
  const restsUntil = new Date(computedAt.getTime() + rest);
  await palmares.store(trx, albumId, { contents: counted.length, result, computedAt, restsUntil });
}

async function* readInBatches(
  trx: Transaction<Database>,
  counted: readonly palmares.CountedContent[],
): AsyncGenerator<palmares.SavedVote[]> {
  for (const { kind } of CONTENT_TABLES) {
    const ids = counted.filter((content) => content.kind === kind).map(({ id }) => id);
    for (let read = 0; read < ids.length; read += CONTENTS_AT_ONCE)
      yield await palmares.readVotes(trx, kind, ids.slice(read, read + CONTENTS_AT_ONCE));
  }
}
