// Rooms: what an event, a vote and a stream cost, and how soon everybody sees a vote. Votes are counted apart from events: events are
// driven by changes that no vote makes. ROOMS_ONLY=event,vote,latency,idle chooses parts.
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { roomPath } from '@palmares/core/contract/room-endpoints';
import { forEachConcurrently } from '@palmares/core/for-each-concurrently';
import { sql } from 'kysely';
import { measureInterleaved } from './measure.ts';
import { processorTime } from './report/processor-time.ts';
import { reportRow, round } from './report/report-row.ts';
import { type CrowdedRoom, fillRooms, type Guest, getStreamUrl } from './rooms/crowded-rooms.ts';
import { openStream, type Stream } from './rooms/stream-reader.ts';
import { type BenchSite, startBenchSite } from './site/bench-site.ts';
import { startChildServer } from './site/child-server.ts';

/** A room has 200 people, its host among them. */
const GUESTS = 199;
const EVENT_ROOMS = 5;
const ROUNDS = 60;
/** Rooms send at most one snapshot in 250 ms. */
const ROUND_MS = 300;
const EVENT_TURNS = 3;
const IDLE_SERVER_MS = 15_000;
const VOTES = 2_000;
const VOTE_EVERY_MS = 5_000;
const LATENCY_SECONDS = 20;
const LATENCY_ROOMS = [2, 4, 8, 12, 16];
const LATENCY_MAX_MS = 500;
const IDLE_STREAMS = 10_000;
const STREAMS_PER_SEAT = 4;
const IDLE_MS = 45_000;
const CONNECTED_AT_ONCE = 50;

const PARTS = { event: measureEvents, vote: measureVotes, latency: measureLatency, idle: measureIdle };
const only = process.env['ROOMS_ONLY']?.split(',') ?? Object.keys(PARTS);
for (const [name, part] of Object.entries(PARTS)) {
  if (!only.includes(name)) continue;
  const site = await startBenchSite({ ROOM_STREAMS: String(2 * IDLE_STREAMS) });
  try {
    await part(site);
  } finally {
    await site.stop();
  }
}

/** Opens the streams, a limited number at once, and returns them in the order of `wanted`. */
async function openAll(wanted: readonly (() => Promise<Stream>)[]): Promise<Stream[]> {
  const streams: Stream[] = [];
  await forEachConcurrently([...wanted.entries()], CONNECTED_AT_ONCE, async ([index, open]) => {
    streams[index] = await open();
  });
  return streams;
}

function listenAll(site: BenchSite, rooms: readonly CrowdedRoom[]): Promise<Stream[]> {
  const open = (room: CrowdedRoom) =>
    room.guests.map(
      ({ headers }) =>
        () =>
          openStream(getStreamUrl(site, room), headers),
    );
  return openAll(rooms.flatMap(open));
}

function sumBytes(streams: readonly Stream[]): number {
  return streams.reduce((sum, stream) => sum + stream.takeBytes(), 0);
}

function closeAll(streams: Iterable<Stream>): void {
  for (const stream of streams) stream.close();
}

/** A change of the room that no call made: its server hears of it as of another server's. */
async function touch(site: BenchSite, rooms: readonly CrowdedRoom[]): Promise<void> {
  const ids = rooms.map(({ id }) => id);
  await sql`update room set revision = nextval('room_revision') where id = any(${ids}::bigint[])`.execute(
    site.db,
  );
  await sql`select pg_notify('room_changed', ${ids.join()})`.execute(site.db);
}

/** Milliseconds of processor that the server takes in a millisecond without any stream: jobs, maintenance, timers. */
async function measureIdleServer({ pids }: BenchSite): Promise<number> {
  await sleep(5_000);
  const before = processorTime(pids.server);
  await sleep(IDLE_SERVER_MS);
  return (processorTime(pids.server) - before) / IDLE_SERVER_MS;
}

