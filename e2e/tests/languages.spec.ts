// The site in French and in English (docs/requirements/languages.md): arriving, choosing, sharing, registering, playing, offline.
import { expect, type Page, test } from '@playwright/test';
import { type ApiUser, registerUser, signInAs } from '../support/api-user.ts';
import { findMailLink, receiveMail } from '../support/mailbox.ts';
import { type MadeAlbum, makeAlbum } from '../support/make-album.ts';
import { type MadeContents, makeContents } from '../support/make-contents.ts';
import { newTournamentPath, skipTournamentInfo } from '../support/tournament-play.ts';

/** Not that of the test browser, which servers treat like a search engine. */
const userAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

let author: ApiUser;
let album: MadeAlbum;
let contents: MadeContents;
test.beforeAll(async ({ baseURL }) => {
  author = await registerUser(baseURL, 'Odile');
  album = await makeAlbum(author, { name: 'Îles', images: 4 });
  contents = await makeContents(author, album, { name: 'Mes îles' });
});

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const language = (page: Page) => page.locator('html').getAttribute('lang');

test.describe('a browser that prefers English', () => {
  test.use({ locale: 'en-US', userAgent });

  test('LG-2, LG-5: arrives in English, chooses French in the footer, and stays French', async ({ page }) => {
    await page.goto('/');
    await expect(page).toHaveURL('/en');
    await expect(heading(page)).toHaveText('One album. Three ways to settle it.');
    await page
      .getByRole('navigation', { name: 'Main navigation' })
      .getByRole('link', { name: 'Albums' })
      .click();
    await expect(page).toHaveURL('/en/allalbum');

    await page.getByRole('contentinfo').getByRole('link', { name: 'Français' }).click();

    await expect(page).toHaveURL('/allalbum');
    await expect(page.getByPlaceholder('Rechercher un album')).toBeVisible();
    await page.goto('/');
    await expect(page).toHaveURL('/');
    expect(await language(page)).toBe('fr');
  });

  test('LG-6: a French link opens in French and offers English, which the browser then keeps', async ({
    page,
  }) => {
    await page.goto(`/album/${album.id}?from=chat`);
    await expect(page.getByText('This page is also available in English.')).toBeVisible();
    expect(await language(page)).toBe('fr');

    await page.getByRole('button', { name: 'Read in English' }).click();

    await expect(page).toHaveURL(`/en/album/${album.id}?from=chat`);
    await expect(heading(page)).toHaveText('Îles');
    expect(await language(page)).toBe('en');
    await page.goto('/mentions-legales');
    await expect(page.getByRole('button', { name: 'Read in English' })).toBeVisible();
  });

  test('LG-6: who closes the offer is not asked again', async ({ page }) => {
    await page.goto('/allalbum');
    const offer = page.getByText('This page is also available in English.');
    await offer.locator('..').getByRole('button', { name: 'Fermer' }).click();
    await page.reload();

    await expect(page.getByRole('link', { name: 'Îles' }).first()).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeAttached();
    await expect(offer).toBeHidden();
  });
});

test.describe('a browser that prefers English, elsewhere', () => {
  test.use({ locale: 'en-US', userAgent });

  test('LG-6: no offer covers an editor', async ({ page }) => {
    await page.goto(`/tierlists/create/editor?album=${album.id}`);
    await expect(page.getByRole('contentinfo')).toBeAttached();

    await expect(page.getByText('This page is also available in English.')).toBeHidden();
  });

  test('LG-3: with a draft from before English existed, it stays French', async ({ page }) => {
    await page.goto('/allalbum');
    await page.evaluate(() => localStorage.setItem('palmares:draft:old', '{}'));

    await page.goto('/');

    await expect(page).toHaveURL('/');
    expect(await language(page)).toBe('fr');
    expect(await page.evaluate(() => document.cookie)).toContain('lang=fr');
  });

  test('LG-5, LG-8, LG-10: registers, and gets errors and mails in English, with links to English pages', async ({
    page,
    baseURL,
  }) => {
    const nametag = `en.${Date.now().toString(36)}`;
    await page.goto('/en/register');
    await page.getByLabel('Username').fill('Jane');
    await page.getByLabel('Nametag').fill(author.nametag);
    await page.getByLabel('Email address').fill(`${nametag}@example.org`);
    await page.getByLabel('Password', { exact: true }).fill('a long pass phrase');
    await page.getByRole('main').getByRole('button', { name: 'Sign up' }).click();
    await expect(page.getByText('This nametag is already taken.').first()).toBeVisible();
    await page.getByLabel('Nametag').fill(nametag);
    await page.getByRole('main').getByRole('button', { name: 'Sign up' }).click();
    await expect(page.getByRole('button', { name: 'My account' })).toBeVisible();

    await page.goto('/en/forgot-password');
    await page.getByLabel('Email address').fill(`${nametag}@example.org`);
    await page.getByRole('main').getByRole('button').first().click();
    const mail = await receiveMail(baseURL, `${nametag}@example.org`, 'Reset your password');
    expect(mail.text).toContain('/en/reset-password?token=');
    await page.goto(findMailLink(mail, '/en/reset-password'));

    expect(await language(page)).toBe('en');
  });
});

