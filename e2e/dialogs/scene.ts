// What the check of dialogs is made of: scenes, each one address of the site, and the dialogs that open there one after the other.
import { type Locator, type Page, test } from '@playwright/test';
import type { World } from './world.ts';

export type Stage = { readonly page: Page; readonly world: World };

export type ShownDialog = {
  /** The file that draws it, under packages/web/src. */
  readonly source: string;
  /** What it is called. */
  readonly name: string | RegExp;
  readonly role?: 'dialog' | 'menu';
  /** Leads to it from where the one before has left the page; answers what gets the focus back, null if the page opened it. */
  readonly open: (stage: Stage) => Promise<Locator | null>;
  /** Drawn at this width only. */
  readonly only?: 'desktop' | 'phone';
  /** On a phone of its own too: a finger opens it differently from a mouse, or alone. */
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

/** What two presses switch on and off again, or lead away from. */
const PRESSED_ONCE = '[aria-haspopup="menu"], [aria-pressed], [role="switch"], [role="menuitem"], a, input';

/** By finger, or by the mouse with a double click: what opens a dialog may do no more than by one (decision 0084). */
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

/** An item of a menu: what it opens gives the focus back to the menu's button. */
export async function pressItem(page: Page, menu: string, item: string): Promise<Locator> {
  const button = await pressButton(page, menu);
  await press(page.getByRole('menuitem', { name: item }));
  return button;
}
