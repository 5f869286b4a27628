// Tests the features that save taps (decision 0030): « Validation rapide », the offer for an image alone on screen, the status line and
// uncropped images.
import { ENDPOINTS } from '@palmares/core/contract/endpoints';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { isRendered } from '../../lib/is-rendered.ts';
import { CREATED_ID, sampleAlbum } from '../../testing/builder-samples.ts';
import { answer } from '../../testing/fake-server.ts';
import { mountBuilder, newPath } from '../../testing/mount-builder.tsx';
import { signInAs } from '../../testing/session.ts';
import { QUICK_GUARD_MS } from './quick-answers.ts';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const validate = button('Valider la Sélection');
const quick = page.getByRole('switch', { name: 'Validation rapide' });
const tiles = () => [...document.querySelectorAll<HTMLElement>('[data-choice]')];
const onScreen = () => tiles().map(({ dataset }) => dataset['choice']);
const ranked = () => document.querySelectorAll('[data-open]').length;

let now = 0;

beforeEach(() => {
  localStorage.setItem('rankingInfoModalShown', 'true');
  now = 10_000;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
});

afterEach(() => {
  vi.restoreAllMocks();
});

async function begin(count: number) {
  answer(ENDPOINTS.getAlbum, sampleAlbum(count));
  const mounted = await mountBuilder(newPath('classements', { name: 'Essai' }));
  await expect.poll(() => tiles().length).toBeGreaterThan(0);
  return mounted;
}

/** Taps an image after the guard time. */
function tap(place = 0): void {
  now += QUICK_GUARD_MS;
  tiles()[place]?.click();
}

test('RK-19: « Validation rapide » is on at first; off, a tap selects, and « Valider la Sélection » validates', async () => {
  await begin(20);
  await expect.element(quick).toBeChecked();
  await quick.click();
  const before = onScreen();
  tap();
  await expect
    .element(page.elementLocator(tiles()[0] ?? document.body))
    .toHaveAttribute('aria-pressed', 'true');
  expect(onScreen()).toEqual(before);
  await validate.click();
  await expect.poll(onScreen).not.toEqual(before);
});

test('RK-17: on, a tap validates at once, a second one too soon does not, and « Annuler » takes it back', async () => {
  await begin(20);
  // The specified button stays, without anything to validate.
  await expect.element(validate).toBeDisabled();
  const before = onScreen();
  tap();
  await expect.poll(onScreen).not.toEqual(before);
  const next = onScreen();
  tiles()[0]?.click();
  tiles()[1]?.click();
  expect(onScreen()).toEqual(next);
  expect(document.querySelector('[aria-pressed="true"]')).toBeNull();
  await button('Annuler').click();
  await expect.poll(onScreen).toEqual(before);
  // The restored choice is visible and can be validated, or changed by another tap.
  await expect.element(validate).toBeEnabled();
  tap(1);
  await expect.poll(onScreen).not.toEqual(before);
});

test('RK-19: is remembered by this browser, and no part of the draft', async () => {
  const first = await begin(20);
  tap();
  await quick.click();
  await expect.element(page.getByText('Brouillon gardé')).toBeVisible();
  await first.unmount();
  const second = await begin(20);
  await expect.element(quick).not.toBeChecked();
  await quick.click();
  await second.unmount();
  await begin(20);
  await expect.element(page.getByText('Brouillon repris.')).toBeVisible();
  await expect.element(quick).toBeChecked();
});

test('the introduction offers it, with what it does', async () => {
  localStorage.clear();
  await begin(20);
  const info = page.getByRole('dialog');
  await expect.element(info.getByText(/toucher votre préférée la valide aussitôt/u)).toBeVisible();
  await info.getByRole('switch', { name: 'Validation rapide' }).click();
  await info.getByRole('button', { name: 'Commencer le Classement' }).click();
  await expect.element(info).not.toBeInTheDocument();
  await expect.element(quick).not.toBeChecked();
});

test('by keyboard: a digit answers, even at once; Enter on an image too', async () => {
  await begin(20);
  const first = onScreen();
  await userEvent.keyboard('1');
  await expect.poll(onScreen).not.toEqual(first);
  const second = onScreen();
  now += QUICK_GUARD_MS;
  // Key repeat counts as one answer.
  for (const [key, code] of [
    ['1', 'Digit1'],
    ['Enter', 'Enter'],
  ] as const) {
    const held = new KeyboardEvent('keydown', { key, code, repeat: true, bubbles: true, cancelable: true });
    (tiles()[0] ?? document.body).dispatchEvent(held);
    await new Promise(requestAnimationFrame);
  }
  expect(onScreen()).toEqual(second);
  tiles()[1]?.focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(onScreen).not.toEqual(second);
  await userEvent.keyboard('u');
  await expect.poll(onScreen).toEqual(second);
});

test('of six images a tap selects, as ever', async () => {
  await begin(21);
  const before = onScreen();
  tap();
  await expect.element(validate).toBeEnabled();
  expect(onScreen()).toEqual(before);
});

