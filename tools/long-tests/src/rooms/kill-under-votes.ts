// kill -9 of one of two servers and of the database while everybody votes: no acknowledged vote is lost, none counts twice, and everybody
// is back within five seconds (SA-14, SA-38, SA-41).
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { choose, type LongRun, print } from '../long-test.ts';
import { type Fleet, startFleet } from '../servers/fleet.ts';
import { withPostgres } from '../site/postgres.ts';
import { killHard, listDatabaseProcesses, withDatabaseConnection } from '../site/site.ts';
import {
  advance,
  BACK_WITHIN_MS,
  countVotes,
  gather,
  listPlayers,
  type Party,
  readRoom,
  VOTE_EVERY_MS,
  whileVoting,
} from './party.ts';

const GUESTS = 20;
/** The supervisor of PostgreSQL gives up after six crashes in five minutes, as it should. */
const DATABASE_KILLS_MAX = 4;
const MIDDLE_MS = 900;
/** Time in which a database must have recovered: of PostgreSQL, not of the rooms. */
const RECOVERY_MAX_MS = 20_000;

const WAYS = ['server', 'database'] as const;
type Way = (typeof WAYS)[number];
type Stage = { readonly fleet: Fleet; readonly dataDir: string; readonly connectionString: string };

async function strike({ fleet, dataDir }: Stage, way: Way, random: () => number): Promise<void> {
  if (way === 'database') killHard(listDatabaseProcesses(dataDir)[0]);
  else await fleet.kill(Math.floor(random() * fleet.size));
}

/** Milliseconds until everybody's stream shows what happened after the kill; null if somebody's does not. */
async function waitForAll(party: Party, killedAt: number, way: Way): Promise<number | null> {
  const { host } = party;
  const { locked } = await readRoom(host);
  const { status } = await host.inRoom('PUT', '', { locked: !locked });
  if (status !== 200) return null;
  // Readers on the other server wait for nothing after a server's death; after the database's, all wait for its recovery.
  const since = way === 'database' ? performance.now() : killedAt;
  const left = BACK_WITHIN_MS - (performance.now() - since);
  const seen = await Promise.all(
    listPlayers(party).map((player) => player.sees((snapshot) => snapshot.locked !== locked, left)),
  );
  return seen.every(Boolean) ? performance.now() - since : null;
}

async function playRound(stage: Stage, party: Party, way: Way, random: () => number): Promise<string[]> {
  const opened = await advance(party.host);
  if (opened.phase !== 'play') return [`the host could not open a step: it is in ${opened.phase}`];
  party.step = opened.step;
  await sleep(MIDDLE_MS * (0.5 + random()));
  const killedAt = performance.now();
  await strike(stage, way, random);
  const backMs = await waitForAll(party, killedAt, way);
  const recoveredMs = performance.now() - killedAt;
  await sleep(MIDDLE_MS);
  const { step } = opened;
  const revealed = await advance(party.host);
  party.step = null;
  // Votes under way get their refusal.
  await sleep(2 * VOTE_EVERY_MS);
  print(
    `${way}: back after ${backMs === null ? '–' : Math.round(backMs)} ms, ${party.journal.acknowledged} votes acknowledged`,
  );
  const counted = countVotes(revealed);
  if (way === 'server') await stage.fleet.revive();
  const faults = await withDatabaseConnection(stage, (db) => party.journal.compare(db, party.host.code));
  return [
    ...faults,
    ...party.refusals,
    ...(backMs === null
      ? [`after a kill of a ${way}, somebody was not back within ${BACK_WITHIN_MS} ms`]
      : []),
    ...(recoveredMs > RECOVERY_MAX_MS ? [`the ${way} came back after ${Math.round(recoveredMs)} ms`] : []),
    ...(revealed.step === step && counted !== GUESTS ? [`${counted} of ${GUESTS} votes were revealed`] : []),
  ];
}

export async function killUnderVotes({ kills, random, folder }: LongRun): Promise<readonly string[]> {
  return withPostgres(folder, async ({ connectionString }) => {
    const dataDir = join(folder, 'data');
    const fleet = await startFleet({ roles: ['all', 'all'], connectionString, dataDir });
    const stage = { fleet, connectionString, dataDir: folder };
    try {
      const party = await gather({ url: fleet.url, connectionString, random, guests: GUESTS });
      return await whileVoting(party, random, () => strikeOften(stage, party, kills, random));
    } finally {
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
  const retries = party.guests.reduce((sum, { player }) => sum + player.retries, 0);
  print(`${kills} kills, ${party.journal.acknowledged} votes acknowledged, ${retries} requests sent again`);
  return [];
}
