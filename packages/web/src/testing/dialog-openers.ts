// Openers of dialogs for the tables of component tests; each resolves to the element that gets the focus back.
import { expect, onTestFinished, vi } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { type DoublePress, pressTwice } from './press-twice.ts';

/** Waits until the press guard of a new dialog or step has ended. */
export function waitForPressGuard(): Promise<void> {
  return expect.poll(() => document.querySelector('[data-fresh]')).toBeNull();
}

let way: DoublePress | 'once' = 'once';

/** Sets how presses are made from here on. */
export function setPressMode(wanted: typeof way): void {
  way = wanted;
}

/** Controls that a second press switches back. */
const TOGGLES = '[aria-haspopup="menu"], [role="switch"], input';

export async function press(target: Locator): Promise<Locator> {
  await expect.element(target).toBeInTheDocument();
  if (way === 'once' || target.element().matches(TOGGLES)) await target.click();
  else {
    // Waits between two steps, as a person would.
    await waitForPressGuard();
    await pressTwice(target, way);
  }
  return target;
}

export function pressButton(name: string | RegExp): Promise<Locator> {
  return press(page.getByRole('button', { name, exact: true }));
}

/** Presses a button that only phones have. There is nothing to return the focus to when the window is wide again. */
export async function pressOnPhone(name: string): Promise<null> {
  await page.viewport(390, 844);
  await pressButton(name);
  return null;
}

/** Presses a menu item: its dialog returns the focus to the menu's button. */
export async function pressItem(menu: string, item: string): Promise<Locator> {
  const button = await pressButton(menu);
  await press(page.getByRole('menuitem', { name: item }));
  return button;
}

/** Presses a shortcut while the element has the focus. */
export async function pressKey(key: string, on: Locator): Promise<Locator> {
  const element = on.element();
  if (way === 'key twice' && key === '{Enter}' && !element.matches(TOGGLES)) return press(on);
  if (element instanceof HTMLElement) element.focus();
  await userEvent.keyboard(key);
  return on;
}

/** Adds another tab's draft beside that of a new content. */
export function setDraftAside(kind: 'tierlist' | 'tournament' | 'ranking'): void {
  for (const key of Object.keys(localStorage))
    if (key.startsWith('palmares:draft:') && key.includes(`:${kind}:album:`) && !key.includes(':aside:'))
      localStorage.setItem(`${key}:aside:tab-0`, localStorage.getItem(key) ?? '');
}

/** Denies clipboard access for the rest of the test, as on plain HTTP. */
export function forbidCopies(): void {
  const spy = vi.spyOn(navigator.clipboard, 'writeText');
  spy.mockRejectedValue(new DOMException('No', 'NotAllowedError'));
  onTestFinished(() => spy.mockRestore());
}
