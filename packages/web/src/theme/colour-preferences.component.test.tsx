// What a person has set for all pages: their own colours (forced colours), more contrast.

import { ENDPOINTS } from '@palmares/core/contract/endpoints';
import { afterEach, expect, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { albumOf } from '../testing/builder-samples.ts';
import { emulate } from '../testing/emulate.ts';
import { answer } from '../testing/fake-server.ts';
import { mount } from '../testing/mount.tsx';
import { mountBuilder, newPath } from '../testing/mount-builder.tsx';
import { Chips } from '../ui/chips.tsx';
import { Mark } from '../ui/mark.tsx';
import { Menu } from '../ui/menu.tsx';
import { Switch } from '../ui/switch.tsx';

afterEach(() => emulate('forced-colors', ''));

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
  await expect.poll(() => look('Allumé')[0] !== look('Éteint')[0]).toBe(true);
  for (const name of ['Allumé', 'Éteint']) expect(look(name)[0], name).not.toBe(look(name)[1]);
});

test('forced colours: the colours of a tier are there to be chosen', async () => {
  localStorage.setItem('tierlistInfoModalShown', 'true');
  answer(ENDPOINTS.getAlbum, albumOf(3));
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
  answer(ENDPOINTS.getAlbum, albumOf(3));
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
      <Mark />
      <Chips
        label="Catégories"
        allLabel="Toutes"
        options={['Films']}
        value="Films"
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
  await expect.poll(() => ground(button('Films')) !== ground(button('Toutes'))).toBe(true);
  expect(ground(link('Ici'))).not.toBe(ground(link('Ailleurs')));
  const bars = [...document.querySelectorAll('[class*="mark"] > span')];
  expect(new Set(bars.map((bar) => getComputedStyle(bar).backgroundColor)).size).toBe(5);
});

test('forced colours: an image that is chosen in a ranking has an edge that the others have not', async () => {
  localStorage.setItem('rankingInfoModalShown', 'true');
  answer(ENDPOINTS.getAlbum, albumOf(4));
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

test('forced colours: the reader’s ring is on what has the focus, a menu’s item too, and a bar shows how far it is', async () => {
  await mount(
    <>
      <Menu label="Actions" trigger="…" items={[{ label: 'Renommer', onSelect: () => undefined }]} />
      {/* An edge alone tells that it has the focus, as of the name of a tier list. */}
      <input aria-label="Nom" style={{ outline: 'none' }} />
      <progress value={3} max={4} aria-label="Trois sur quatre" />
    </>,
  );
  await emulate('forced-colors', 'active');
  page.getByRole('button', { name: 'Actions' }).element().focus();
  await userEvent.keyboard('{Enter}');
  const item = page.getByRole('menuitem', { name: 'Renommer' });
  await expect.element(item).toHaveFocus();
  const { outlineStyle, outlineColor } = getComputedStyle(item.element());
  const systemColour = (name: string) => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.cssText = `forced-color-adjust: none; color: ${name}`;
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  };
  expect([outlineStyle, outlineColor]).toEqual(['solid', systemColour('Highlight')]);
  await userEvent.keyboard('{Escape}');
  const field = page.getByLabelText('Nom');
  await expect.element(page.getByRole('button', { name: 'Actions' })).toHaveFocus();
  field.element().focus();
  expect(getComputedStyle(field.element()).outlineStyle).toBe('solid');
  const bar = page.getByRole('progressbar').element();
  expect(getComputedStyle(bar).borderTopColor).toBe(systemColour('CanvasText'));
});

test('reduced motion: neither a page nor a dialog moves', async () => {
  answer(ENDPOINTS.getAlbum, albumOf(4));
  await emulate('prefers-reduced-motion', 'reduce');
  // With its introduction over it.
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

test('more contrast: soft words are as strong as the others', async () => {
  await mount(null);
  const colours = () => {
    const style = getComputedStyle(document.documentElement);
    return ['--ink-soft', '--ink-faint'].map((name) => style.getPropertyValue(name));
  };
  const before = colours();
  await emulate('prefers-contrast', 'more');
  const ink = getComputedStyle(document.documentElement).getPropertyValue('--ink');
  await expect.poll(colours).toEqual([ink, ink]);
  expect(before).not.toContain(ink);
});
