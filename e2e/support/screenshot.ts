// Takes screenshots for manual review after the run (results/pictures, not in the repository).
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { DISPLAY_MODES } from '../../packages/web/src/testing/display-modes.ts';
import { waitUntilSettled } from '../../packages/web/src/testing/page-rules.ts';

/** In CI screenshots are taken only with PICTURES=on, because they take time and are not reviewed. */
const areWanted = process.env['CI'] === undefined || process.env['PICTURES'] !== undefined;

/** PICTURES=looks also takes them with accessibility settings of readers. */
export async function takeScreenshot(page: Page, name: string): Promise<void> {
  if (!areWanted) return;
  const size = page.viewportSize();
  await page.screenshot({ path: getPath(`${name}-${size?.width ?? 0}`) });
  if (process.env['PICTURES'] !== 'looks' || size === null) return;
  for (const { name: look, width, height, css, media } of DISPLAY_MODES) {
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
    await page.evaluate(waitUntilSettled);
    // Other screenshots cover the page behind a dialog.
    const isPage = (await page.getByRole('dialog').count()) === 0;
    await page.screenshot({ path: getPath(`${name}-${look}`), fullPage: isPage });
    await page.evaluate(() => document.adoptedStyleSheets.pop());
  }
  await page.emulateMedia({ forcedColors: null, contrast: null });
  await page.setViewportSize(size);
}

function getPath(name: string): string {
  return join(import.meta.dirname, `../results/pictures/${name}.png`);
}
