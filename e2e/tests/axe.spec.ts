// Runs axe on every page of the site, wide in one theme and narrow in the other, in turn (WCAG 2.2 AA). Dialogs: axe-dialogs.spec.ts.
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { signInAdmin } from '../support/administration.ts';
import { type ApiUser, registerUser, signInAs } from '../support/api-user.ts';
import { expectCleanBothThemes } from '../support/axe-both-themes.ts';
import { navigateInPage } from '../support/client-navigation.ts';
import { type MadeAlbum, makeAlbum } from '../support/make-album.ts';
import { skipRankingInfo } from '../support/ranking-play.ts';
import { takeScreenshot } from '../support/screenshot.ts';
import { skipTierlistInfo } from '../support/tier-board.ts';
import { skipTournamentInfo } from '../support/tournament-play.ts';

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

/** An address, and a sign that its page is loaded: a text, or the rows of a list. */
type Route = readonly [path: string, sign: string | { list: string }];

/** Pages for visitors. */
const open = (): Route[] => [
  ['/', 'Trois façons de trancher.'],
  ['/login', 'Pas encore de compte ?'],
  ['/register', 'Le nom que les autres voient.'],
  ['/forgot-password', 'Envoyer le lien'],
  [`/reset-password?token=${'a'.repeat(43)}`, 'Réinitialiser le mot de passe'],
  ['/reset-password', 'Demander un nouveau lien'],
  [`/confirm-email?token=${'a'.repeat(43)}`, 'Confirmer cette adresse'],
  ['/allalbum?search=loupe', 'Choisissez des images, faites-en votre palmarès.'],
  [`/allalbum?album=${album.id}`, 'Que voulez-vous créer ?'],
  ['/allalbum?search=introuvable-vraiment', 'Aucun album ne correspond à votre recherche'],
  [`/setup?album=${album.id}&type=tierlists&name=Essai`, 'Choisir les images'],
  ['/tierlists?search=loupe', 'Ce que les autres mettent en S, et ce qu’ils laissent en D.'],
  ['/tournois?search=loupe', 'Un duel après l’autre, et un seul champion à la fin.'],
  ['/classements?search=loupe', 'Choix après choix, un podium se forme.'],
  [`/tierlists/${ids.tierlist}`, '2 images classées sur 3'],
  [`/tournois/${ids.tournament}`, 'Final Rankings'],
  [`/classements/${ids.ranking}`, '4 images classées · 2 en progression'],
  [`/album/${album.id}`, 'Sous la loupe'],
  [`/@${author.nametag}`, `@${author.nametag}`],
  ['/terms', 'Accès au service'],
  ['/privacy', 'Les données de votre compte'],
  ['/mentions-legales', '1. Éditeur'],
  ['/une-page-qui-nexiste-pas', 'Cette page n’est pas au palmarès'],
];

/** Stands for any address while the server fails: the test answers it with the page that the server would send. */
const FAILED_PAGE = '/en-panne';
const FAILED_FILE = join(import.meta.dirname, '../../packages/web/dist/500.html');

/** Pages rendered only by the server, without the app. */
const written = (): string[] => [
  '/api/docs',
  `/embed/tierlists/${ids.tierlist}`,
  `/embed/tournois/${ids.tournament}`,
  `/embed/classements/${ids.ranking}`,
  FAILED_PAGE,
  '/503.html',
];

/** Pages for signed-in users. */
const own = (): Route[] => [
  ['/profile', 'Mes albums'],
  ['/add-album', 'Un nom, une catégorie, des images'],
  ['/new-password', 'Tous vos appareils seront déconnectés'],
  [`/tierlists/create/editor?album=${album.id}&name=Essai`, 'Images non classées'],
  [`/tierlists/edit/${ids.tierlist}`, 'Images non classées'],
  [`/tournois/create/editor?album=${album.id}&name=Essai`, '6 images, exactly 4 duels'],
  [`/classements/create/editor?album=${album.id}&name=Essai`, 'Recommencer'],
  [`/classements/edit/${ids.ranking}`, 'Continuer le Classement'],
  [`/album/edit/${album.id}`, 'Supprimer l’album'],
];