test('RK-18: an image alone gets the points it lacks in one tap; « Annuler » takes them back', async () => {
  await begin(1);
  await expect.element(page.getByText(/^Seule à l’écran/u)).toBeVisible();
  await expect.element(validate).toBeDisabled();
  await button('Lui donner ses 5 points').click();
  await expect.element(page.getByRole('heading', { name: 'Classement terminé' })).toBeVisible();
  expect(ranked()).toBe(1);
  await button('Annuler').click();
  await expect.element(button('Lui donner ses 5 points')).toBeVisible();
  expect(ranked()).toBe(0);

  // The specified steps stay available: one point per validation.
  await quick.click();
  tap();
  await validate.click();
  await expect.element(button('Lui donner ses 4 points')).toBeVisible();
});

test.each([
  [360, 20],
  [390, 100],
  [390, 301],
])(
  'RK-81: at %i px, of %i images: one line of status, images whole, nothing over them',
  async (width, count) => {
    await page.viewport(width, 844);
    await begin(count);
    await expect
      .element(page.getByText(/^(Touchez|Cliquez sur) (votre préférée|vos préférées, \d+ au plus)$/u))
      .toBeVisible();
    const rows = [...document.querySelectorAll('main > header :is(h1, button)')].filter(isRendered);
    const middles = rows
      .map((row) => row.getBoundingClientRect())
      .map(({ top, bottom }) => (top + bottom) / 2);
    expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(4);
    const box = (selector: string) =>
      [...document.querySelectorAll(selector)].map((element) => element.getBoundingClientRect());
    const words = box('[aria-label="Choix des images"] header :is(h2, span)');
    expect(
      Math.max(...words.map(({ bottom }) => bottom)) - Math.min(...words.map(({ top }) => top)),
    ).toBeLessThan(30);
    const images = [...document.querySelectorAll<HTMLElement>('[data-choice] img')];
    expect(new Set(images.map((image) => getComputedStyle(image).objectFit))).toEqual(new Set(['contain']));
    for (const [index, details] of document
      .querySelectorAll<HTMLElement>('[data-choice] ~ button')
      .entries()) {
      const picture = images[index]?.parentElement?.getBoundingClientRect();
      const { top } = details.getBoundingClientRect();
      expect(top).toBeGreaterThanOrEqual((picture?.bottom ?? Number.POSITIVE_INFINITY) - 0.5);
      // `offsetWidth` ignores the scale of the entrance animation.
      expect(details.offsetWidth).toBeGreaterThanOrEqual(44);
    }
  },
);

test('RK-82: on a phone a finished ranking shows its list, and at the foot the save, then the way to the result', async () => {
  await page.viewport(390, 844);
  await signInAs();
  await begin(2);
  await finish();
  await expect.element(page.getByRole('heading', { name: 'Classement terminé' })).toBeInViewport();
  for (const row of document.querySelectorAll('[data-open]'))
    await expect.element(page.elementLocator(row)).toBeInViewport();
  const save = button('Sauvegarder Progression');
  await expect.element(save).toBeInViewport();
  answer(ENDPOINTS.createRanking, { id: CREATED_ID, version: 1 });
  await save.click();
  await expect.element(page.getByRole('region', { name: 'Votre classement est prêt' })).toBeVisible();
  await button('Fermer').first().click();
  await expect.element(page.getByRole('link', { name: 'Voir le Résultat' })).toBeInViewport();
});

test('BU-57: a visitor takes the picture away first, or creates an account that keeps it; nothing there is disabled', async () => {
  await page.viewport(390, 844);
  await begin(2);
  await finish();
  const foot = page.elementLocator(document.querySelector('[class*="buttons"]') ?? document.body);
  await expect.element(foot.getByRole('button', { name: 'Télécharger l’image' })).toBeInViewport();
  const names = [...foot.element().querySelectorAll('button, a')].map(({ textContent }) => textContent);
  expect(names).toEqual(['Annuler', 'Télécharger l’image', 'Créer un compte pour garder']);
  expect(foot.element().querySelector('[disabled]')).toBeNull();
  await expect
    .element(page.getByRole('link', { name: 'Créer un compte pour garder' }))
    .toHaveAttribute('href', expect.stringMatching(/^\/register\?retour=/u));
  await foot.getByRole('button', { name: 'Télécharger l’image' }).click();
  await expect.element(page.getByRole('dialog')).toBeVisible();
});

test('RK-83: offers to stop once the best three of twelve are final, after at most thirty taps, and the result can be saved', async () => {
  await begin(12);
  const offer = page.getByText('Votre top 3 est fixé : plus aucune réponse ne le changera.');
  let taps = 0;
  while (ranked() < 3 && taps < 31) {
    const before = onScreen();
    // The lower number wins, as a person with a constant taste would choose.
    tap(onScreen().indexOf(onScreen().toSorted((a, b) => Number(a) - Number(b))[0]));
    taps += 1;
    await expect.poll(onScreen).not.toEqual(before);
  }
  expect(taps).toBeLessThanOrEqual(30);
  await expect.element(offer.first()).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'En rester là' }).last().click();
  await expect.element(page.getByRole('heading', { name: 'Le classement est en pause' })).toBeVisible();
  expect(ranked()).toBeGreaterThanOrEqual(3);
});

/** Answers until everything is ranked. */
async function finish(): Promise<void> {
  for (let step = 0; step < 20 && tiles().length > 0; step++) {
    tap();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
  }
}