async function measureEvents(site: BenchSite): Promise<void> {
  const rooms = await fillRooms(site, EVENT_ROOMS, GUESTS);
  const streams = await listenAll(site, rooms);
  await sleep(3_000);
  const eventBytes = await measureEvent(site, rooms[0]);
  const bare = await startBareBroadcaster(eventBytes);
  const touchAll = async () => {
    for (let count = 0; count < ROUNDS; count += 1) {
      await touch(site, rooms);
      await sleep(ROUND_MS);
    }
  };
  /** Microseconds of a process for each event that the streams read. */
  const spend = async (pid: number, work: () => Promise<unknown>, read: readonly Stream[]) => {
    sumBytes(read);
    const before = processorTime(pid);
    await work();
    await sleep(500);
    return ((processorTime(pid) - before) * 1_000) / (sumBytes(read) / eventBytes);
  };
  const { floor, ours: busy } = await measureInterleaved(EVENT_TURNS, {
    floor: () => spend(bare.pid, bare.broadcast, bare.streams),
    ours: () => spend(site.pids.server, touchAll, streams),
  });
  closeAll([...streams, ...bare.streams]);
  await bare.stop();
  const idle = await measureIdleServer(site);
  const background = (idle * ROUND_MS * 1_000) / (EVENT_ROOMS * GUESTS);
  reportRow('room-event', { floor, ours: busy - background });
  console.log(
    `    events of ${eventBytes} bytes, a snapshot for ${GUESTS} of them; with the server's background work: ${round(busy)} µs`,
  );
}

/** Bytes of an event of the stream of a guest. */
async function measureEvent(site: BenchSite, room: CrowdedRoom | undefined): Promise<number> {
  const path = roomPath('/room/:code/snapshot', room?.code ?? '');
  const reply = await fetch(site.url + path, { headers: { ...room?.guests[0]?.headers } });
  const { data } = (await reply.json()) as { data: { version: string } };
  return Buffer.byteLength(`id: ${data.version}\nevent: snapshot\ndata: ${JSON.stringify(data)}\n\n`);
}

async function startBareBroadcaster(eventBytes: number) {
  const bare = await startChildServer(new URL('rooms/bare-broadcaster.ts', import.meta.url).pathname, {});
  const streams = await openAll(
    Array.from(
      { length: EVENT_ROOMS * GUESTS },
      (_, index) => () => openStream(`${bare.url}/stream/${index % EVENT_ROOMS}`),
    ),
  );
  await sleep(1_000);
  const body = `data: ${'x'.repeat(eventBytes - 'data: \n\n'.length)}\n\n`;
  const url = `${bare.url}/broadcast?times=${ROUNDS}&every=${ROUND_MS}`;
  const broadcast = () => fetch(url, { method: 'POST', body });
  return { ...bare, streams, broadcast };
}

async function castVote(
  site: BenchSite,
  { code }: CrowdedRoom,
  { headers }: Guest,
  choice: number,
): Promise<void> {
  const reply = await fetch(site.url + roomPath('/room/:code/vote', code), {
    method: 'PUT',
    headers,
    body: JSON.stringify({ step: 0, choice }),
  });
  const text = await reply.text();
  if (!reply.ok) throw new Error(`a vote: ${reply.status} ${text}`);
}

/** Measures votes in a room without open streams. */
async function measureVotes(site: BenchSite): Promise<void> {
  const [room] = await fillRooms(site, 1, GUESTS);
  if (room === undefined) throw new Error('no room');
  const bare = await startChildServer(new URL('rooms/bare-votes.ts', import.meta.url).pathname, {
    DATABASE_URL: site.connectionString,
  });
  const indexes = Array.from({ length: VOTES }, (_, index) => index);
  const spend = async (pid: number, work: (guest: Guest, choice: number) => Promise<unknown>) => {
    const measure = async () => {
      const before = processorTime(pid) + processorTime(site.pids.postgres);
      await forEachConcurrently(indexes, 8, async (index) => {
        await work(room.guests[index % GUESTS] ?? room.host, index % 5);
      });
      return (processorTime(pid) + processorTime(site.pids.postgres) - before) / VOTES;
    };
    await measure();
    return measure();
  };
  const ours = await spend(site.pids.server, (guest, choice) => castVote(site, room, guest, choice));
  const floor = await spend(bare.pid, (guest, choice) =>
    fetch(`${bare.url}/vote`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ room: room.id, guest: guest.id, step: 0, choice }),
    }).then((reply) => reply.text()),
  );
  await bare.stop();
  reportRow('room-vote', { floor, ours });
}

