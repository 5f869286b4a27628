// Background jobs of rooms: ends that nobody calls forth, and the deletion of guests 24 hours after the end (SA-30, SA-31, SA-33, SA-35).
import { ROOM } from '@palmares/core/room/limits';
import { inTransaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import type { JobQueue } from '../jobs/job-engine.ts';
import { canSave } from './room.presenter.ts';
import * as rooms from './room.repository.ts';
import { settleRoom } from './room-change.ts';
import { announceRooms } from './room-news.ts';

/** Days for which a result waits for its opener. */
const UNSAVED_KEPT_DAYS = 30;
const DAY_MS = 86_400_000;

type RoomJobs = Pick<Deps, 'db' | 'clock' | 'log'>;

export function createRoomQueues(deps: RoomJobs): JobQueue[] {
  return [
    {
      name: 'rooms',
      listDue: (limit) => listDue(deps, limit),
      run: (id) => finishRoom(deps, Number(id)),
    },
    { name: 'old_rooms', cron: '20 4 * * *', run: () => removeOldRooms(deps) },
  ];
}

function listDue(deps: RoomJobs, limit: number): Promise<number[]> {
  const now = deps.clock().getTime();
  const limits = { idleBefore: new Date(now - ROOM.idleMs), endedBefore: new Date(now - ROOM.keptMs) };
  return rooms.listDueRooms(deps.db, limits, limit);
}

/** The job announces the room once, at its end. */
const ignore = (): void => undefined;

/** Ends a room that must end; deletes the guests of one that ended long ago. */
export async function finishRoom(deps: RoomJobs, id: number): Promise<void> {
  await settleRoom({ ...deps, changed: ignore }, id);
  await inTransaction(deps.db, async (trx) => {
    const room = await rooms.lockRoom(trx, id);
    const endedAt = room?.ended_at?.getTime();
    const now = deps.clock();
    if (room === undefined || endedAt === undefined || now.getTime() - endedAt < ROOM.keptMs) return;
    await rooms.emptyRoom(trx, id, now);
    // A result that its opener may still save is kept.
    if (!canSave(room) || room.host_status !== 'active') await rooms.removeRoom(trx, id);
  });
  await announceRooms(deps.db, [id]);
}

async function removeOldRooms(deps: RoomJobs): Promise<void> {
  await rooms.removeLostResults(deps.db);
  await rooms.removeRoomsEndedBefore(deps.db, new Date(deps.clock().getTime() - UNSAVED_KEPT_DAYS * DAY_MS));
}
