// Shows an open desktop page as on a phone: narrow, with touch instead of a mouse. Open dialogs stay open.
import { expect, type Page } from '@playwright/test';
import { nextFrames } from './frames.ts';

const PHONE = { width: 390, height: 844 };

export async function onPhone(page: Page, look: () => Promise<void>): Promise<void> {
  const desktop = page.viewportSize();
  if (desktop === null) throw new Error('Nothing to widen it to again');
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 1 });
  await page.setViewportSize(PHONE);
  await nextFrames(page);
  expect(
    await page.evaluate(() => [innerWidth, matchMedia('(pointer: coarse) and (hover: none)').matches]),
  ).toEqual([PHONE.width, true]);
  await look();
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: false });
  await session.detach();
  await page.setViewportSize(desktop);
  await nextFrames(page);
}
