// Requirements for every dialog and menu (LB-51, LB-58), as in e2e/dialogs/check-dialog.ts: no axe violations, checked wide in one theme
// and narrow in the other; traps the focus; Escape closes it and returns the focus; nothing overflows; touch targets of 44 px.
import axe, { type RunOptions } from 'axe-core';
import { expect, onTestFinished } from 'vitest';
import { cdp, type Locator, page, userEvent } from 'vitest/browser';
import { setPressMode } from './dialog-openers.ts';
import { DISPLAY_MODES } from './display-modes.ts';
import { emulateMedia } from './emulate.ts';
import { writesMade } from './fake-server.ts';
import {
  AXE_STANDARDS,
  COLOUR_RULES,
  changeTheme,
  findBreakableSpaces,
  findDuplicateSpeech,
  findOverflow,
  findSmallTargets,
  focusEnd,
  waitUntilSettled,
} from './page-rules.ts';
import { DOUBLE_PRESSES, type DoublePress } from './press-twice.ts';

const DESKTOP = [1440, 900] as const;
const PHONE = [390, 844] as const;

/** Animations would take longer than the checks; the tests of the pages open dialogs with animations. */
const STILL = { name: 'prefers-reduced-motion', value: 'reduce' } as const;

export type ShownDialog = {
  /** The source file that renders it, under packages/web/src; e2e/dialogs/drawn-dialogs.ts reads it from the test's text. */
  readonly source: string;
  /** Accessible name of the dialog. */
  readonly name: string | RegExp;
  readonly role?: 'dialog' | 'menu';
  /**
   * Opens it, starting from the state in which the previous dialog left the page. Resolves to the element that gets the focus back, or null
   * if the page opened it.
   */
  readonly open: () => Promise<Locator | null>;
  /** Rendered at this width only. */
  readonly only?: 'desktop';
};

/** Checks the dialogs in sequence on the mounted page; each starts in the theme that the previous one left. */
export async function checkDialogs(dialogs: readonly ShownDialog[]): Promise<void> {
  onTestFinished(putBack);
  await emulateMedia(STILL);
  await page.viewport(...DESKTOP);
  for (const [index, dialog] of dialogs.entries()) await checkDialog(dialog, choosePress(index));
}

/** Restores the state shared by tests, also after a dialog has failed. */
async function putBack(): Promise<void> {
  setPressMode('once');
  document.documentElement.dataset['theme'] = 'dark';
  await emulateTouch(false);
  await emulateMedia();
  await page.viewport(1280, 800);
}

/** The dialogs of a table alternate between the ways; `npm run test:long -- presses` opens each in every way. */
function choosePress(index: number): DoublePress {
  const first = Number(import.meta.env['VITE_FIRST_PRESS'] ?? 0);
  return DOUBLE_PRESSES[(first + index) % DOUBLE_PRESSES.length] ?? 'mouse twice';
}

/** A double press must open and write the same as a single one (decision 0084). */
async function openTwice({ name, open }: ShownDialog, way: DoublePress): Promise<Locator | null> {
  const before = writesMade().length;
  setPressMode(way);
  const opener = await open();
  setPressMode('once');
  const written = writesMade().slice(before);
  expect(written, `calls of ${name} after a press of ${way}`).toEqual([...new Set(written)]);
  return opener;
}

async function checkDialog(dialog: ShownDialog, way: DoublePress): Promise<void> {
  const { name, role = 'dialog', only } = dialog;
  const opener = await openTwice(dialog, way);
  const popup = page.getByRole(role, { name, exact: true }).last();
  await expect.element(popup).toBeVisible();
  await expectFocusInside(popup);
  if (role === 'menu') await walkMenu(popup);
  await expectLook(popup, name);
  await expectNoViolations(role, { type: 'tag', values: AXE_STANDARDS });
  if (role === 'dialog') await expectTrap(popup);
  changeTheme();
  if (only !== 'desktop')
    await seeOnPhone(async () => {
      await expectLook(popup, name);
      // The other axe rules depend on neither width nor theme.
      await expectNoViolations(role, { type: 'rule', values: COLOUR_RULES });
      expect(findSmallTargets(popup.element()), 'too small for a finger').toEqual([]);
    });
  await userEvent.keyboard('{Escape}');
  await expect.element(popup).not.toBeInTheDocument();
  if (opener !== null) await expect.element(opener).toHaveFocus();
}

