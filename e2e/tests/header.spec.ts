// Header, footer, account menu, and error pages.
import { expect, test } from '@playwright/test';
import { type ApiUser, registerUser, signInAs } from '../support/api-user.ts';
import { makeAlbum } from '../support/make-album.ts';

const TABS = [
  ['Tier lists', '/tierlists'],
  ['Classements', '/classements'],
  ['Tournois', '/tournois'],
  ['Albums', '/allalbum'],
] as const;

let user: ApiUser;
test.beforeAll(async ({ baseURL }) => {
  user = await registerUser(baseURL, 'Odile Marchand');
});

test('LB-35: for a visitor, from a page that does not come', async ({ page, baseURL }) => {
  await test.step('LB-34: a page left open over a deployment loads itself anew where its code has gone (intercepted)', async () => {
    let asked = 0;
    await page.route(/\/assets\/legal-notice-page-.*\.js/, async (route) => {
      asked += 1;
      await (asked === 1 ? route.fulfill({ status: 404 }) : route.continue());
    });
    // The home page is unsuitable: its next sections push the footer away as it comes into view.
    await page.goto('/login');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Mentions légales' }).click();

    await expect(page.getByRole('heading', { level: 1, name: 'Mentions légales' })).toBeVisible();
    await expect(page).toHaveURL('/mentions-legales');
    expect(asked).toBe(2);
    await page.unrouteAll();
  });

  await test.step('LB-35: a page whose code does not arrive says so in French, and comes on a reload (intercepted)', async () => {
    await page.route(/\/assets\/terms-page-.*\.js/, (route) => route.abort());
    await page.goto('/terms');
    await expect(page.getByRole('heading', { level: 1, name: 'Un problème est survenu' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Revenir à l’accueil' })).toHaveAttribute('href', '/');

    await page.unrouteAll();
    await page.getByRole('button', { name: 'Recharger la page' }).click();

    await expect(page.getByRole('heading', { level: 1, name: 'Conditions d’utilisation' })).toBeVisible();
  });

  await test.step('SH-19, SH-20, SH-21, SH-29: tabs and quick links lead to the four lists, from the top; the logo leads home', async () => {
    const { contactEmail } = await user.call<{ contactEmail: string }>('GET', '/site');
    const header = page.getByRole('banner');
    const footer = page.getByRole('contentinfo');

    // The sign-in button is as wide in any font, the round search button as it is high.
    const search = await header.getByRole('link', { name: 'Rechercher' }).boundingBox();
    expect(search?.width).toBe(search?.height);
    const links = footer.getByRole('navigation', { name: 'Liens rapides' });
    for (const [name, address] of TABS) {
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await header.getByRole('link', { name, exact: true }).click();
      await expect(page).toHaveURL(address);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
      await expect(header.locator('[aria-current="page"]')).toHaveText([name]);
      await expect(links.getByRole('link', { name })).toHaveAttribute('href', address);
    }

    await expect(footer.getByRole('link', { name: contactEmail })).toHaveAttribute(
      'href',
      `mailto:${contactEmail}`,
    );
    await header.getByRole('link', { name: 'Palmarès, accueil' }).click();
    await expect(page).toHaveURL(`${baseURL}/`);
    await expect(header.locator('[aria-current="page"]')).toHaveCount(0);
  });
});

test('for who is signed in', async ({ page }) => {
  await test.step('AC-8, AC-9, AC-92, SH-25: the account menu tells name and role, and leads to the profile and to a new album', async () => {
    await signInAs(page, user);
    await page.goto('/');
    const menu = page.getByRole('menu');
    const openMenu = () => page.getByRole('button', { name: 'Mon compte', exact: true }).click();

    await openMenu();
    await expect(page.getByText(`Utilisateur · @${user.nametag}`)).toBeVisible();
    await expect(page.getByText('Odile Marchand', { exact: true })).toBeVisible();
    await menu.getByRole('menuitem', { name: 'Mon profil' }).click();
    await expect(page).toHaveURL('/profile');
    const identity = page.getByRole('main').locator('header').filter({ hasText: 'Membre depuis' });
    await expect(identity.getByRole('heading', { level: 1, name: 'Odile Marchand' })).toBeVisible();
    await expect(identity.locator('[data-initials="OM"]')).toBeVisible();

    await openMenu();
    await menu.getByRole('menuitem', { name: 'Ajouter un album' }).click();
    await expect(page).toHaveURL('/add-album');
    await expect(page.getByRole('banner').locator('[aria-current="page"]')).toHaveText(['Créer un Album']);
  });

  await test.step('AL-62: the album editor opened from the profile goes back there', async () => {
    const album = await makeAlbum(user, { images: 1 });
    await page.goto(`/album/edit/${album.id}`);
    await page.getByRole('link', { name: 'Retour au profil' }).click();

    await expect(page).toHaveURL('/profile');
  });
});
