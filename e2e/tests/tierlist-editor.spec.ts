// The tier list editor on a wide screen.
import { expect, type Locator, type Page, test } from '@playwright/test';
import { type ApiUser, registerUser, signInAs } from '../support/api-user.ts';
import { nextFrames } from '../support/frames.ts';
import { pressButton, pressKeys, tabTo } from '../support/keyboard.ts';
import { type MadeAlbum, makeAlbum } from '../support/make-album.ts';
import {
  dragOnto,
  dragOver,
  dragTo,
  expectImages,
  expectMarkBetween,
  expectMarkIn,
  findPoint,
  list,
  newTierlistPath,
  openBoard,
  type Point,
  readTiers,
  saveTierlist,
  skipTierlistInfo,
  tile,
} from '../support/tier-board.ts';

const POOL = 'Images non classées';

let author: ApiUser;
let album: MadeAlbum;

test.beforeAll(async ({ baseURL }) => {
  author = await registerUser(baseURL);
  album = await makeAlbum(author, { name: 'Huit couleurs', images: 8 });
});

test.beforeEach(async ({ page }) => {
  await skipTierlistInfo(page);
});

type Line = { label: string; placement: number; color: string; images: { id_image: number }[] };
type Saved = {
  name: string;
  description: string | null;
  private: boolean;
  id_main_image: number | null;
  version: number;
  lines: Line[];
};

const read = (id: number, reader = author) => reader.call<Saved>('GET', `/tierlist/${id}`);
const idIn = (page: Page) => Number(/\/tierlists\/edit\/(\d+)/.exec(page.url())?.[1]);

const undoButton = (page: Page) => page.getByRole('button', { name: /^Annuler/ });
const redoButton = (page: Page) => page.getByRole('button', { name: /^Rétablir/ });

const draftKeys = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('draft:')));

const ghost = (page: Page) => page.locator('body > [aria-hidden="true"] img');

/** Expects the drag preview: around the pointer, as large as the original, and loaded. */
async function expectGhost(page: Page, from: Locator, at: Point): Promise<void> {
  const own = await from.boundingBox();
  await expect
    .poll(async () => {
      // The wrapper that crops the picture.
      const box = await ghost(page).locator('..').boundingBox();
      if (box === null || own === null) return null;
      const isAround = box.x < at.x && box.x + box.width > at.x && box.y < at.y && box.y + box.height > at.y;
      return { isAround, isLarge: box.width >= own.width && box.height >= own.height };
    })
    .toEqual({ isAround: true, isLarge: true });
  await expect(ghost(page)).toHaveJSProperty('complete', true);
}

/** Saves a tier list with the first image in S and the others unclassified. */
async function saveOne(
  name: string,
  by: ApiUser,
  from: MadeAlbum = album,
  isPrivate = false,
): Promise<number> {
  const [first, ...rest] = from.images;
  const toImages = (ids: readonly (number | undefined)[]) =>
    ids.map((id_image, index) => ({ id_image, placement: index + 1 }));
  const { id } = await by.call<{ id: number }>('POST', '/tierlist', {
    name,
    private: isPrivate,
    id_album: from.id,
    lines: [
      { label: 'S', placement: 1, color: 'ff7f7f', images: toImages([first]) },
      { label: 'A', placement: 2, color: 'ffbf7f', images: [] },
      { label: 'Non classé', placement: 0, color: 'CCCCCC', images: toImages(rest) },
    ],
  });
  return id;
}

/** The board state updates a frame after a drop is painted, so wait for it before leaving the page. */
async function expectPool(page: Page, unclassified: number, all: number): Promise<void> {
  await expect(page.getByText(`${unclassified} sur ${all}`, { exact: true })).toBeVisible();
}

async function chooseMore(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: 'Autres actions', exact: true }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

