// From an album to a builder with the mouse: the type, the name and the images are clicked.
import { expect, type Page } from '@playwright/test';
import type { MadeAlbum } from './make-album.ts';

type Wanted = { album: MadeAlbum; type: 'Tournoi' | 'Classement'; name: string };

/** Ends at the address of the builder; only the name is typed. */
export async function startWithMouse(page: Page, { album, type, name }: Wanted): Promise<void> {
  await page.goto(`/allalbum?album=${album.id}`);
  const dialog = page.getByRole('dialog', { name: album.name });
  await dialog.getByText('Donner un nom d’abord').click();
  await dialog.getByRole('radio', { name: type }).click();
  await typeInto(page, 'Nom', name);
  await dialog.getByRole('button', { name: 'Continuer' }).click();
  // The next page has a button with the same name.
  await expect(page).toHaveURL(/\/setup\?/u);
  const count = album.images.length;
  await expect(page.getByText(`${count} images sélectionnées sur ${count}`)).toBeVisible();
  await page.getByRole('button', { name: 'Continuer' }).click();
  await expect(page).toHaveURL(/\/create\/editor\?/u);
}

/** A triple click selects the text of the field, which the typed letters replace. */
export async function typeInto(page: Page, field: string, text: string): Promise<void> {
  const box = page.getByRole('textbox', { name: field, exact: true });
  await box.click({ clickCount: 3 });
  await page.keyboard.type(text);
  await expect(box).toHaveValue(text);
}
