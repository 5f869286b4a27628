// The streams of this server: which guest of which room reads, and when each room sends its next snapshot (SA-37, SA-38, SA-39).
// A snapshot is built once for a room, serialised once for each audience, at most four times a second.
import { setTimeout as sleep } from 'node:timers/promises';
import { ROOM } from '@palmares/core/room/limits';
import { hasRight } from '@palmares/core/room/seats';
import type { Deps } from '../deps.ts';
import { AppError } from '../errors.ts';
import { createFailureLog, type FailureLog } from '../failure-log.ts';
import { type EventStream, toEvent } from '../http/event-stream.ts';
import { presentSnapshots, type Snapshots } from './room.presenter.ts';
import { findEnd, isOver, settleRoom } from './room-change.ts';
import { touchGuests } from './room-guest.repository.ts';
import { RoomNews } from './room-news.ts';
import { findSnapshot, listSignatures, type SnapshotRow } from './room-snapshot.repository.ts';

/** Milliseconds after which a failed snapshot is tried again. */
const RETRY_MS = 1_000;
/** Two browsers of an account with two tabs each. The oldest stream makes room for a newer one. */
const STREAMS_PER_SEAT = 4;
const SCREENS_PER_ROOM = 20;
/** Margin in milliseconds of the timer of a step: clocks differ in speed. */
const MARGIN_MS = 20;
const FULL_RETRY_SECONDS = 10;

type Member = {
  readonly stream: EventStream;
  /** Null for a screen. */
  readonly guestId: number | null;
  /** Epoch of the key with which a screen connected. */
  readonly keyEpoch: number;
};

type HubRoom = {
  readonly id: number;
  readonly members: Set<Member>;
  timer: NodeJS.Timeout | null;
  deadline: NodeJS.Timeout | null;
  isSending: boolean;
  isDirty: boolean;
  sentAt: number;
  signature: string;
  facts: string;
};

export type RoomHub = {
  /** Call it after the commit of a change. */
  changed(roomId: number): void;
  /** Throws 503 beyond the cap; call it before the stream is opened. */
  assertSpace(): void;
  join(roomId: number, member: Member): void;
  readonly streams: number;
  close(): Promise<void>;
};

type HubDeps = Pick<Deps, 'db' | 'listener' | 'log' | 'clock' | 'config' | 'stopping'>;

export function createRoomHub(deps: HubDeps): RoomHub {
  return new Hub(deps);
}

class Hub implements RoomHub {
  readonly #deps: HubDeps;
  readonly #news: RoomNews;
  readonly #failures: FailureLog;
  readonly #rooms = new Map<number, HubRoom>();
  readonly #timers: NodeJS.Timeout[] = [];
  #streams = 0;
  #isListening = false;
  #closed = false;