test('TL-33: with the mouse, images are dragged into tiers, between others and back, one or several at once', async ({
  page,
}) => {
  const [a, b, c, d, e, f, g, h] = album.images;
  await openBoard(page, newTierlistPath({ album: album.id, name: 'À la souris' }), 8);
  for (const label of ['S', 'A', 'B', 'C', 'D']) await expect(list(page, label)).toBeAttached();

  await test.step('drag: into an empty tier, before and after a target, back to the pool', async () => {
    await dragTo(page, tile(page, a), await findPoint(list(page, 'S')));
    await expectImages(page, 'S', [a]);
    await dragTo(page, tile(page, b), await findPoint(tile(page, a), 0.9));
    await expectImages(page, 'S', [a, b]);
    await dragOver(page, tile(page, c), await findPoint(tile(page, b), 0.1));
    await expectMarkBetween(page, tile(page, a), tile(page, b));
    await page.mouse.up();
    await expectImages(page, 'S', [a, c, b]);
    await dragOnto(page, tile(page, a), list(page, POOL));
    await expectImages(page, 'S', [c, b]);
  });

  await test.step('TL-40: several together: Shift and Ctrl choose them, dragging one takes them all', async () => {
    await tile(page, d).click();
    await tile(page, f).click({ modifiers: ['Shift'] });
    await tile(page, h).click({ modifiers: ['Control'] });
    await expect(page.getByText('4 images sélectionnées')).toBeVisible();
    await dragTo(page, tile(page, e), await findPoint(list(page, 'B')));
    await expectImages(page, 'B', [d, e, f, h]);
  });

  await test.step('TL-38: a click on an image, then on a tier; a double click takes it back', async () => {
    await tile(page, g).click();
    await page.getByRole('button', { name: 'Placer la sélection dans D' }).first().click();
    await expectImages(page, 'D', [g]);
    await tile(page, g).dblclick();
    await expectImages(page, 'D', []);
  });
});

test('TL-35: Escape in the middle of a drag changes nothing; what is dragged and where it would land is seen', async ({
  page,
}) => {
  const [a, b, c] = album.images;
  await openBoard(page, newTierlistPath({ album: album.id, name: 'Échap' }), 8);
  await dragTo(page, tile(page, a), await findPoint(list(page, 'B')));
  await expectImages(page, 'B', [a]);
  const from = await findPoint(tile(page, c));
  const to = await findPoint(list(page, 'C'));
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 5 });
  await expectGhost(page, tile(page, c), to);
  await test.step('the mark follows: into an empty tier, after the last image, nowhere above the tiers', async () => {
    await expectMarkIn(page, list(page, 'C'));
    const last = await findPoint(tile(page, a), 0.9);
    await page.mouse.move(last.x, last.y);
    await expectMarkBetween(page, tile(page, a), null);
    await page.mouse.move(last.x, 2);
    await expectMarkIn(page, null);
    const again = await findPoint(list(page, 'C'));
    await page.mouse.move(again.x, again.y);
    await expectMarkIn(page, list(page, 'C'));
  });
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expect(ghost(page)).toHaveCount(0);
  await expectImages(page, 'C', []);
  await expectImages(page, POOL, [b, ...album.images.slice(2)]);
});

async function leaveAndResume(page: Page, path: string): Promise<void> {
  const [, , c, d, e, , g] = album.images;
  await test.step('TL-55: leaving keeps a draft; coming back finds it, with its history', async () => {
    await page.goto('/allalbum');
    await openBoard(page, path, 8);
    await expect(page.getByText('Brouillon repris.')).toBeVisible();
    await expectImages(page, 'B', [d, e]);
    await expectImages(page, 'S', [c]);
    const undo = undoButton(page);
    await undo.click();
    await expectImages(page, 'D', [g]);
    for (const reload of [() => Promise.resolve(null), () => page.reload()]) {
      await reload();
      await expect(undo).toHaveAccessibleName('Annuler : Déplacer « Image 7 » en D');
      await expect(redoButton(page)).toHaveAccessibleName('Rétablir : Retirer « Image 7 » de son tier');
    }
    await undo.click();
    await expect(undo).toHaveAccessibleName('Annuler : Déplacer 2 images en B');
    await undo.click();
    await expectImages(page, 'B', []);
    for (let step = 0; step < 3; step++) await redoButton(page).click();
    await expectImages(page, 'B', [d, e]);
    await expect(page.getByRole('button', { name: 'Rien à rétablir' })).toBeDisabled();
  });
}

