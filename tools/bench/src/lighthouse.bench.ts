// Lighthouse on a simulated phone (slow network and CPU) for the entry pages, against a static page with our style sheet and a similar
// picture on a bare server, whose largest paint is the minimum. Reads the built app, like web-weight. Use ROUNDS=5 for figures to publish,
// and PAGES=editor (or others, with commas) for some pages only.
// Scores depend on the CPU, whose speed varies on a shared machine. Lighthouse measures it with each load (BenchmarkIndex), and a load
// counts only when the CPU was about as fast as in the best load. Largest paints vary with the floor's.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findFreePort } from '@palmares/server/testing/server-process';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { chromiumLaunch } from '../../../e2e/chromium.ts';
import { computeMedian } from './measure.ts';
import { ENTRY_PAGES, type EntryPage } from './report/lighthouse-goals.ts';
import { reportRow, round } from './report/report-row.ts';
import { paintStored } from './sample-pictures.ts';
import { seedContent } from './seed/seed-content.ts';
import { writeSeededFiles } from './seed/seeded-files.ts';
import { type BenchSite, startBenchSite } from './site/bench-site.ts';
import { startChildServer } from './site/child-server.ts';

/** Counted loads per page. Loads that do not count are repeated, up to ROUNDS_MAX. */
const ROUNDS = Number(process.env['ROUNDS'] ?? 3);
const ROUNDS_MAX = 2 * ROUNDS;
/** Minimum CPU speed, as a share of the best BenchmarkIndex of the run. */
const AS_FAST = 0.9;
const BARE_PAGE = `${import.meta.dirname}/site/bare-page.ts`;
/** Lighthouse figures of a load, in milliseconds except scores and shift. `speed` is the BenchmarkIndex of the CPU. */
type Figures = Readonly<Record<'score' | 'quality' | 'fcp' | 'si' | 'lcp' | 'tbt' | 'cls' | 'speed', number>>;
const ARRIVAL_IDS = Object.keys(ENTRY_PAGES) as EntryPage[];
type PageId = EntryPage | 'editor';
const ALL_PAGES: readonly PageId[] = [...ARRIVAL_IDS, 'editor'];
const wanted = process.env['PAGES']?.split(',');
const PAGE_IDS = ALL_PAGES.filter((id) => wanted?.includes(id) ?? true);
const OTHER_CATEGORIES = ['accessibility', 'best-practices', 'seo'] as const;

/** Number of tries, because Lighthouse sometimes loses the trace of a load on a busy machine (NO_NAVSTART). */
const TRIES = 3;

async function measurePage(url: string, port: number, tries = TRIES): Promise<Figures> {
  const onlyCategories = ['performance', ...OTHER_CATEGORIES];
  // Without it, `/` would lead to the English page.
  const extraHeaders = { 'Accept-Language': 'fr-FR' };
  const result = await lighthouse(url, { port, onlyCategories, extraHeaders, logLevel: 'error' });
  const score = result?.lhr.categories['performance']?.score;
  if (typeof score !== 'number') {
    if (tries > 1) return measurePage(url, port, tries - 1);
    throw new Error(`Lighthouse gave ${url} no score: ${result?.lhr.runtimeError?.message}`);
  }
  const getScore = (category: string) => (result?.lhr.categories[category]?.score ?? 0) * 100;
  const getFigure = (audit: string) => result?.lhr.audits[audit]?.numericValue ?? Number.NaN;
  return {
    score: score * 100,
    quality: Math.min(...OTHER_CATEGORIES.map(getScore)),
    fcp: getFigure('first-contentful-paint'),
    si: getFigure('speed-index'),
    lcp: getFigure('largest-contentful-paint'),
    tbt: getFigure('total-blocking-time'),
    cls: getFigure('cumulative-layout-shift'),
    speed: result?.lhr.environment.benchmarkIndex ?? 0,
  };
}

