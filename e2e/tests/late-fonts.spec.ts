import { chromium, test } from '@playwright/test';
import { chromiumLaunch } from '../chromium.ts';
import { registerUser, signInAs } from '../support/api-user.ts';
import { measureFontShifts } from '../support/font-shift.ts';
import { makeAlbum } from '../support/make-album.ts';
import { makeContents, viewersOf } from '../support/make-contents.ts';

test('x', async ({ baseURL }) => {
  test.setTimeout(600_000);
  const author = await registerUser(baseURL, 'Zoé Martin');
  const album = await makeAlbum(author, { name: 'Mes albums préférés de l’année', images: 6 });
  const viewers = viewersOf(
    await makeContents(author, album, { name: 'Mes vingt albums préférés de l’année' }),
  );
  for (const fonts of ['liberation', 'dejavu', 'noto'] as const) {
    const browser = await chromium.launch({
      ...chromiumLaunch({ fonts }),
      args: ['--no-sandbox', '--disable-gpu'],
    });
    for (const own of [false, true]) {
      const context = await browser.newContext({
        baseURL: baseURL!,
        deviceScaleFactor: 2,
        isMobile: true,
        hasTouch: true,
        serviceWorkers: 'block',
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      if (own) await signInAs(page, author);
      for (const at of viewers) {
        if (fonts === 'liberation')
          for (const width of [320, 390, 480, 900]) {
            await page.setViewportSize({ width, height: 844 });
            await page.goto(at, { waitUntil: 'networkidle' });
            await page.screenshot({
              path: `/tmp/fontsexp/shot-${own ? 'own' : 'visitor'}-${at.split('/')[1]}-${width}.png`,
            });
          }
        const t = Date.now();
        const shifts = await measureFontShifts(page, new URL(at, baseURL).href);
        const bad = shifts.filter((s) => s.value > 0.01);
        console.log(
          fonts,
          own ? 'own' : 'visitor',
          at,
          `${Date.now() - t} ms`,
          'max',
          Math.max(...shifts.map((s) => s.value)).toFixed(4),
          'bad',
          bad.length,
        );
        for (const b of bad.slice(0, 200).filter((_, i) => i % 6 === 0))
          console.log('   ', b.width, b.value.toFixed(3), JSON.stringify(b.moved));
      }
      await context.close();
    }
    await browser.close();
  }
});
