// Runs axe on the current state of a page.
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { AXE_STANDARDS, waitUntilSettled } from '../../packages/web/src/testing/page-rules.ts';

type Options = {
  /** Selector of the part to check, such as an open dialog. */
  within?: string | undefined;
  /** Checks only these rules. */
  rules?: string[];
};

export async function expectAccessible(page: Page, options: Options = {}): Promise<void> {
  await page.evaluate(waitUntilSettled);
  await expectNoViolations(page, options);
}

/** Checks at once; the caller has to wait for animations. */
export async function expectNoViolations(page: Page, { within, rules }: Options = {}): Promise<void> {
  // The site has no frames, so axe runs in the page itself, without an extra page per result. Loading its source takes longer than running
  // it, so it is injected only once per page.
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