async function expectLook(popup: Locator, name: ShownDialog['name']): Promise<void> {
  await waitUntilSettled();
  if (import.meta.env['VITE_PICTURES'] !== undefined) await takePictures(name);
  expect(findOverflow(popup.element()), 'wider than the dialog').toEqual([]);
  expect(findBreakableSpaces(popup.element()), 'a line may break there').toEqual([]);
  expect(findDuplicateSpeech(popup.element()), 'said twice').toEqual([]);
}

/** Takes screenshots on demand (VITE_PICTURES=on); with VITE_PICTURES=looks also with readers' settings. */
async function takePictures(name: ShownDialog['name']): Promise<void> {
  const { innerWidth: width, innerHeight: height } = window;
  await takePicture(name, String(width));
  if (import.meta.env['VITE_PICTURES'] !== 'looks' || width !== PHONE[0]) return;
  for (const look of DISPLAY_MODES) {
    const style = document.createElement('style');
    style.textContent = look.css ?? '';
    document.head.append(style);
    await emulateMedia(...(look.media === undefined ? [] : [look.media]));
    await page.viewport(look.width, look.height);
    await waitUntilSettled();
    await takePicture(name, look.name);
    style.remove();
  }
  await emulateMedia(STILL);
  await page.viewport(width, height);
  await waitUntilSettled();
}

async function takePicture(name: ShownDialog['name'], look: string): Promise<void> {
  const title = String(name).replace(/[^\p{L}\d]+/gu, '-');
  await page.screenshot({
    path: `../../../../e2e/results/pictures/dialog-${title.slice(0, 90)}-${look}.png`,
  });
}

async function expectNoViolations(
  role: 'dialog' | 'menu',
  runOnly: NonNullable<RunOptions['runOnly']>,
): Promise<void> {
  const findViolations = async () => {
    const { violations } = await axe.run(`[role="${role}"]`, { resultTypes: ['violations'], runOnly });
    return violations.map(
      ({ id, nodes }) =>
        `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')} in ${innerWidth} × ${innerHeight}`,
    );
  };
  // Content that is still loading may overflow for a moment.
  await expect.poll(findViolations).toEqual([]);
}

async function expectFocusInside(popup: Locator): Promise<void> {
  await expect.poll(() => popup.element().contains(document.activeElement)).toBe(true);
}

/** Walks all items with the arrow keys and leaves the focus on one for the checks that follow. */
async function walkMenu(popup: Locator): Promise<void> {
  const items = popup.getByRole('menuitem').elements();
  for (const item of [...items, ...items.slice(0, 1)]) {
    if (document.activeElement !== item) await userEvent.keyboard('{ArrowDown}');
    await expect.element(page.elementLocator(item)).toHaveFocus();
  }
}

/** Tab on the last control, and Shift+Tab on the first, must stay in the dialog. */
async function expectTrap(popup: Locator): Promise<void> {
  focusEnd(popup.element(), 'last');
  await userEvent.keyboard('{Tab}');
  await expectFocusInside(popup);
  focusEnd(popup.element(), 'first');
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  await expectFocusInside(popup);
}

/** Switches to a narrow touch screen and back, while the dialog stays open. */
async function seeOnPhone(look: () => Promise<void>): Promise<void> {
  await emulateTouch(true);
  await page.viewport(...PHONE);
  expect([innerWidth, matchMedia('(pointer: coarse) and (hover: none)').matches]).toEqual([PHONE[0], true]);
  await look();
  await emulateTouch(false);
  await page.viewport(...DESKTOP);
}

function emulateTouch(enabled: boolean): Promise<unknown> {
  return cdp().send('Emulation.setTouchEmulationEnabled', { enabled, maxTouchPoints: 1 });
}
