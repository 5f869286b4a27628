// The setup page on the real server. Its dead ends: packages/web/src/pages/setup-page.component.test.tsx.
import { expect, test } from '@playwright/test';
import { type ApiUser, registerUser, signInAs } from '../support/api-user.ts';
import { type MadeAlbum, makeAlbum } from '../support/make-album.ts';

let author: ApiUser;
let album: MadeAlbum;
let hidden: MadeAlbum;
test.beforeAll(async ({ baseURL }) => {
  author = await registerUser(baseURL);
  album = await makeAlbum(author, { name: 'À choisir', images: 5 });
  hidden = await makeAlbum(author, { name: 'Rien que pour moi', images: 3, status: 'private' });
});

const getSetup = (id: number | string, name = 'Essai') => `/setup?album=${id}&type=tierlists&name=${name}`;

test('TL-19: the setup takes along what is chosen, and refuses a private album', async ({
  page,
  baseURL,
}) => {
  await test.step('AX-36, SU-20, SU-21, SU-22: a visitor on a private album is told to sign in, another user that it is private', async () => {
    await page.goto(getSetup(hidden.id));
    await expect(
      page.getByText(
        'Accès refusé à cet album. Accès refusé: vous devez être connecté pour accéder à cet album privé',
      ),
    ).toBeVisible();
    await signInAs(page, await registerUser(baseURL, 'Bob'));
    await page.goto(getSetup(hidden.id));
    await expect(page.getByText('Accès refusé à cet album. Accès refusé: album privé')).toBeVisible();
  });

  await test.step('SU-18, TL-19: a tier list begins with the main image that was chosen, and coming back finds the choice', async () => {
    await page.goto(getSetup(album.id));
    const star = page.getByRole('button', { name: 'Image principale : Image 3', pressed: true });
    await page.getByRole('button', { name: 'Image principale : Image 3' }).click();
    await expect(star).toBeVisible();
    await page.getByRole('button', { name: 'Continuer' }).click();

    await expect(page).toHaveURL(new RegExp(`[?&]main=${album.images[2]}$`));
    await expect(
      page.getByRole('option', { name: 'Image 3, image principale', includeHidden: true }),
    ).toBeVisible();
    await page.goBack();
    await expect(star).toBeVisible();
  });
});
