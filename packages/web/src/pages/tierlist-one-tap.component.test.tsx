// A tier list on a touch screen, one tap per image, docs/decisions/0030.
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { begin, expectImages, POOL, tile } from '../testing/tier-board.ts';
import { emulateTouchScreen } from '../testing/touch-screen.ts';

const [A, B, C, D, E] = [101, 102, 103, 104, 105] as const;

const button = (name: string) => page.getByRole('button', { name, exact: true });
const said = page.getByRole('main').getByRole('status');
const chip = (tier: string) => button(`Placer la sélection dans ${tier}`).last();
const row = (tier: string) => page.getByRole('listbox', { name: `Tier ${tier}` });

function selected(): number[] {
  return [...document.querySelectorAll<HTMLElement>('[role="option"][aria-selected="true"]')].map(
    ({ dataset }) => Number(dataset['dragItem']),
  );
}

async function expectSelected(...images: readonly number[]): Promise<void> {
  await expect.poll(selected).toEqual(images);
}

beforeEach(() => {
  localStorage.setItem('tierlistInfoModalShown', 'true');
});

test('TL-41: on a touch screen the first unclassified image is selected at opening, and told; with a mouse none is', async () => {
  const mouse = await begin(3);
  await expectSelected();
  await mouse.unmount();
  emulateTouchScreen();
  await begin(3);
  await expectSelected(A);
  await expect.element(said).toHaveTextContent('À classer : « Image 1 »');
});

test('TL-41: one tap on a tier, or on its name below, places the image and selects the next one', async () => {
  emulateTouchScreen();
  await begin(5);
  await chip('S').click();
  await expectSelected(B);
  await expect.element(said).toHaveTextContent('« Image 1 » placée en S, 1 sur 1. À classer : « Image 2 »');
  await expect.element(button('Détails : Image 2')).toHaveTextContent('Image 24 sur 5');
  await row('A').click();
  await chip('S').click();
  await expectImages('S', [A, C]);
  await expectImages('A', [B]);
  await expectSelected(D);
});

test('TL-42: « Passer » selects the next one, and begins again after the last; a lonely image has nothing to skip', async () => {
  emulateTouchScreen();
  await begin(3);
  await button('Passer').click();
  await expectSelected(B);
  await button('Passer').click();
  await button('Passer').click();
  await expectSelected(A);
  await button('Passer').click();
  await chip('S').click();
  await chip('S').click();
  await expectSelected(A);
  await expect.element(button('Passer')).not.toBeInTheDocument();
  await chip('S').click();
  await expectImages('S', [B, C, A]);
  await expect.element(page.getByText('Toutes classées', { exact: true })).toBeVisible();
});

test('TL-43: another image is selected by a tap, a tap on the offered one keeps it, undo offers the last again', async () => {
  emulateTouchScreen();
  await begin(5);
  await tile(A).click();
  await expectSelected(A);
  await tile(D).click();
  await chip('B').click();
  await expectImages('B', [D]);
  await expectSelected(E);
  await button('Annuler : Déplacer « Image 4 » en B').click();
  await expectSelected(D);
  await button('Désélectionner').click();
  await expectSelected();
});

test('« En choisir plusieurs » goes on from the offered image, and ends once they are placed together', async () => {
  emulateTouchScreen();
  await begin(5);
  await button('En choisir plusieurs').click();
  await tile(C).click();
  await expect.element(page.getByText('2 images sélectionnées')).toBeVisible();
  await chip('C').click();
  await expectImages('C', [A, C]);
  await expectSelected(D);
  // Each tap selects a single image again.
  await tile(B).click();
  await expectSelected(B);
  await tile(E).click();
  await expectSelected(E);
});

test('TL-54: on a phone a tier is changed while an image is offered', async () => {
  emulateTouchScreen();
  await page.viewport(390, 844);
  await begin(3);
  await button('Modifier les tiers').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Tier A, 0 image : modifier' }).click();
  const dialog = page.getByRole('dialog', { name: 'Tier A' });
  await dialog.getByLabelText('Nom').fill('Tops');
  await dialog.getByRole('button', { name: 'Appliquer' }).click();
  await expect.element(button('Placer la sélection dans Tops').first()).toBeVisible();
  await expectImages(POOL, [A, B, C]);
  await page.viewport(1280, 800);
});

test('TL-41: with a mouse the next one is selected once a click has placed an image, and Ctrl begins a selection of its own', async () => {
  await begin(5);
  await tile(B).click();
  await chip('S').click();
  await expectSelected(C);
  await userEvent.keyboard('{Control>}');
  await tile(E).click();
  await userEvent.keyboard('{/Control}');
  await expectSelected(E);
});

test('what is offered is brought into sight of a pool that scrolls', async () => {
  emulateTouchScreen();
  await begin(150);
  const pool = page.getByRole('listbox', { name: POOL }).element();
  pool.scrollTo(0, pool.scrollHeight);
  await button('Passer').click();
  await expect.poll(() => pool.scrollTop).toBeLessThan(20);
  await expectSelected(B);
});
