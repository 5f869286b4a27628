// From an album to a builder as a hand with a mouse does it: the type, the name, the images, each by a click.
import { expect, type Page } from '@playwright/test';
import type { MadeAlbum } from './make-album.ts';

type Wanted = { album: MadeAlbum; type: 'Tournoi' | 'Classement'; name: string };

/** Up to the address of the builder; the name is typed, nothing else. */
export async function beginByMouse(page: Page, { album, type, name }: Wanted): Promise<void> {
  await page.goto(`/allalbum?album=${album.id}`);
  const dialog = page.getByRole('dialog', { name: album.name });
  await dialog.getByText(type, { exact: true }).click();
  await typeInto(page, 'Nom', name);
  await dialog.getByRole('button', { name: 'Continuer' }).click();
  // The next page has a button of the same name.
  await expect(page).toHaveURL(/\/setup\?/u);
  const count = album.images.length;
  await expect(page.getByText(`${count} images sélectionnées sur ${count}`)).toBeVisible();
  await page.getByRole('button', { name: 'Continuer' }).click();
  await expect(page).toHaveURL(/\/create\/editor\?/u);
}

/** What stands in the field is chosen by a triple click, and gives way to the letters that are typed. */
export async function typeInto(page: Page, field: string, text: string): Promise<void> {
  const box = page.getByRole('textbox', { name: field, exact: true });
  await box.click({ clickCount: 3 });
  await page.keyboard.type(text);
  await expect(box).toHaveValue(text);
}
