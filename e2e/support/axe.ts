// What axe finds on the screen as it stands, for states that a journey opens.
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { AXE_STANDARDS, letSettle } from '../../packages/web/src/testing/page-rules.ts';

type Options = {
  /** A selector: an open dialog is looked at alone. */
  within?: string | undefined;
  /** These rules instead of all. */
  rules?: string[];
};

export async function expectAccessible(page: Page, options: Options = {}): Promise<void> {
  await page.evaluate(letSettle);
  await expectNoViolations(page, options);
}

/** At once: what moves has to be waited for before. */
export async function expectNoViolations(page: Page, { within, rules }: Options = {}): Promise<void> {
  // The site has no frames: axe runs in the page itself, which spares opening another one for each result. Reading its source
  // takes longer than running it: a page that has it does not get it again.
  const isThere = await page.evaluate(() => 'axe' in window);
  const builder = new AxeBuilder({ page, ...(isThere && { axeSource: ';' }) })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] });
  if (rules === undefined) builder.withTags(AXE_STANDARDS);
  else builder.withRules(rules);
  if (within !== undefined) builder.include(within);
  const { violations } = await builder.analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`),
  ).toEqual([]);
}
