// Crowds: 1 000 people who read over a connection each, with 10 s of thought, and 200 people who save tier lists for a minute, ten to an
// album. Judged: no request fails. Printed: how much longer the slowest hundredth takes than on a server with one person.
import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { forEachConcurrently } from '@palmares/core/for-each-concurrently';
import { seedAlbum } from '../../../packages/server/fixtures/seeded-album.ts';
import { reportRow, round } from './report/report-row.ts';
import { seedContent } from './seed/seed-content.ts';
import { startBenchSite } from './site/bench-site.ts';
import { type Caller, signUp } from './site/caller.ts';
import { send } from './site/load.ts';

const READERS = Number(process.env['READERS'] ?? 1_000);
const WRITERS = Number(process.env['WRITERS'] ?? 200);
const SECONDS = Number(process.env['SECONDS'] ?? 60);
const READING_MS = 10_000;
const WRITING_MS = 2_000;
const ALONE = 300;
const WRITERS_AN_ALBUM = 10;
const IMAGES = 30;
const TIERS = 5;

/** How many times longer the slowest hundredth took than with one person, before counters left the row of their album (0094). */
const BEFORE = { 'crowd-readers': '7 to 16', 'crowd-writers': '15' } as const;

type Outcome = { readonly waits: readonly number[]; readonly failures: readonly string[] };

const site = await startBenchSite();
try {
  await seedContent(site.db, { albums: 1_000, images: 20_000, users: 500 });
  const albums = await site.db.selectFrom('album').select('id').where('status', '=', 'public').execute();
  const agent = new Agent({ keepAlive: true, maxSockets: READERS });
  const read = (turn: number) =>
    send(agent, { url: `${site.url}/api/album/${albums[turn % albums.length]?.id}` });
  report('crowd-readers', {
    alone: await playAlone(read),
    crowd: await play(READERS, READING_MS, (person, turn) => read(person + turn)),
  });
  agent.destroy();

  const saves = await prepareWriters();
  report('crowd-writers', {
    alone: await playAlone((turn) => saves[0]?.(turn)),
    crowd: await play(saves.length, WRITING_MS, (person, turn) => saves[person]?.(turn)),
  });
} finally {
  await site.stop();
}

/** Each person works, thinks, and works again. Their first turns are spread over the time of thought. */
async function play(
  people: number,
  thinkingMs: number,
  work: (person: number, turn: number) => Promise<unknown> | undefined,
): Promise<Outcome> {
  const waits: number[] = [];
  const failures: string[] = [];
  const endAt = performance.now() + SECONDS * 1_000;
  const playOne = async (person: number) => {
    await sleep((person / people) * thinkingMs);
    for (let turn = 0; performance.now() < endAt; turn += 1) {
      const startedAt = performance.now();
      await Promise.resolve(work(person, turn)).catch((error: unknown) => failures.push(String(error)));
      waits.push(performance.now() - startedAt);
      await sleep(thinkingMs);
    }
  };
  await Promise.all(Array.from({ length: people }, (_, person) => playOne(person)));
  return { waits, failures };
}

async function playAlone(work: (turn: number) => Promise<unknown> | undefined): Promise<Outcome> {
  const waits: number[] = [];
  for (let turn = 0; turn < ALONE; turn += 1) {
    const startedAt = performance.now();
    await work(turn);
    waits.push(performance.now() - startedAt);
  }
  return { waits, failures: [] };
}

/** A tier list each, whose images all move at each save. */
async function prepareWriters(): Promise<((turn: number) => Promise<unknown>)[]> {
  const saves: ((turn: number) => Promise<unknown>)[] = [];
  const host = await signUp(site.url, 'host');
  const albums = await Promise.all(
    Array.from({ length: Math.ceil(WRITERS / WRITERS_AN_ALBUM) }, (_, index) =>
      seedAlbum(site.db, { accountId: host.accountId, name: `Album ${index}`, images: IMAGES }),
    ),
  );
  const indexes = Array.from({ length: WRITERS }, (_, index) => index);
  await forEachConcurrently(indexes, 4, async (index) => {
    const album = albums[index % albums.length];
    if (album === undefined) throw new Error('There is no album');
    saves.push(await prepareWriter(await signUp(site.url, `writer${index}`), album));
  });
  return saves;
}

async function prepareWriter({ call }: Caller, album: { albumId: number; imageIds: readonly number[] }) {
  const getLines = (turn: number) =>
    Array.from({ length: TIERS }, (_, tier) => ({
      label: `Tier ${tier + 1}`,
      placement: tier + 1,
      color: 'ff7f7f',
      images: album.imageIds
        .filter((_id, index) => (index + turn) % TIERS === tier)
        .map((id_image, index) => ({ id_image, placement: index + 1 })),
    }));
  const head = { name: 'Foule', id_album: album.albumId };
  const { data } = await call('POST', '/tierlist', { ...head, lines: getLines(0) });
  return (turn: number) => call('PUT', `/tierlist/${data.id}`, { lines: getLines(turn + 1) });
}

function report(goal: keyof typeof BEFORE, { alone, crowd }: Record<'alone' | 'crowd', Outcome>) {
  reportRow(goal, { ours: crowd.failures.length });
  for (const failure of crowd.failures.slice(0, 3)) console.log(`    ${failure.slice(0, 200)}`);
  const [of, beside] = [getSlowest(alone), getSlowest(crowd)];
  console.log(
    `    slowest hundredth of ${crowd.waits.length}: ${round(beside)} ms, ${round(beside / of)} times the ${round(of)} ms of one person (${BEFORE[goal]} before)`,
  );
}

function getSlowest({ waits }: Outcome): number {
  return waits.toSorted((a, b) => a - b)[Math.floor(waits.length * 0.99)] ?? Number.NaN;
}