  constructor(deps: HubDeps) {
    this.#deps = deps;
    this.#news = new RoomNews(deps);
    this.#failures = createFailureLog(deps.log, {
      failed: 'rooms wait for the database',
      worked: 'rooms go on',
    });
    deps.stopping.addEventListener('abort', () => this.#endAll(deps.config.stopDelayMs), { once: true });
  }

  get streams(): number {
    return this.#streams;
  }

  changed(roomId: number): void {
    this.#markDirty(roomId);
    this.#news.tell(roomId);
  }

  assertSpace(): void {
    const { config, stopping } = this.#deps;
    if (this.#closed || stopping.aborted || this.#streams >= config.roomStreams)
      throw new AppError('unavailable', { retryAfter: FULL_RETRY_SECONDS });
  }

  join(roomId: number, member: Member): void {
    this.#start();
    const room = this.#rooms.get(roomId) ?? createHubRoom(roomId);
    this.#rooms.set(roomId, room);
    makeRoomFor(room, member);
    room.members.add(member);
    this.#streams += 1;
    member.stream.onClose(() => {
      this.#streams -= 1;
      room.members.delete(member);
      if (room.members.size === 0) this.#forget(room);
    });
    this.#markDirty(roomId);
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const timer of this.#timers) clearInterval(timer);
    this.#endAll(0);
    for (const room of this.#rooms.values()) this.#forget(room);
    await this.#news.close();
  }

  /** A server without rooms neither listens for them nor keeps a timer. */
  #start(): void {
    if (this.#isListening) return;
    this.#isListening = true;
    void this.#news.listen((ids) => {
      for (const id of ids ?? [...this.#rooms.keys()]) this.#markDirty(id);
    });
    const repeat = (work: () => Promise<void>, ms: number) => {
      const run = () =>
        void work().then(
          () => this.#failures.worked(),
          (error: unknown) => this.#failures.failed(error),
        );
      const timer = setInterval(run, ms);
      timer.unref();
      this.#timers.push(timer);
    };
    repeat(() => this.#beat(), ROOM.beatMs);
    repeat(() => this.#catchUp(), ROOM.catchUpMs);
  }

  async #beat(): Promise<void> {
    const present = new Set<number>();
    for (const room of this.#rooms.values())
      for (const { stream, guestId } of room.members) {
        stream.beat();
        if (guestId !== null) present.add(guestId);
      }
    await touchGuests(this.#deps.db, [...present]);
  }

  /** Finds changes without a notification: lost notifications, guests who left, an ended session, a closed album. */
  async #catchUp(): Promise<void> {
    if (this.#rooms.size === 0) return;
    const found = new Map(
      (await listSignatures(this.#deps.db, [...this.#rooms.keys()])).map((row) => [row.id, row]),
    );
    for (const room of this.#rooms.values()) {
      const { signature = '', facts = '' } = found.get(room.id) ?? {};
      const isNew = room.signature !== signature;
      const isOther = room.facts !== '' && room.facts !== facts;
      Object.assign(room, { signature, facts });
      if (isOther) await settleRoom(this.#changing, room.id);
      if (isNew || isOther) this.#markDirty(room.id);
    }
  }

  get #changing() {
    return { ...this.#deps, changed: (id: number) => this.changed(id) };
  }

  #markDirty(roomId: number): void {
    const room = this.#rooms.get(roomId);
    if (room === undefined || this.#closed) return;
    room.isDirty = true;
    if (room.timer !== null || room.isSending) return;
    const wait = Math.max(0, room.sentAt + ROOM.batchMs - performance.now());
    room.timer = setTimeout(() => void this.#send(room), wait);
  }

  async #send(room: HubRoom): Promise<void> {
    Object.assign(room, { timer: null, isSending: true, isDirty: false, sentAt: performance.now() });
    try {
      await this.#sendNow(room);
      this.#failures.worked();
    } catch (error) {
      this.#failures.failed(error);
      room.isDirty = true;
      await sleep(RETRY_MS, undefined, { ref: false });
    }
    room.isSending = false;
    if (room.isDirty) this.#markDirty(room.id);
  }

  async #sendNow(room: HubRoom): Promise<void> {
    const row = await this.#findSettled(room.id);
    if (row === undefined) {
      for (const { stream } of room.members) stream.end();
      return;
    }
    this.#setDeadline(room, row);
    broadcast(room, presentSnapshots(row, this.#deps.config), row.key_epoch);
  }

  /** A room that must end shows nothing of its album any more. */
  async #findSettled(id: number): Promise<SnapshotRow | undefined> {
    const row = await findSnapshot(this.#deps.db, id);
    if (row === undefined || !mustSettle(row, this.#deps.clock())) return row;
    await settleRoom(this.#changing, id);
    return findSnapshot(this.#deps.db, id);
  }

  /** Every server that streams the room closes its step when the time is over; the first one does. */
  #setDeadline(room: HubRoom, { state, now }: SnapshotRow): void {
    if (room.deadline !== null) clearTimeout(room.deadline);
    room.deadline = null;
    if (state.closesAt === null) return;
    const wait = Math.max(0, state.closesAt - now.getTime()) + MARGIN_MS;
    room.deadline = setTimeout(() => this.#markDirty(room.id), wait);
  }

  #forget(room: HubRoom): void {
    if (room.timer !== null) clearTimeout(room.timer);
    if (room.deadline !== null) clearTimeout(room.deadline);
    if (this.#rooms.get(room.id) === room) this.#rooms.delete(room.id);
  }

  /** Clients connect to other servers one after another. */
  #endAll(withinMs: number): void {
    for (const room of this.#rooms.values())
      for (const { stream } of room.members) {
        if (withinMs === 0) stream.end();
        else setTimeout(() => stream.end(), Math.random() * withinMs);
      }
  }
}

/** True if the room has to change before it is shown. */
export const mustSettle = (row: SnapshotRow, now: Date): boolean =>
  findEnd(row, now) !== null || isOver(row.state, row.now);

const createHubRoom = (id: number): HubRoom => ({
  id,
  members: new Set(),
  timer: null,
  deadline: null,
  isSending: false,
  isDirty: false,
  sentAt: 0,
  signature: '',
  facts: '',
});

function makeRoomFor(room: HubRoom, { guestId }: Member): void {
  const same = [...room.members].filter((member) => member.guestId === guestId);
  const max = guestId === null ? SCREENS_PER_ROOM : STREAMS_PER_SEAT;
  for (const { stream } of same.slice(0, Math.max(0, same.length - max + 1))) stream.end();
}

function broadcast(room: HubRoom, snapshots: Snapshots, keyEpoch: number): void {
  const events = new Map<'guest' | 'host' | 'screen', Buffer>();
  const get = (audience: 'guest' | 'host' | 'screen') => {
    const known = events.get(audience);
    if (known !== undefined) return known;
    const snapshot = snapshots[audience];
    const event = toEvent({ id: snapshot.version, name: 'snapshot', data: JSON.stringify(snapshot) });
    events.set(audience, event);
    return event;
  };
  for (const { stream, guestId, keyEpoch: given } of room.members) {
    const role = guestId === null ? null : snapshots.roles.get(guestId);
    // Removed, signed out, or a screen whose key was renewed.
    if (role === undefined || (role === null && given !== keyEpoch)) stream.end();
    else if (role === null) stream.send(get('screen'));
    else stream.send(get(hasRight(role, 'conduct') ? 'host' : 'guest'));
  }
}
