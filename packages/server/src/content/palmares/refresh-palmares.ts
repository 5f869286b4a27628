// Recomputes the palmarès of marked albums in the background (decision 0055), with separate lanes for small and large albums. In
// each lane one process works at a time, on one album at a time: the one with the oldest mark. Each album is one transaction: a killed
// process leaves the marks, and another one takes over as soon as PostgreSQL notices the lost connection.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Transaction } from 'kysely';
import { CONTENT_TABLES } from '../../db/content-tables.ts';
import type { Database } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { createFailureLog } from '../../failure-log.ts';
import * as palmares from './palmares.repository.ts';
import { ComputationFailed, PalmaresThread } from './palmares-thread.ts';

const POLL_EVERY_MS = 1_000;
/** 10 000 people and 500 images take half a minute of CPU time. */
const TIME_LIMIT_MS = 5 * 60_000;
/** An album whose computation took a second rests for four: it gets at most a fifth of the time, whatever is saved on it. */
const REST_FACTOR = 4;
const REST_MAX_MS = 5 * 60_000;
const REST_AFTER_FAILURE_MS = 5 * 60_000;
/** Number of contents read by one statement: with 1 000 images each, some megabytes. */
const CONTENTS_AT_ONCE = 200;

type Refreshing = Pick<Deps, 'db' | 'clock' | 'log'>;
export type Computing = Pick<PalmaresThread, 'compute'>;

/** Returns the album of the lane that was refreshed; null if none is due, or another process has the turn. */
export async function refreshNext(
  deps: Refreshing,
  thread: Computing,
  lane: palmares.Lane,
): Promise<number | null> {
  // Most of the time no album is due: check that before opening a transaction.
  if ((await palmares.findDue(deps.db, lane, deps.clock())) === undefined) return null;
  let albumId: number | null = null;
  try {
    await inTransaction(deps.db, async (trx) => {
      const due = await takeDue(deps, trx, lane);
      albumId = due?.albumId ?? null;
      if (due !== undefined) await refresh(deps, trx, thread, due);
    });
  } catch (error) {
    if (albumId === null || !(error instanceof ComputationFailed)) throw error;
    const restsUntil = new Date(deps.clock().getTime() + REST_AFTER_FAILURE_MS);
    await palmares.postpone(deps.db, albumId, restsUntil);
    deps.log.error({ err: error, album: albumId }, 'a palmarès will be computed later');
  }
  return albumId;
}

async function takeDue(
  deps: Refreshing,
  trx: Transaction<Database>,
  lane: palmares.Lane,
): Promise<palmares.DueAlbum | undefined> {
  if (!(await palmares.lockLane(trx, lane))) return undefined;
  const due = await palmares.findDue(trx, lane, deps.clock());
  // If the other lane holds the album, its marks stay until that computation is done.
  return due !== undefined && (await palmares.lockAlbumPalmares(trx, due.albumId)) ? due : undefined;
}

async function refresh(
  deps: Refreshing,
  trx: Transaction<Database>,
  thread: Computing,
  { albumId, marks }: palmares.DueAlbum,
): Promise<void> {
  const startedAt = performance.now();
  await palmares.setIdleTimeout(trx, 2 * TIME_LIMIT_MS);
  const counted = await palmares.listCounted(trx, albumId);
  if (counted.length === 0) {
    await palmares.remove(trx, albumId);
  } else {
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
  await palmares.removeMarks(trx, marks);
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

/** Runs until the signal is aborted, which also aborts the current computations: their marks stay for the next start. */
export async function repeatRefresh(deps: Refreshing, signal: AbortSignal): Promise<void> {
  await Promise.all(palmares.LANES.map((lane) => repeatLane(deps, signal, lane)));
}

async function repeatLane(deps: Refreshing, signal: AbortSignal, lane: palmares.Lane): Promise<void> {
  const thread = new PalmaresThread(TIME_LIMIT_MS);
  signal.addEventListener('abort', () => void thread.close(), { once: true });
  const failures = createFailureLog(deps.log.child({ lane }), {
    failed: 'marked albums will be looked at again',
    worked: 'marked albums are looked at again',
  });
  while (!signal.aborted) {
    const startedAt = performance.now();
    let refreshed: number | null = null;
    try {
      refreshed = await refreshNext(deps, thread, lane);
      failures.worked();
    } catch (error) {
      if (!signal.aborted) failures.failed(error);
    }
    // If very many albums are marked, half of the time stays free for requests.
    const pause = refreshed === null ? POLL_EVERY_MS : Math.min(POLL_EVERY_MS, performance.now() - startedAt);
    await sleep(pause, undefined, { signal }).catch(() => undefined);
  }
  await thread.close();
}
