// Rooms with real browsers: a host on a desktop and guests on phones, each with a browser of their own. The states of each screen:
// room-page.component.test.tsx.
import { type Browser, expect, type Locator, type Page, test } from '@playwright/test';
import { type ApiUser, registerUser, signInAs } from '../support/api-user.ts';
import { type MadeAlbum, makeAlbum } from '../support/make-album.ts';
import { takeScreenshot } from '../support/screenshot.ts';
import { withServerDatabase } from '../support/server-database.ts';

let host: ApiUser;
let album: MadeAlbum;
let secret: MadeAlbum;
test.beforeAll(async ({ baseURL }) => {
  host = await registerUser(baseURL, 'Hortense');
  album = await makeAlbum(host, { name: 'À plusieurs', images: 3 });
  secret = await makeAlbum(host, { name: 'Rien que nous', images: 2, status: 'private' });
});

const button = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('button', { name, exact: true });
const title = (page: Page) => page.getByRole('heading', { level: 1 });

type Options = { mode?: string; before?: (page: Page) => Promise<void> };

/** Two presses from the album's page; returns the invitation. */
async function openRoom(page: Page, { id }: MadeAlbum, { mode, before }: Options = {}): Promise<string> {
  await page.goto(`/album/${id}`);
  await button(page, 'Ouvrir un salon').click();
  if (mode !== undefined) await page.getByRole('radio', { name: mode }).click();
  await before?.(page);
  await takeScreenshot(page, `room-open-${mode ?? 'Tier list'}`);
  await button(page, 'Ouvrir le salon').click();
  await expect(page).toHaveURL(/\/salon\/[2-9B-Z]{6}$/);
  return page.getByRole('textbox', { name: 'Lien d’invitation' }).inputValue();
}

/** A guest on a phone. */
async function join(browser: Browser, invitation: string, name: string): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    locale: 'fr-FR',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.goto(invitation);
  await page.getByRole('textbox', { name: 'Votre nom' }).fill(name);
  await button(page, 'Rejoindre').click();
  await expect(button(page, 'Rejoindre')).toBeHidden();
  return page;
}

const vote = async (page: Page, name: string) => {
  await button(page, name).click();
  await expect(button(page, `${name}. Votre vote`)).toHaveAttribute('aria-pressed', 'true');
};

const PHONES = [
  [360, 640],
  [390, 844],
] as const;

/** All of each element is in the window, without scrolling. `count`: how many there are. */
async function expectInWindow(elements: Locator, count?: number): Promise<void> {
  if (count !== undefined) await expect(elements).toHaveCount(count);
  for (const element of await elements.all()) await expect(element).toBeInViewport({ ratio: 1 });
}

/** Opens a dialog of the host. */
async function manage(page: Page, name: string, menu = 'Gérer le salon'): Promise<void> {
  await button(page, new RegExp(`^${menu}`)).click();
  await page.getByRole('menuitem', { name }).click();
}

/** Plays from the second reveal to the saved content. */
async function decideRest(page: Page, lea: Page): Promise<void> {
  await test.step('SA-17: the host goes back one step, and on to the board', async () => {
    await button(page, 'Revenir en arrière').click();
    await expect(button(page, 'Révéler maintenant')).toBeVisible();
    await button(page, 'Révéler maintenant').click();
    await button(page, 'Suivante').click();
    await vote(lea, 'Tier C');
    await button(page, 'Révéler maintenant').click();
    await button(page, 'Voir le résultat').click();
    await expect(title(lea)).toHaveText('Tout est décidé');
  });

  await test.step('SA-15: a tile is moved, and everybody sees it', async () => {
    await button(page, /^Déplacer/)
      .first()
      .click();
    await takeScreenshot(page, 'room-tile');
    await button(page, 'Mettre dans S').click();
    await expect(
      lea
        .getByRole('listitem')
        .filter({ has: lea.getByRole('heading', { name: 'Tier S' }) })
        .getByRole('img'),
    ).toHaveCount(1);
  });

  await test.step('SA-20, SA-22: the result is saved, and says who agreed', async () => {
    await button(page, 'Sauvegarder le résultat').click();
    await expect(page.getByRole('heading', { name: 'D’accord avec le groupe' })).toBeVisible();
    await expect(title(lea)).toHaveText('La partie est finie');
    await takeScreenshot(page, 'room-end');
    await takeScreenshot(lea, 'room-end');
    await page.getByRole('link', { name: 'Voir le résultat' }).click();
    await expect(page).toHaveURL(/\/tierlists\/\d+$/);
    await expect(title(page)).toHaveText('À plusieurs');
  });
}

