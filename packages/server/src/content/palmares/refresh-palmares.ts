// Computes the palmarès of marked albums again, behind the requests (decision 0055), small albums and large ones apart. In each of
// the two lanes one process at a time does, and one album after the other: the one whose mark is the oldest. All of it is one
// transaction: a process that is killed leaves the marks, and another one takes over as soon as PostgreSQL has noticed.
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
/** 10 000 people and 500 images take half a minute of processor. */
const TIME_LIMIT_MS = 5 * 60_000;
/** An album that took a second rests for four: it has a fifth of the time at most, whatever is saved on it. */
const REST_FACTOR = 4;
const REST_MAX_MS = 5 * 60_000;
const REST_AFTER_FAILURE_MS = 5 * 60_000;
/** Contents that are read by one statement: of 1 000 images each, some megabytes. */
const CONTENTS_AT_ONCE = 200;

type Refreshing = Pick<Deps, 'db' | 'clock' | 'log'>;
export type Computing = Pick<PalmaresThread, 'compute'>;

/** The album of the lane that was refreshed; null when none is due, or another process has the turn. */
export async function refreshNext(
  deps: Refreshing,
  thread: Computing,
  lane: palmares.Lane,
): Promise<number | null> {
  // Most of the time there is none: no transaction is opened for that.
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
  if (!(await palmares.takeTurn(trx, lane))) return undefined;
  const due = await palmares.findDue(trx, lane, deps.clock());
  // Held by the other lane, it keeps its marks until that has done.
  return due !== undefined && (await palmares.takeAlbum(trx, due.albumId)) ? due : undefined;
}

async function refresh(
  deps: Refreshing,
  trx: Transaction<Database>,
  thread: Computing,
  { albumId, marks }: palmares.DueAlbum,
): Promise<void> {
  const startedAt = performance.now();
  await palmares.allowIdling(trx, 2 * TIME_LIMIT_MS);
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

/** Runs until the signal is aborted, which ends the computations under way too: their marks stay for the next start. */
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
    // Where very many albums are marked, half of the time stays for replies.
    const pause = refreshed === null ? POLL_EVERY_MS : Math.min(POLL_EVERY_MS, performance.now() - startedAt);
    await sleep(pause, undefined, { signal }).catch(() => undefined);
  }
  await thread.close();
}
