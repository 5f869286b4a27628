// A report, from the page to the decision, its author and their appeal (decision 0057), on the real server and by keyboard alone.
import { expect, test } from '@playwright/test';
import { signInAdmin } from '../support/administration.ts';
import { registerUser, signInAs } from '../support/api-user.ts';
import { pressButton, pressKeys, tabTo } from '../support/keyboard.ts';
import { makeAlbum } from '../support/make-album.ts';
import { makeContents } from '../support/make-contents.ts';
import { takeScreenshot } from '../support/screenshot.ts';

test('by keys: what a visitor reports is hidden by an admin, and contested by its author', async ({
  browser,
  baseURL,
}) => {
  const author = await registerUser(baseURL, 'Ursule');
  const album = await makeAlbum(author, { images: 3 });
  const name = `Litige ${author.nametag}`;
  const { tierlist } = await makeContents(author, album, { name });
  const openAs = async (user: typeof author | null) => {
    const page = await (await browser.newContext({ ...(baseURL !== undefined && { baseURL }) })).newPage();
    if (user !== null) await signInAs(page, user);
    return page;
  };

  const visitor = await openAs(null);
  await visitor.goto(`/tierlists/${tierlist}`);
  await pressButton(visitor, visitor.getByRole('button', { name: 'Plus d’actions' }));
  await expect(visitor.getByRole('menuitem', { name: 'Signaler' })).toBeVisible();
  await visitor.keyboard.press('ArrowDown');
  await expect(visitor.getByRole('menuitem', { name: 'Signaler' })).toBeFocused();
  await visitor.keyboard.press('Enter');
  // The dialog takes the focus once it is open.
  await expect(visitor.getByRole('dialog').locator(':focus')).toHaveCount(1);
  await tabTo(visitor, visitor.getByLabel('Contenu illégal'));
  await pressKeys(visitor, 'ArrowDown', 'ArrowDown', 'ArrowDown');
  await expect(visitor.getByLabel('Haine, harcèlement ou violence')).toBeChecked();
  await pressButton(visitor, visitor.getByRole('button', { name: 'Envoyer le signalement' }));
  await expect(visitor.getByText('Merci, votre signalement est transmis')).toBeVisible();

  const admin = await openAs(await signInAdmin(baseURL));
  await admin.goto('/moderation');
  await expect(admin.getByRole('button', { name })).toBeVisible();
  await pressButton(admin, admin.getByRole('button', { name }));
  const hide = admin.getByRole('button', { name: 'Masquer le contenu' });
  await expect(hide).toBeVisible();
  await pressButton(admin, hide);
  await expect(admin.getByLabel('Motif, tel que l’auteur le lira')).toBeFocused();
  await admin.keyboard.type('Trop cruel.');
  await takeScreenshot(admin, 'moderation-case');
  await pressButton(admin, hide);
  await expect(admin.getByText('Contenu masqué.')).toBeVisible();
  expect((await visitor.request.get(`/tierlists/${tierlist}`)).status()).toBe(404);

  const page = await openAs(author);
  await page.goto(`/tierlists/${tierlist}`);
  const toDecision = page.getByRole('link', { name: 'Voir la décision' });
  await expect(toDecision).toBeVisible();
  await pressButton(page, toDecision);
  await expect(page.getByText('Trop cruel.')).toBeVisible();
  await pressButton(page, page.getByRole('button', { name: /^Contester/ }));
  await tabTo(page, page.getByLabel('Pourquoi cette décision'));
  await page.keyboard.type('C’est de l’humour.');
  await pressButton(page, page.getByRole('button', { name: 'Envoyer la contestation' }));
  await expect(page.getByText('Contestée : la modération répondra.')).toBeVisible();

  await pressButton(admin, admin.getByRole('button', { name: /^Contestés/ }));
  await expect(admin.getByRole('button', { name })).toBeVisible();
  await pressButton(admin, admin.getByRole('button', { name }));
  await expect(admin.getByText('C’est de l’humour.')).toBeVisible();
});