test('SA-1, SA-5, SA-8, SA-9, SA-10, SA-20: a group makes a tier list, from the album to the saved content', async ({
  page,
  browser,
}) => {
  await signInAs(page, host);
  const invitation = await openRoom(page, album);
  const lea = await join(browser, invitation, 'Léa');
  await expect(page.getByText('Léa', { exact: true })).toBeVisible();
  await takeScreenshot(page, 'room-lobby');
  await takeScreenshot(lea, 'room-lobby');
  const screenPath = await page.getByRole('link', { name: 'Ouvrir l’écran à projeter' }).getAttribute('href');
  const screen = await (await browser.newContext({ viewport: { width: 1920, height: 1080 } })).newPage();

  await test.step('SA-19: the screen shows the code, and nothing to press', async () => {
    await screen.goto(new URL(screenPath ?? '', invitation).href);
    await expect(title(screen)).toHaveText('Rejoignez la partie');
    await expect(screen.getByRole('button')).toHaveCount(0);
    await takeScreenshot(screen, 'room-screen-lobby');
  });

  await button(page, 'Lancer la partie').click();
  await expect(title(lea)).toHaveText(/^Quel tier pour Image \d/);

  await test.step('a vote survives a reload, without a press', async () => {
    await lea.route('**/vote', (route) => route.abort());
    await button(lea, 'Tier S').click();
    await expect(button(lea, 'Tier S. Envoi de votre vote…')).toBeVisible();
    await takeScreenshot(lea, 'room-sending');
    await lea.unroute('**/vote');
    await lea.reload();
    await expect(button(lea, 'Tier S. Votre vote')).toHaveAttribute('aria-pressed', 'true');
  });

  await test.step('SA-8: a latecomer votes from the open step; the median of three votes wins', async () => {
    const max = await join(browser, invitation, 'Max');
    await vote(max, 'Tier B');
    await vote(page, 'Tier A');
    await expectInWindow(lea.getByRole('button', { name: /^Tier [SABCD]/ }), 5);
    await takeScreenshot(page, 'room-step');
    await takeScreenshot(lea, 'room-step');
    await button(page, 'Révéler maintenant').click();
    for (const everybody of [page, lea, max, screen])
      await expect(title(everybody)).toHaveText(/^Image \d\s: tier A$/);
    for (const everybody of [page, lea, screen]) await takeScreenshot(everybody, 'room-reveal');
    await max.context().close();
  });

  await test.step('a guest who loses the network is back by themself', async () => {
    await lea.context().setOffline(true);
    await button(page, 'Suivante').click();
    await expect(title(page)).toHaveText(/^Quel tier/);
    await lea.context().setOffline(false);
    await expect(title(lea)).toHaveText((await title(page).textContent()) ?? '');
    await vote(lea, 'Tier D');
    await button(page, 'Révéler maintenant').click();
    await expect(title(lea)).toHaveText(/tier D$/);
  });

  await decideRest(page, lea);
  await lea.context().close();
  await screen.context().close();
});

test('SA-11: a group plays a tournament, and the host decides a tie', async ({ page, browser }) => {
  await signInAs(page, host);
  const lea = await join(browser, await openRoom(page, secret, { mode: 'Tournoi' }), 'Léa');
  await button(page, 'Lancer la partie').click();
  await vote(lea, 'Image 1');
  await vote(page, 'Image 2');
  await button(page, 'Révéler maintenant').click();
  await expect(title(lea)).toHaveText('Égalité');
  await test.step('on a phone, both images are in sight, below one line of state and without the site header', async () => {
    for (const [width, height] of PHONES) {
      await lea.setViewportSize({ width, height });
      await expectInWindow(lea.locator('[data-play]').getByRole('button'), 2);
      await expect(lea.getByRole('banner').getByRole('link', { name: 'Connexion' })).toBeHidden();
      expect((await lea.locator('[data-status]').boundingBox())?.height).toBeLessThan(60);
    }
  });
  await takeScreenshot(page, 'room-tie');
  await takeScreenshot(lea, 'room-tie');
  await button(page, /^Image 2/).click();
  await expect(title(lea)).toHaveText('Image 2 l’emporte');
  await button(page, 'Voir le résultat').click();
  await button(page, 'Sauvegarder le résultat').click();
  await page.getByRole('link', { name: 'Voir le résultat' }).click();
  await expect(page).toHaveURL(/\/tournois\/\d+$/);
  await lea.context().close();
});

