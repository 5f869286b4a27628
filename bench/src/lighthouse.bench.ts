// Lighthouse as it judges a phone (simulated slow network and processor), for the pages that people arrive at, beside a static page with
// our style sheet on a bare server: that page's largest paint is the least that ours could take. Reads the built app, as web-weight.
// Scores follow the processor: on a machine that does other things they are lower, while largest paints move with the floor's.
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { findChromium } from '../../e2e/chromium.ts';
import { medianOf } from './measure.ts';
import { paintStored } from './pictures.ts';
import type { GoalId } from './report/goals.ts';
import { reportRow, round } from './report/report-row.ts';
import { seedContent } from './seed/seed-content.ts';
import { writeSeededFiles } from './seed/seeded-files.ts';
import { type BenchSite, startBenchSite } from './site/bench-site.ts';
import { startChildServer } from './site/child-server.ts';
import { freePort } from './site/free-port.ts';

const ROUNDS = Number(process.env['ROUNDS'] ?? 3);
const BARE_PAGE = `${import.meta.dirname}/site/bare-page.ts`;
/** What Lighthouse reports of a load, in milliseconds but for the shift. */
const METRICS = {
  fcp: 'first-contentful-paint',
  si: 'speed-index',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
} as const;

type Figures = Record<keyof typeof METRICS | 'score', number>;
type PageId = 'home' | 'gallery' | 'viewer' | 'editor';

async function measurePage(url: string, port: number): Promise<Figures> {
  const result = await lighthouse(url, { port, onlyCategories: ['performance'], logLevel: 'error' });
  const score = result?.lhr.categories['performance']?.score;
  if (typeof score !== 'number') throw new Error(`Lighthouse gave ${url} no score`);
  const figures = Object.entries(METRICS).map(([name, audit]) => [
    name,
    result?.lhr.audits[audit]?.numericValue ?? Number.NaN,
  ]);
  return { score: score * 100, ...Object.fromEntries(figures) } as Figures;
}

const askFor = async <D>(url: string): Promise<D> => ((await (await fetch(url)).json()) as { data: D }).data;

async function addressesOf({ url }: BenchSite): Promise<Record<PageId, string>> {
  const [tierlist] = await askFor<{ id: number }[]>(`${url}/api/tierlist?limit=1`);
  const { popular } = await askFor<{ popular: { id: number }[] }>(`${url}/api/home`);
  return {
    home: `${url}/`,
    gallery: `${url}/allalbum`,
    viewer: `${url}/tierlists/${tierlist?.id}`,
    editor: `${url}/tierlists/create/editor?album=${popular[0]?.id}&name=Essai`,
  };
}

/** Medians of each figure, every page once in each round. */
async function measureInRounds<Id extends string>(
  addresses: Readonly<Record<Id, string>>,
): Promise<Record<Id, Figures>> {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [`--remote-debugging-port=${port}`],
  });
  const ids = Object.keys(addresses) as Id[];
  const all = Object.fromEntries(ids.map((id) => [id, [] as Figures[]])) as Record<Id, Figures[]>;
  try {
    for (let turn = 0; turn < ROUNDS; turn++)
      for (const id of ids) {
        const figures = await measurePage(addresses[id], port);
        all[id].push(figures);
        console.log(`  ${id.padEnd(8)} ${wordsOf(figures)}`);
      }
  } finally {
    await browser.close();
  }
  return Object.fromEntries(ids.map((id) => [id, mediansOf(all[id])])) as Record<Id, Figures>;
}

const wordsOf = ({ score, fcp, si, lcp, tbt, cls }: Figures) =>
  `score ${round(score)}, first paint ${round(fcp)} ms, speed index ${round(si)}, largest paint ${round(lcp)}, ` +
  `blocked ${round(tbt)}, shift ${round(cls)}`;

function mediansOf(runs: readonly Figures[]): Figures {
  const names = Object.keys(METRICS).concat('score') as (keyof Figures)[];
  return Object.fromEntries(names.map((name) => [name, medianOf(runs.map((run) => run[name]))])) as Figures;
}

const GOALS_OF: Record<PageId, { score: GoalId; lcp: GoalId }> = {
  home: { score: 'lighthouse-home', lcp: 'paint-home' },
  gallery: { score: 'lighthouse-gallery', lcp: 'paint-gallery' },
  viewer: { score: 'lighthouse-viewer', lcp: 'paint-viewer' },
  editor: { score: 'lighthouse-editor', lcp: 'paint-editor' },
};

const site = await startBenchSite();
const bare = await startChildServer(BARE_PAGE, {});
try {
  await seedContent(site.db, { albums: 60, images: 900, users: 20 });
  await writeSeededFiles(site.db, site.dataDir, paintStored);
  const figures = await measureInRounds({ floor: bare.url, ...(await addressesOf(site)) });
  for (const [id, { score, lcp }] of Object.entries(GOALS_OF) as [PageId, (typeof GOALS_OF)[PageId]][]) {
    reportRow(score, { ours: figures[id].score });
    reportRow(lcp, { floor: figures.floor.lcp / 1_000, ours: figures[id].lcp / 1_000 });
  }
} finally {
  await site.stop();
  await bare.stop();
}
