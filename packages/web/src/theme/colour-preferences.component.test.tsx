// Tests a reader's browser-wide settings: forced colors, more contrast.

import { ENDPOINTS } from '@palmares/core/contract/endpoints';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { sampleAlbum } from '../testing/builder-samples.ts';
import { emulate } from '../testing/emulate.ts';
import { answer } from '../testing/fake-server.ts';
import { mount } from '../testing/mount.tsx';
import { mountBuilder, newPath } from '../testing/mount-builder.tsx';
import { systemColour } from '../testing/system-colour.ts';
import { Chips } from '../ui/chips.tsx';
import { Logo } from '../ui/logo.tsx';
import { Menu } from '../ui/menu.tsx';
import { Switch } from '../ui/switch.tsx';

afterEach(() => emulate('forced-colors', ''));

/**
 * Returns the pixel colours at half the height and at these fractions of the width, because computed styles do not cover the parts of a
 * progress bar.
 */
async function coloursIn(bar: Locator, shares: readonly number[]): Promise<string[]> {
  const base64 = await page.screenshot({ element: bar, save: false });
  const picture = new Image();
  picture.src = `data:image/png;base64,${base64}`;
  await picture.decode();
  const { width, height } = picture;
  const context = new OffscreenCanvas(width, height).getContext('2d');
  context?.drawImage(picture, 0, 0);
  return shares.map((share) => String(context?.getImageData(width * share, height / 2, 1, 1).data));
}

/** Returns a system colour as rendered on Canvas, because some are translucent. */
function drawnColour(name: string): string {
  const context = new OffscreenCanvas(1, 1).getContext('2d');
  for (const layer of ['Canvas', name]) {
    if (context !== null) context.fillStyle = systemColour(layer);
    context?.fillRect(0, 0, 1, 1);
  }
  return String(context?.getImageData(0, 0, 1, 1).data);
}

test('forced colours: a switch shows whether it is on', async () => {
  await mount(
    <>
      <Switch label="Allumé" checked onChange={() => undefined} />
      <Switch label="Éteint" checked={false} onChange={() => undefined} />
    </>,
  );
  await emulate('forced-colors', 'active');
  const look = (name: string) => {
    const control = page.getByRole('switch', { name }).element();
    return [getComputedStyle(control).backgroundColor, getComputedStyle(control, '::before').backgroundColor];
  };
  await expect.poll(() => look('Allumé')).toEqual(['Highlight', 'HighlightText'].map(systemColour));
  await expect.poll(() => look('Éteint')).toEqual(['Canvas', 'ButtonText'].map(systemColour));
});

test('LB-60: forced colours: the colours of a tier are there to be chosen', async () => {
  localStorage.setItem('tierlistInfoModalShown', 'true');
  answer(ENDPOINTS.getAlbum, sampleAlbum(3));
  await mountBuilder(newPath('tierlists', { name: 'Essai' }));
  await expect.poll(() => document.querySelector('[data-tier-label]')).not.toBeNull();
  document.querySelector<HTMLElement>('[data-tier-label]')?.click();
  await emulate('forced-colors', 'active');
  const tiers = () =>
    [...document.querySelectorAll('[data-tier-label]')].map((tier) => getComputedStyle(tier).backgroundColor);
  await expect.poll(() => new Set(tiers()).size).toBe(5);
  const grounds = () =>
    [...document.querySelectorAll('label:has(> [name="colour"])')].map(
      (swatch) => getComputedStyle(swatch).backgroundColor,
    );
  await expect.poll(() => new Set(grounds()).size).toBe(15);
});

test('forced colours: in the setup only what is chosen carries a mark', async () => {
  answer(ENDPOINTS.getAlbum, sampleAlbum(3));
  await mountBuilder('/setup?album=1&type=tournois&name=Essai');
  await page.getByRole('button', { name: 'Image 2', exact: true }).click();
  await emulate('forced-colors', 'active');
  const isMarked = (name: string) => {
    const tile = page.getByRole('button', { name, exact: true }).element();
    const mark = tile.querySelector('svg')?.parentElement ?? tile;
    return getComputedStyle(mark).visibility === 'visible';
  };
  await expect.poll(() => ['Image 1', 'Image 2'].map(isMarked)).toEqual([true, false]);
});

test('forced colours: what is chosen among chips and where one is are seen, and the mark keeps its colours', async () => {
  await mount(
    <>
      <Logo />
      <Chips
        label="Catégories"
        allLabel="Toutes"
        options={[{ value: 'films', label: 'Films' }]}
        value="films"
        onChange={() => undefined}
      />
      <nav>
        <a href="/ici" aria-current="page">
          Ici
        </a>
        <a href="/ailleurs">Ailleurs</a>
      </nav>
    </>,
  );
  await emulate('forced-colors', 'active');
  const ground = (locator: Locator) => getComputedStyle(locator.element()).backgroundColor;
  const button = (name: string) => page.getByRole('button', { name });
  const link = (name: string) => page.getByRole('link', { name });
  const chosen = systemColour('SelectedItem');
  await expect
    .poll(() => ['Films', 'Toutes'].map((name) => ground(button(name)) === chosen))
    .toEqual([true, false]);
  expect(['Ici', 'Ailleurs'].map((name) => ground(link(name)) === chosen)).toEqual([true, false]);
  const bars = [...document.querySelectorAll('[class*="mark"] > span')];
  expect(new Set(bars.map((bar) => getComputedStyle(bar).backgroundColor)).size).toBe(5);
});

