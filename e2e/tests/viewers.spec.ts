// Shared parts of the three viewers: their header, the details of an image, a masked album.
import { expect, type Page, test } from '@playwright/test';
import { type ApiUser, registerUser } from '../support/api-user.ts';
import { categorise, type MadeAlbum, makeAlbum } from '../support/make-album.ts';

let author: ApiUser;
let album: MadeAlbum;
let categories: string[];

test.beforeAll(async ({ baseURL }) => {
  author = await registerUser(baseURL, 'Colette');
  album = await makeAlbum(author, { name: 'Sous les projecteurs', images: 3 });
  categories = await categorise(author, album, 3);
});

/** Each kind with its request body for the same images, and its viewer's texts for the same things. */
const KINDS = [
  {
    kind: 'tierlist',
    page: 'tierlists',
    body: (images: readonly number[]) => ({
      lines: [
        {
          label: 'S',
          placement: 1,
          color: 'ff7f7f',
          images: images.map((id_image, index) => ({ id_image, placement: index + 1 })),
        },
      ],
    }),
    locale: 'fr',
    inAlbum: 'Album Sous les projecteurs par Colette',
    facts: '3 images classées',
    masked: 'Album inconnu par Auteur inconnu',
    makeMine: 'Faire la mienne',
  },
  {
    kind: 'ranking',
    page: 'classements',
    body: (images: readonly number[]) => ({
      images: images.map((id_image, index) => ({ id_image, points: [-1, -2, 3][index], viewed: 2 })),
    }),
    locale: 'fr',
    inAlbum: 'Album Sous les projecteurs par Colette',
    facts: '2 images classées · 1 en progression',
    masked: 'Album inconnu par Auteur inconnu',
    makeMine: 'Faire le mien',
  },
  {
    kind: 'tournament',
    page: 'tournois',
    body: (images: readonly number[]) => ({
      turn: 2,
      winner_id: images[0],
      images: images.map((id_image, index) => ({
        id_image,
        place: index === 0 ? 1 : 2,
        turn: index === 0 ? 1 : 0,
        lose: index > 0,
      })),
    }),
    locale: 'en',
    inAlbum: 'Album Sous les projecteurs by Colette',
    facts: '3 images',
    masked: 'Unknown album by Unknown author',
    makeMine: 'Make my own',
  },
] as const;

async function save(
  { kind, body }: (typeof KINDS)[number],
  { id, images }: MadeAlbum,
): Promise<{ id: number; createdAt: string }> {
  const made = await author.call<{ id: number }>('POST', `/${kind}`, {
    name: 'Le grand soir',
    description: 'Trois couleurs, pas une de plus.',
    id_album: id,
    private: false,
    ...body(images),
  });
  // A content made from a private album starts private, whatever the request says (AX-52).
  await author.call('PUT', `/${kind}/${made.id}`, { private: false });
  return author.call('GET', `/${kind}/${made.id}`);
}

test('BU-38, LB-29: the heads of the three viewers, the details of an image, an album that is masked', async ({
  page,
}) => {
  await author.call('PUT', `/image/${album.images[0]}`, {
    description: 'Un rouge qui tire sur le vin.',
    url: 'https://example.org/rouge',
  });

  for (const one of KINDS)
    await test.step(`RK-63, TO-50: the head of a ${one.kind} says title, author, long date, album, description, counts and categories`, async () => {
      const { id, createdAt } = await save(one, album);
      await page.goto(`/${one.page}/${id}`);
      const head = page.getByRole('main').locator('header').first();
      await expect(head.getByRole('heading', { level: 1, name: 'Le grand soir' })).toBeVisible();
      await expect(head.getByRole('strong').filter({ hasText: /^Colette$/ })).toBeVisible();
      const date = new Intl.DateTimeFormat(one.locale, { dateStyle: 'long', timeZone: 'Europe/Paris' });
      await expect(head.getByRole('time')).toHaveText(date.format(new Date(createdAt)));
      await expect(head.getByText(one.inAlbum)).toBeVisible();
      await expect(head.getByText('Trois couleurs, pas une de plus.')).toBeVisible();
      await expect(head.getByText(one.facts, { exact: true })).toBeVisible();
      for (const category of categories)
        await expect(head.getByText(category, { exact: true })).toBeVisible();
      if (one.kind === 'ranking') await lookAtDetails(page);

      const back = head.getByRole(one.kind === 'ranking' ? 'link' : 'button', { name: /^(Retour|Back)/ });
      await back.click();
      await expect(page).toHaveURL(new RegExp(`/${one.page}$`));
    });

  await test.step('AX-53, TL-78, TO-57: a masked album is unknown to a visitor on each viewer, and nothing is built on it', async () => {
    const hidden = await makeAlbum(author, { name: 'Derrière le rideau', images: 3, status: 'private' });
    for (const one of KINDS) {
      const { id } = await save(one, hidden);
      await page.goto(`/${one.page}/${id}`);
      await expect(page.getByText(one.masked)).toBeVisible();
      await expect(page.getByText('Derrière le rideau')).toHaveCount(0);
      await expect(page.getByRole('link', { name: one.makeMine })).toHaveCount(0);
    }
  });
});

async function lookAtDetails(page: Page): Promise<void> {
  await test.step('BU-40: the details of an image give its name, its description and its link', async () => {
    await page.getByRole('button', { name: /^Image 1,/ }).click();
    const details = page.getByRole('dialog', { name: 'Image 1' });
    await expect(details.getByRole('img', { name: 'Image 1' })).toBeVisible();
    await expect(details.getByText('Un rouge qui tire sur le vin.')).toBeVisible();
    const link = details.getByRole('link', { name: 'https://example.org/rouge' });
    await expect(link).toHaveAttribute('href', 'https://example.org/rouge');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow ugc');
    await details.getByRole('button', { name: 'Image suivante' }).click();
    const second = page.getByRole('dialog', { name: 'Image 2' });
    await expect(second).toBeVisible();
    await expect(second.getByRole('link')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  });
}
