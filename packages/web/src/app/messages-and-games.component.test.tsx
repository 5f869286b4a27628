// Toasts that stay must not cover any control of a game, neither images nor a duel's Undo, Restart and Next, in any window size.
import { ENDPOINTS } from '@palmares/core/contract/endpoints';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { sampleAlbum } from '../testing/builder-samples.ts';
import { answer } from '../testing/fake-server.ts';
import { mountApp } from '../testing/mount-app.tsx';
import { newPath } from '../testing/mount-builder.tsx';
import { LINA, sampleSession, signInAs } from '../testing/session.ts';
import { currentToasts, dismissToast, showToast } from '../ui/toast-store.ts';

const SIZES = [
  [320, 640],
  [390, 844],
  [844, 390],
  [768, 1024],
  [1440, 900],
] as const;
const action = { label: 'Start over', run: () => undefined };
const CARDS = '[data-alive] [role] > *';

beforeEach(() => {
  answer(ENDPOINTS.site, { contactEmail: 'contact@example.org', publicUrl: 'https://example.org' });
  answer(ENDPOINTS.getAlbum, sampleAlbum(12));
  for (const kind of ['tierlist', 'ranking', 'tournament'])
    localStorage.setItem(`${kind}InfoModalShown`, 'true');
});

/** Returns the game's controls in the window whose centre is covered. */
function covered(): string[] {
  return [...document.querySelectorAll<HTMLElement>('main :is(button, a, input, [data-drag-item])')]
    .filter((control) => control.checkVisibility())
    .filter((control) => {
      const { left, right, top, bottom } = control.getBoundingClientRect();
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return hit !== null && hit.closest(CARDS) !== null;
    })
    .map((control) => control.getAttribute('aria-label') ?? control.textContent);
}

/** Returns the toasts that are not fully in the window. */
const outside = (width: number, height: number) =>
  [...document.querySelectorAll(CARDS)].filter((card) => {
    const { left, right, top, bottom } = card.getBoundingClientRect();
    return left < 0 || right > width || top < 0 || bottom > height;
  });

test.each([
  [
    'a duel',
    newPath('tournois', { name: 'Essai', express: 'true' }),
    () => document.querySelector('[data-fate]'),
  ],
  ['a ranking', newPath('classements', { name: 'Essai' }), () => document.querySelector('[data-choice]')],
  ['a tier list', newPath('tierlists', { name: 'Essai' }), () => document.querySelector('[data-drag-item]')],
] as const)(
  'LB-40: messages that stay leave every control of %s free, on every size of window',
  async (_, at, there) => {
    onTestFinished(() => page.viewport(1280, 800));
    await signInAs();
    await page.viewport(390, 844);
    await mountApp(at);
    await expect.poll(there).not.toBeNull();
    showToast({ kind: 'info', text: 'Picking up where you left off.', lang: 'en', action });
    showToast({
      kind: 'info',
      text: 'La tier list n’a pas pu être sauvegardée. Réessayez dans un instant.',
      action,
    });
    await expect.poll(() => document.querySelectorAll(CARDS).length).toBe(2);
    for (const [width, height] of SIZES) {
      await page.viewport(width, height);
      window.scrollTo(0, 0);
      await expect.poll(covered, { message: `${width}×${height}` }).toEqual([]);
      // After its animation, the toast's action is in the window too.
      await expect.poll(() => outside(width, height), { message: `${width}×${height}` }).toEqual([]);
    }
    for (const { id } of currentToasts()) dismissToast(id);
    // The game has the whole window again.
    await expect.poll(() => getComputedStyle(document.documentElement).getPropertyValue('--toasts')).toBe('');
  },
);

test.each([
  [360, 640],
  [390, 844],
])(
  'BU-27: at %i × %i the offer to start over is as high as the site header, so the board stays where it is',
  async (width, height) => {
    onTestFinished(() => page.viewport(1280, 800));
    await page.viewport(width, height);
    await mountApp(newPath('tierlists', { name: 'Essai' }));
    await expect.poll(() => document.querySelector('[data-drag-item]')).not.toBeNull();
    const main = document.querySelector('main');
    const before = main?.getBoundingClientRect().top;
    const start = { label: 'Recommencer', run: () => undefined };
    const toast = showToast({ kind: 'info', text: 'Brouillon repris.', action: start });
    await expect
      .poll(() => Number.parseFloat(document.documentElement.style.getPropertyValue('--toasts')))
      .toBeGreaterThan(44);
    expect(main?.getBoundingClientRect().top).toBe(before);
    dismissToast(toast);
  },
);

test('the start of a game without messages changes nothing on the root, or all styles would be computed again', async () => {
  await mountApp(newPath('tierlists', { name: 'Essai' }));
  const root = document.documentElement;
  await expect.poll(() => root.dataset['game']).toBe('');
  expect(getComputedStyle(root).getPropertyValue('--messages')).toBe('0px');
});

test('LB-40, TO-65: a message stays above a game, even when its focus is where the message appears', async () => {
  onTestFinished(() => page.viewport(1280, 800));
  await signInAs();
  await page.viewport(390, 844);
  await mountApp(newPath('tournois', { name: 'Essai', express: 'true' }));
  await expect.poll(() => document.querySelector('[data-fate]')).not.toBeNull();
  showToast({ kind: 'info', text: 'Picking up where you left off.', lang: 'en', action });
  const heading = document.querySelector<HTMLElement>('main h1');
  const card = () => document.querySelector(CARDS)?.getBoundingClientRect().top ?? Infinity;
  await expect.poll(card).toBeLessThan(100);
  heading?.style.setProperty('position', 'fixed');
  heading?.style.setProperty('top', '10px');
  heading?.focus();
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  expect(card()).toBeLessThan(100);
  for (const { id } of currentToasts()) dismissToast(id);
});

test('whoever signs up with work in progress finds it, and is not offered to start over', async () => {
  const at = newPath('tierlists', { name: 'Essai' });
  answer(ENDPOINTS.register, { id: LINA.id, username: LINA.username, nametag: LINA.nametag });
  answer(ENDPOINTS.login, { token: 'fresh', expiresAt: '2030-01-01T00:00:00.000Z' });
  answer(ENDPOINTS.session, sampleSession(LINA));
  const router = await mountApp(at);
  await expect.poll(() => document.querySelector('[data-drag-item]')).not.toBeNull();
  document.querySelector<HTMLElement>('[data-drag-item]')?.focus();
  await userEvent.keyboard('3');
  await router.navigate(`/register?retour=${encodeURIComponent(at)}`);
  await page.getByLabelText('Nom d’utilisateur').fill('Lina');
  await page.getByLabelText('Adresse email').fill('lina@example.org');
  await page.getByLabelText('Mot de passe', { exact: true }).fill('une phrase de passe');
  await page.getByRole('button', { name: 'S’inscrire' }).click();
  await expect.element(page.getByText('Brouillon repris.')).toBeVisible();
  await expect.element(page.getByRole('listbox', { name: 'Tier B' }).getByRole('option')).toBeVisible();
  expect(page.getByRole('status').getByRole('button', { name: 'Recommencer' }).elements()).toHaveLength(0);
});