test('LB-60: forced colours: an image that is chosen in a ranking has an edge that the others have not', async () => {
  localStorage.setItem('rankingInfoModalShown', 'true');
  localStorage.setItem('palmares:ranking-validate-each', 'true');
  answer(ENDPOINTS.getAlbum, sampleAlbum(4));
  await mountBuilder(newPath('classements', { name: 'Essai' }));
  await expect.poll(() => document.querySelectorAll('[data-choice]').length).toBe(2);
  document.querySelector<HTMLElement>('[data-choice]')?.click();
  await emulate('forced-colors', 'active');
  const edges = () =>
    [...document.querySelectorAll('[data-choice]')].map(
      (choice) => Number.parseFloat(getComputedStyle(choice).borderTopWidth) > 0,
    );
  await expect.poll(edges).toEqual([true, false]);
});

test('forced colours: which size the images have is seen among the three', async () => {
  localStorage.setItem('tierlistInfoModalShown', 'true');
  answer(ENDPOINTS.getAlbum, sampleAlbum(3));
  await mountBuilder(newPath('tierlists', { name: 'Essai' }));
  await page.getByRole('button', { name: 'Paramètres' }).click();
  await emulate('forced-colors', 'active');
  const grounds = () =>
    [...document.querySelectorAll('label:has(> [name="image-size"])')].map(
      (size) => getComputedStyle(size).backgroundColor === systemColour('SelectedItem'),
    );
  await expect.poll(grounds).toEqual([false, true, false]);
});

test('forced colours: the image that was picked has a ring', async () => {
  localStorage.setItem('tournamentInfoModalShown', 'true');
  localStorage.setItem('palmares:tournament-wait-for-next', 'true');
  answer(ENDPOINTS.getAlbum, sampleAlbum(4));
  await mountBuilder(newPath('tournois', { name: 'Essai', express: 'true' }));
  await expect.poll(() => document.querySelectorAll('[data-fate]').length).toBe(2);
  document.querySelector<HTMLElement>('[data-fate]')?.click();
  await emulate('forced-colors', 'active');
  const rings = () =>
    [...document.querySelectorAll('[data-fate] [class*="frame"]')].map(
      (frame) => getComputedStyle(frame).outlineStyle,
    );
  await expect.poll(rings).toEqual(['solid', 'none']);
});

test('forced colours: the reader’s ring is on what has the focus, a menu’s item too, and a bar shows how far it is', async () => {
  await mount(
    <>
      <Menu label="Actions" trigger="…" items={[{ label: 'Renommer', onSelect: () => undefined }]} />
      {/* Only its border shows the focus, as for the name of a tier list. */}
      <input aria-label="Nom" style={{ outline: 'none' }} />
      <progress value={3} max={4} aria-label="Trois sur quatre" style={{ appearance: 'none' }} />
    </>,
  );
  await emulate('forced-colors', 'active');
  page.getByRole('button', { name: 'Actions' }).element().focus();
  await userEvent.keyboard('{Enter}');
  const item = page.getByRole('menuitem', { name: 'Renommer' });
  await expect.element(item).toHaveFocus();
  const { outlineStyle, outlineColor } = getComputedStyle(item.element());
  expect([outlineStyle, outlineColor]).toEqual(['solid', systemColour('Highlight')]);
  await userEvent.keyboard('{Escape}');
  const field = page.getByLabelText('Nom');
  await expect.element(page.getByRole('button', { name: 'Actions' })).toHaveFocus();
  field.element().focus();
  expect(getComputedStyle(field.element()).outlineStyle).toBe('solid');
  const bar = page.getByRole('progressbar');
  expect(getComputedStyle(bar.element()).borderTopColor).toBe(systemColour('CanvasText'));
  // The bar is at three quarters: the samples are inside and outside its filled part.
  expect(await coloursIn(bar, [0.5, 0.9])).toEqual(['Highlight', 'Canvas'].map(drawnColour));
});

test('LB-59: reduced motion: neither a page nor a dialog moves', async () => {
  answer(ENDPOINTS.getAlbum, sampleAlbum(4));
  await emulate('prefers-reduced-motion', 'reduce');
  // The introduction dialog is open over it.
  await mountBuilder(newPath('classements', { name: 'Essai' }));
  await expect.element(page.getByRole('dialog')).toBeVisible();
  const longest = () => {
    const times = [...document.querySelectorAll('*')].flatMap((element) => {
      const { transitionDuration, animationDuration } = getComputedStyle(element);
      return `${transitionDuration},${animationDuration}`.split(',').map(Number.parseFloat);
    });
    return Math.max(...times);
  };
  expect(longest()).toBeLessThan(0.001);
  await emulate('prefers-reduced-motion', '');
  expect(longest()).toBeGreaterThan(0.05);
});

test.each(['dark', 'light'])(
  'LB-60: more contrast, %s: soft words and edges are as strong as words, the ring of the focus is thicker',
  async (theme) => {
    document.documentElement.dataset['theme'] = theme;
    onTestFinished(() => {
      document.documentElement.dataset['theme'] = 'dark';
    });
    await mount(null);
    const getValue = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(name);
    const colours = () =>
      ['--ink-soft', '--ink-faint', '--line', '--line-strong', '--line-control'].map(getValue);
    const ink = getValue('--ink');
    const ring = Number.parseFloat(getValue('--focus-width'));
    expect(colours()).not.toContain(ink);
    await emulate('prefers-contrast', 'more');
    await expect.poll(colours).toEqual([ink, ink, ink, ink, ink]);
    expect(Number.parseFloat(getValue('--focus-width'))).toBeGreaterThan(ring);
  },
);
