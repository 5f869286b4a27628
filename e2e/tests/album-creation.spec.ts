// The page for new albums: every message of its form, file drops, the image dialog, and refused uploads. Intercepted: an image still too
// large after compression, and one judged inappropriate.
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { gradientPng } from '../../packages/server/fixtures/images.ts';
import { type ApiUser, registerUser, signInAs } from '../support/api-user.ts';
import { letTimePassUntil, stopClock } from '../support/clock.ts';
import { countStoredFiles } from '../support/count-stored-drafts.ts';
import { cutNetwork, restoreNetwork } from '../support/network.ts';
import { stubResponse } from '../support/stub-response.ts';
import { dropFiles } from '../support/system-files.ts';

const USUAL_CATEGORIES = ['Films', 'Animation', 'Manga', 'Jeux Vidéo', 'Musique', 'Sport', 'Autres'];

let picture: Buffer;
test.beforeAll(async () => {
  picture = await gradientPng(40, 30);
});

let user: ApiUser;
test.beforeEach(async ({ page, baseURL }) => {
  user = await registerUser(baseURL);
  await signInAs(page, user);
});

const png = (name: string, buffer = picture) => ({ name, mimeType: 'image/png', buffer });
const files = (page: Page) => page.getByTestId('album-files');
const getName = (page: Page, place: number) => page.getByLabel(`Nom de l’image ${place}`);
const create = (page: Page) => page.getByRole('button', { name: 'Créer l’album' }).click();
const says = (page: Page, text: string) => expect(page.getByText(text, { exact: true })).toBeVisible();

async function fillAlbum(page: Page, name: string): Promise<void> {
  await page.getByLabel('Nom de l’album').fill(name);
  await page.getByRole('button', { name: 'Autres' }).click();
}

// Proves AL-4, AL-13, AL-22, AL-24, AL-30, AL-45, AL-46, AL-47, AL-48.
test('the form of a new album says each of its faults, and why a file cannot be added', async ({
  page,
}, info) => {
  // The server's list never arrives, so the seven default categories are shown.
  await page.route('**/api/category', () => undefined);
  await page.goto('/add-album');
  const categories = page.getByRole('group', { name: 'Catégories' }).getByRole('button');
  await expect(categories).toHaveText(USUAL_CATEGORIES);
  await create(page);
  await says(page, "Le nom de l'album est requis");
  await says(page, 'Veuillez sélectionner au moins une catégorie');
  await says(page, 'Veuillez ajouter au moins une image');

  await page.getByLabel('Nom de l’album').fill('é'.repeat(65));
  await expect(page.getByLabel('Nom de l’album')).toHaveValue('é'.repeat(64));
  for (const category of ['Films', 'Manga', 'Musique', 'Sport'])
    await page.getByRole('button', { name: category }).click();
  await says(page, 'Vous ne pouvez sélectionner que 3 catégories maximum.');
  await expect(page.locator('button[aria-pressed="true"]')).toHaveCount(3);

  // The file is deleted after it is chosen and before it is read; the code that reads it is delayed meanwhile.
  const vanished = info.outputPath('cle-usb.png');
  await writeFile(vanished, picture);
  await page.route('**/image-worker*', async (route) => {
    await rm(vanished, { force: true });
    await route.continue();
  });
  await files(page).setInputFiles(vanished);
  await says(page, "Erreur inattendue lors du traitement de l'image.");
  await page.unroute('**/image-worker*');

  await files(page).setInputFiles([png('un.png'), png('deux.png')]);
  await getName(page, 3).fill('  ');
  await create(page);
  await says(page, "L'image 3 n'a pas de nom");
  await expect(getName(page, 3)).toBeFocused();

  const jpeg = Buffer.alloc(10 * 1024 ** 2 + 1);
  jpeg.set([0xff, 0xd8, 0xff]);
  await files(page).setInputFiles([
    { name: 'lourde.jpg', mimeType: 'image/jpeg', buffer: jpeg },
    png('notes.png', Buffer.from('ceci n’est pas une image')),
    png('abimee.png', Buffer.concat([picture.subarray(0, 8), Buffer.alloc(200)])),
    png('vide.png', Buffer.alloc(0)),
  ]);
  await says(page, 'Ce fichier est vide.');
  await says(page, 'Image trop volumineuse (max 10 Mo avant compression).');
  await says(page, 'Type de fichier non pris en charge. Utilisez des images JPG, PNG, GIF ou WebP.');
  await says(page, "Erreur lors de la compression de l'image.");
});

