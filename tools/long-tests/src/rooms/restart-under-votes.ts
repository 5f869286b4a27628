// Two servers are restarted one after the other (SIGTERM, with the usual stop delay) while everybody votes and the host goes on from step
// to step: no call fails, no acknowledged vote is lost or counts twice, and everybody has a stream again within five seconds (SA-14, SA-39).
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type LongRun, print } from '../long-test.ts';
import { type Fleet, startFleet } from '../servers/fleet.ts';
import { withPostgres } from '../site/postgres.ts';
import { withDatabaseConnection } from '../site/site.ts';
import {
  advance,
  BACK_WITHIN_MS,
  countVotes,
  gather,
  listPlayers,
  type Party,
  VOTE_EVERY_MS,
  whileVoting,
} from './party.ts';

const GUESTS = 20;
/** How often each of the two servers restarts. */
const ROUNDS = 2;
const LOOK_EVERY_MS = 20;

/** Longest times of the steps during one restart, in milliseconds. */
type Slowest = { seen: number; voted: number };

async function waitFor(isTrue: () => boolean): Promise<number | null> {
  const since = performance.now();
  while (!isTrue()) {
    if (performance.now() - since > BACK_WITHIN_MS) return null;
    await sleep(LOOK_EVERY_MS);
  }
  return performance.now() - since;
}

/** Opens a step, waits until everybody has seen it and voted, and reveals it. */
async function playStep(party: Party, slowest: Slowest): Promise<string[]> {
  const { host, journal } = party;
  const opened = await advance(host);
  const { step, phase } = opened;
  if (phase !== 'play') return [`the host could not open a step: it is in ${phase}`];
  party.step = step;
  const players = listPlayers(party);
  const [seen, voted] = await Promise.all([
    waitFor(() => players.every(({ latest }) => latest?.step === step && latest.phase === 'play')),
    waitFor(() => journal.countVoters(step) === GUESTS),
  ]);
  const revealed = await advance(host);
  party.step = null;
  // Votes under way get their refusal.
  await sleep(2 * VOTE_EVERY_MS);
  slowest.seen = Math.max(slowest.seen, seen ?? Infinity);
  slowest.voted = Math.max(slowest.voted, voted ?? Infinity);
  const counted = countVotes(revealed);
  return [
    ...(seen === null ? [`somebody did not see step ${step} within ${BACK_WITHIN_MS} ms`] : []),
    ...(voted === null ? [`somebody could not vote in step ${step} within ${BACK_WITHIN_MS} ms`] : []),
    ...(counted === GUESTS ? [] : [`${counted} of ${GUESTS} votes of step ${step} were revealed`]),
  ];
}

async function restart(fleet: Fleet, index: number, party: Party): Promise<string[]> {
  const slowest = { seen: 0, voted: 0 };
  const faults: string[] = [];
  const restarted = { isOver: false };
  const restarting = fleet.restart(index).finally(() => {
    restarted.isOver = true;
  });
  while (!restarted.isOver) faults.push(...(await playStep(party, slowest)));
  const code = await restarting;
  if (code !== 0) faults.push(`it ended with ${code}`);
  const gaps = listPlayers(party)
    .map((player) => player.takeLongestGap())
    .filter((ms) => ms > 0);
  const longest = Math.max(0, ...gaps);
  if (longest > BACK_WITHIN_MS) faults.push(`somebody was without a stream for ${Math.round(longest)} ms`);
  print(
    `server ${index + 1}: ${gaps.length} streams moved, ${Math.round(longest)} ms without one at the most; ` +
      `a step was seen by all after ${Math.round(slowest.seen)} ms, voted by all after ${Math.round(slowest.voted)} ms at the most`,
  );
  return faults;
}

async function restartAll(fleet: Fleet, party: Party, connectionString: string): Promise<string[]> {
  for (let restarted = 0; restarted < ROUNDS * fleet.size; restarted += 1) {
    const found = await restart(fleet, restarted % fleet.size, party);
    const faults = [
      ...found,
      ...party.refusals,
      ...(await withDatabaseConnection({ connectionString }, (db) =>
        party.journal.compare(db, party.host.code),
      )),
      ...listPlayers(party).flatMap(({ retries }) =>
        retries === 0 ? [] : [`${retries} calls of one player had to be sent again`],
      ),
    ];
    if (faults.length > 0)
      return [...faults, ...fleet.failures()].map((fault) => `restart ${restarted + 1}: ${fault}`);
  }
  const refusals = listPlayers(party).reduce((sum, player) => sum + player.refusals, 0);
  print(
    `${ROUNDS * fleet.size} restarts, ${party.journal.acknowledged} votes acknowledged, none sent again; ${refusals} streams refused`,
  );
  return [];
}

export async function restartUnderVotes({ random, folder }: LongRun): Promise<readonly string[]> {
  return withPostgres(folder, async ({ connectionString }) => {
    const dataDir = join(folder, 'data');
    const fleet = await startFleet({ roles: ['all', 'all'], connectionString, dataDir });
    try {
      const party = await gather({ url: fleet.url, connectionString, random, guests: GUESTS });
      return await whileVoting(party, random, () => restartAll(fleet, party, connectionString));
    } finally {
      await fleet.stop();
    }
  });
}
