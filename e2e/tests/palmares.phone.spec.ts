// The palmarès of an album under a finger (decision 0056), on the real server: three people vote, everybody sees the result, one of them
// beside their own. Its states: packages/web/src/features/palmares/album-palmares.component.test.tsx.
import { expect, test } from '@playwright/test';
import { type ApiUser, registerUser, signInAs } from '../support/api-user.ts';
import { type MadeAlbum, makeAlbum } from '../support/make-album.ts';

let voters: ApiUser[];
let album: MadeAlbum;

/** A ranking of the whole album, in this order. */
async function rank(voter: ApiUser, order: readonly number[], details: object = {}): Promise<number> {
  const images = order.map((id_image, index) => ({ id_image, points: -1 - index, viewed: 3 }));
  const body = { name: 'Mon ordre', id_album: album.id, images, ...details };
  return (await voter.call<{ id: number }>('POST', '/ranking', body)).id;
}

test.beforeAll(async ({ baseURL }) => {
  voters = await Promise.all(['Maud', 'Nils', 'Oriane'].map((name) => registerUser(baseURL, name)));
  album = await makeAlbum(voters[0] ?? (await registerUser(baseURL)), { name: 'Trois voix', images: 6 });
});

test('three votes make a palmarès; its images, its order, and one’s own beside it', async ({ page }) => {
  const [maud, nils, oriane] = voters;
  if (maud === undefined || nils === undefined || oriane === undefined) throw new Error('Nobody votes');
  const ids = await Promise.all([maud, nils, oriane].map((voter) => rank(voter, album.images)));
  // Private, and the newest: compared in the browser alone.
  await rank(oriane, album.images.toReversed(), { private: true, name: 'À l’envers' });
  await signInAs(page, oriane);
  await page.goto(`/album/${album.id}`);

  const palmares = page.getByRole('region', { name: 'Le palmarès' });
  await expect(async () => {
    await page.reload();
    await expect(palmares.getByText('3 voix · 3 contenus')).toBeVisible({ timeout: 1_500 });
  }).toPass();
  const own = palmares.getByRole('region', { name: 'Et vous ?' });
  await expect(own.getByText('0 %', { exact: true })).toBeVisible();
  await expect(own.getByText('Il est privé', { exact: false })).toBeVisible();
  await expect(own.getByText('Votre contenu compte pour une voix.')).toBeVisible();

  await palmares.getByRole('button', { name: 'Dans l’ordre' }).tap();
  const rows = palmares.getByRole('row').filter({ has: page.getByRole('button') });
  await expect(rows).toHaveCount(6);
  await expect(rows.first()).toContainText('Image 1');
  await rows.first().tap();
  const panel = page.getByRole('dialog', { name: 'Image 1' });
  await expect(panel.getByRole('listitem').first()).toHaveText('Tout en haut3');
  await panel.getByRole('button', { name: 'Fermer' }).tap();

  await page.goto(`/classements/${ids[0]}`);
  await page.getByRole('button', { name: '100 % d’accord avec le palmarès · 0 % avec vous' }).tap();
  const agreement = page.getByRole('dialog', { name: 'D’accord ou pas ?' });
  await expect(agreement.getByRole('heading', { name: 'Avec vous' })).toBeVisible();
  await agreement.getByRole('link', { name: 'Voir le palmarès de l’album' }).tap();
  await expect(palmares.getByRole('table')).toBeVisible();
});
