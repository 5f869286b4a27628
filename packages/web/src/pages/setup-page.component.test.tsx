import { ENDPOINTS } from '@palmares/core/contract/endpoints';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { sampleAlbum } from '../testing/builder-samples.ts';
import { expectRedirect, stopClock } from '../testing/clock.ts';
import { answer, refuse } from '../testing/fake-server.ts';
import { mount } from '../testing/mount.tsx';
import { signInAs } from '../testing/session.ts';
import { makeAlbum, makeImage } from '../testing/wire-samples.ts';
import { Component as SetupPage } from './setup-page.tsx';

const images = [1, 2, 3, 4, 5].map((number) => makeImage({ name: `Image ${number}` }));
const album = makeAlbum({ id: 9, name: 'À choisir', images, image_count: 5 });
const open = (query = 'album=9&type=tierlists&name=Essai') => mount(<SetupPage />, { at: `/setup?${query}` });
/** The heading is there even when there is nothing to choose from. */
const expectHeading = () =>
  expect.element(page.getByRole('heading', { level: 1, name: 'Choisir les images' })).toBeInTheDocument();

test('SU-19: missing parameters are told, and lead to the albums after 2 s', async () => {
  stopClock();
  const { address } = await open('album=1');
  await expect.element(page.getByText("Paramètres manquants dans l'URL")).toBeVisible();
  await expectHeading();
  await expectRedirect(address, '/allalbum', 2_000);
});

test('AX-36, SU-20, SU-21, SU-22: a visitor on a private album is told to sign in, and led away after 3 s', async () => {
  const message = 'Accès refusé: vous devez être connecté pour accéder à cet album privé';
  refuse(ENDPOINTS.getAlbum, { status: 401, code: 'auth_required', message });
  stopClock();
  const { address } = await open();
  await expect.element(page.getByText(`Accès refusé à cet album. ${message}`)).toBeVisible();
  await expectRedirect(address, '/allalbum', 3_000);
});

test('SU-20, SU-22: another user on a private album is refused', async () => {
  await signInAs();
  const message = 'Accès refusé: album privé';
  refuse(ENDPOINTS.getAlbum, { status: 403, code: 'album_private', message });
  await open();
  await expect.element(page.getByText(`Accès refusé à cet album. ${message}`)).toBeVisible();
});

test('SU-23: an album that does not exist is told', async () => {
  refuse(ENDPOINTS.getAlbum, { status: 404, code: 'not_found' });
  await open();
  await expect.element(page.getByText('Album introuvable')).toBeVisible();
  await expectHeading();
});

test('SU-25, SH-16: an invalid id leads to the albums', async () => {
  const { address } = await open('album=abc&type=tierlists&name=Essai');
  await expect.poll(address).toBe('/allalbum');
});

test('SU-11, SU-24: a loading that fails can be tried again', async () => {
  refuse(ENDPOINTS.getAlbum, { status: 500, code: 'internal_error' });
  await open();
  await expect
    .element(page.getByText('Une erreur est survenue lors du chargement des données'))
    .toBeVisible();
  await expectHeading();
  answer(ENDPOINTS.getAlbum, album);
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect.element(page.getByText('5 images sélectionnées sur 5')).toBeVisible();
});

test('SU-17: the builder is told the images also when all of them are selected', async () => {
  answer(ENDPOINTS.getAlbum, album);
  const { address } = await open();
  await page.getByRole('button', { name: 'Continuer' }).click();
  await expect.poll(address).toMatch(/^\/tierlists\/create\/editor\?/);
  const query = new URL(address(), location.origin).searchParams;
  expect(query.get('images')).toBe(JSON.stringify(images.map(({ id }) => id)));
  expect(query.get('album')).toBe('9');
});

test('SU-16: at least one image has to be selected; then only those go on', async () => {
  answer(ENDPOINTS.getAlbum, album);
  const { address } = await open();
  await page.getByRole('button', { name: 'Tout désélectionner' }).click();
  await page.getByRole('button', { name: 'Continuer' }).click();
  await expect.element(page.getByText('Vous devez sélectionner au moins une image !')).toBeVisible();
  await page.getByText('Image 2', { exact: true }).click();
  await page.getByText('Image 4', { exact: true }).click({ modifiers: ['Shift'] });
  await page.getByRole('button', { name: 'Continuer' }).click();
  await expect.poll(address).toMatch(/^\/tierlists\/create\/editor\?/);
  expect(new URL(address(), location.origin).searchParams.get('images')).toBe(
    JSON.stringify(images.slice(1, 4).map(({ id }) => id)),
  );
});

