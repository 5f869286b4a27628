// One browser with seven tabs in the same room over plain HTTP/1.1, which allows six connections: one seat, one stream (two without Web
// Locks), calls answered in every tab, a vote seen in all, and no step lost when streaming tabs are closed (SA-5, SA-41).
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page, Request } from '@playwright/test';
import { type LongRun, print } from '../long-test.ts';
import { withDatabaseConnection } from '../site/site.ts';
import { advance, countVotes } from './party.ts';
import {
  enterRoom,
  findLobby,
  findOwnVote,
  findStep,
  findTier,
  LOCAL_HOST,
  PLAIN_HOST,
  type RoomStage,
  waitFor,
  withRoomPages,
} from './room-page.ts';

const TABS = 7;
/** Also of a tab that polls. */
const SEEN_WITHIN_MS = 5_000;
const LOADED_WITHIN_MS = 20_000;
const ANSWERED_WITHIN_MS = 2_000;
const SETTLED_MS = 1_000;

type Kind = { readonly name: string; readonly host: string; readonly streams: number };
const KINDS: readonly Kind[] = [
  { name: 'with Web Locks', host: LOCAL_HOST, streams: 1 },
  { name: 'without Web Locks', host: PLAIN_HOST, streams: 2 },
];

/** The streams of each tab now. */
type Streaming = Map<Page, ReadonlySet<Request>>;

/** Milliseconds until all tabs have it, and a fault for each that does not. */
async function waitInAll(
  tabs: readonly Page[],
  what: string,
  wait: (tab: Page) => Promise<number | null>,
): Promise<{ ms: number; faults: string[] }> {
  const found = await Promise.all(tabs.map(wait));
  return {
    ms: Math.round(Math.max(0, ...found.map((ms) => ms ?? 0))),
    faults: found.flatMap((ms, index) =>
      ms === null ? [`tab ${index + 1} of ${tabs.length}: ${what}`] : [],
    ),
  };
}

function watchStreams(tab: Page, streaming: Streaming): void {
  const open = new Set<Request>();
  streaming.set(tab, open);
  tab.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith('/events')) open.add(request);
  });
  tab.on('requestfinished', (request) => open.delete(request));
  tab.on('requestfailed', (request) => open.delete(request));
}

async function openTabs(stage: RoomStage, streaming: Streaming): Promise<Page[]> {
  const first = await enterRoom(stage, 'Léa');
  const others = await Promise.all(Array.from({ length: TABS - 1 }, () => stage.context.newPage()));
  const tabs = [first, ...others];
  for (const tab of tabs) watchStreams(tab, streaming);
  await Promise.all(tabs.map((tab) => tab.goto(stage.address)));
  return tabs;
}

/** Milliseconds of the slowest of ordinary calls that all tabs send at once. */
async function callFromAll(tabs: readonly Page[]): Promise<number> {
  const times = await Promise.all(
    tabs.map((tab) =>
      tab.evaluate(async (limit) => {
        const since = performance.now();
        const options = { cache: 'no-store', signal: AbortSignal.timeout(limit) } as const;
        const reply = await fetch('/api/site', options).catch(() => null);
        await reply?.text();
        return reply?.status === 200 ? performance.now() - since : Infinity;
      }, ANSWERED_WITHIN_MS),
    ),
  );
  return Math.round(Math.max(...times));
}

