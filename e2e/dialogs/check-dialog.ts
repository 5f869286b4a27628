// What every dialog has to be (ux.md): clean for axe, wide in one theme and narrow in the other, a trap for the focus, closed by Escape, the focus given
// back, nothing wider than itself, targets of 44 px under a finger.
import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible, expectNoViolations, letSettle } from '../support/axe.ts';
import { COLOUR_RULES, changeTheme } from '../support/clean-axe.ts';
import { seeOnPhone } from '../support/narrow-view.ts';
import { takePicture } from '../support/picture.ts';
import { isPhone, type ShownDialog, type Stage } from './scene.ts';

/** ux.md; a little less for what a browser rounds. */
const TARGET_PX = 43.5;

export async function checkDialog(stage: Stage, shown: ShownDialog): Promise<void> {
  const { page } = stage;
  const { role = 'dialog', name } = shown;
  const opener = await shown.open(stage);
  const popup = page.getByRole(role, typeof name === 'string' ? { name, exact: true } : { name }).last();
  await expect(popup).toBeVisible();
  await expectFocusInside(popup);
  await expectAccessible(page, { within: withinOf(shown) });
  await checkLook(page, popup, shown);
  // In the other theme on the phone, where it is drawn there; the next dialog begins in that one.
  await changeTheme(page);
  if (isPhone()) await expectLargeTargets(popup);
  else {
    if (role === 'dialog') await expectTrap(page, popup);
    if (shown.only !== 'desktop')
      await seeOnPhone(page, async () => {
        await checkLook(page, popup, shown);
        // The rest of what axe looks for depends on neither width nor theme.
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
  await letSettle(page);
  if (process.env['PICTURES'] !== undefined) await takePictures(page, shown);
  expect(await findOverflow(popup), 'wider than the dialog').toEqual([]);
}

async function expectLargeTargets(popup: Locator): Promise<void> {
  expect(await findSmallTargets(popup, TARGET_PX), 'too small for a finger').toEqual([]);
}

/** On demand (PICTURES=on), for who looks at them: results/pictures. */
async function takePictures(page: Page, { source, name }: ShownDialog): Promise<void> {
  const title = `${source.replace(/^.*\/([^/]+\/[^/]+)\.tsx$/, '$1')} ${String(name)}`.replace(
    /[^\p{L}\d]+/gu,
    '-',
  );
  for (const theme of ['dark', 'light']) {
    await page.evaluate((value) => document.documentElement.setAttribute('data-theme', value), theme);
    await takePicture(page, `dialog-${title.slice(0, 90)}-${theme}`);
  }
}

async function expectFocusInside(popup: Locator): Promise<void> {
  await expect.poll(() => popup.evaluate((element) => element.contains(document.activeElement))).toBe(true);
}

/** From the last control Tab, and from the first Shift+Tab, stay in the dialog. */
async function expectTrap(page: Page, popup: Locator): Promise<void> {
  for (const [end, key] of [
    ['last', 'Tab'],
    ['first', 'Shift+Tab'],
  ] as const) {
    await popup.evaluate((element, at) => {
      const controls = [
        ...element.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, [tabindex="0"]'),
      ].filter((control) => control.checkVisibility() && !control.matches(':disabled'));
      controls.at(at === 'last' ? -1 : 0)?.focus();
    }, end);
    await page.keyboard.press(key);
    await expectFocusInside(popup);
  }
}

/** What is cut or has to be scrolled sideways. */
function findOverflow(popup: Locator): Promise<string[]> {
  return popup.evaluate((root) => {
    const { left, right, bottom } = root.getBoundingClientRect();
    const faults = left < 0 || right > innerWidth || bottom > innerHeight + 1 ? ['the dialog itself'] : [];
    for (const element of [root, ...root.querySelectorAll<HTMLElement>('*')]) {
      if (!(element instanceof HTMLElement) || !element.checkVisibility()) continue;
      const style = getComputedStyle(element);
      const isCut = style.textOverflow === 'ellipsis' || style.clipPath !== 'none' || style.clip !== 'auto';
      if (style.display === 'inline' || isCut || element.matches('input, textarea, select, img')) continue;
      if (element.scrollWidth > element.clientWidth + 1 && style.overflowX !== 'visible')
        faults.push(element.outerHTML.slice(0, 160));
    }
    return faults;
  });
}

/** Controls that are smaller than a finger, a field that its label surrounds counting as large as the label. */
function findSmallTargets(popup: Locator, least: number): Promise<string[]> {
  return popup.evaluate((root, px) => {
    const controls = root.querySelectorAll<HTMLElement>(
      'a[href], button, input:not([hidden]), select, textarea, [role="menuitem"]',
    );
    return [...controls]
      .filter((control) => control.checkVisibility())
      .flatMap((control) => {
        const { width, height } = (control.closest('label') ?? control).getBoundingClientRect();
        if (width >= px && height >= px) return [];
        return `${Math.round(width)} × ${Math.round(height)}: ${control.outerHTML.slice(0, 160)}`;
      });
  }, least);
}
