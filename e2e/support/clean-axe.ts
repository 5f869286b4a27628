// axe on the page as it stands, in both themes.
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'];

export async function expectCleanAxe(page: Page): Promise<void> {
  for (const theme of ['dark', 'light']) {
    await page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme);
    // Colours move for a moment: what is measured is where they stop.
    await page.waitForTimeout(300);
    const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
    const found = violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    );
    expect(found, theme).toEqual([]);
  }
}
