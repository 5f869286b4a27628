// axe on the page as it stands, or on a part of it: once wide in one theme, once narrow in the other.
import type { Page } from '@playwright/test';
import { expectAccessible, expectNoViolations, letSettle } from './axe.ts';
import { seeOnPhone } from './narrow-view.ts';

/** What the colours decide: the themes differ in nothing else. */
export const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * As wide as a desktop in the theme that the page is in, then as on a phone in the other, which it is left in: what follows begins
 * there. So all that several pages have in common is seen wide and narrow in both themes, and each page once in each.
 */
export async function expectCleanInTurn(page: Page): Promise<void> {
  await expectAccessible(page);
  await changeTheme(page);
  await seeOnPhone(page, () => expectAccessible(page));
}

/** At this width, in both themes. Leaves the page in the theme that it was not in. */
export async function expectCleanAxe(page: Page, within?: string): Promise<void> {
  await letSettle(page);
  await expectNoViolations(page, { within });
  await changeTheme(page);
  await expectNoViolations(page, { within, rules: COLOUR_RULES });
}

/**
 * Without the transitions of colours, of which a change of theme starts one for nearly every element, and then one more for each
 * that inherits: what is looked at is where they stop, and to draw them takes longer than axe.
 */
export async function changeTheme(page: Page): Promise<void> {
  await page.evaluate(() => {
    const root = document.documentElement;
    const still = new CSSStyleSheet();
    still.replaceSync('*, *::before, *::after { transition: none !important; }');
    document.adoptedStyleSheets.push(still);
    root.setAttribute('data-theme', root.getAttribute('data-theme') === 'light' ? 'dark' : 'light');
    // To ask for what moves has the new colours computed while nothing may move.
    const moving = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    document.adoptedStyleSheets.pop();
    if (moving.length > 0) throw new Error(`${moving.length} transitions in spite of all`);
  });
}
