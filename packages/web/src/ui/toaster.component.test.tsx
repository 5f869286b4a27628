import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { stickyFoot } from '../lib/sticky-edge.ts';
import { mount } from '../testing/mount.tsx';
import { currentToasts, dismissToast, showToast } from './toast-store.ts';

const text = (shown: string) => page.getByText(shown, { exact: true });

afterEach(() => void vi.useRealTimers());

// This test must be the first of the file, so that no toast of another test expires during it.
test('what is about one page waits for it and goes with it; anything else stays', async () => {
  const { goTo } = await mount(null, { at: '/add-album' });
  showToast({ kind: 'success', text: 'Album créé.', page: '/profile' });
  showToast({ kind: 'success', text: 'Gagné.' });
  await goTo('/profile?album=1');
  await expect.element(text('Album créé.')).toBeVisible();
  await goTo('/tierlists/create/editor');
  // Both expire at the same time, so a single remaining toast proves that the other one was dismissed.
  await expect.poll(() => currentToasts().map((toast) => toast.text)).toEqual(['Gagné.']);
});

test('LB-37: an error is said at once, anything else when one listens; both regions were there before', async () => {
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

test('LB-40: WCAG 2.2.1: an offer stays until it is taken or closed', async () => {
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

test('LB-6: a message is shown as it was written: its own spaces, and those of a name that a person typed', async () => {
  const written = 'Suppression de «\u00A0Qui gagne ?\u00A0» effectuée\u202F!';
  await mount(null);
  showToast({ kind: 'success', text: written });
  await expect.poll(() => document.querySelector('[role="status"] p')?.textContent).toBe(written);
  for (const { id } of currentToasts()) dismissToast(id);
  await expect.poll(() => document.querySelector('[role="status"] p')).toBeNull();
});

const offer = { label: 'Reprendre', run: () => undefined };
const CARDS = '[data-alive] [role] > *';

test('WCAG 1.4.10: in a window of 320 × 256 messages leave half of it, and what they offer leaves their words a line', async () => {
  onTestFinished(() => page.viewport(1280, 800));
  await page.viewport(320, 256);
  await mount(null);
  showToast({ kind: 'info', text: 'Une nouvelle version est prête.', action: offer });
  showToast({ kind: 'info', text: 'Votre travail est gardé sur cet appareil.', action: offer });
  showToast({ kind: 'error', text: 'La tier list n’a pas pu être sauvegardée. Réessayez dans un instant.' });
  await expect.element(text('Votre travail est gardé sur cet appareil.')).toBeVisible();
  const cards = [...document.querySelectorAll(CARDS)].filter((card) => card.checkVisibility());
  const last = cards.map((card) => card.querySelector('p')?.textContent);
  expect(last).toEqual([
    'La tier list n’a pas pu être sauvegardée. Réessayez dans un instant.',
    'Votre travail est gardé sur cet appareil.',
  ]);
  const { top, bottom } = document.querySelector('[data-alive]')?.getBoundingClientRect() ?? new DOMRect();
  expect(bottom - top).toBeLessThanOrEqual(128);
  for (const card of cards) expect(card.querySelector('p')?.offsetWidth).toBeGreaterThan(150);
});

test('it stands above what sticks to the foot of the window, however long the page', async () => {
  await mount(
    <main style={{ height: '300vh' }}>
      <div style={{ height: '250vh' }} />
      <div ref={stickyFoot} style={{ position: 'sticky', bottom: 0, height: 120 }} />
    </main>,
  );
  showToast({ kind: 'success', text: 'Gagné.' });
  await expect.element(text('Gagné.')).toBeVisible();
  const bottom = () => document.querySelector(CARDS)?.getBoundingClientRect().bottom;
  await expect.poll(bottom).toBeLessThanOrEqual(innerHeight - 120);
});

test('WCAG 2.4.11: it stands at the other end of the window where it would cover what has the focus', async () => {
  const place = (edge: 'top' | 'bottom') => ({ position: 'fixed', [edge]: 20, left: 100 }) as const;
  await mount(
    <>
      <button type="button" style={place('top')}>
        En haut
      </button>
      <button type="button" style={place('bottom')}>
        En bas
      </button>
    </>,
  );
  onTestFinished(() => page.viewport(1280, 800));
  await page.viewport(320, 256);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const cover = (name: string) => {
    const { left, right, top, bottom } = button(name).element().getBoundingClientRect();
    return document.elementFromPoint((left + right) / 2, (top + bottom) / 2)?.closest(CARDS) ?? null;
  };
  button('En bas').element().focus();
  showToast({ kind: 'info', text: 'Retirée.', action: offer });
  await expect.element(text('Retirée.')).toBeVisible();
  await expect.poll(() => cover('En bas')).toBeNull();
  button('En haut').element().focus();
  await expect.poll(() => cover('En haut')).toBeNull();
  button('En bas').element().focus();
  await expect.poll(() => cover('En bas')).toBeNull();
  // The action is reachable at its position.
  button('Reprendre').element().focus();
  await expect.element(button('Reprendre')).toHaveFocus();
  await button('Reprendre').click();
  await expect.element(text('Retirée.')).not.toBeInTheDocument();
});