/** From the reply of each vote to the event that shows it, with more rooms each time, until the slowest hundredth takes too long. */
async function measureLatency(site: BenchSite): Promise<void> {
  const rooms: CrowdedRoom[] = [];
  const streams = new Map<number, Stream>();
  let most = 0;
  for (const count of LATENCY_ROOMS) {
    const added = await fillRooms(site, count - rooms.length, GUESTS);
    rooms.push(...added);
    for (const room of added) {
      const opened = await listenAll(site, [room]);
      for (const [index, guest] of room.guests.entries()) streams.set(guest.id, opened[index] as Stream);
    }
    const waits = await voteForAWhile(site, rooms, streams);
    const p99 = waits.toSorted((a, b) => a - b)[Math.floor(waits.length * 0.99)] ?? Number.NaN;
    if (count === LATENCY_ROOMS[0]) reportRow('room-latency', { ours: p99 });
    console.log(
      `    ${count} rooms of ${GUESTS + 1}: ${waits.length} votes, the slowest hundredth ${round(p99)} ms`,
    );
    if (!(p99 <= LATENCY_MAX_MS)) break;
    most = count;
  }
  console.log(
    `    at most ${most} of the tried numbers of rooms stay under ${LATENCY_MAX_MS} ms on this machine`,
  );
  closeAll(streams.values());
}

async function voteForAWhile(
  site: BenchSite,
  rooms: readonly CrowdedRoom[],
  streams: ReadonlyMap<number, Stream>,
): Promise<number[]> {
  const waits: number[] = [];
  const endAt = performance.now() + LATENCY_SECONDS * 1_000;
  const playOne = async (room: CrowdedRoom, guest: Guest) => {
    await sleep(Math.random() * VOTE_EVERY_MS);
    for (let turn = 0; performance.now() < endAt; turn += 1) {
      await castVote(site, room, guest, turn % 5);
      const repliedAt = Date.now();
      // The event of a snapshot that was read after the reply shows the vote.
      const seenAt = await streams.get(guest.id)?.waitForYounger(repliedAt);
      if (seenAt !== undefined) waits.push(seenAt - repliedAt);
      await sleep(VOTE_EVERY_MS);
    }
  };
  await Promise.race([
    Promise.all(rooms.flatMap((room) => room.guests.map((guest) => playOne(room, guest)))),
    sleep(LATENCY_SECONDS * 1_000 + 3 * VOTE_EVERY_MS),
  ]);
  return waits;
}

/** Ten thousand streams in one process, which nobody votes in: each seat has as many as the server allows. */
async function measureIdle(site: BenchSite): Promise<void> {
  const rooms = await fillRooms(site, Math.ceil(IDLE_STREAMS / STREAMS_PER_SEAT / GUESTS), GUESTS);
  const seats = rooms.flatMap((room) => room.guests.map((guest) => ({ room, guest })));
  const wanted = seats
    .flatMap((seat) => Array.from({ length: STREAMS_PER_SEAT }, () => seat))
    .slice(0, IDLE_STREAMS);
  const before = readMemory(site.pids.server);
  let refused = 0;
  const streams: Stream[] = [];
  await forEachConcurrently(wanted, CONNECTED_AT_ONCE, async ({ room, guest }) => {
    try {
      streams.push(await openStream(getStreamUrl(site, room), guest.headers));
    } catch (error) {
      refused += 1;
      if (refused <= 3) console.log(`    ${String(error)}`);
    }
  });
  await sleep(IDLE_MS);
  const open = streams.filter(({ isOpen }) => isOpen).length;
  const silent = streams.filter((stream) => stream.takeBytes() === 0).length;
  reportRow('room-memory', { ours: (readMemory(site.pids.server) - before) / open });
  reportRow('room-idle-streams', { ours: IDLE_STREAMS - open + silent });
  closeAll(streams);
  await sleep(1_000);
}

/** Resident memory in kB. */
function readMemory(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
}
