// axe on every page of the site, in both themes, on a desktop and on a phone (WCAG 2.2 AA). Dialogs: axe-dialogs.spec.ts.
import { type Page, test } from '@playwright/test';
import { type ApiUser, registerUser, signInAs } from '../support/api-user.ts';
import { expectCleanAxe } from '../support/clean-axe.ts';
import { type MadeAlbum, makeAlbum } from '../support/make-album.ts';

let author: ApiUser;
let album: MadeAlbum;
const ids = { tierlist: 0, tournament: 0, ranking: 0 };
test.beforeAll(async ({ baseURL }) => {
  author = await registerUser(baseURL, 'Axelle');
  album = await makeAlbum(author, { name: 'Sous la loupe', images: 6 });
  const create = async (path: string, body: object) =>
    (await author.call<{ id: number }>('POST', path, { name: 'Sous la loupe', id_album: album.id, ...body }))
      .id;
  const [first = 0, second = 0, third = 0] = album.images;
  ids.tierlist = await create('/tierlist', {
    lines: [
      { label: 'S', placement: 1, color: 'ff7f7f', images: [{ id_image: first, placement: 1 }] },
      { label: 'A', placement: 2, color: 'ffbf7f', images: [{ id_image: second, placement: 1 }] },
      { label: 'Non classé', placement: 0, color: 'CCCCCC', images: [{ id_image: third, placement: 1 }] },
    ],
  });
  ids.tournament = await create('/tournament', {
    turn: 2,
    winner_id: first,
    images: [
      { id_image: first, place: 1, turn: 1, lose: false },
      { id_image: second, place: 2, turn: 0, lose: true },
    ],
  });
  ids.ranking = await create('/ranking', {
    images: album.images.map((id_image, index) => ({
      id_image,
      points: index < 4 ? -(index + 1) : 2,
      viewed: 3,
    })),
  });
});

/** Addresses that visitors see. */
const open = (): string[] => [
  '/',
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password?token=aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
  '/allalbum',
  `/allalbum?album=${album.id}`,
  '/allalbum?search=introuvable-vraiment',
  `/setup?album=${album.id}&type=tierlists&name=Essai`,
  '/tierlists',
  '/tournois',
  '/classements',
  `/tierlists/${ids.tierlist}`,
  `/tournois/${ids.tournament}`,
  `/classements/${ids.ranking}`,
  '/terms',
  '/privacy',
  '/mentions-legales',
  '/une-page-qui-nexiste-pas',
];

/** Addresses of somebody who is signed in. */
const own = (): string[] => [
  '/profile',
  '/add-album',
  '/new-password',
  `/tierlists/create/editor?album=${album.id}&name=Essai`,
  `/tierlists/edit/${ids.tierlist}`,
  `/tournois/create/editor?album=${album.id}&name=Essai`,
  `/classements/create/editor?album=${album.id}&name=Essai`,
  `/classements/edit/${ids.ranking}`,
  `/album/edit/${album.id}`,
];

async function check(page: Page, path: string): Promise<void> {
  await test.step(path, async () => {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await expectCleanAxe(page);
  });
}

test('axe finds nothing on the pages of visitors, in both themes', async ({ page }) => {
  test.setTimeout(240_000);
  for (const path of open()) await check(page, path);
});

test('axe finds nothing on the pages of who is signed in, in both themes', async ({ page }) => {
  test.setTimeout(120_000);
  await signInAs(page, author);
  for (const path of own()) await check(page, path);
});
