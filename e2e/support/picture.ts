// Pictures of the screens on the way, for who looks at them after the run (results/pictures, not kept in the repository).
import { join } from 'node:path';
import type { Page } from '@playwright/test';

export async function takePicture(page: Page, name: string): Promise<void> {
  const size = page.viewportSize();
  const path = join(import.meta.dirname, `../results/pictures/${name}-${size?.width ?? 0}.png`);
  await page.screenshot({ path });
}