const askFor = async <D>(url: string): Promise<D> => ((await (await fetch(url)).json()) as { data: D }).data;

async function getAddresses({ url }: BenchSite): Promise<Record<PageId, string>> {
  const getFirst = async (kind: string) =>
    (await askFor<{ id: number }[]>(`${url}/api/${kind}?limit=1`))[0]?.id;
  const { popular } = await askFor<{ popular: { id: number }[] }>(`${url}/api/home`);
  return {
    home: `${url}/`,
    gallery: `${url}/allalbum`,
    album: `${url}/album/${popular[0]?.id}`,
    tierlist: `${url}/tierlists/${await getFirst('tierlist')}`,
    tournament: `${url}/tournois/${await getFirst('tournament')}`,
    ranking: `${url}/classements/${await getFirst('ranking')}`,
    english: `${url}/en`,
    editor: `${url}/tierlists/create/editor?album=${popular[0]?.id}&name=Essai`,
  };
}

/** The loads during which the CPU was about as fast as in the best load of all pages. */
function countingLoads(all: ReadonlyMap<PageId | 'floor', readonly Figures[]>, id: PageId | 'floor') {
  const best = Math.max(...[...all.values()].flat().map(({ speed }) => speed));
  return (all.get(id) ?? []).filter(({ speed }) => speed >= AS_FAST * best);
}

/** Medians of the counted loads, alternating the pages and the floor. */
async function measureInRounds(addresses: Readonly<Record<PageId | 'floor', string>>) {
  const port = await findFreePort();
  const browser = await chromium.launch({
    ...chromiumLaunch(),
    args: [`--remote-debugging-port=${port}`, '--accept-lang=fr-FR'],
  });
  const all = new Map<PageId | 'floor', Figures[]>();
  try {
    for (let turn = 0; turn < ROUNDS_MAX; turn++)
      for (const id of ['floor', ...PAGE_IDS] as const) {
        if (countingLoads(all, id).length >= ROUNDS) continue;
        const figures = await measurePage(addresses[id], port);
        all.set(id, [...(all.get(id) ?? []), figures]);
        console.log(`  ${id.padEnd(10)} ${getWords(figures)}`);
      }
  } finally {
    await browser.close();
  }
  return (id: PageId | 'floor', figure: keyof Figures) => {
    const counting = countingLoads(all, id);
    return computeMedian((counting.length > 0 ? counting : (all.get(id) ?? [])).map((load) => load[figure]));
  };
}

const getWords = ({ score, quality, fcp, si, lcp, tbt, cls, speed }: Figures) =>
  `score ${round(score)}, others from ${round(quality)}, first paint ${round(fcp)} ms, speed index ${round(si)}, largest paint ${round(lcp)}, ` +
  `blocked ${round(tbt)}, shift ${round(cls)}, speed ${round(speed)}`;

const site = await startBenchSite();
const picture = join(site.dataDir, 'picture.webp');
await writeFile(picture, await paintStored('480'));
const bare = await startChildServer(BARE_PAGE, { PICTURE: picture });
try {
  await seedContent(site.db, { albums: 60, images: 900, users: 20 });
  await writeSeededFiles(site.db, site.dataDir, paintStored);
  const medianAt = await measureInRounds({ floor: bare.url, ...(await getAddresses(site)) });
  for (const id of PAGE_IDS) {
    reportRow(`lighthouse-${id}`, { ours: medianAt(id, 'score') });
    reportRow(`paint-${id}`, { floor: medianAt('floor', 'lcp') / 1_000, ours: medianAt(id, 'lcp') / 1_000 });
    reportRow(`shift-${id}`, { ours: medianAt(id, 'cls') });
    // Search engines do not find editors, which costs them the SEO score.
    if (id !== 'editor') reportRow(`quality-${id}`, { ours: medianAt(id, 'quality') });
  }
} finally {
  await site.stop();
  await bare.stop();
}