test('SA-12: a group ranks alone, and the votes come together', async ({ page, browser }) => {
  await signInAs(page, host);
  const choose = async (dialog: Page) => {
    await dialog.getByRole('combobox', { name: 'Manches par personne' }).selectOption('5');
  };
  const lea = await join(browser, await openRoom(page, album, { mode: 'Classement', before: choose }), 'Léa');
  await button(page, 'Lancer la partie').click();
  for (let batch = 1; batch <= 2; batch++) {
    await expect(lea.getByText(`Manche ${batch} sur 5`)).toBeVisible();
    await takeScreenshot(lea, `room-batch-${batch}`);
    await expectInWindow(lea.getByRole('main').getByRole('listitem').getByRole('button'));
    await expectInWindow(button(lea, 'Passer'), 1);
    await lea.getByRole('main').getByRole('listitem').getByRole('button').first().click();
    const validate = button(lea, 'Valider');
    if (await validate.isVisible()) await validate.click();
  }
  await expect(page.getByText(/^1\svote sur \d$/)).toBeVisible();
  await button(page, 'Révéler le résultat').click();
  await expect(title(lea)).toHaveText('Le classement du groupe');
  await takeScreenshot(lea, 'room-order');
  await button(page, 'Voir le résultat').click();
  await button(page, 'Sauvegarder le résultat').click();
  await page.getByRole('link', { name: 'Voir le résultat' }).click();
  await expect(page).toHaveURL(/\/classements\/\d+$/);
  await lea.context().close();
});

test('SA-13: a group guesses a sealed tier list', async ({ page, browser }) => {
  const [first = 0, second = 0, third = 0] = album.images;
  await host.call('POST', '/tierlist', {
    name: 'Scellée',
    id_album: album.id,
    lines: [
      { label: 'S', placement: 1, color: 'ff7f7f', images: [{ id_image: first, placement: 1 }] },
      { label: 'A', placement: 2, color: 'ffbf7f', images: [{ id_image: second, placement: 1 }] },
      { label: 'Non classé', placement: 0, color: 'CCCCCC', images: [{ id_image: third, placement: 1 }] },
    ],
  });
  await signInAs(page, host);
  const seal = async (dialog: Page) => {
    await dialog.getByRole('combobox', { name: 'Tier list à deviner' }).selectOption({ label: 'Scellée' });
  };
  const lea = await join(browser, await openRoom(page, album, { mode: 'Devine', before: seal }), 'Léa');
  await button(page, 'Lancer la partie').click();
  for (const next of ['Suivante', 'Voir le résultat']) {
    await vote(lea, 'Tier S');
    await button(page, 'Révéler maintenant').click();
    await button(page, next).click();
  }
  await expect(lea.getByText('4 points')).toBeVisible();
  await manage(page, 'Terminer sans sauvegarder');
  await expect(title(lea)).toHaveText('La partie est finie');
  await lea.context().close();
});

/** Makes the room believe that the account left more than two minutes ago. */
async function makeAbsent(baseURL: string | undefined, code: string, account: ApiUser): Promise<void> {
  await withServerDatabase(baseURL, async (db) => {
    const { id } = await db
      .selectFrom('room')
      .select('id')
      .where('code', '=', code)
      .executeTakeFirstOrThrow();
    await db
      .updateTable('room_guest')
      .set({ seen_at: new Date(Date.now() - 130_000) })
      .where('room_id', '=', id)
      .where('account_id', '=', account.id)
      .execute();
  });
}

