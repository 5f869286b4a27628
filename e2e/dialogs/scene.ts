// Types of the dialog check: scenes, each with one address of the site and the dialogs opened there in sequence.
import { type Locator, type Page, test } from '@playwright/test';
import type { World } from './world.ts';

export type Stage = { readonly page: Page; readonly world: World };

export type ShownDialog = {
  /** The source file that renders it, relative to packages/web/src. */
  readonly source: string;
  /** The accessible name of the dialog. */
  readonly name: string | RegExp;
  readonly role?: 'dialog' | 'menu';
  /**
   * Opens the dialog from the state in which the previous one left the page. Resolves to the element
   * that gets the focus back, or null if the page opened the dialog.
   */
  readonly open: (stage: Stage) => Promise<Locator | null>;
  /** Set when the dialog exists only at this width. */
  readonly only?: 'desktop' | 'phone';
  /** Set when touch opens the dialog differently from a mouse, or only touch does: it is then also checked on a phone. */
  readonly byFinger?: true;
};

export type Scene = {
  readonly title: string;
  readonly as: 'visitor' | 'author';
  /** Opens the page. */
  readonly arrange: (stage: Stage) => Promise<void>;
  readonly dialogs: readonly ShownDialog[];
};

export function isPhone(): boolean {
  return test.info().project.use.isMobile === true;
}

/** Elements that a second press would toggle back, or that navigate away. */
const PRESSED_ONCE = '[aria-haspopup="menu"], [aria-pressed], [role="switch"], [role="menuitem"], a, input';

/** Taps, or double clicks with the mouse: a second press on the opener must have no further effect (decision 0084). */
export async function press(target: Locator): Promise<Locator> {
  if (isPhone()) await target.tap();
  else if (await target.evaluate((element, once) => element.matches(once), PRESSED_ONCE))
    await target.click();
  else await target.dblclick();
  return target;
}

export function pressButton(page: Page, name: string | RegExp): Promise<Locator> {
  return press(page.getByRole('button', { name, exact: true }));
}

/** Presses a menu item; the dialog that it opens returns the focus to the menu's button. */
export async function pressItem(page: Page, menu: string, item: string): Promise<Locator> {
  const button = await pressButton(page, menu);
  await press(page.getByRole('menuitem', { name: item }));
  return button;
}
