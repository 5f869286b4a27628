// npm run test:long -- rooms [--kills 12]: a room on two servers behind a real proxy. kill -9 of one of the servers and of the database
// while everybody votes: no acknowledged vote is lost, none counts twice, and everybody is back within five seconds (SA-14, SA-38, SA-41).
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { RoomSnapshot } from '@palmares/core/contract/types';
import { seedAlbum } from '../../../../packages/server/fixtures/seeded-album.ts';
import { ensureProxy } from '../../../../scripts/system-packages.mjs';
import { choose, type LongRun, print, requireTool } from '../long-test.ts';
import { RoomPlayer } from '../rooms/room-player.ts';
import { VoteJournal } from '../rooms/vote-journal.ts';
import { type Fleet, startFleet } from '../servers/fleet.ts';
import { withPostgres } from '../site/postgres.ts';
import { killHard, listDatabaseProcesses, withDatabaseConnection } from '../site/site.ts';

const GUESTS = 20;
const IMAGES = 400;
const TIERS = 5;
/** Between two votes of a guest, in milliseconds. */
const VOTE_EVERY_MS = 250;
const BACK_WITHIN_MS = 5_000;
/** The supervisor of PostgreSQL gives up after six crashes in five minutes, as it should. */
const DATABASE_KILLS_MAX = 4;
const MIDDLE_MS = 900;
/** Time in which a database must have recovered: of PostgreSQL, not of the rooms. */
const RECOVERY_MAX_MS = 20_000;

type Party = {
  readonly host: RoomPlayer;
  readonly guests: readonly { readonly player: RoomPlayer; readonly id: number }[];
  readonly journal: VoteJournal;
  /** The step whose votes are open; null while nobody votes. */
  step: number | null;
};

const WAYS = ['server', 'database'] as const;
type Way = (typeof WAYS)[number];
type Stage = { readonly fleet: Fleet; readonly dataDir: string; readonly connectionString: string };

async function gather(fleet: Fleet, connectionString: string, random: () => number): Promise<Party> {
  const host = await RoomPlayer.create(fleet.url, random);
  const accountId = await host.signIn('hote.des.salons');
  const { albumId } = await withDatabaseConnection({ connectionString }, (db) =>
    seedAlbum(db, { accountId, name: 'Salon', images: IMAGES }),
  );
  const { code } = await host.open({ id_album: albumId, mode: 'tierlist' });
  const guests = await Promise.all(
    Array.from({ length: GUESTS }, async (_, index) => {
      const player = await RoomPlayer.create(fleet.url, random);
      return { player, id: await player.enter(code, `Invité ${index + 1}`) };
    }),
  );
  for (const player of [host, ...guests.map((guest) => guest.player)]) player.listen();
  return { host, guests, journal: new VoteJournal(), step: null };
}

/** Each guest changes their vote all the time, with one request at a time. */
async function voteAlways(party: Party, random: () => number, isOver: () => boolean): Promise<void> {
  await Promise.all(
    party.guests.map(async ({ player, id }) => {
      while (!isOver()) {
        await sleep(VOTE_EVERY_MS * (0.5 + random()));
        if (party.step === null) continue;
        const { step } = party;
        const choice = Math.floor(random() * TIERS);
        party.journal.send(step, id, choice);
        const { status } = await player.inRoom('PUT', '/vote', { step, choice });
        if (status === 200) party.journal.acknowledge(step, id, choice);
      }
    }),
  );
}

const read = async ({ host }: Party): Promise<RoomSnapshot> =>
  ((await host.inRoom('GET', '/snapshot')).body as { data: RoomSnapshot }).data;

/** Presses the one button that leads on. Pressed again because the answer was lost, it is refused: the room has moved on. */
async function advance(party: Party): Promise<RoomSnapshot> {
  const { version, phase } = await read(party);
  const type = phase === 'lobby' ? 'start' : phase === 'play' ? 'reveal' : 'next';
  await party.host.inRoom('PUT', '/conduct', { seq: Number(version.split('.', 1)[0]), action: { type } });
  return read(party);
}

async function strike({ fleet, dataDir }: Stage, way: Way, random: () => number): Promise<void> {
  if (way === 'database') killHard(listDatabaseProcesses(dataDir)[0]);
  else await fleet.kill(Math.floor(random() * fleet.size));
}