// Proves BU-2, SH-13, SH-14, TL-1, TL-19, TL-20, TL-22, TL-24, TL-25, TL-27, TL-28, TL-29, TL-33, TL-39.
test('with the mouse, create, leave, resume, save, edit and delete', async ({ page }) => {
  const [, , c, d, e, , g] = album.images;
  await signInAs(page, author);
  const path = newTierlistPath({ album: album.id, name: 'Du début à la fin' });
  await openBoard(page, path, 8);
  await dragTo(page, tile(page, c), await findPoint(list(page, 'S')));
  await tile(page, d).click();
  await tile(page, e).click({ modifiers: ['Control'] });
  await dragTo(page, tile(page, d), await findPoint(list(page, 'B')));
  await dragTo(page, tile(page, g), await findPoint(list(page, 'D')));
  await tile(page, g).dblclick();
  await expectImages(page, 'D', []);

  await leaveAndResume(page, path);

  await test.step('the first save leads to /tierlists/edit/{id}, the history stays, the draft goes', async () => {
    await saveTierlist(page);
    await expect(page).toHaveURL(/\/tierlists\/edit\/\d+$/);
    await expect(page.getByText('Tier list sauvegardée.')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Annuler/ })).toBeEnabled();
    expect(await draftKeys(page)).toEqual([]);
    const saved = await read(idIn(page));
    expect(saved.lines.map(({ label, placement, color }) => [label, placement, color.toLowerCase()])).toEqual(
      expect.arrayContaining([
        ['S', 1, 'ff7f7f'],
        ['A', 2, 'ffbf7f'],
        ['B', 3, 'ffff7f'],
        ['C', 4, '7fff7f'],
        ['D', 5, '7f7fff'],
        ['Non classé', 0, 'cccccc'],
      ]),
    );
  });

  await test.step('edit: another name, another place, saved again and read again', async () => {
    await page.getByLabel('Nom de la tier list').fill('Retouchée');
    await dragTo(page, tile(page, e), await findPoint(list(page, 'A')));
    await expectImages(page, 'A', [e]);
    await saveTierlist(page);
    await expect(page.getByText('Tier list mise à jour.')).toBeVisible();
    await openBoard(page, `${page.url()}?continue=true`, 8);
    await expectImages(page, 'A', [e]);
    await expectImages(page, 'B', [d]);
    await expect(page.getByLabel('Nom de la tier list')).toHaveValue('Retouchée');
  });

  await test.step('TL-28, TL-63: delete leads to the profile, and takes the draft along', async () => {
    const id = idIn(page);
    await page.getByLabel('Nom de la tier list').fill('Jamais sauvegardée');
    await chooseMore(page, 'Supprimer la tier list');
    await expect(page.getByRole('dialog', { name: 'Supprimer « Retouchée » ?' })).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Supprimer', exact: true }).click();
    await expect(page).toHaveURL(/\/profile/);
    await expect(page.getByText('Tier list supprimée.')).toBeVisible();
    expect(await draftKeys(page)).toEqual([]);
    await expect(read(id)).rejects.toThrow('404');
  });
});

