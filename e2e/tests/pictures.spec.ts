// Pictures of the three kinds, and their text for chats. The content of a picture is read from its pixels.
// Intercepted: the file of the worker, which the server always serves.
import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { type ApiUser, registerUser } from '../support/api-user.ts';
import { type MadeAlbum, makeAlbum } from '../support/make-album.ts';
import { newTierlistPath, openBoard, skipTierlistInfo, tile } from '../support/tier-board.ts';

let author: ApiUser;
let album: MadeAlbum;

test.beforeAll(async ({ baseURL }) => {
  author = await registerUser(baseURL, 'Clémence');
  album = await makeAlbum(author, { name: 'Trois couleurs', images: 3 });
});

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Exporter en image' });
const picture = (page: Page, title: string) =>
  dialog(page).getByRole('img', { name: `Image de « ${title} »` });

/** Expects the new picture, not the previous one that is visible while another is drawn. */
async function expectDrawn(page: Page, title: string): Promise<void> {
  await expect(dialog(page).getByRole('button', { name: 'Télécharger' })).toBeEnabled();
  await expect(picture(page, title)).toBeVisible();
}

async function download(page: Page): Promise<{ name: string; bytes: Buffer }> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    dialog(page).getByRole('button', { name: 'Télécharger' }).click(),
  ]);
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

/** Width and height of a PNG. */
const getSize = (bytes: Buffer): number[] => [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];

const SIZES = {
  'Aperçu de lien, 1200\u00A0×\u00A0630': [1_200, 630],
  'Carré, 1080\u00A0×\u00A01080': [1_080, 1_080],
  'Story, 1080\u00A0×\u00A01920': [1_080, 1_920],
};

/** Number of pixels of the shown picture in each of these colours (six hex digits). */
async function countDots(page: Page, title: string, colours: readonly string[]): Promise<number[]> {
  return picture(page, title).evaluate(async (image: HTMLImageElement, wanted) => {
    await image.decode();
    const canvas = new OffscreenCanvas(image.naturalWidth, image.naturalHeight);
    const context = canvas.getContext('2d');
    if (context === null) throw new Error('No 2d context');
    context.drawImage(image, 0, 0);
    const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
    const counts = new Map<number, number>();
    for (let at = 0; at < data.length; at += 4) {
      const colour = ((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0);
      counts.set(colour, (counts.get(colour) ?? 0) + 1);
    }
    return wanted.map((colour) => counts.get(Number.parseInt(colour, 16)) ?? 0);
  }, colours);
}

const TITLE = 'Rouge: ou bleu?';

/** Saves two images in S, none in the other tier, one unclassified. */
async function saveOne(): Promise<number> {
  const [a, b, c] = album.images;
  const line = (label: string, placement: number, color: string, ids: readonly (number | undefined)[]) => ({
    label,
    placement,
    color,
    images: ids.map((id_image, index) => ({ id_image, placement: index + 1 })),
  });
  const lines = [
    line('S', 1, 'ff7f7f', [a, b]),
    line('Plutôt non', 2, 'bf7fff', []),
    line('Non classé', 0, 'CCCCCC', [c]),
  ];
  const body = { name: TITLE, id_album: album.id, lines };
  return (await author.call<{ id: number }>('POST', '/tierlist', body)).id;
}

test('BU-42: the picture of a saved tier list, with and without names, is kept as a file', async ({
  page,
  context,
}) => {
  const id = await saveOne();

  await test.step('a visitor sees it before anything is kept: the tiers in their colours, the images that are placed', async () => {
    await page.goto(`/tierlists/${id}`);
    const fetched: string[] = [];
    context.on('request', (request) => {
      if (/\/media\/[0-9a-f]+\/full\.webp/u.test(request.url())) fetched.push(request.url());
    });
    await page.getByRole('button', { name: 'Exporter', exact: true }).click();
    await expectDrawn(page, TITLE);
    const [ground, ink, s, no, other] = await countDots(page, TITLE, [
      '0d0e13',
      'f3f4f8',
      'ff7f7f',
      'bf7fff',
      'ffbf7f',
    ]);
    expect(ground).toBeGreaterThan(100_000);
    expect(ink).toBeGreaterThan(1_000);
    for (const tier of [s, no]) expect(tier).toBeGreaterThan(20_000);
    // This colour occurs only in the logo.
    expect(other).toBeLessThan(2_000);
    expect(new Set(fetched).size).toBe(2);
  });

  await test.step('kept as a PNG of twice the size, under the name of the tier list; without names it is another one', async () => {
    const named = await download(page);
    expect(named.name).toBe('Rouge ou bleu.png');
    expect(named.bytes.subarray(1, 4).toString('latin1')).toBe('PNG');
    await dialog(page).getByRole('switch', { name: 'Noms des images' }).click();
    await expectDrawn(page, TITLE);
    const bare = await download(page);
    expect(bare.bytes.equals(named.bytes)).toBe(false);
    expect(getSize(bare.bytes)).toEqual(getSize(named.bytes));
    await dialog(page).getByLabel('Taille').selectOption('Entière');
    await expectDrawn(page, TITLE);
    expect(getSize((await download(page)).bytes)).toEqual(getSize(named.bytes).map((side) => side / 2));
  });
});

test('BU-43: the picture of a saved tier list is copied, and tried again when it cannot be drawn', async ({
  page,
  context,
}) => {
  await page.goto(`/tierlists/${await saveOne()}`);

  await test.step('copied', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Exporter', exact: true }).click();
    await expectDrawn(page, TITLE);
    await dialog(page).getByRole('button', { name: 'Copier', exact: true }).click();
    await expect(page.getByText('Image copiée.')).toBeVisible();
    const types = await page.evaluate(async () =>
      (await navigator.clipboard.read()).flatMap((item) => item.types),
    );
    expect(types).toEqual(['image/png']);
    await dialog(page).getByRole('button', { name: 'Copier le texte' }).click();
    await expect(page.getByText('Texte copié.')).toBeVisible();
    const text = await page.evaluate(() => navigator.clipboard.readText());
    expect(text).toMatch(
      /^Rouge: ou bleu\?\npar Clémence · Trois couleurs\n\nS\u00A0: .+, .+\n\nhttp.+\/tierlists\/\d+$/u,
    );
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Exporter', exact: true })).toBeFocused();
  });

  await test.step('what cannot be drawn is told, and can be tried again', async () => {
    await page.route('**/picture-worker*', (route) => route.abort());
    await page.getByRole('button', { name: 'Exporter', exact: true }).click();
    await expect(dialog(page).getByText('L’image n’a pas pu être créée.')).toBeVisible();
    await expect(dialog(page).getByRole('button', { name: 'Télécharger' })).toBeDisabled();
    await page.unrouteAll();
    await dialog(page).getByRole('button', { name: 'Réessayer' }).click();
    await expectDrawn(page, TITLE);
  });
});

