// « These rooms changed », between servers (SA-38). A server batches its own news, four times a second at most, outside of any transaction:
// NOTIFY takes a lock of the whole cluster at commit. A lost notification is caught by the hub's comparison of revisions.
import { setTimeout as sleep } from 'node:timers/promises';
import { ROOM } from '@palmares/core/room/limits';
import { sql } from 'kysely';
import type { Db } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { createFailureLog, type FailureLog } from '../failure-log.ts';

const CHANNEL = 'room_changed';
const RETRY_MS = 1_000;
/** A payload has 8 000 bytes at most, and an id at most 17 with its comma. */
const IDS_PER_MESSAGE = 400;

/** News need not survive a crash, so nobody waits for the disk. */
export async function announceRooms(db: Db, ids: readonly number[]): Promise<void> {
  for (let from = 0; from < ids.length; from += IDS_PER_MESSAGE) {
    const payload = ids.slice(from, from + IDS_PER_MESSAGE).join();
    await sql`select set_config('synchronous_commit', 'off', true), pg_notify(${CHANNEL}, ${payload})`.execute(
      db,
    );
  }
}

type Hear = (ids: readonly number[] | null) => void;

export class RoomNews {
  readonly #deps: Pick<Deps, 'db' | 'listener'>;
  readonly #failures: FailureLog;
  readonly #told = new Set<number>();
  #timer: NodeJS.Timeout | null = null;
  #sentAt = 0;
  #closed = false;

  constructor(deps: Pick<Deps, 'db' | 'listener' | 'log'>) {
    this.#deps = deps;
    this.#failures = createFailureLog(deps.log, {
      failed: 'rooms hear no news of other servers',
      worked: 'rooms hear news of other servers again',
    });
  }

  /** Tells the other servers, soon. */
  tell(id: number): void {
    this.#told.add(id);
    if (this.#timer !== null || this.#closed) return;
    const wait = Math.max(0, this.#sentAt + ROOM.batchMs - performance.now());
    this.#timer = setTimeout(() => void this.#send(), wait);
  }

  /** Hears of rooms that any server changed; after the connection was lost, null for all of them. */
  async listen(hear: Hear): Promise<void> {
    while (!this.#closed) {
      try {
        await this.#listenOnce(hear);
      } catch (error) {
        if (!this.#closed) this.#failures.failed(error);
      }
      if (!this.#closed) await sleep(RETRY_MS, undefined, { ref: false });
    }
  }

  async close(): Promise<void> {
    this.#closed = true;
    if (this.#timer === null) return;
    clearTimeout(this.#timer);
    await this.#send();
  }

  async #send(): Promise<void> {
    this.#timer = null;
    this.#sentAt = performance.now();
    const ids = [...this.#told];
    this.#told.clear();
    // After a lost batch, the catch-up finds the same changes.
    await announceRooms(this.#deps.db, ids).catch((error: unknown) => this.#failures.failed(error));
  }

  async #listenOnce(hear: Hear): Promise<void> {
    const session = await this.#deps.listener.connect();
    await session.listen(CHANNEL, (payload) => hear(payload.split(',').map(Number)));
    this.#failures.worked();
    hear(null);
    await new Promise<void>((resolve) => session.onLost(resolve));
  }
}
