// What axe finds on the screen as it stands, for states that a journey opens.
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** `within` is a selector: an open dialog is looked at alone. */
export async function expectAccessible(page: Page, within?: string): Promise<void> {
  // A colour in the middle of a transition is nobody's.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((animation) => animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
        .map((animation) => animation.finished),
    ),
  );
  // The site has no frames: axe runs in the page itself, which spares opening another one for each result.
  const builder = new AxeBuilder({ page }).withTags(STANDARDS).setLegacyMode();
  const { violations } = await (within === undefined ? builder : builder.include(within)).analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`),
  ).toEqual([]);
}
