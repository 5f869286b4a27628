import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../testing/mount.tsx';
import { currentToasts, dismissToast, showToast } from './toast-store.ts';

const text = (shown: string) => page.getByText(shown, { exact: true });

afterEach(() => void vi.useRealTimers());

// The first of the file: no message of another test ends meanwhile.
test('what is about one page waits for it and goes with it; anything else stays', async () => {
  const { goTo } = await mount(null, { at: '/add-album' });
  showToast({ kind: 'success', text: 'Album créé.', page: '/profile' });
  showToast({ kind: 'success', text: 'Gagné.' });
  await goTo('/profile?album=1');
  await expect.element(text('Album créé.')).toBeVisible();
  await goTo('/tierlists/create/editor');
  // Their own time ends for both at once: only one of them was dismissed before.
  await expect.poll(() => currentToasts().map((toast) => toast.text)).toEqual(['Gagné.']);
});

test('an error is said at once, anything else when one listens; both regions were there before', async () => {
  await mount(null);
  expect(page.getByRole('alert').elements()).toHaveLength(1);
  expect(page.getByRole('status').elements()).toHaveLength(1);
  showToast({ kind: 'error', text: 'Perdu.' });
  showToast({ kind: 'success', text: 'Gagné.' });
  await expect.element(page.getByRole('alert')).toMatchTextContent('Perdu.');
  await expect.element(page.getByRole('status')).toMatchTextContent('Gagné.');
});

test('a success goes after 4 s, an error stays to be read for 9 s', async () => {
  await mount(null);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  showToast({ kind: 'success', text: 'Gagné.' });
  showToast({ kind: 'error', text: 'Perdu.' });
  await expect.element(text('Gagné.')).toBeVisible();
  await vi.advanceTimersByTimeAsync(4_000);
  await expect.element(text('Gagné.')).not.toBeInTheDocument();
  await expect.element(text('Perdu.')).toBeVisible();
  await vi.advanceTimersByTimeAsync(5_000);
  await expect.element(text('Perdu.')).not.toBeInTheDocument();
});

test('WCAG 2.2.1: an offer stays until it is taken or closed', async () => {
  await mount(null);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  showToast({ kind: 'success', text: 'Créé.', action: { label: 'Jouer', run: () => undefined } });
  await expect.element(text('Créé.')).toBeVisible();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(text('Créé.').elements()).toHaveLength(1);
  await page.getByRole('button', { name: 'Fermer le message' }).click();
  await expect.element(text('Créé.')).not.toBeInTheDocument();
});

test('under the pointer it stays', async () => {
  await mount(null);
  showToast({ kind: 'success', text: 'Gagné.' });
  await text('Gagné.').hover();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await vi.advanceTimersByTimeAsync(60_000);
  await expect.element(text('Gagné.')).toBeVisible();
});

test('its action is done once and takes it away; « Fermer le message » only takes it away', async () => {
  const run = vi.fn<() => void>();
  await mount(null);
  showToast({ kind: 'info', text: 'Retirée.', action: { label: 'Annuler', run } });
  await page.getByRole('button', { name: 'Annuler' }).click();
  await expect.element(text('Retirée.')).not.toBeInTheDocument();
  expect(run).toHaveBeenCalledOnce();
  showToast({ kind: 'info', text: 'Encore.' });
  await page.getByRole('button', { name: 'Fermer le message' }).click();
  await expect.element(text('Encore.')).not.toBeInTheDocument();
});

test('a message is shown as it was written: its own spaces, and those of a name that a person typed', async () => {
  const written = 'Suppression de «\u00A0Qui gagne ?\u00A0» effectuée\u202F!';
  await mount(null);
  showToast({ kind: 'success', text: written });
  await expect.poll(() => document.querySelector('[role="status"] p')?.textContent).toBe(written);
  for (const { id } of currentToasts()) dismissToast(id);
  await expect.poll(() => document.querySelector('[role="status"] p')).toBeNull();
});