test('LG-5: the language chosen in the header is kept with the account', async ({ page, baseURL }) => {
  const user = await registerUser(baseURL, 'Lina');
  await signInAs(page, user);
  // On a slow network the page does not know yet who uses it.
  await page.route('**/api/session', () => undefined);
  await page.goto(`/tierlists/${contents.tierlist}`);
  await page.getByRole('button', { name: /Langue/ }).click();
  await page.getByRole('menuitemcheckbox', { name: 'English' }).click();

  await expect(page).toHaveURL(`/en/tierlists/${contents.tierlist}`);
  await expect(heading(page)).toHaveText('Mes îles');
  const readLanguage = async () =>
    (await user.call<{ user: { language: string } }>('GET', '/session')).user.language;
  expect(await readLanguage()).toBe('en');

  await page.unrouteAll();
  await page.reload();
  await expect(page.getByRole('button', { name: 'My account' })).toBeVisible();
  await page.getByRole('button', { name: /Language/ }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Français' }).click();

  await expect(page).toHaveURL(`/tierlists/${contents.tierlist}`);
  expect(await readLanguage()).toBe('fr');
});

test('LG-7: the tournament in its three settings', async ({ page }) => {
  const path = newTournamentPath({ album: album.id });
  await skipTournamentInfo(page);
  await page.goto(path);
  await expect(page.getByRole('button', { name: 'Start the tournament' })).toBeVisible();
  expect(await language(page)).toBe('fr');

  await page.getByRole('contentinfo').getByRole('switch', { name: 'Tournois en français' }).click();
  await expect(page.getByRole('button', { name: 'Commencer le tournoi' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start the tournament' })).toBeHidden();

  await page.goto(`/en${path}`);
  await expect(page.getByRole('button', { name: 'Start the tournament' })).toBeVisible();
  await expect(page.getByRole('contentinfo').getByRole('switch')).toBeHidden();

  // A page whose footer stays in its place: lists grow while they are scrolled.
  await page.goto('/terms');
  const games = page.getByRole('contentinfo').getByRole('switch', { name: 'Tournois en français' });
  await games.click();
  await expect(games).not.toBeChecked();
  await page.goto(path);
  await expect(page.getByRole('button', { name: 'Start the tournament' })).toBeVisible();
});

test('LG-1: what is shared from an English page is an English address', async ({ page }) => {
  await signInAs(page, author);
  await page.goto(`/en/tierlists/${contents.tierlist}`);
  await page.getByRole('button', { name: 'Share' }).first().click();

  const origin = new URL(page.url()).origin;
  await expect(page.getByRole('dialog').getByRole('textbox').first()).toHaveValue(
    `${origin}/en/tierlists/${contents.tierlist}`,
  );
});

test('LG-11: an English address has an English head, and its picture has English words', async ({
  request,
}) => {
  const path = `/tierlists/${contents.tierlist}`;
  const heads = await Promise.all([path, `/en${path}`].map(async (url) => (await request.get(url)).text()));
  const pictures = heads.map((html) => /og:image" content="https?:\/\/[^/]+([^"]+)"/.exec(html)?.[1] ?? '');

  expect(heads[1]).toContain('<html lang="en"');
  expect(heads[1]).toContain(`/en${path}`);
  const [french, english] = await Promise.all(pictures.map(async (url) => (await request.get(url)).body()));
  expect(french?.length).toBeGreaterThan(1_000);
  expect(english?.length).toBeGreaterThan(1_000);
  expect(english).not.toEqual(french);
});

test.describe('offline', () => {
  test.use({ serviceWorkers: 'allow' });

  test('LG-12: each language has its own pages', async ({ page, context }) => {
    const listScopes = () =>
      page.evaluate(async () => {
        const active = (await navigator.serviceWorker.getRegistrations()).filter(
          (each) => each.active !== null,
        );
        return active.map(({ scope }) => new URL(scope).pathname).toSorted();
      });
    await page.goto('/');
    await expect.poll(listScopes).toEqual(['/']);
    await page.goto('/en');
    await expect.poll(listScopes).toEqual(['/', '/en']);

    await context.setOffline(true);
    await page.goto('/en/login');
    await expect(heading(page)).toHaveText('No connection');
    expect(await language(page)).toBe('en');
    await page.goto('/login');
    await expect(heading(page)).toHaveText('Pas de connexion');
    expect(await language(page)).toBe('fr');
  });
});
