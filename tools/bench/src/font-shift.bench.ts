// The largest layout shift of each viewer at phone widths, with the fallback fonts of each set of system fonts. Reads the built app.
import { chromium } from '@playwright/test';
import { chromiumLaunch } from '../../../e2e/chromium.ts';
import { measureFontShifts } from '../../../e2e/support/font-shift.ts';
import { FONT_SETS, type FontSetName } from '../../../e2e/test-fonts.ts';
import { SHIFTING_VIEWERS } from './report/font-shift-goals.ts';
import { reportRow, round } from './report/report-row.ts';
import { paintStored } from './sample-pictures.ts';
import { seedContent } from './seed/seed-content.ts';
import { writeSeededFiles } from './seed/seeded-files.ts';
import { startBenchSite } from './site/bench-site.ts';

const SETS = Object.keys(FONT_SETS) as FontSetName[];
const KINDS = Object.keys(SHIFTING_VIEWERS) as (keyof typeof SHIFTING_VIEWERS)[];

/** The shift at the width with the largest one. */
async function largestShift(address: string, fonts: FontSetName): Promise<number> {
  const browser = await chromium.launch(chromiumLaunch({ fonts }));
  try {
    const context = await browser.newContext({
      locale: 'fr-FR',
      deviceScaleFactor: 2,
      isMobile: true,
      serviceWorkers: 'block',
    });
    const shifts = await measureFontShifts(await context.newPage(), address);
    const largest = shifts.reduce((most, shift) => (shift.value > most.value ? shift : most));
    console.log(`  ${fonts}: ${round(largest.value)} at ${largest.width} px (${largest.moved})`);
    return largest.value;
  } finally {
    await browser.close();
  }
}

const site = await startBenchSite();
try {
  await seedContent(site.db, { albums: 60, images: 900, users: 20 });
  await writeSeededFiles(site.db, site.dataDir, paintStored);
  for (const kind of KINDS) {
    const reply = await fetch(`${site.url}/api/${kind}?limit=1`);
    const { data } = (await reply.json()) as { data: { id: number }[] };
    const address = `${site.url}/${SHIFTING_VIEWERS[kind]}/${data[0]?.id}`;
    const shifts: number[] = [];
    for (const fonts of SETS) shifts.push(await largestShift(address, fonts));
    reportRow(`font-shift-${kind}`, { ours: Math.max(...shifts) });
  }
} finally {
  await site.stop();
}