test('TL-44: with the keyboard alone, place, leave, resume, save, edit, save again and view', async ({
  page,
}) => {
  const [a, b, c, d, e] = album.images;
  await signInAs(page, author);
  const path = newTierlistPath({ album: album.id, name: 'Au clavier', images: album.images.slice(0, 5) });
  await openBoard(page, path, 5);
  await tabTo(page, list(page, POOL));
  await pressKeys(page, 'ArrowRight', '1', '1', '2');
  await expectImages(page, 'S', [a, b]);
  await expectImages(page, 'A', [c]);
  await expect(tile(page, d)).toBeFocused();
  await pressKeys(page, ' ', 'ArrowUp', ' ');
  await expectImages(page, 'D', [d]);

  await page.goto('/terms');
  await openBoard(page, path, 5);
  await expectImages(page, 'D', [d]);
  await pressKeys(page, 'Control+z');
  await expectImages(page, POOL, [d, e]);

  const save = page.getByRole('button', { name: 'Sauvegarder', exact: true });
  await pressButton(page, save);
  await expect(page).toHaveURL(/\/tierlists\/edit\/\d+$/);
  await openBoard(page, page.url(), 5);
  await tabTo(page, list(page, 'S'));
  await pressKeys(page, 'ArrowRight', 'ArrowRight', 'Delete');
  await expectImages(page, POOL, [d, e, b]);
  await pressButton(page, save);
  await expect(page.getByText('Tier list mise à jour.')).toBeVisible();
  expect(await readTiers(author, idIn(page))).toMatchObject({ S: [a], A: [c], 'Non classé': [d, e, b] });

  await pressButton(page, page.getByRole('button', { name: 'Autres actions', exact: true }));
  await expect(page.getByRole('menuitem', { name: 'Voir la tier list' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Au clavier' })).toBeVisible();
  await pressButton(page, page.getByRole('button', { name: /^Image 1\b/ }));
  await expect(page.getByRole('dialog', { name: 'Image 1' })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('dialog', { name: 'Image 3' })).toBeVisible();
});

test('TL-32: a visitor is told how it works, finds the draft again, and may give it up', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL: baseURL ?? '' });
  const page = await context.newPage();
  const path = newTierlistPath({ album: album.id, name: 'Sans suite' });
  const info = page.getByRole('dialog', { name: 'Votre tier list en trois gestes' });
  await page.clock.install();

  await test.step('BU-26, TL-63: a draft is written after 5000 ms, and its reload does not need leaving the page properly', async () => {
    await page.goto(path);
    await info.getByRole('button', { name: 'C’est parti' }).click();
    await expect(info).toHaveCount(0);
    await expect(page.locator('[data-drag-item]')).toHaveCount(8);
    await page.clock.pauseAt(Date.now() + 60_000);
    await tile(page, album.images[0]).click();
    await page.getByRole('button', { name: 'Placer la sélection dans S' }).first().click();
    await expect(page.getByText('Brouillon…')).toBeVisible();
    await page.clock.runFor(4_999);
    await expect(page.getByText('Brouillon…')).toBeVisible();
    await page.clock.runFor(1);
    await expect(page.getByText('Brouillon gardé')).toBeVisible();
    await page.clock.resume();
  });

  const twin = await context.newPage();
  await openBoard(twin, path, 8);
  await expectImages(twin, 'S', [album.images[0]]);

  await test.step('BU-10, RK-47, TL-32, TO-17: the information is given once, and again when asked for', async () => {
    const again = twin.getByRole('dialog', { name: 'Votre tier list en trois gestes' });
    await expect(again).toHaveCount(0);
    await chooseMore(twin, 'Comment ça marche');
    await expect(again).toBeVisible();
    await twin.keyboard.press('Escape');
    await expect(again).toHaveCount(0);
  });

  await test.step('TL-24, TL-27, TL-28, TL-63: cancel gives the draft up', async () => {
    await page.close();
    await chooseMore(twin, 'Abandonner les changements');
    await twin.getByRole('button', { name: 'Abandonner', exact: true }).click();
    await expect(twin).toHaveURL(/\/allalbum/);
    await openBoard(twin, path, 8);
    await expectImages(twin, 'S', []);
  });
  await context.close();
});

test('BU-28: the draft of a visitor meets another selection, then a sign-in', async ({ page }) => {
  const [a, b, ...others] = album.images;
  const other = newTierlistPath({ album: album.id, name: 'Brouillon', images: others });

  await test.step('BU-28: another selection of the album asks Reprendre or Recommencer', async () => {
    await openBoard(page, newTierlistPath({ album: album.id, name: 'Brouillon' }), 8);
    // The page is left at the very moment of the drop, before it is painted: the draft must contain the drop.
    const drafts = page.evaluate(
      () =>
        new Promise<string[]>((resolve) => {
          const leave = () => {
            window.dispatchEvent(new Event('pagehide'));
            document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
            resolve(Object.keys(localStorage).filter((key) => key.includes('draft:')));
          };
          // A drag stops the propagation of its events, so this listens on the window in the capture phase.
          window.addEventListener('pointerup', leave, { capture: true });
        }),
    );
    await dragTo(page, tile(page, a), await findPoint(list(page, 'S')));
    expect(await drafts).toHaveLength(1);
    await expectImages(page, 'S', [a]);
    await expectPool(page, 7, 8);
    await page.goto(other);
    const question = page.getByRole('dialog', { name: 'Reprendre votre brouillon ?' });
    await question.getByRole('button', { name: 'Reprendre' }).click();
    await expectImages(page, 'S', [a]);
    await expectImages(page, POOL, [b, ...others]);
    await page.goto(other);
    await question.getByRole('button', { name: 'Recommencer' }).click();
    await expectImages(page, 'S', []);
    await expectImages(page, POOL, others);
  });

  await test.step('AC-72, BU-22, SU-13, SH-3: a visitor who signs in on the way loses nothing', async () => {
    const [c, d] = others;
    await dragTo(page, tile(page, c), await findPoint(list(page, 'S')));
    await expectImages(page, 'S', [c]);
    await dragTo(page, tile(page, d), await findPoint(list(page, 'C')));
    await expectImages(page, 'C', [d]);
    await expectPool(page, 4, 6);
    await expect(page.getByRole('button', { name: 'Sauvegarder', exact: true })).toBeDisabled();
    await page.getByRole('link', { name: 'Se connecter pour sauvegarder' }).click();
    await page.getByLabel('Nametag ou adresse email').fill(author.nametag);
    await page.getByRole('textbox', { name: 'Mot de passe' }).fill(author.password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/tierlists\/create\/editor/);
    await expectImages(page, 'S', [c]);
    await expectImages(page, 'C', [d]);
    await saveTierlist(page);
    await expect(page).toHaveURL(/\/tierlists\/edit\/\d+$/);
  });
});