test('AL-29, AL-36, AL-57: a creation that fails and images that are refused (intercepted) are said, nothing is lost', async ({
  page,
}) => {
  await page.goto('/add-album');
  await fillAlbum(page, 'Tenace');
  await files(page).setInputFiles([png('seule.png')]);
  await expect(page.getByText('1 image', { exact: true })).toBeVisible();
  await cutNetwork(page);
  await create(page);
  await says(page, "Une erreur est survenue lors de la création de l'album. Veuillez réessayer.");
  await restoreNetwork(page);

  for (const [status, code, message, text] of [
    [
      413,
      'image_too_large_after',
      'Trop lourde.',
      "L'image reste trop volumineuse après compression (max 2 Mo).",
    ],
    [422, 'inappropriate_content', 'inappropriate content', "Contenu inapproprié détecté dans l'image."],
  ] as const) {
    await stubResponse(page, '/image', 'POST', { status, code, message });
    await create(page);
    await says(page, text);
    await says(page, "Aucune image n'a pu être ajoutée. L'album n'a pas été créé.");
    await page.unrouteAll();
  }
  expect(await user.call('GET', '/album?scope=mine')).toEqual([]);
  await expect(getName(page, 1)).toHaveValue('Seule');
});

// Proves AL-15, AL-18, AL-19, AL-23, AL-42, AL-43, AL-44.
test('files and folders are dropped, an image gets its texts in a dialog, and all of it is saved', async ({
  page,
}, info) => {
  await page.goto('/add-album');
  await fillAlbum(page, 'Déposé');
  const folder = info.outputPath('vacances');
  const paths = [info.outputPath('mon-chat_roux.png'), info.outputPath('notes.txt'), folder];
  await mkdir(folder, { recursive: true });
  await Promise.all([
    writeFile(info.outputPath('mon-chat_roux.png'), picture),
    writeFile(info.outputPath('notes.txt'), 'rien à voir'),
    writeFile(`${folder}/plage.png`, await gradientPng(30, 40)),
  ]);
  await dropFiles(page, paths);
  await says(page, 'Veuillez déposer uniquement des images.');
  await expect(getName(page, 1)).toHaveValue('Mon Chat Roux');
  await expect(getName(page, 2)).toHaveValue('Plage');

  await page.getByRole('button', { name: 'Modifier Mon Chat Roux' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Lien').fill('ftp://exemple');
  await says(page, "L'URL fournie n'est pas valide. Le champ URL sera ignoré.");
  await dialog.getByLabel('Nom').fill('n'.repeat(26));
  await dialog.getByLabel('Description').fill('d'.repeat(501));
  await dialog.getByLabel('Lien').fill('https://example.org/chat');
  await dialog.getByRole('button', { name: 'Sauvegarder' }).click();
  await expect(dialog).toBeHidden();
  await create(page);
  await expect(page).toHaveURL(/\/profile\?album=\d+$/u);

  type Read = { id: number; images: { name: string; description: string; url: string }[] };
  const [album] = await user.call<Read[]>('GET', '/album?scope=mine');
  const { images } = await user.call<Read>('GET', `/album/${album?.id}`);
  expect(images).toMatchObject([
    { name: 'n'.repeat(25), description: 'd'.repeat(500), url: 'https://example.org/chat' },
    { name: 'Plage' },
  ]);
});

test('the second press of a double click on « Créer l’album » does not cancel what the first has begun', async ({
  page,
}) => {
  await page.goto('/add-album');
  await fillAlbum(page, 'Cliqué deux fois');
  await files(page).setInputFiles(['a', 'b', 'c', 'd'].map((name) => png(`${name}.png`)));
  await expect(page.getByText('4 images', { exact: true })).toBeVisible();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/api\/image\?/, async (route) => {
    await released;
    await route.continue();
  });
  const button = page.getByRole('button', { name: 'Créer l’album' });
  const box = await button.boundingBox();
  if (box === null) throw new Error('The button has no place.');
  const session = await page.context().newCDPSession(page);
  // Uses event timestamps 150 ms apart, which also holds on a slow machine.
  const press = async (timestamp: number) => {
    const point = {
      x: box.x + box.width / 2,
      y: box.y + box.height / 2,
      button: 'left',
      clickCount: 1,
    } as const;
    await session.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...point, timestamp });
    await session.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...point, timestamp });
  };
  const first = Date.now() / 1_000;
  await press(first);
  await expect(page.getByRole('button', { name: 'Annuler l’envoi' })).toBeVisible();
  await press(first + 0.15);
  release();
  await expect(page.getByRole('dialog', { name: 'Cliqué deux fois' })).toBeVisible({ timeout: 30_000 });
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/profile');
  await expect(page.getByRole('button', { name: 'Cliqué deux fois', exact: true })).toBeVisible();
});

