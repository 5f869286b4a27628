// A report from the page where it is made to the decision, its author and their word (decision 0057), with the real server.
import { expect, test } from '@playwright/test';
import { signInAdmin } from '../support/administration.ts';
import { registerUser, signInAs } from '../support/api-user.ts';
import { makeAlbum } from '../support/make-album.ts';
import { makeContents } from '../support/make-contents.ts';

test('what a visitor reports is hidden by an admin, and contested by its author', async ({
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
  await visitor.getByRole('button', { name: 'Plus d’actions' }).click();
  await visitor.getByRole('menuitem', { name: 'Signaler' }).click();
  await visitor.getByLabel('Haine, harcèlement ou violence').check();
  await visitor.getByRole('button', { name: 'Envoyer le signalement' }).click();
  await expect(visitor.getByText('Merci, votre signalement est transmis')).toBeVisible();

  const admin = await openAs(await signInAdmin(baseURL));
  await admin.goto('/moderation');
  await admin.getByRole('button', { name }).click();
  await admin.getByRole('button', { name: 'Masquer le contenu' }).click();
  await admin.getByLabel('Motif, tel que l’auteur le lira').fill('Trop cruel.');
  await admin.getByRole('button', { name: 'Masquer le contenu' }).click();
  await expect(admin.getByText('Contenu masqué.')).toBeVisible();
  expect((await visitor.request.get(`/tierlists/${tierlist}`)).status()).toBe(404);

  const page = await openAs(author);
  await page.goto(`/tierlists/${tierlist}`);
  await page.getByRole('link', { name: 'Voir la décision' }).click();
  await expect(page.getByText('Trop cruel.')).toBeVisible();
  await page.getByRole('button', { name: /^Contester/ }).click();
  await page.getByLabel('Pourquoi cette décision').fill('C’est de l’humour.');
  await page.getByRole('button', { name: 'Envoyer la contestation' }).click();
  await expect(page.getByText('Contestée : la modération répondra.')).toBeVisible();

  await admin.getByRole('button', { name: /^Contestés/ }).click();
  await admin.getByRole('button', { name }).click();
  await expect(admin.getByText('C’est de l’humour.')).toBeVisible();
});