test('TL-60: images of the album that join a saved tier list survive a reload', async ({ page }) => {
  const [a, b, c, , e] = album.images;
  const id = await saveOne('Rejointe', author, { ...album, images: [a ?? 0, b ?? 0, c ?? 0] });
  await signInAs(page, author);
  await openBoard(page, `/tierlists/edit/${id}`, 3);
  await chooseMore(page, 'Ajouter des images de l’album');
  const dialog = page.getByRole('dialog', { name: 'Ajouter des images de l’album' });
  await expect(dialog.getByRole('checkbox')).toHaveCount(5);
  await dialog.getByRole('checkbox', { name: 'Image 5' }).check({ force: true });
  await dialog.getByRole('button', { name: 'Ajouter 1 image' }).click();
  await dragTo(page, tile(page, e), await findPoint(list(page, 'S'), 0.9));
  await expectImages(page, 'S', [a, e]);
  await expectPool(page, 2, 4);

  await openBoard(page, page.url(), 4);
  await expectImages(page, 'S', [a, e]);
  await saveTierlist(page);
  await expect(page.getByText('Tier list mise à jour.')).toBeVisible();
  expect(await readTiers(author, id)).toMatchObject({ S: [a, e] });
});

test('AX-52, BU-4: what is made of a private album is published only when that is confirmed', async ({
  page,
  baseURL,
}) => {
  const passing = await registerUser(baseURL, 'De passage');
  await signInAs(page, passing);
  const secret = await makeAlbum(passing, { name: 'Caché', images: 3, status: 'private' });
  await openBoard(page, newTierlistPath({ album: secret.id, name: 'Discrète' }), 3);
  await page.getByRole('button', { name: 'Paramètres' }).click();
  const shown = page.getByRole('switch', { name: 'Tier list publique' });
  const question = page.getByRole('dialog', { name: 'Rendre la tier list publique ?' });
  await page.getByRole('textbox', { name: 'Description' }).fill('Rien que trois.');
  await shown.click();
  await question.getByRole('button', { name: 'Rendre publique' }).click();
  await expect(shown).toBeChecked();
  await page.keyboard.press('Escape');
  await saveTierlist(page);
  await expect(page).toHaveURL(/\/tierlists\/edit\/\d+$/);
  expect(await read(idIn(page), passing)).toMatchObject({ private: false, description: 'Rien que trois.' });
});

test('BU-15, PR-15: a save over a newer one offers a copy, to overwrite, or to reload', async ({
  page,
  baseURL,
}) => {
  const passing = await registerUser(baseURL, 'De passage');
  await signInAs(page, passing);
  const [a, b] = album.images;
  const id = await saveOne('Commune', passing);
  const saveElsewhere = async (name: string) => {
    await passing.call('PUT', `/tierlist/${id}`, { name });
  };
  const meetConflict = async (name: string) => {
    await page.getByLabel('Nom de la tier list').fill(name);
    await saveTierlist(page);
    await expect(page.getByRole('dialog', { name: 'Une version plus récente existe' })).toBeVisible();
  };
  await openBoard(page, `/tierlists/edit/${id}`, 8);

  await test.step('reload gives the other version', async () => {
    await dragTo(page, tile(page, b), await findPoint(list(page, 'A')));
    await expectImages(page, 'A', [b]);
    await saveElsewhere('D’ailleurs');
    await meetConflict('La mienne');
    await page.getByRole('button', { name: /Recharger l’autre version/ }).click();
    await expect(page.getByLabel('Nom de la tier list')).toHaveValue('D’ailleurs');
    await expectImages(page, 'A', []);
  });

  await test.step('overwrite keeps mine', async () => {
    await dragTo(page, tile(page, b), await findPoint(list(page, 'A')));
    await expectImages(page, 'A', [b]);
    await saveElsewhere('D’ailleurs encore');
    await meetConflict('La mienne');
    await page.getByRole('button', { name: /Écraser avec la mienne/ }).click();
    await expect(page.getByText('Tier list mise à jour.')).toBeVisible();
    expect((await read(id, passing)).name).toBe('La mienne');
  });

  await test.step('a copy leaves both', async () => {
    await saveElsewhere('La leur');
    await meetConflict('À moi');
    await page.getByRole('button', { name: /Garder la mienne comme copie/ }).click();
    await expect(page).not.toHaveURL(new RegExp(`/edit/${id}$`));
    await expect(page).toHaveURL(/\/edit\/\d+$/);
    expect((await read(id, passing)).name).toBe('La leur');
    const copy = await read(idIn(page), passing);
    expect(copy.name).toBe('À moi (copie)');
    const idsIn = (wanted: string) =>
      copy.lines.find(({ label }) => label === wanted)?.images.map(({ id_image }) => id_image);
    expect(idsIn('A')).toEqual([b]);
    expect(idsIn('S')).toEqual([a]);
  });
});