test('AL-39: an upload without an answer and a session that ended, by the clock', async ({ page }) => {
  await test.step('AL-39: an upload without an answer is given up after 60 s', async () => {
    await stopClock(page);
    await page.goto('/add-album');
    await letTimePassUntil(page, () => page.getByLabel('Nom de l’album').isVisible());
    await fillAlbum(page, 'Patience');
    await files(page).setInputFiles([png('lente.png')]);
    let isSent = false;
    // This request is never answered.
    await page.route(/\/api\/image\?/, () => {
      isSent = true;
    });
    await create(page);
    await letTimePassUntil(page, () => isSent);

    const late = page.getByText('Délai dépassé (60 s). Réessayez.');
    await page.clock.runFor(59_000);
    await page.evaluate(() => fetch('/api/site'));
    await expect(late).toHaveCount(0);
    await page.clock.runFor(1_000);
    await expect(late).toBeVisible();
  });

  await test.step('AL-57, AL-58: a lost session is said, nothing is lost', async () => {
    await page.unrouteAll();
    await page.clock.resume();
    await user.call('POST', '/revocation');
    await create(page);
    await expect(page).toHaveURL('/login?retour=%2Fadd-album');
    await expect(
      page
        .getByText('Session expirée - Veuillez vous reconnecter pour créer l’album. Rien n’est perdu.')
        .first(),
    ).toBeVisible();
  });
});

test('AL-59: photos that are still being prepared are kept, however the page is left', async ({ page }) => {
  const holdPreparation = () => page.route('**/image-worker*', () => undefined);
  const preparing = page.getByText('Préparation…', { exact: true });
  const seven = Array.from({ length: 7 }, (_, index) => png(`photo-${index + 1}.png`));

  await test.step('a reload', async () => {
    await holdPreparation();
    await page.goto('/add-album');
    await files(page).setInputFiles(seven);
    await expect(preparing).toHaveCount(7);
    // Users answer the browser's question later than a busy device writes seven files, so wait for the files.
    await expect.poll(() => countStoredFiles(page)).toBe(7);
    page.once('dialog', (question) => void question.accept());
    await page.reload();
    await expect(page.getByText('7 images · ')).toBeVisible();
    await page.getByRole('button', { name: 'Reprendre' }).click();
    await expect(preparing).toHaveCount(7);
  });

  await test.step('« Quitter » keeps what it promises; back with a network, all are prepared', async () => {
    await page.getByRole('link', { name: 'Palmarès' }).first().click();
    await says(page, 'Votre saisie est gardée sur cet appareil : vous pourrez la reprendre en revenant ici.');
    await page.getByRole('button', { name: 'Quitter' }).click();
    await expect(page).toHaveURL('/');
    await page.unroute('**/image-worker*');
    await page.goto('/add-album?continue=true');
    await expect(getName(page, 7)).toHaveValue('Photo 7');
    await expect(preparing).toHaveCount(0);
    await expect(page.locator('img[src^="blob:"]')).toHaveCount(7);
  });
});

test('AL-59: a device without room for the album says so at once, and no more once there is room', async ({
  page,
  baseURL,
}) => {
  const notKept = page.getByText('Cet appareil n’a pas la place de garder tout cet album en attendant');
  const devtools = await page.context().newCDPSession(page);
  const { origin } = new URL(baseURL ?? '');
  await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
  await page.goto('/add-album');
  await files(page).setInputFiles([png('de-trop.png')]);
  await expect(notKept).toBeVisible();

  await page.getByRole('link', { name: 'Palmarès' }).first().click();
  await says(page, 'Ce que vous avez saisi sera perdu.');
  await page.getByRole('button', { name: 'Rester' }).click();
  await devtools.send('Storage.overrideQuotaForOrigin', { origin });
  await page.getByRole('button', { name: 'Retirer De Trop' }).click();
  await page.getByLabel('Nom de l’album').fill('Il y a de la place');
  await expect(notKept).toHaveCount(0);
});
