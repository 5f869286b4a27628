// What leads to a dialog in the table of a component test; each answers what gets the focus back.
import { expect, onTestFinished, vi } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { type DoublePress, pressTwice } from './press-twice.ts';

/** Until a second press would count in the dialog that has appeared, or in its new step. */
export function letPressesCount(): Promise<void> {
  return expect.poll(() => document.querySelector('[data-fresh]')).toBeNull();
}

let way: DoublePress | 'once' = 'once';

/** How presses are made from here on. */
export function setPressWay(wanted: typeof way): void {
  way = wanted;
}

/** What two presses switch on and off again. */
const TOGGLES = '[aria-haspopup="menu"], [role="switch"], input';

export async function press(target: Locator): Promise<Locator> {
  await expect.element(target).toBeInTheDocument();
  if (way === 'once' || target.element().matches(TOGGLES)) await target.click();
  else {
    // Nobody is so quick between two steps.
    await letPressesCount();
    await pressTwice(target, way);
  }
  return target;
}

export function pressButton(name: string | RegExp): Promise<Locator> {
  return press(page.getByRole('button', { name, exact: true }));
}

/** An item of a menu: what it opens gives the focus back to the menu's button. */
export async function pressItem(menu: string, item: string): Promise<Locator> {
  const button = await pressButton(menu);
  await press(page.getByRole('menuitem', { name: item }));
  return button;
}

/** By a shortcut, from what has the focus. */
export async function pressKey(key: string, on: Locator): Promise<Locator> {
  const element = on.element();
  if (way === 'key twice' && key === '{Enter}' && !element.matches(TOGGLES)) return press(on);
  if (element instanceof HTMLElement) element.focus();
  await userEvent.keyboard(key);
  return on;
}

/** Beside the draft of a new content another tab has put its own. */
export function putDraftAside(kind: 'tierlist' | 'tournament' | 'ranking'): void {
  for (const key of Object.keys(localStorage))
    if (key.startsWith('palmares:draft:') && key.includes(`:${kind}:album:`) && !key.includes(':aside:'))
      localStorage.setItem(`${key}:aside:tab-0`, localStorage.getItem(key) ?? '');
}

/** For the rest of a test, as on plain HTTP: an address can only be shown. */
export function forbidCopies(): void {
  const spy = vi.spyOn(navigator.clipboard, 'writeText');
  spy.mockRejectedValue(new DOMException('No', 'NotAllowedError'));
  onTestFinished(() => spy.mockRestore());
}