test('BU-44: in the sizes of link previews, posts and stories, which the name of the file tells', async ({
  page,
}) => {
  await page.goto(`/tierlists/${await saveOne()}`);
  await page.getByRole('button', { name: 'Exporter', exact: true }).click();
  for (const [choice, size] of Object.entries(SIZES)) {
    await dialog(page).getByLabel('Taille').selectOption(choice);
    await expectDrawn(page, TITLE);
    const { name, bytes } = await download(page);
    expect(getSize(bytes)).toEqual(size);
    expect(name).toBe(`Rouge ou bleu ${size.join('x')}.png`);
  }
});

test('BU-42: the picture of a board that is not saved yet', async ({ page }) => {
  const [a] = album.images;
  await skipTierlistInfo(page);
  await openBoard(page, newTierlistPath({ album: album.id, name: 'En cours' }), 3);
  await tile(page, a).click();
  await page.keyboard.press('2');
  await page.getByRole('button', { name: 'Autres actions', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Exporter en image' }).click();
  await expectDrawn(page, 'En cours');
  const [a1, d] = await countDots(page, 'En cours', ['ffbf7f', '7f7fff']);
  expect(a1).toBeGreaterThan(20_000);
  // A tier without images has a low row.
  expect(d).toBeGreaterThan(10_000);
});

test('BU-45: the podium of a ranking and the ranking after it', async ({ page, context }) => {
  const { id } = await author.call<{ id: number }>('POST', '/ranking', {
    name: 'Du meilleur',
    id_album: album.id,
    images: album.images.map((id_image, index) => ({ id_image, points: -1 - index, viewed: 2 })),
  });
  await page.goto(`/classements/${id}`);
  await page.getByRole('button', { name: 'Exporter', exact: true }).click();
  await expectDrawn(page, 'Du meilleur');
  const steps = await countDots(page, 'Du meilleur', ['ff7f7f', 'ffbf7f', 'ffff7f']);
  for (const step of steps) expect(step).toBeGreaterThan(20_000);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await dialog(page).getByRole('button', { name: 'Copier le texte' }).click();
  await expect(page.getByText('Texte copié.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\n🥇 .+\n🥈 .+\n🥉 .+\n\nhttp/u);
});

test('BU-45: the champion of a tournament and its rounds, in English', async ({ page }) => {
  const [first] = album.images;
  const { id } = await author.call<{ id: number }>('POST', '/tournament', {
    name: 'Le duel',
    id_album: album.id,
    turn: 2,
    winner_id: first,
    images: album.images.map((id_image, index) => ({
      id_image,
      place: index === 0 ? 1 : 2,
      turn: index === 0 ? 1 : 0,
      lose: index > 0,
    })),
  });
  await page.goto(`/tournois/${id}`);
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const english = page.getByRole('dialog', { name: 'Export as a picture' });
  await expect(english.getByRole('img', { name: 'Picture of “Le duel”' })).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    english.getByRole('button', { name: 'Download' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('Le duel.png');
});