/** Pages for admins. A search limits each list to a row, which is enough for axe and faster. */
const tabs = (): Route[] => [
  [`/admin?tab=users&search=${author.nametag}`, { list: 'Utilisateurs' }],
  ['/admin?tab=categories&search=Films', { list: 'Catégories' }],
  ['/admin?tab=tierlists&search=loupe', { list: 'Tier lists' }],
  ['/admin?tab=tournaments&search=loupe', { list: 'Tournois' }],
  ['/admin?tab=rankings&search=loupe', { list: 'Classements' }],
  ['/admin?tab=albums&search=loupe', { list: 'Albums' }],
  ['/admin?tab=flags', 'À trier'],
  ['/admin?tab=audit&event=first_admin', { list: 'Journal' }],
];

async function checkAll(page: Page, routes: readonly Route[]): Promise<void> {
  const asked = new Set<object>();
  page.on('request', (request) => asked.add(request));
  page.on('requestfinished', (request) => asked.delete(request));
  page.on('requestfailed', (request) => asked.delete(request));
  await page.goto('/nulle-part');
  for (const [path, sign] of routes)
    await test.step(path, async () => {
      const before = await page.locator('main').elementHandle();
      const isOther = new URL(path, page.url()).pathname !== new URL(page.url()).pathname;
      await navigateInPage(page, path);
      // The previous page may show the same words.
      if (isOther) await before?.waitForElementState('hidden');
      const shown =
        typeof sign === 'string'
          ? page.getByText(sign)
          : page.getByRole('list', { name: sign.list, exact: true }).getByRole('listitem');
      await expect(shown.filter({ visible: true }).first()).toBeVisible();
      await expect(page.getByText('Chargement…')).toHaveCount(0);
      await expect.poll(() => asked.size).toBe(0);
      await expectCleanBothThemes(page);
      // Takes a screenshot of each page for manual review.
      if (process.env['PICTURES'] !== undefined)
        await takeScreenshot(page, `page-${path.replaceAll(/[^\p{L}\d]+/gu, '-')}`);
    });
}

test('LB-14, SH-11, SH-27, SH-28: axe finds nothing on the pages of visitors, in both themes', async ({
  page,
}) => {
  test.setTimeout(480_000);
  await checkAll(page, open());
});

test('axe finds nothing on the pages that are not the app’s, in both themes', async ({ page }) => {
  await page.route(`**${FAILED_PAGE}`, (route) => route.fulfill({ path: FAILED_FILE }));
  // The page of an unavailable server would reload itself while axe looks at it.
  await page.route('**/readyz', (route) => route.fulfill({ status: 503 }));
  for (const path of written())
    await test.step(path, async () => {
      const reply = await page.goto(path);
      expect(reply?.headers()['content-type'], await reply?.text()).toContain('text/html');
      await expect(page.locator('#root')).toHaveCount(0);
      // Checks only two calls of a group and two schemas of the API: the hundreds of others have the same markup, and axe would take long.
      await page.evaluate(() => {
        const few = 'section:is(:nth-of-type(2), :last-of-type) details:nth-of-type(-n + 2)';
        for (const one of document.querySelectorAll('details')) {
          one.open = one.matches(few);
          one.classList.toggle('left-out', !one.open);
        }
        for (const one of document.querySelectorAll('.left-out')) one.remove();
      });
      await expectCleanBothThemes(page);
      if (process.env['PICTURES'] !== undefined)
        await takeScreenshot(page, `page-${path.replaceAll(/[^\p{L}\d]+/gu, '-')}`);
    });
});

test('axe finds nothing on the pages of who is signed in, in both themes', async ({ page }) => {
  await signInAs(page, author);
  // The introductions are dialogs, which would hide the editor from axe.
  for (const skip of [skipTierlistInfo, skipTournamentInfo, skipRankingInfo]) await skip(page);
  await checkAll(page, own());
});

test('axe finds nothing on the tabs of the panel, in both themes', async ({ page, baseURL }) => {
  await signInAs(page, await signInAdmin(baseURL));
  await checkAll(page, tabs());
});
