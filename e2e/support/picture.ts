// Pictures of the screens on the way, for who looks at them after the run (results/pictures, not kept in the repository).
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { LOOKS } from '../../packages/web/src/testing/looks.ts';
import { letSettle } from '../../packages/web/src/testing/page-rules.ts';

/** In CI on demand only (PICTURES=on): nobody looks there, and each takes a while. */
const areWanted = process.env['CI'] === undefined || process.env['PICTURES'] !== undefined;

/** With PICTURES=looks also as readers have set their browsers. */
export async function takePicture(page: Page, name: string): Promise<void> {
  if (!areWanted) return;
  const size = page.viewportSize();
  await page.screenshot({ path: pathOf(`${name}-${size?.width ?? 0}`) });
  if (process.env['PICTURES'] !== 'looks' || size === null) return;
  for (const { name: look, width, height, css, media } of LOOKS) {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({
      forcedColors: media?.name === 'forced-colors' ? 'active' : null,
      contrast: media?.name === 'prefers-contrast' ? 'more' : null,
    });
    await page.evaluate((text) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      document.adoptedStyleSheets.push(sheet);
    }, css ?? '');
    await page.evaluate(letSettle);
    // What is behind a dialog is another picture's.
    const isPage = (await page.getByRole('dialog').count()) === 0;
    await page.screenshot({ path: pathOf(`${name}-${look}`), fullPage: isPage });
    await page.evaluate(() => document.adoptedStyleSheets.pop());
  }
  await page.emulateMedia({ forcedColors: null, contrast: null });
  await page.setViewportSize(size);
}

function pathOf(name: string): string {
  return join(import.meta.dirname, `../results/pictures/${name}.png`);
}
