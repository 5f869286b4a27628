// Lighthouse as it judges a phone (simulated slow network and processor), for the pages that people arrive at, beside a static page with
// our style sheet and a picture like theirs on a bare server: that page's largest paint is the least that ours could take. Reads the built
// app, as web-weight. ROUNDS=5 for figures to keep.
// Scores follow the processor, which on a shared machine is now slow, now fast: Lighthouse measures it beside each load (BenchmarkIndex),
// and a load counts when the processor was about as fast as in the best one. Largest paints move with the floor's.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { chromiumLaunch } from '../../e2e/chromium.ts';
import { medianOf } from './measure.ts';
import { paintStored } from './pictures.ts';
import { ARRIVALS, type Arrival } from './report/lighthouse-goals.ts';
import { reportRow, round } from './report/report-row.ts';
import { seedContent } from './seed/seed-content.ts';
import { writeSeededFiles } from './seed/seeded-files.ts';
import { type BenchSite, startBenchSite } from './site/bench-site.ts';
import { startChildServer } from './site/child-server.ts';
import { freePort } from './site/free-port.ts';

/** Loads of each page that count; of a page whose loads do not, more are made. */
const ROUNDS = Number(process.env['ROUNDS'] ?? 3);
const ROUNDS_MAX = 2 * ROUNDS;
/** Of the best BenchmarkIndex of the run. */
const AS_FAST = 0.9;
const BARE_PAGE = `${import.meta.dirname}/site/bare-page.ts`;
/** What Lighthouse reports of a load, in milliseconds but for score and shift; `speed` of the processor is its BenchmarkIndex. */
type Figures = Readonly<Record<'score' | 'quality' | 'fcp' | 'si' | 'lcp' | 'tbt' | 'cls' | 'speed', number>>;
const ARRIVAL_IDS = Object.keys(ARRIVALS) as Arrival[];
type PageId = Arrival | 'editor';
const PAGE_IDS: readonly PageId[] = [...ARRIVAL_IDS, 'editor'];
const OTHER_CATEGORIES = ['accessibility', 'best-practices', 'seo'] as const;

/** Lighthouse loses the record of some loads when the machine is busy (NO_NAVSTART): it asks to be run again. */
const TRIES = 3;

async function measurePage(url: string, port: number, tries = TRIES): Promise<Figures> {
  const onlyCategories = ['performance', ...OTHER_CATEGORIES];
  const result = await lighthouse(url, { port, onlyCategories, logLevel: 'error' });
  const score = result?.lhr.categories['performance']?.score;
  if (typeof score !== 'number') {
    if (tries > 1) return measurePage(url, port, tries - 1);
    throw new Error(`Lighthouse gave ${url} no score: ${result?.lhr.runtimeError?.message}`);
  }
  const scoreOf = (category: string) => (result?.lhr.categories[category]?.score ?? 0) * 100;
  const figureOf = (audit: string) => result?.lhr.audits[audit]?.numericValue ?? Number.NaN;
  return {
    score: score * 100,
    quality: Math.min(...OTHER_CATEGORIES.map(scoreOf)),
    fcp: figureOf('first-contentful-paint'),
    si: figureOf('speed-index'),
    lcp: figureOf('largest-contentful-paint'),
    tbt: figureOf('total-blocking-time'),
    cls: figureOf('cumulative-layout-shift'),
    speed: result?.lhr.environment.benchmarkIndex ?? 0,
  };
}

const askFor = async <D>(url: string): Promise<D> => ((await (await fetch(url)).json()) as { data: D }).data;

async function addressesOf({ url }: BenchSite): Promise<Record<PageId, string>> {
  const firstOf = async (kind: string) =>
    (await askFor<{ id: number }[]>(`${url}/api/${kind}?limit=1`))[0]?.id;
  const { popular } = await askFor<{ popular: { id: number }[] }>(`${url}/api/home`);
  return {
    home: `${url}/`,
    gallery: `${url}/allalbum`,
    album: `${url}/album/${popular[0]?.id}`,
    tierlist: `${url}/tierlists/${await firstOf('tierlist')}`,
    tournament: `${url}/tournois/${await firstOf('tournament')}`,
    ranking: `${url}/classements/${await firstOf('ranking')}`,
    editor: `${url}/tierlists/create/editor?album=${popular[0]?.id}&name=Essai`,
  };
}

/** Those in which the processor was about as fast as in the best one of all pages. */
function countingLoads(all: ReadonlyMap<PageId | 'floor', readonly Figures[]>, id: PageId | 'floor') {
  const best = Math.max(...[...all.values()].flat().map(({ speed }) => speed));
  return (all.get(id) ?? []).filter(({ speed }) => speed >= AS_FAST * best);
}

/** Medians of each figure of the loads that count, the pages and the floor in turns. */
async function measureInRounds(addresses: Readonly<Record<PageId | 'floor', string>>) {
  const port = await freePort();
  const browser = await chromium.launch({
    ...chromiumLaunch(),
    args: [`--remote-debugging-port=${port}`],
  });
  const all = new Map<PageId | 'floor', Figures[]>();
  try {
    for (let turn = 0; turn < ROUNDS_MAX; turn++)
      for (const id of ['floor', ...PAGE_IDS] as const) {
        if (countingLoads(all, id).length >= ROUNDS) continue;
        const figures = await measurePage(addresses[id], port);
        all.set(id, [...(all.get(id) ?? []), figures]);
        console.log(`  ${id.padEnd(10)} ${wordsOf(figures)}`);
      }
  } finally {
    await browser.close();
  }
  return (id: PageId | 'floor', figure: keyof Figures) => {
    const counting = countingLoads(all, id);
    return medianOf((counting.length > 0 ? counting : (all.get(id) ?? [])).map((load) => load[figure]));
  };
}

const wordsOf = ({ score, quality, fcp, si, lcp, tbt, cls, speed }: Figures) =>
  `score ${round(score)}, others from ${round(quality)}, first paint ${round(fcp)} ms, speed index ${round(si)}, largest paint ${round(lcp)}, ` +
  `blocked ${round(tbt)}, shift ${round(cls)}, speed ${round(speed)}`;

const site = await startBenchSite();
const picture = join(site.dataDir, 'picture.webp');
await writeFile(picture, await paintStored('480'));
const bare = await startChildServer(BARE_PAGE, { PICTURE: picture });
try {
  await seedContent(site.db, { albums: 60, images: 900, users: 20 });
  await writeSeededFiles(site.db, site.dataDir, paintStored);
  const medianAt = await measureInRounds({ floor: bare.url, ...(await addressesOf(site)) });
  for (const id of PAGE_IDS) {
    reportRow(`lighthouse-${id}`, { ours: medianAt(id, 'score') });
    reportRow(`paint-${id}`, { floor: medianAt('floor', 'lcp') / 1_000, ours: medianAt(id, 'lcp') / 1_000 });
  }
  for (const id of ARRIVAL_IDS) {
    reportRow(`quality-${id}`, { ours: medianAt(id, 'quality') });
    reportRow(`shift-${id}`, { ours: medianAt(id, 'cls') });
  }
} finally {
  await site.stop();
  await bare.stop();
}
