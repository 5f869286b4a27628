// Pictures of the screens on the way, for who looks at them after the run (results/pictures, not kept in the repository).
import { join } from 'node:path';
import type { Page } from '@playwright/test';

/** In CI on demand only (PICTURES=on): nobody looks there, and each takes a while. */
const areWanted = process.env['CI'] === undefined || process.env['PICTURES'] !== undefined;

export async function takePicture(page: Page, name: string): Promise<void> {
  if (!areWanted) return;
  const size = page.viewportSize();
  const path = join(import.meta.dirname, `../results/pictures/${name}-${size?.width ?? 0}.png`);
  await page.screenshot({ path });
}
