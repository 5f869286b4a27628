// Lighthouse as it judges a phone (simulated slow network and processor), for the pages that people arrive at, beside a static page with
// our style sheet and a picture like theirs on a bare server: that page's largest paint is the least that ours could take. Reads the built
// app, as web-weight. ROUNDS=5 for figures to keep.
// Scores follow the processor: on a machine that does other things they are lower, while largest paints move with the floor's.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { findChromium } from '../../e2e/chromium.ts';
import { medianOf } from './measure.ts';
import { paintStored } from './pictures.ts';
import { ARRIVALS, type Arrival } from './report/lighthouse-goals.ts';
import { reportRow, round } from './report/report-row.ts';
import { seedContent } from './seed/seed-content.ts';
import { writeSeededFiles } from './seed/seeded-files.ts';
import { type BenchSite, startBenchSite } from './site/bench-site.ts';
import { startChildServer } from './site/child-server.ts';
import { freePort } from './site/free-port.ts';

const ROUNDS = Number(process.env['ROUNDS'] ?? 3);
const BARE_PAGE = `${import.meta.dirname}/site/bare-page.ts`;
/** What Lighthouse reports of a load, in milliseconds but for score and shift. */
type Figures = Readonly<Record<'score' | 'quality' | 'fcp' | 'si' | 'lcp' | 'tbt' | 'cls', number>>;
const ARRIVAL_IDS = Object.keys(ARRIVALS) as Arrival[];
type PageId = Arrival | 'editor';
const PAGE_IDS: readonly PageId[] = ((process.env['PAGES_'] ?? 'gallery,tournament').split(',') as PageId[]);
const OTHER_CATEGORIES = ['accessibility', 'best-practices', 'seo'] as const;

async function measurePage(url: string, port: number): Promise<Figures> {
  const onlyCategories = ['performance', ...OTHER_CATEGORIES];
  const result = await lighthouse(url, { port, onlyCategories, logLevel: 'error' });
  const score = result?.lhr.categories['performance']?.score;
  const A = result!.lhr.audits as any;
  console.log(url);
  for (const n of ['lcp-breakdown-insight','largest-contentful-paint-element']) { const d = A[n]?.details; if (d) console.log(n, JSON.stringify(d.items?.map((i:any)=>i.items?.map((x:any)=>[x.subpart??x.label,x.duration])??[i.selector,i.nodeLabel,i.snippet]))); }
  for (const r of A['network-requests'].details.items) console.log('   ', r.priority?.padEnd(8), String(Math.round(r.networkRequestTime)).padStart(5), String(Math.round(r.networkEndTime)).padStart(5), String(r.transferSize).padStart(7), r.resourceType, r.url.replace(url.replace(/^(https?:..[^/]+).*/,'$1'),''));
  console.log('   observed', JSON.stringify(['observedFirstContentfulPaint','observedLargestContentfulPaint','observedLoad','observedDomContentLoaded'].map(k=>[k,A.metrics?.details?.items[0][k]])));
  if (typeof score !== 'number') console.log(JSON.stringify(result?.lhr.runtimeError), JSON.stringify(result?.lhr.runWarnings), JSON.stringify(A['first-contentful-paint']));
  if (false) throw new Error(`Lighthouse gave ${url} no score`);
  const scoreOf = (category: string) => (result?.lhr.categories[category]?.score ?? 0) * 100;
  const figureOf = (audit: string) => result?.lhr.audits[audit]?.numericValue ?? Number.NaN;
  return {
    score: (score ?? 0) * 100,
    quality: Math.min(...OTHER_CATEGORIES.map(scoreOf)),
    fcp: figureOf('first-contentful-paint'),
    si: figureOf('speed-index'),
    lcp: figureOf('largest-contentful-paint'),
    tbt: figureOf('total-blocking-time'),
    cls: figureOf('cumulative-layout-shift'),
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

/** Medians of each figure, every page and the floor once in each round. */
async function measureInRounds(addresses: Readonly<Record<PageId | 'floor', string>>) {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [`--remote-debugging-port=${port}`],
  });
  const all = new Map<PageId | 'floor', Figures[]>();
  try {
    for (let turn = 0; turn < ROUNDS; turn++)
      for (const id of ['floor', ...PAGE_IDS] as const) {
        const figures = await measurePage(addresses[id], port);
        all.set(id, [...(all.get(id) ?? []), figures]);
        console.log(`  ${id.padEnd(10)} ${wordsOf(figures)}`);
      }
  } finally {
    await browser.close();
  }
  return (id: PageId | 'floor', figure: keyof Figures) =>
    medianOf((all.get(id) ?? []).map((run) => run[figure]));
}

const wordsOf = ({ score, quality, fcp, si, lcp, tbt, cls }: Figures) =>
  `score ${round(score)}, others from ${round(quality)}, first paint ${round(fcp)} ms, speed index ${round(si)}, largest paint ${round(lcp)}, ` +
  `blocked ${round(tbt)}, shift ${round(cls)}`;

const site = await startBenchSite();
const picture = join(site.dataDir, 'picture.webp');
await writeFile(picture, await paintStored('480'));
const bare = await startChildServer(BARE_PAGE, { PICTURE: picture });
try {
  await seedContent(site.db, { albums: 60, images: 900, users: 20 });
  await writeSeededFiles(site.db, site.dataDir, paintStored);
  const medianAt = await measureInRounds({ floor: bare.url, ...(await addressesOf(site)) });
} finally {
  await site.stop();
  await bare.stop();
}