/** A step from its opening to its reveal; one of the tabs votes, the others show the vote. */
async function playStep(
  { party }: RoomStage,
  tabs: readonly Page[],
  voter: Page | undefined,
): Promise<string[]> {
  const opened = await advance(party.host);
  const seen = await waitInAll(tabs, `step ${opened.step} was not seen`, (tab) =>
    waitFor(findStep(tab, opened), SEEN_WITHIN_MS),
  );
  if (seen.faults.length > 0 || voter === undefined) return seen.faults;
  await findTier(voter, 'B').click();
  const voted = await waitInAll(tabs, `the vote of step ${opened.step} is not shown`, (tab) =>
    waitFor(findOwnVote(tab, 'B'), SEEN_WITHIN_MS),
  );
  const answeredMs = await callFromAll(tabs);
  const counted = countVotes(await advance(party.host));
  print(
    `${tabs.length} tabs: step seen by all after ${seen.ms} ms, vote after ${voted.ms} ms, calls answered within ${answeredMs} ms`,
  );
  return [
    ...voted.faults,
    ...(counted === 1 ? [] : [`${counted} votes of step ${opened.step} were revealed`]),
    ...(answeredMs <= ANSWERED_WITHIN_MS ? [] : ['a call was not answered in time']),
  ];
}

async function countSeats({ site, party }: RoomStage): Promise<number> {
  return withDatabaseConnection(await site.place(), async (db) => {
    const rows = await db
      .selectFrom('room_guest as g')
      .innerJoin('room as r', 'r.id', 'g.room_id')
      .where('r.code', '=', party.host.code)
      .select('g.id')
      .execute();
    return rows.length;
  });
}

/** Closes the streaming tabs one after another, each in the moment in which the host goes on. */
async function handOver(stage: RoomStage, kind: Kind, tabs: Page[], streaming: Streaming): Promise<string[]> {
  for (let closed = 0; closed < TABS - 3; closed += 1) {
    const leader =
      tabs.find((tab) => (streaming.get(tab)?.size ?? 0) > 0) ?? (kind.streams > 1 ? tabs[0] : undefined);
    if (leader === undefined) return ['no tab streams'];
    tabs.splice(tabs.indexOf(leader), 1);
    const [faults] = await Promise.all([playStep(stage, tabs, tabs.at(-1)), leader.close()]);
    if (faults.length > 0) return faults.map((fault) => `after ${closed + 1} tabs were closed: ${fault}`);
    await sleep(SETTLED_MS);
    const { streams } = stage.proxy;
    if (streams > kind.streams || (kind.streams === 1 && streams === 0))
      return [`${streams} streams after ${closed + 1} tabs were closed`];
  }
  return [];
}

async function playTabs(stage: RoomStage, kind: Kind): Promise<string[]> {
  const { proxy, party } = stage;
  const streaming: Streaming = new Map();
  const tabs = await openTabs(stage, streaming);
  const loaded = await waitInAll(tabs, 'the lobby was not there', (tab) =>
    waitFor(findLobby(tab), LOADED_WITHIN_MS),
  );
  if (loaded.faults.length > 0) return loaded.faults;
  print(`${kind.name}: ${TABS} tabs loaded after ${loaded.ms} ms`);
  await sleep(SETTLED_MS);
  proxy.streamsMost = proxy.streams;
  for (const voter of [tabs[3], tabs[0], tabs[6]]) {
    const faults = await playStep(stage, tabs, voter);
    if (faults.length > 0) return faults;
  }
  const seats = await countSeats(stage);
  const most = proxy.streamsMost;
  print(`${kind.name}: ${seats} seats with the host's, ${most} streams at the most`);
  const faults = [
    ...(seats === 2 ? [] : [`${seats} seats with the host's`]),
    ...(most >= 1 && most <= kind.streams ? [] : [`${most} streams of one browser`]),
    ...(await handOver(stage, kind, tabs, streaming)),
  ];
  print(`${kind.name}: ${tabs.length} tabs left, ${proxy.streams} streams; room ${party.host.code}`);
  return faults;
}

export async function playInSevenTabs({ random, folder }: LongRun): Promise<readonly string[]> {
  for (const kind of KINDS) {
    const wanted = { folder: join(folder, `tabs-${kind.host}`), host: kind.host, random };
    const faults = await withRoomPages(wanted, (stage) => playTabs(stage, kind));
    if (faults.length > 0) return faults.map((fault) => `${kind.name}: ${fault}`);
  }
  return [];
}
