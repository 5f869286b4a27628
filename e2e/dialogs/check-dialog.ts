// Requirements of every dialog (LB-51, LB-54, LB-58): no axe violations (wide in one theme, narrow in the other), a focus trap, closing
// with Escape, focus restored, no overflow, and touch targets of 44 px.
import { expect, type Locator, type Page } from '@playwright/test';
import {
  COLOUR_RULES,
  changeTheme,
  findOverflow,
  findSmallTargets,
  focusEnd,
  waitUntilSettled,
} from '../../packages/web/src/testing/page-rules.ts';
import { expectAccessible, expectNoViolations } from '../support/axe.ts';
import { onPhone } from '../support/emulate-phone.ts';
import { takeScreenshot } from '../support/screenshot.ts';
import { isPhone, type ShownDialog, type Stage } from './scene.ts';

export async function checkDialog(stage: Stage, shown: ShownDialog): Promise<void> {
  const { page } = stage;
  const { role = 'dialog', name } = shown;
  const opener = await shown.open(stage);
  const popup = page.getByRole(role, typeof name === 'string' ? { name, exact: true } : { name }).last();
  await expect(popup).toBeVisible();
  await expectFocusInside(popup);
  await expectAccessible(page, { within: withinOf(shown) });
  await checkLook(page, popup, shown);
  // The narrow view is checked in the other theme, in which the next dialog then starts.
  await page.evaluate(changeTheme);
  if (isPhone()) await expectLargeTargets(popup);
  else {
    if (role === 'dialog') await expectTrap(page, popup);
    if (shown.only !== 'desktop')
      await onPhone(page, async () => {
        await checkLook(page, popup, shown);
        // The other axe rules depend on neither width nor theme.
        await expectNoViolations(page, { within: withinOf(shown), rules: COLOUR_RULES });
        await expectLargeTargets(popup);
      });
  }
  await page.keyboard.press('Escape');
  await expect(popup).toHaveCount(0);
  if (opener !== null) await expect(opener).toBeFocused();
}

const withinOf = ({ role = 'dialog' }: ShownDialog) => `[role="${role}"]`;

async function checkLook(page: Page, popup: Locator, shown: ShownDialog): Promise<void> {
  await page.evaluate(waitUntilSettled);
  if (process.env['PICTURES'] !== undefined) await takePictures(page, shown);
  expect(await popup.evaluate(findOverflow), 'wider than the dialog').toEqual([]);
}

async function expectLargeTargets(popup: Locator): Promise<void> {
  expect(await popup.evaluate(findSmallTargets), 'too small for a finger').toEqual([]);
}

/** Takes screenshots with PICTURES=on, in results/pictures. */
async function takePictures(page: Page, { source, name }: ShownDialog): Promise<void> {
  const title = `${source.replace(/^.*\/([^/]+\/[^/]+)\.tsx$/, '$1')} ${String(name)}`.replace(
    /[^\p{L}\d]+/gu,
    '-',
  );
  for (const theme of ['dark', 'light']) {
    await page.evaluate((value) => document.documentElement.setAttribute('data-theme', value), theme);
    await takeScreenshot(page, `dialog-${title.slice(0, 90)}-${theme}`);
  }
}

async function expectFocusInside(popup: Locator): Promise<void> {
  await expect.poll(() => popup.evaluate((element) => element.contains(document.activeElement))).toBe(true);
}

/** Tab from the last control and Shift+Tab from the first stay in the dialog. */
async function expectTrap(page: Page, popup: Locator): Promise<void> {
  for (const [end, key] of [
    ['last', 'Tab'],
    ['first', 'Shift+Tab'],
  ] as const) {
    await popup.evaluate(focusEnd, end);
    await page.keyboard.press(key);
    await expectFocusInside(popup);
  }
}
