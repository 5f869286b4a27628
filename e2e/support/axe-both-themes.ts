// Runs axe on a page or a part of it: wide in one theme, narrow in the other.
import { expect, type Page } from '@playwright/test';
import {
  COLOUR_RULES,
  changeTheme,
  findDuplicateSpeech,
  waitUntilSettled,
} from '../../packages/web/src/testing/page-rules.ts';
import { expectAccessible, expectNoViolations } from './axe.ts';
import { onPhone } from './emulate-phone.ts';

/**
 * Checks the desktop width in the current theme, then the phone width in the other, which stays active for what follows. So the parts that
 * pages share are checked at both widths in both themes, and each page in both themes once.
 */
export async function expectCleanBothThemes(page: Page): Promise<void> {
  await expectAccessible(page);
  expect(await page.locator('body').evaluate(findDuplicateSpeech), 'said twice').toEqual([]);
  await page.evaluate(changeTheme);
  await onPhone(page, () => expectAccessible(page));
}

/** Checks both themes at the current width, and leaves the page in the other theme. */
export async function expectCleanAxe(page: Page, within?: string): Promise<void> {
  await page.evaluate(waitUntilSettled);
  await expectNoViolations(page, { within });
  await page.evaluate(changeTheme);
  await expectNoViolations(page, { within, rules: COLOUR_RULES });
}
