// The shell: theme, guards, expired sessions, lists in the address.
import { expect, test } from '@playwright/test';
import { type ApiUser, registerUser, signInAs } from '../support/api-user.ts';
import { letTimePassUntil, stopClock } from '../support/clock.ts';
import { type MadeAlbum, makeAlbum } from '../support/make-album.ts';

let author: ApiUser;
let album: MadeAlbum;
test.beforeAll(async ({ baseURL }) => {
  author = await registerUser(baseURL, 'Coline');
  album = await makeAlbum(author, { name: `Vitrine ${Date.now().toString(36)}`, images: 4 });
});

test('the shell of a visitor', async ({ page }) => {
  await test.step('LB-14, LB-15, SH-27, SH-28: the theme is dark at first, the control changes it and the choice stays', async () => {
    await page.goto('/login');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

    await page.getByRole('button', { name: 'Passer au thème clair' }).first().click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('light');

    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await expect(page.getByRole('button', { name: 'Passer au thème sombre' }).first()).toBeVisible();
  });

  await test.step('AC-68: a dead session is said, but not on the pages of who has none', async () => {
    const warning = page.getByText('Votre session a expiré. Veuillez vous reconnecter.');
    for (const path of ['/login', '/register', '/forgot-password', '/reset-password?token=abc', '/']) {
      await page.evaluate(() => localStorage.setItem('token', 'mort'));
      await page.goto(path);
      await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(warning, path).toHaveCount(path === '/' ? 1 : 0);
    }
  });

  await test.step('LB-43, SH-51: the gallery searches without case or accents, keeps it in the address and clears it in one tap', async () => {
    await page.goto(`/allalbum?search=${encodeURIComponent(album.name.toUpperCase())}`);
    await expect(page.getByRole('link', { name: album.name })).toBeVisible();

    await page.getByRole('searchbox').fill('introuvable-vraiment');
    await expect(page.getByText('Aucun album ne correspond à votre recherche')).toBeVisible();
    await expect(page).toHaveURL(/introuvable-vraiment/);
    await page.getByRole('button', { name: 'Effacer les filtres' }).click();

    await expect(page).toHaveURL('/allalbum');
    await expect(page.getByRole('article').first()).toBeVisible();
  });

  await test.step('SU-3, SU-5: a visitor is warned that saving needs an account, and the name follows the type', async () => {
    await page.goto(`/allalbum?album=${album.id}`);
    const dialog = page.getByRole('dialog');

    await expect(dialog.getByText(/Vous pouvez créer, mais pas sauvegarder/)).toBeVisible();
    await dialog.getByText('Donner un nom d’abord').click();
    for (const [type, prefix] of [
      ['Tournoi', 'Tournoi'],
      ['Classement', 'Classement'],
      ['Tierlist', 'Tierlist'],
    ] as const) {
      await dialog.getByRole('radio', { name: type }).click();
      await expect(dialog.getByRole('textbox')).toHaveValue(`${prefix} ${album.name}`);
    }
  });
});

test('where a visitor may not go', async ({ page }) => {
  await test.step('a page that does not exist answers 404 in French', async () => {
    const reply = await page.goto('/nulle-part');

    expect(reply?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Cette page n’est pas au palmarès' })).toBeVisible();
  });

  await test.step('AC-25, AC-91, AL-41, AL-61: guarded pages lead visitors to /login, and /admin leads who is no admin home', async () => {
    for (const path of ['/profile', '/add-album', `/album/edit/${album.id}`, '/new-password']) {
      await page.goto(path);
      await expect(page, path).toHaveURL(/\/login\?/);
    }
    const expectHome = async () => {
      for (const path of ['/admin', `/admin/album/edit/${album.id}`]) {
        await page.goto(path);
        await expect(page, path).toHaveURL('/');
      }
    };
    await expectHome();
    await signInAs(page, author);
    await expectHome();
  });
});

test('AC-69: a session that ends', async ({ page, baseURL }) => {
  const somebody = await registerUser(baseURL, 'Dana');
  await signInAs(page, somebody);

  await test.step('AC-62: a loading screen, and nothing else, while the session is first checked', async () => {
    let answer: () => void = () => undefined;
    const answered = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/api/session', async (route) => {
      await answered;
      await route.continue();
    });

    await page.goto('/profile');
    await expect(page.getByRole('status').filter({ hasText: 'Chargement…' })).toBeAttached();
    await expect(page.getByRole('banner')).toHaveCount(0);
    await expect(page).toHaveURL('/profile');

    answer();
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Dana' })).toBeVisible();
    await page.unroute('**/api/session');
  });

  await test.step('AC-25, AC-67, AC-70: a session that dies on a guarded page says so, and sign-in comes back', async () => {
    // A pending call of the page would detect the end of the session before the reload and report it then.
    await page.waitForLoadState('networkidle');
    await somebody.call('POST', '/revocation');
    await page.reload();

    await expect(page).toHaveURL(/\/login\?/);
    await expect(page.getByText('Votre session a expiré. Veuillez vous reconnecter.').first()).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
    await page.getByLabel('Nametag ou adresse email').fill(somebody.nametag);
    await page.getByRole('textbox', { name: 'Mot de passe' }).fill(somebody.password);
    await page.getByRole('button', { name: 'Se connecter' }).click();
    await expect(page).toHaveURL('/profile');
  });

  await test.step('AC-64: whether the session is over is looked at every 60 s', async () => {
    await stopClock(page);
    await page.goto('/profile');
    const name = page.getByRole('heading', { name: 'Dana' });
    const opened = await letTimePassUntil(page, () => name.isVisible());

    // The token lasts at most seven days. Setting the clock alone triggers no timers.
    await page.clock.setSystemTime(Date.now() + 8 * 24 * 3_600_000);
    await page.clock.runFor(59_000 - opened);
    await page.evaluate(() => fetch('/api/site'));
    await expect(name).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('token'))).not.toBeNull();

    await page.clock.runFor(1_000);
    await expect(page).toHaveURL(/\/login\?/);
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  });
});