test('SA-21, SA-26, SA-27: the host vanishes, the co-host leads to the end, and the result waits for the opener', async ({
  page,
  browser,
  baseURL,
}) => {
  const left = await (await browser.newContext({ locale: 'fr-FR', serviceWorkers: 'block' })).newPage();
  await signInAs(left, host);
  const invitation = await openRoom(left, album);
  const code = new URL(invitation).pathname.slice(-6);
  const lea = await join(browser, invitation, 'Léa');
  await manage(left, 'Invités');
  await button(left, 'Actions pour Léa').click();
  await button(left, 'Donner la coanimation').click();
  await expect(lea.getByRole('link', { name: 'Ouvrir l’écran à projeter' })).toBeVisible();
  await button(left, 'Fermer').last().click();
  await button(left, 'Lancer la partie').click();
  await expect(title(lea)).toHaveText(/^Quel tier/);
  await left.context().close();

  await test.step('SA-27: nobody takes over before two minutes; then the co-host may', async () => {
    await expect(button(lea, 'Prendre la conduite')).toBeHidden();
    // A beat of the stream that is being closed may still say that the host is there.
    await expect(async () => {
      await makeAbsent(baseURL, code, host);
      await expect(lea.getByText('L’hôte est absent.')).toBeVisible({ timeout: 10_000 });
    }).toPass();
    await takeScreenshot(lea, 'room-host-away');
    await button(lea, 'Prendre la conduite').click();
    await expect(button(lea, 'Prendre la conduite')).toBeHidden();
  });

  await test.step('SA-26: who leads ends the game, and saves nothing', async () => {
    for (const next of ['Suivante', 'Suivante', 'Voir le résultat']) {
      await vote(lea, 'Tier A');
      await button(lea, 'Révéler maintenant').click();
      await button(lea, next).click();
    }
    await expect(title(lea)).toHaveText('Tout est décidé');
    await expect(button(lea, 'Sauvegarder le résultat')).toBeHidden();
    await button(lea, 'Terminer la partie').click();
    await expect(title(lea)).toHaveText('La partie est finie');
    await expect(lea.getByText('L’hôte peut encore sauvegarder le résultat.')).toBeVisible();
    await lea.context().close();
  });

  await test.step('SA-21: the opener finds the result, and it is theirs', async () => {
    await signInAs(page, host);
    await page.goto(`/album/${album.id}`);
    await button(page, 'Ouvrir un salon').click();
    await button(page, `Sauvegarder le résultat du salon ${code}`).click();
    await expect(page).toHaveURL(/\/tierlists\/\d+$/);
    const result = page.getByRole('region', { name: 'Fait à plusieurs, dans un salon' });
    await expect(result.getByText('100 %')).toBeVisible();
    await expect(result.getByText('Léa')).toBeHidden();
    await result.getByRole('button', { name: 'Image du résultat' }).click();
    await expect(page.getByRole('button', { name: 'Télécharger' })).toBeEnabled();
    await takeScreenshot(page, 'room-picture');
  });
});

test('SA-46: an English room invites to English pages, and a screen too', async ({ page, browser }) => {
  await signInAs(page, host);
  await page.goto(`/en/album/${album.id}`);
  await button(page, 'Open a room').click();
  await button(page, 'Open the room').click();
  const invitation = await page.getByRole('textbox', { name: 'Invitation link' }).inputValue();
  expect(new URL(invitation).pathname).toMatch(/^\/en\/salon\/[2-9B-Z]{6}$/);
  await expect(page.getByText(`${new URL(invitation).host}/en/salon`)).toBeVisible();
  const guest = await (await browser.newContext({ locale: 'en-US', serviceWorkers: 'block' })).newPage();
  await guest.goto(invitation);
  await expect(guest).toHaveTitle(/Join a room/);
  await guest.getByRole('textbox', { name: 'Your name' }).fill('Ann');
  await button(guest, 'Join').click();
  await expect(page.getByText('Ann', { exact: true })).toBeVisible();
  await button(page, 'Start the game').click();
  await expect(title(guest)).toHaveText(/^Which tier for Image \d\?$/);
  await button(guest, 'Tier A').click();
  await expect(button(guest, 'Tier A. Your vote')).toHaveAttribute('aria-pressed', 'true');
  await guest.context().close();
  await manage(page, 'Settings', 'Manage the room');
  await button(page, 'End the room').click();
  await button(page, 'End the room').last().click();
  await expect(title(page)).toHaveText('The game is over');
});

test('SA-7, SA-28: a locked room takes nobody, and a removed guest comes back with the host’s consent', async ({
  page,
  browser,
}) => {
  await signInAs(page, host);
  const invitation = await openRoom(page, album);
  const lea = await join(browser, invitation, 'Léa');
  await manage(page, 'Réglages');
  await page.getByRole('switch', { name: 'Verrouiller le salon' }).click();
  await button(page, 'Fermer').last().click();
  const stranger = await (await browser.newContext({ locale: 'fr-FR' })).newPage();
  await stranger.goto(invitation);
  await expect(stranger.getByText('Ce salon est verrouillé')).toBeVisible();
  await stranger.context().close();

  await manage(page, 'Invités');
  await button(page, 'Actions pour Léa').click();
  await takeScreenshot(page, 'room-guests');
  await button(page, 'Retirer Léa').click();
  await button(lea, 'Demander à revenir').click();
  await button(page, 'Laisser revenir Léa').click();
  await expect(title(lea)).toHaveText('L’hôte lance bientôt la partie');
  await lea.context().close();
  await button(page, 'Fermer').last().click();
  await manage(page, 'Réglages');
  await button(page, 'Terminer le salon').click();
  await button(page, 'Terminer le salon').last().click();
  await expect(title(page)).toHaveText('La partie est finie');
});
