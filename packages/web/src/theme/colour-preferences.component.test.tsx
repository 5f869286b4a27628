// What a person has set for all pages: their own colours (forced colours), more contrast.

import { ENDPOINTS } from '@palmares/core/contract/endpoints';
import { afterEach, expect, test } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { albumOf } from '../testing/builder-samples.ts';
import { answer } from '../testing/fake-server.ts';
import { mount } from '../testing/mount.tsx';
import { mountBuilder, newPath } from '../testing/mount-builder.tsx';
import { Switch } from '../ui/switch.tsx';

type Media = { send: (method: string, params: object) => Promise<unknown> };

const emulate = (name: string, value: string) =>
  (cdp() as unknown as Media).send('Emulation.setEmulatedMedia', { features: [{ name, value }] });

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
