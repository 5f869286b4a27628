// Lighthouse as it judges a phone (simulated slow network and processor), for the pages that people arrive at, beside a static page with
// our style sheet on a bare server: that page's largest paint is the least that ours could take. Reads the built app, as web-weight.
// Scores follow the processor: on a machine that does other things they are lower, while largest paints move with the floor's.
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { findChromium } from '../../e2e/chromium.ts';
import { medianOf } from './measure.ts';
import { paintStored } from './pictures.ts';
import { reportRow, round } from './report/report-row.ts';
import { seedContent } from './seed/seed-content.ts';
import { writeSeededFiles } from './seed/seeded-files.ts';
import { type BenchSite, startBenchSite } from './site/bench-site.ts';
import { startChildServer } from './site/child-server.ts';
import { freePort } from './site/free-port.ts';

const ROUNDS = Number(process.env['ROUNDS'] ?? 3);
const BARE_PAGE = `${import.meta.dirname}/site/bare-page.ts`;
/** What Lighthouse reports of a load, in milliseconds but for score and shift. */
type Figures = Readonly<Record<'score' | 'fcp' | 'si' | 'lcp' | 'tbt' | 'cls', number>>;
const PAGE_IDS = ['home', 'gallery', 'viewer', 'editor'] as const;
type PageId = (typeof PAGE_IDS)[number];

async function measurePage(url: string, port: number): Promise<Figures> {
  const result = await lighthouse(url, { port, onlyCategories: ['performance'], logLevel: 'error' });
  const score = result?.lhr.categories['performance']?.score;
  if (typeof score !== 'number') throw new Error(`Lighthouse gave ${url} no score`);
  const figureOf = (audit: string) => result?.lhr.audits[audit]?.numericValue ?? Number.NaN;
  return {
    score: score * 100,
    fcp: figureOf('first-contentful-paint'),
    si: figureOf('speed-index'),
    lcp: figureOf('largest-contentful-paint'),
    tbt: figureOf('total-blocking-time'),
    cls: figureOf('cumulative-layout-shift'),
  };
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

/** Medians of each figure, every page and the floor once in each round. */
async function measureInRounds(addresses: Readonly<Record<PageId | 'floor', string>>) {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [`--remote-debugging-port=${port}`],
  });
  const all: Record<PageId | 'floor', Figures[]> = {
    floor: [],
    home: [],
    gallery: [],
    viewer: [],
    editor: [],
  };
  try {
    for (let turn = 0; turn < ROUNDS; turn++)
      for (const id of ['floor', ...PAGE_IDS] as const) {
        const figures = await measurePage(addresses[id], port);
        all[id].push(figures);
        console.log(`  ${id.padEnd(8)} ${wordsOf(figures)}`);
      }
  } finally {
    await browser.close();
  }
  return (id: PageId | 'floor', figure: keyof Figures) => medianOf(all[id].map((run) => run[figure]));
}

const wordsOf = ({ score, fcp, si, lcp, tbt, cls }: Figures) =>
  `score ${round(score)}, first paint ${round(fcp)} ms, speed index ${round(si)}, largest paint ${round(lcp)}, ` +
  `blocked ${round(tbt)}, shift ${round(cls)}`;

const site = await startBenchSite();
const bare = await startChildServer(BARE_PAGE, {});
try {
  await seedContent(site.db, { albums: 60, images: 900, users: 20 });
  await writeSeededFiles(site.db, site.dataDir, paintStored);
  const medianAt = await measureInRounds({ floor: bare.url, ...(await addressesOf(site)) });
  for (const id of PAGE_IDS) {
    reportRow(`lighthouse-${id}`, { ours: medianAt(id, 'score') });
    reportRow(`paint-${id}`, { floor: medianAt('floor', 'lcp') / 1_000, ours: medianAt(id, 'lcp') / 1_000 });
  }
} finally {
  await site.stop();
  await bare.stop();
}