test('SU-16: the refusal goes as soon as all are selected, or the selection is emptied again', async () => {
  answer(ENDPOINTS.getAlbum, album);
  await open();
  const refusal = page.getByText('Vous devez sélectionner au moins une image !');
  for (const next of ['Tout sélectionner', 'Une image']) {
    await page.getByRole('button', { name: 'Tout désélectionner' }).click();
    await expect.element(refusal).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'Continuer' }).click();
    await expect.element(refusal).toBeVisible();
    if (next === 'Une image') await page.getByRole('button', { name: 'Image 2', exact: true }).click();
    else await page.getByRole('button', { name: next }).click();
    await expect.element(refusal).not.toBeInTheDocument();
  }
});

test('LB-56: by keyboard the images are one stop of Tab; arrows go from one to the next, and up and down', async () => {
  answer(ENDPOINTS.getAlbum, sampleAlbum(40));
  await open();
  await expect.element(page.getByText('40 images sélectionnées sur 40')).toBeVisible();
  const focused = () =>
    document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;
  page.getByRole('button', { name: 'Continuer' }).element().focus();
  await userEvent.tab({ shift: true });
  expect(focused()).toBe('Image 1');
  await userEvent.tab({ shift: true });
  expect(document.activeElement?.closest('ul')).toBeNull();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  expect(focused()).toBe('Image principale : Image 1');
  await userEvent.keyboard('{ArrowRight}{ArrowDown}');
  const second = page.getByRole('button', { name: 'Image 2', exact: true }).element().getBoundingClientRect();
  const below = document.activeElement?.getBoundingClientRect();
  expect([below?.left, (below?.top ?? 0) > second.bottom]).toEqual([second.left, true]);
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('39 images sélectionnées sur 40')).toBeVisible();
  const here = focused();
  await userEvent.tab();
  expect(focused()).toBe('Continuer');
  await userEvent.tab({ shift: true });
  expect(focused()).toBe(here);
  await userEvent.keyboard('{Home}{ArrowLeft}');
  expect(focused()).toBe('Image 1');
});

test('a tournament has no main image', async () => {
  answer(ENDPOINTS.getAlbum, album);
  await open('album=9&type=tournois&name=Essai');
  await expect.element(page.getByText('5 images sélectionnées sur 5')).toBeVisible();
  expect(page.getByRole('button', { name: /^Image principale/ }).elements()).toHaveLength(0);
});

test('what is not chosen steps back, in more than its colour; what is chosen is not outlined', async () => {
  answer(ENDPOINTS.getAlbum, album);
  await open();
  await page.getByRole('button', { name: 'Image 2', exact: true }).click();
  const [chosen, left] = ['Image 1', 'Image 2'].map((name) => {
    const toggle = page.getByRole('button', { name, exact: true }).element();
    const picture = toggle.querySelector('img')?.parentElement ?? toggle;
    const check = toggle.querySelector('svg') ?? toggle;
    return { picture: getComputedStyle(picture), check: getComputedStyle(check) };
  });
  expect([chosen?.picture.opacity, chosen?.picture.boxShadow, chosen?.check.visibility]).toEqual([
    '1',
    'none',
    'visible',
  ]);
  await expect.poll(() => Number(left?.picture.opacity)).toBeLessThan(0.5);
  expect(left?.check.visibility).toBe('hidden');
});

test('a visitor is not warned again: the album dialog and the save do', async () => {
  answer(ENDPOINTS.getAlbum, album);
  await open();
  await expect.element(page.getByText('5 images sélectionnées sur 5')).toBeVisible();
  expect(page.getByText(/compte/).elements()).toHaveLength(0);
});

test('of a name that is too long the end is cut off, also where it is written from right to left', async () => {
  const names = ['Image au nom interminable', 'غروب الشمس على البحر هنا'];
  answer(ENDPOINTS.getAlbum, { ...album, images: names.map((name) => makeImage({ name })) });
  await open();
  await expect.element(page.getByText('2 images sélectionnées sur 2')).toBeVisible();
  const directions = names.map((name) => getComputedStyle(page.getByText(name).element()).direction);
  expect(directions).toEqual(['ltr', 'rtl']);
});
