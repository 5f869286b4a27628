// axe on the page as it stands, or on a part of it: once wide in one theme, once narrow in the other.
import { expect, type Page } from '@playwright/test';
import {
  COLOUR_RULES,
  changeTheme,
  findSaidTwice,
  letSettle,
} from '../../packages/web/src/testing/page-rules.ts';
import { expectAccessible, expectNoViolations } from './axe.ts';
import { seeOnPhone } from './narrow-view.ts';

/**
 * As wide as a desktop in the theme that the page is in, then as on a phone in the other, which it is left in: what follows begins
 * there. So all that several pages have in common is seen wide and narrow in both themes, and each page once in each.
 */
export async function expectCleanInTurn(page: Page): Promise<void> {
  await expectAccessible(page);
  expect(await page.locator('body').evaluate(findSaidTwice), 'said twice').toEqual([]);
  await page.evaluate(changeTheme);
  await seeOnPhone(page, () => expectAccessible(page));
}

/** At this width, in both themes. Leaves the page in the theme that it was not in. */
export async function expectCleanAxe(page: Page, within?: string): Promise<void> {
  await page.evaluate(letSettle);
  await expectNoViolations(page, { within });
  await page.evaluate(changeTheme);
  await expectNoViolations(page, { within, rules: COLOUR_RULES });
}