test('AC-69, AC-70, AC-71, BU-21: a session that ends while one works takes nothing away', async ({
  page,
  baseURL,
}) => {
  const passing = await registerUser(baseURL, 'De passage');
  await signInAs(page, passing);
  const [a, , c] = album.images;
  await openBoard(page, `/tierlists/edit/${await saveOne('Interrompue', passing)}`, 8);
  await dragTo(page, tile(page, c), await findPoint(list(page, 'S'), 0.9));
  await expectImages(page, 'S', [a, c]);
  await passing.call('POST', '/revocation');
  await saveTierlist(page);
  await expect(
    page.getByText('Votre session est terminée. Reconnectez-vous : votre brouillon vous attend ici.'),
  ).toBeVisible();
  await expectImages(page, 'S', [a, c]);
  await expect(page.getByRole('link', { name: 'Se connecter pour sauvegarder' })).toBeVisible();
});

test('TL-61: a drag goes on while the album arrives', async ({ page }) => {
  const [, b] = album.images;
  const id = await saveOne('Tirée', author);
  await signInAs(page, author);
  const gate = Promise.withResolvers<void>();
  await page.route(`**/api/album/${album.id}`, async (route) => {
    await gate.promise;
    await route.fallback();
  });
  await openBoard(page, `/tierlists/edit/${id}`, 8);

  await dragOver(page, tile(page, b), await findPoint(list(page, 'A')));
  gate.resolve();
  // Chromium sometimes reports a reply as aborted when its body was read as a stream; its resource timing shows that it has arrived.
  await page.waitForFunction(
    (path) => performance.getEntriesByType('resource').some(({ name }) => name.endsWith(path)),
    `/api/album/${album.id}`,
  );
  await nextFrames(page);
  await nextFrames(page);
  await expect(ghost(page)).toBeVisible();
  await page.mouse.up();

  await expectImages(page, 'A', [b]);
});

/** Fires what happens when the page is hidden, so that pending changes are written now. */
async function writeDraft(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
}

/** Drags the image into S and writes the draft at once. */
async function place(on: Page, image: number | undefined, unclassified: number): Promise<void> {
  await dragTo(on, tile(on, image), await findPoint(list(on, 'S'), 0.95));
  await expect(on.getByText(`${unclassified} sur 8`, { exact: true })).toBeVisible();
  await writeDraft(on);
}

const draftQuestion = (page: Page) => page.getByRole('dialog', { name: 'Quel brouillon garder ?' });

