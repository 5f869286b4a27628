// Requirements for every mounted page (LB-23, LB-58): no axe violations, checked wide in one theme and narrow in the other; nothing is
// clipped.
import axe from 'axe-core';
import { expect, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { AXE_STANDARDS, changeTheme, findDuplicateSpeech, waitUntilSettled } from './page-rules.ts';

const SIZES = [
  [1440, 900],
  [360, 740],
] as const;

export async function checkPage(): Promise<void> {
  onTestFinished(async () => {
    document.documentElement.dataset['theme'] = 'dark';
    await page.viewport(1280, 800);
  });
  for (const [width, height] of SIZES) {
    await page.viewport(width, height);
    await waitUntilSettled();
    expect(document.documentElement.scrollWidth, 'wider than the window').toBeLessThanOrEqual(width);
    const { violations } = await axe.run('main', {
      resultTypes: ['violations'],
      runOnly: { type: 'tag', values: AXE_STANDARDS },
    });
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`),
    ).toEqual([]);
    expect(findDuplicateSpeech(document.body), 'said twice').toEqual([]);
    changeTheme();
  }
}
