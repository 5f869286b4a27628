// The introduction of each builder for a newcomer, docs/decisions/0030.
import { ENDPOINTS } from '@palmares/core/contract/endpoints';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { sampleAlbum } from '../testing/builder-samples.ts';
import { waitForPressGuard } from '../testing/dialog-openers.ts';
import { answer } from '../testing/fake-server.ts';
import { mountBuilder, newPath } from '../testing/mount-builder.tsx';
import { emulateTouchScreen } from '../testing/touch-screen.ts';

const dialogs = page.getByRole('dialog');

/** Each test uses an album of its own. */
async function open(builder: Parameters<typeof newPath>[0], album = 3) {
  answer(ENDPOINTS.getAlbum, sampleAlbum(5, { id: album }));
  return mountBuilder(newPath(builder, { album: String(album) }));
}

/** Clicks the backdrop next to the dialog. */
async function pressOutside(): Promise<void> {
  await userEvent.click(document.documentElement, { position: { x: 8, y: 8 } });
}

const focusInPlay = () => document.activeElement?.closest('[data-play]') !== null;

test.each([
  ['tierlists', 'Votre tier list en trois gestes', 'tierlistInfoModalShown'],
  ['classements', /Comment fonctionne le Classement/u, 'rankingInfoModalShown'],
  ['tournois', 'How a tournament works', 'tournamentInfoModalShown'],
] as const)(
  'BU-10, TL-32: %s: told once, closed from outside, and never again for another album',
  async (builder, name, flag) => {
    const first = await open(builder);
    const dialog = page.getByRole('dialog', { name });
    await expect.element(dialog).toBeVisible();
    await waitForPressGuard();
    await pressOutside();
    await expect.element(dialogs).not.toBeInTheDocument();
    await expect.poll(focusInPlay).toBe(true);
    expect(localStorage.getItem(flag)).toBe('true');
    await first.unmount();
    const second = await open(builder, 4);
    await expect.poll(() => document.querySelector('[data-play]')).not.toBeNull();
    await expect.element(dialogs).not.toBeInTheDocument();
    await second.unmount();
  },
);

test('Escape closes it too, and the focus goes to the board, never to the name', async () => {
  emulateTouchScreen();
  await open('tierlists');
  const dialog = page.getByRole('dialog', { name: 'Votre tier list en trois gestes' });
  await expect.element(dialog.getByText('Touchez un tier', { exact: false })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialogs).not.toBeInTheDocument();
  await expect.element(page.getByRole('option', { name: 'Image 1' })).toHaveFocus();
});

test('the tier list speaks of a mouse where there is one; asked for again, the focus goes back to the menu', async () => {
  localStorage.setItem('tierlistInfoModalShown', 'true');
  await open('tierlists');
  await page.getByRole('button', { name: 'Autres actions', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Comment ça marche' }).click();
  await expect.element(dialogs.getByText('Ctrl ou Maj', { exact: false })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('button', { name: 'Autres actions', exact: true })).toHaveFocus();
});