test('BU-29, PR-19: where a visitor’s draft and the account’s meet at the sign-in, the person chooses, told what each holds', async ({
  page,
  baseURL,
}) => {
  const person = await registerUser(baseURL, 'Deux fois');
  const [a, b, c, d] = album.images;
  const path = newTierlistPath({ album: album.id, name: 'Rencontre' });
  const question = draftQuestion(page);
  await signInAs(page, person);
  await openBoard(page, path, 8);
  await place(page, a, 7);
  await place(page, b, 6);
  await place(page, c, 5);
  // The session ends, as on a shared computer.
  await page.evaluate(() => localStorage.removeItem('token'));
  await openBoard(page, path, 8);
  await expectImages(page, 'S', []);
  await place(page, d, 7);
  await page.getByRole('link', { name: 'Se connecter pour sauvegarder' }).click();
  await page.getByLabel('Nametag ou adresse email').fill(person.nametag);
  await page.getByRole('textbox', { name: 'Mot de passe' }).fill(person.password);
  await page.keyboard.press('Enter');
  await expect(question.getByRole('button', { name: /déjà là.*3 images classées sur 8/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expectImages(page, 'S', [a, b, c]);
  await page.reload();
  await question.getByRole('button', { name: /avant votre connexion.*1 image classée sur 8/ }).click();
  await expectImages(page, 'S', [d]);
  await page.reload();
  await expectImages(page, 'S', [d]);
});

test('BU-29, PR-19: where the drafts of two tabs meet, the person chooses, told what each holds', async ({
  page,
}) => {
  const [a, b, c, d] = album.images;
  const path = newTierlistPath({ album: album.id, name: 'Deux onglets' });
  const question = draftQuestion(page);
  await openBoard(page, path, 8);
  await place(page, d, 7);
  const twin = await page.context().newPage();
  await skipTierlistInfo(twin);
  await openBoard(twin, path, 8);
  await expectImages(twin, 'S', [d]);
  await place(page, a, 6);
  await place(twin, b, 6);
  const notice = (on: Page) => on.getByRole('alert').filter({ hasText: 'Un autre onglet' });
  await expect(notice(twin)).toContainText('2 images classées sur 8');
  await expect(notice(page)).toHaveCount(0);

  await test.step('the other one is taken', async () => {
    await notice(twin).getByRole('button', { name: 'Reprendre l’autre' }).click();
    await expectImages(twin, 'S', [d, a]);
    await expect(notice(twin)).toHaveCount(0);
  });

  await test.step('mine is kept, and the other tab is told', async () => {
    await place(twin, c, 5);
    await expect(notice(page)).toContainText('3 images classées sur 8');
    await notice(page).getByRole('button', { name: 'Garder celle-ci' }).click();
    await expect(notice(page)).toHaveCount(0);
    await expect(notice(twin)).toContainText('2 images classées sur 8');
    await twin.close();
    await page.goto(path);
  });

  await test.step('both are there until the choice', async () => {
    await question.getByRole('button', { name: /autre onglet.*3 images classées/ }).click();
    await expectImages(page, 'S', [d, a, c]);
  });
});

test('BU-17: an image that left the album is named, and the save works without it', async ({
  page,
  baseURL,
}) => {
  const person = await registerUser(baseURL, 'Sans perte');
  const own = await makeAlbum(person, { name: 'Qui change', images: 4 });
  const [a, b] = own.images;
  await signInAs(page, person);
  await openBoard(page, newTierlistPath({ album: own.id, name: 'Moins une' }), 4);
  await dragTo(page, tile(page, a), await findPoint(list(page, 'S')));
  await expectImages(page, 'S', [a]);
  await dragTo(page, tile(page, b), await findPoint(list(page, 'S'), 0.9));
  await expectImages(page, 'S', [a, b]);
  await person.call('DELETE', `/image/${b}`);
  await saveTierlist(page);
  const alert = page.getByRole('alert').filter({ hasText: '1 image n’est plus dans l’album : « Image 2 »' });
  await expect(alert).toBeVisible();
  await expectImages(page, 'S', [a]);
  await alert.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page).toHaveURL(/\/tierlists\/edit\/\d+$/);
  const saved = (await read(idIn(page), person)).lines.find(({ label }) => label === 'S');
  expect(saved?.images.map(({ id_image }) => id_image)).toEqual([a]);
});

test('BU-16, PR-16: a save that was applied and whose answer was lost is no conflict with oneself', async ({
  page,
}) => {
  const id = await saveOne('Sans réponse', author);
  await signInAs(page, author);
  await openBoard(page, `/tierlists/edit/${id}`, 8);
  let lost = 0;
  await page.route(`**/api/tierlist/${id}`, async (route) => {
    if (route.request().method() !== 'PUT' || lost > 0) return route.fallback();
    lost += 1;
    await route.fetch();
    return route.abort('connectionreset');
  });

  await page.getByLabel('Nom de la tier list').fill('Enregistrée quand même');
  await saveTierlist(page);
  await expect(page.getByRole('alert').filter({ hasText: 'La sauvegarde a échoué' })).toBeVisible();
  await page.getByLabel('Nom de la tier list').fill('Et changée depuis');
  await saveTierlist(page);

  await expect(page.getByText('Tier list mise à jour.')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect((await read(id)).name).toBe('Et changée depuis');
});
