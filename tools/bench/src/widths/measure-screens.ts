// The weight of the images of entry pages on phones, for each set of widths: every requested
// image, at the width of its `sizes` and the phone's pixel density.
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { chromiumLaunch } from '../../../../e2e/chromium.ts';
import { paintStored } from '../sample-pictures.ts';
import { seedContent } from '../seed/seed-content.ts';
import { writeSeededFiles } from '../seed/seeded-files.ts';
import { startBenchSite } from '../site/bench-site.ts';
import { SETS, type Weights } from './width-sets.ts';

const PHONES = [
  { width: 390, density: 2.6 },
  { width: 390, density: 3 },
  { width: 412, density: 1.75 },
];
const HEIGHT = 844;
const ENCODINGS = ['webp', 'avif, effort 2'];

type Shown = { readonly wanted: number; readonly isSeen: boolean };

const askFor = async <D>(url: string): Promise<D> => ((await (await fetch(url)).json()) as { data: D }).data;

async function getAddresses(url: string): Promise<Record<string, string>> {
  const getFirst = async (kind: string) =>
    (await askFor<{ id: number }[]>(`${url}/api/${kind}?limit=1`))[0]?.id;
  const { popular } = await askFor<{ popular: { id: number }[] }>(`${url}/api/home`);
  return {
    home: '/',
    gallery: '/allalbum',
    album: `/album/${popular[0]?.id}`,
    'tier list': `/tierlists/${await getFirst('tierlist')}`,
    tournament: `/tournois/${await getFirst('tournament')}`,
    ranking: `/classements/${await getFirst('ranking')}`,
  };
}

/** Every requested image: its width by `sizes` in CSS pixels, and whether it is in the first viewport. */
function readShown(page: Page): Promise<Shown[]> {
  return page.evaluate(() =>
    [...document.images]
      .filter(({ srcset, currentSrc }) => srcset !== '' && currentSrc !== '')
      .map((image) => {
        const chosen = image.sizes
          .split(',')
          .map((size) => /^\s*(?<media>\(.*\))?\s*(?<length>\S+)$/u.exec(size)?.groups)
          .find((size) => size?.['media'] === undefined || matchMedia(size['media']).matches);
        const length = Number.parseFloat(chosen?.['length'] ?? '');
        const said = chosen?.['length']?.endsWith('vw') ? (length * window.innerWidth) / 100 : length;
        const { top, bottom, width } = image.getBoundingClientRect();
        return {
          wanted: image.sizes.startsWith('auto') ? image.offsetWidth : said,
          isSeen: width > 0 && bottom > 0 && top < window.innerHeight,
        };
      }),
  );
}

/** HTML's rule, which Chromium follows: the first file that is dense enough, else the largest. */
const copyFor = (set: readonly number[], dots: number): number | undefined =>
  set.find((width) => width >= dots) ?? set.at(-1);

async function measureOn(
  context: BrowserContext,
  url: string,
  density: number,
  weights: Weights,
): Promise<void> {
  const page = await context.newPage();
  for (const [name, path] of Object.entries(await getAddresses(url))) {
    await page.goto(url + path, { waitUntil: 'networkidle' });
    await page.waitForFunction(() => [...document.images].some(({ currentSrc }) => currentSrc !== ''));
    const shown = await readShown(page);
    for (const [part, images] of [
      ['asked', shown],
      ['seen', shown.filter(({ isSeen }) => isSeen)],
    ] as const) {
      const figures = Object.values(SETS).flatMap((set) =>
        ENCODINGS.map((encoding) =>
          images.reduce(
            (sum, { wanted }) =>
              sum + (weights.get(`${encoding} ${copyFor(set, wanted * density)}`) ?? Number.NaN),
            0,
          ),
        ),
      );
      console.log(
        `| ${name.padEnd(10)} | ${part.padEnd(5)} | ${String(images.length).padStart(3)} | ` +
          `${figures.map((bytes) => (bytes / 1_000).toFixed(0).padStart(6)).join(' | ')} |`,
      );
    }
  }
}

export async function measureScreens(weights: Weights): Promise<void> {
  const site = await startBenchSite();
  const browser = await chromium.launch(chromiumLaunch());
  try {
    await seedContent(site.db, { albums: 60, images: 900, users: 20 });
    await writeSeededFiles(site.db, site.dataDir, paintStored);
    for (const { width, density } of PHONES) {
      console.log(
        `\n${width} px at density ${density}: page, which images, how many, kB as ${ENCODINGS.join(' and ')} with`,
      );
      console.log(Object.keys(SETS).join(' | '));
      const context = await browser.newContext({
        locale: 'fr-FR',
        viewport: { width, height: HEIGHT },
        deviceScaleFactor: density,
        isMobile: true,
        hasTouch: true,
        serviceWorkers: 'block',
      });
      await measureOn(context, site.url, density, weights);
      await context.close();
    }
  } finally {
    await browser.close();
    await site.stop();
  }
}