/** Milliseconds until everybody's stream shows what happened after the kill; null if somebody's does not. */
async function waitForAll(party: Party, killedAt: number, way: Way): Promise<number | null> {
  const { host, guests } = party;
  const { locked } = await read(party);
  const { status } = await host.inRoom('PUT', '', { locked: !locked });
  if (status !== 200) return null;
  // Who reads from the other server waits for nothing; a database takes its own time to recover.
  const since = way === 'database' ? performance.now() : killedAt;
  const left = BACK_WITHIN_MS - (performance.now() - since);
  const seen = await Promise.all(
    [host, ...guests.map(({ player }) => player)].map((player) =>
      player.sees((snapshot) => snapshot.locked !== locked, left),
    ),
  );
  return seen.every(Boolean) ? performance.now() - since : null;
}

async function playRound(stage: Stage, party: Party, way: Way, random: () => number): Promise<string[]> {
  const opened = await advance(party);
  if (opened.phase !== 'play') return [`the host could not open a step: it is in ${opened.phase}`];
  party.step = opened.step;
  await sleep(MIDDLE_MS * (0.5 + random()));
  const killedAt = performance.now();
  await strike(stage, way, random);
  const backMs = await waitForAll(party, killedAt, way);
  const recoveredMs = performance.now() - killedAt;
  await sleep(MIDDLE_MS);
  const { step } = opened;
  const revealed = await advance(party);
  party.step = null;
  // Votes under way get their refusal.
  await sleep(2 * VOTE_EVERY_MS);
  print(
    `${way}: back after ${backMs === null ? '–' : Math.round(backMs)} ms, ${party.journal.acknowledged} votes acknowledged`,
  );
  const counted = (revealed.votes ?? []).reduce((sum, { count }) => sum + count, 0);
  if (way === 'server') await stage.fleet.revive();
  const faults = await withDatabaseConnection(stage, (db) => party.journal.compare(db, party.host.code));
  return [
    ...faults,
    ...(backMs === null
      ? [`after a kill of a ${way}, somebody was not back within ${BACK_WITHIN_MS} ms`]
      : []),
    ...(recoveredMs > RECOVERY_MAX_MS ? [`the ${way} came back after ${Math.round(recoveredMs)} ms`] : []),
    ...(revealed.step === step && counted !== GUESTS ? [`${counted} of ${GUESTS} votes were revealed`] : []),
  ];
}

export const usual = { kills: 12 };

export async function play({ kills, random, folder }: LongRun): Promise<readonly string[]> {
  requireTool(await ensureProxy());
  return withPostgres(folder, async ({ connectionString }) => {
    const dataDir = join(folder, 'data');
    const fleet = await startFleet({ roles: ['all', 'all'], connectionString, dataDir });
    const stage = { fleet, connectionString, dataDir: folder };
    const party = await gather(fleet, connectionString, random);
    let isOver = false;
    const voting = voteAlways(party, random, () => isOver);
    try {
      return await strikeOften(stage, party, kills, random);
    } finally {
      isOver = true;
      await Promise.all([
        voting,
        ...[party.host, ...party.guests.map(({ player }) => player)].map((one) => one.leave()),
      ]);
      await fleet.stop();
    }
  });
}

async function strikeOften(
  stage: Stage,
  party: Party,
  kills: number,
  random: () => number,
): Promise<string[]> {
  let ofDatabase = 0;
  for (let count = 1; count <= kills; count += 1) {
    // Each way at least once, in a short run too.
    const wanted = WAYS[count - 1] ?? choose<Way>(random, WAYS);
    const way = ofDatabase === DATABASE_KILLS_MAX ? 'server' : wanted;
    ofDatabase += way === 'database' ? 1 : 0;
    const faults = await playRound(stage, party, way, random);
    if (faults.length > 0) return faults.map((fault) => `kill ${count}: ${fault}`);
  }
  const { retries } = party.guests.reduce((sum, { player }) => ({ retries: sum.retries + player.retries }), {
    retries: 0,
  });
  print(`${kills} kills, ${party.journal.acknowledged} votes acknowledged, ${retries} requests sent again`);
  return [];
}
