// Creating a tier list in the page. e2e/tests covers drags, drafts, sign-in and viewers.
import { ENDPOINTS } from '@palmares/core/contract/endpoints';
import { beforeEach, expect, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import {
  CONTENT_ID,
  CREATED_ID,
  sampleAlbum,
  sampleImages,
  sampleTierlist,
} from '../testing/builder-samples.ts';
import { answer, failNetwork, findCalls, holdReply, refuse } from '../testing/fake-server.ts';
import { mountBuilder, newPath } from '../testing/mount-builder.tsx';
import { signInAs } from '../testing/session.ts';
import { begin, expectImages, expectTiles, POOL, tile, tileElement } from '../testing/tier-board.ts';

const [A, B, C, D, E] = [101, 102, 103, 104, 105] as const;

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const dialogs = page.getByRole('dialog');
const getAlert = (words: string) => page.getByRole('alert').filter({ hasText: words }).first();
const nameField = page.getByRole('textbox', { name: 'Nom de la tier list' });
/** The live region of the editor. */
const said = page.getByRole('main').getByRole('status');

const labels = () => [...document.querySelectorAll<HTMLElement>('[data-tier-label]')];
const labelTexts = () => labels().map(({ textContent }) => textContent);

beforeEach(() => {
  localStorage.setItem('tierlistInfoModalShown', 'true');
});

/** Opens a saved tier list: S holds the first image, the others have no tier. */
async function beginSaved(count: number, patch: Parameters<typeof sampleTierlist>[1] = {}) {
  const [first = 0, ...rest] = sampleImages(count).map(({ id }) => id);
  await signInAs();
  answer(ENDPOINTS.getAlbum, sampleAlbum(count));
  answer(ENDPOINTS.getTierlist, sampleTierlist({ tiers: [[first], [], [], [], []], pool: rest }, patch));
  const mounted = await mountBuilder(`/tierlists/edit/${CONTENT_ID}`);
  await expectTiles(count);
  return mounted;
}

/** Presses keys one by one; the focus follows the image in the frame after the render. */
async function press(...keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    await userEvent.keyboard(key);
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
  }
}

async function chooseMore(item: string): Promise<void> {
  await button('Autres actions').click();
  await page.getByRole('menuitem', { name: item }).click();
}

async function placeByClick(image: number, tier: string): Promise<void> {
  await tile(image).click();
  await button(`Placer la sélection dans ${tier}`).last().click();
}

async function expectFocus(wanted: Locator): Promise<void> {
  await expect.element(wanted).toHaveFocus();
}

test('LB-13: a picture that has arrived stands on the ground of all images, not on its own colour, which would hide it', async () => {
  await begin(2);
  const own = () => tileElement(B)?.querySelector('img')?.style.backgroundColor;
  await expect.poll(own).toBe('');
  tileElement(B)?.focus();
  await press('i');
  await button('Choisir comme image principale').click();
  await expect.element(tile(B)).toHaveAttribute('data-main');
  expect(own()).toBe('');
});

test('TL-45: digits send to a tier and go on to the next unclassified image', async () => {
  await begin(5);
  document.querySelector<HTMLElement>(`[aria-label="${POOL}"][role="listbox"]`)?.focus();
  await press('{ArrowRight}', '1');
  await expect.element(said).toHaveTextContent('« Image 1 » placée en S, 1 sur 1');
  await press('1', '2');
  await expectImages('S', [A, B]);
  await expectImages('A', [C]);
  await expect.element(said).toHaveTextContent('« Image 3 » placée en A, 1 sur 1');
  await expectFocus(tile(D));
});

test('TL-44: Space lifts, arrows carry, Space drops; Escape puts back; each is told', async () => {
  await begin(5);
  tileElement(D)?.focus();
  await press(' ');
  await expect.element(said).toHaveTextContent('Image 4 : saisie. Flèches pour déplacer, Espace pour poser.');
  await press('{ArrowUp}');
  await expect.element(said).toHaveTextContent('D, place 1 sur 1');
  await press('{ArrowUp}', ' ');
  await expect.element(said).toHaveTextContent('« Image 4 » placée en C, 1 sur 1');
  await expectFocus(tile(D));
  await expectImages(POOL, [A, B, C, E]);
  await expectImages('C', [D]);
  await press(' ', '{ArrowUp}', '{Escape}');
  await expectImages('C', [D]);
  await expect.element(said).toHaveTextContent('Déplacement annulé.');
});

test('TL-46: what is typed into the name is a name: the board hears none of it', async () => {
  await begin(5, { name: 'Au clavier' });
  await placeByClick(D, 'C');
  tileElement(D)?.focus();
  await press('{Enter}');
  await nameField.click();
  await press('{End}', '1', 'u', '?');
  await expect.element(nameField).toHaveValue('Au clavier1u?');
  await press('{Control>}z{/Control}');
  await expect.element(dialogs).not.toBeInTheDocument();
  await expect.element(page.getByText('1 image sélectionnée')).toBeVisible();
  await expectImages('C', [D]);
  await expect.element(button('Annuler : Déplacer « Image 4 » en C')).toBeEnabled();
});

test('TL-44: Enter chooses, Delete takes back, Ctrl+Z and Ctrl+Maj+Z go through the history', async () => {
  await begin(5);
  tileElement(A)?.focus();
  await press('1', '1');
  tileElement(A)?.focus();
  await press('{Enter}', '{ArrowRight}', '{Enter}', '5');
  await expectImages('D', [A, B]);
  await press('{Delete}');
  await expectImages('D', [A]);
  await press('{Control>}z{/Control}');
  await expectImages('D', [A, B]);
  await press('{Control>}z{/Control}');
  await expectImages('S', [A, B]);
  await press('{Control>}{Shift>}z{/Shift}{/Control}');
  await expectImages('D', [A, B]);
});

test('LB-48: ? tells the shortcuts, Escape closes and gives the focus back', async () => {
  await begin(3);
  tileElement(C)?.focus();
  await press('?');
  await expect.element(page.getByRole('dialog', { name: 'Raccourcis clavier' })).toBeVisible();
  await press('{Escape}');
  await expect.element(dialogs).not.toBeInTheDocument();
  await expectFocus(tile(C));
});

test('LB-64, TL-57: WCAG 2.5.7: what the edge of the pool does when it is dragged, two buttons do', async () => {
  await begin(3);
  const height = () => Number(page.getByRole('separator').element().getAttribute('aria-valuenow'));
  const before = height();
  await button('Agrandir la zone des images non classées').click();
  await expect.poll(height).toBe(before + 10);
  await button('Réduire la zone des images non classées').click();
  await button('Réduire la zone des images non classées').click();
  await expect.poll(height).toBe(before - 10);
});

test('WCAG 2.1.4: with keys of one character switched off, digits and I do nothing on an image; Space still lifts it', async () => {
  localStorage.setItem('palmares:single-keys-off', 'true');
  await begin(3);
  tileElement(C)?.focus();
  await press('2', 'i', '?');
  await expect.element(dialogs).not.toBeInTheDocument();
  await expectImages('A', []);
  await press(' ', '{ArrowUp}', ' ');
  await expectImages('D', [C]);
});

test('WCAG 2.4.1: « Aller aux images » leads from the head of the editor to the pool, or to what unfolds it', async () => {
  await begin(3);
  nameField.element().focus();
  await userEvent.tab({ shift: true });
  const skip = button('Aller aux images');
  await expectFocus(skip);
  await expect.poll(() => skip.element().getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
  await press('{Enter}');
  await expectFocus(page.getByRole('listbox', { name: POOL }));
  await button('Replier les images non classées').click();
  skip.element().focus();
  await press('{Enter}');
  await expectFocus(button('Déplier les images non classées'));
});

test('the controls of a tier are one stop of Tab, with arrows between them; a tier that moves keeps the focus', async () => {
  await begin(3);
  const list = page.getByRole('listbox', { name: 'Tier S' });
  list.element().focus();
  await userEvent.tab();
  await expectFocus(button('Monter le tier S'));
  await expect.element(button('Monter le tier S')).toHaveAttribute('aria-disabled', 'true');
  await userEvent.tab();
  await expectFocus(page.getByRole('button', { name: /^Tier A,/ }));
  await userEvent.tab({ shift: true });
  await press('{Enter}', '{ArrowDown}');
  await expectFocus(button('Autres actions du tier S'));
  await press('{ArrowDown}');
  const down = button('Descendre le tier S');
  await expectFocus(down);
  expect(labelTexts().slice(0, 2)).toEqual(['S', 'A']);
  await press('{Enter}', '{Enter}');
  expect(labelTexts().slice(0, 3)).toEqual(['A', 'B', 'S']);
  await expectFocus(down);
  await userEvent.tab();
  await expectFocus(page.getByRole('button', { name: /^Tier C,/ }));
});

test('TL-14: by keyboard, a tier goes up, is renamed and recoloured, and is saved so', async () => {
  await signInAs();
  answer(ENDPOINTS.createTierlist, { id: CREATED_ID, version: 1 });
  const { address } = await begin(3);
  tileElement(C)?.focus();
  await press('2');
  button('Monter le tier A').element().focus();
  await press('{Enter}');
  expect(labelTexts()[0]).toBe('A');
  labels()[0]?.focus();
  await press('{Enter}');
  const dialog = page.getByRole('dialog', { name: 'Tier A' });
  const name = dialog.getByLabelText('Nom');
  await expectFocus(name);
  await userEvent.keyboard('{Control>}a{/Control}Incontournables absolument tous, vraiment');
  await expect.element(name).toHaveValue('Incontournables absolument tous, vrai');
  dialog.getByLabelText('Vert (#7fff7f)').element().focus();
  await press(' ');
  const apply = dialog.getByRole('button', { name: 'Appliquer' });
  // A press sooner than half a second after the dialog appeared is refused (0084).
  await expect.element(apply).not.toHaveAttribute('aria-disabled');
  apply.element().focus();
  await press('{Enter}');
  await expect.element(dialogs).not.toBeInTheDocument();
  // TL-16: the first 37 characters of the label, in lines of at most twelve.
  const spans = labels()[0]?.querySelectorAll('bdi > span') ?? [];
  const lines = [...spans].map(({ textContent }) => textContent);
  expect(lines.length).toBeGreaterThan(1);
  for (const line of lines) expect(line.length).toBeLessThanOrEqual(12);
  button('Sauvegarder').element().focus();
  await press('{Enter}');
  await expect.poll(address).toBe(`/tierlists/edit/${CREATED_ID}`);
  const { body } = findCalls(ENDPOINTS.createTierlist).at(-1) ?? {};
  expect(body).toMatchObject({
    lines: [
      { label: 'Incontournables absolument tous, vrai', color: '7fff7f', images: [{ id_image: C }] },
      {},
      {},
      {},
      {},
      {},
    ],
  });
});

test('TL-45: 500 images by the keyboard: one by one, then all that are left at once, undone and done again', async () => {
  await begin(500);
  const all = sampleImages(500).map(({ id }) => id);
  document.querySelector<HTMLElement>(`[aria-label="${POOL}"][role="listbox"]`)?.focus();
  await press('{ArrowRight}', '1', '1', '2');
  await expectImages('S', [A, B]);
  await expectImages('A', [C]);
  await expectFocus(tile(D));
  await press('{Control>}a{/Control}', '4');
  await expectImages('C', all.slice(3));
  await expect.element(page.getByText('Toutes classées')).toBeVisible();
  // The focus stays on the sent image, which can be lifted, carried and dropped from there.
  await expectFocus(tile(D));
  await press('{Escape}', ' ', '{ArrowUp}', ' ');
  await expectImages('B', [D]);
  await expectFocus(tile(D));
  await press('{Control>}z{/Control}', '{Control>}z{/Control}');
  await expectImages(POOL, all.slice(3));
  await press('{Control>}{Shift>}z{/Shift}{/Control}');
  await expectImages('C', all.slice(3));
});

test('TL-53: a preset changes the tiers, the images keep their place; one undo brings all back', async () => {
  await begin(4);
  await placeByClick(A, 'S');
  await placeByClick(C, 'B');
  const presets = page.getByRole('dialog', { name: 'Modèles de tiers' });
  await button('Modèles de tiers').click();
  await presets.getByRole('button', { name: /^S à F/ }).click();
  await expect.poll(labelTexts).toEqual(['S', 'A', 'B', 'C', 'D', 'E', 'F']);
  await button('Modèles de tiers').click();
  await presets.getByRole('button', { name: /^5 à 1/ }).click();
  await expect.poll(labelTexts).toEqual(['5', '4', '3', '2', '1']);
  await expectImages('5', [A]);
  await expectImages('3', [C]);
  await expectImages(POOL, [B, D]);
  await button('Annuler : Appliquer le modèle « 5 à 1 »').click();
  await button(/^Annuler\s: Appliquer/).click();
  await expect.poll(labelTexts).toEqual(['S', 'A', 'B', 'C', 'D']);
  await expectImages('S', [A]);
  await expectImages('B', [C]);
});

test('TL-10, TL-11, TL-13, TL-18: a name is required, a tier has one, one to fifteen tiers', async () => {
  await signInAs();
  await begin(3, {});
  await button('Sauvegarder').click();
  await expect.element(getAlert('Veuillez donner un nom à votre tierlist.')).toBeVisible();
  await expect.element(nameField).toHaveFocus();
  await expect.element(nameField).toHaveAccessibleDescription('Veuillez donner un nom à votre tierlist.');
  await expectFocus(nameField);

  labels()[0]?.click();
  await dialogs.getByLabelText('Nom').fill('   ');
  await dialogs.getByRole('button', { name: 'Appliquer' }).click();
  await expect.element(page.getByText('Le nom du tier ne peut pas être vide.')).toBeVisible();
  await userEvent.keyboard('{Escape}');

  const add = button('Ajouter un tier').element();
  const press1 = (element: HTMLElement | SVGElement | undefined) => {
    if (element instanceof HTMLElement) element.click();
  };
  for (let tiers = 5; tiers < 15; tiers++) {
    press1(add);
    await expect.poll(() => labels().length).toBe(tiers + 1);
    await userEvent.keyboard('{Escape}');
  }
  press1(add);
  await expect.element(getAlert('Vous avez atteint la limite maximale de 15 tiers.')).toBeVisible();
  expect(labels()).toHaveLength(15);

  // Keys typed into a field must not reach the board.
  add.focus();
  for (let tiers = 15; tiers > 5; tiers--) await userEvent.keyboard('{Control>}z{/Control}');
  await expect.poll(() => labels().length).toBe(5);
  for (let tiers = 5; tiers > 0; tiers--) {
    labels().at(-1)?.click();
    await dialogs.getByRole('button', { name: 'Supprimer le tier' }).click();
    await expect.element(dialogs).not.toBeInTheDocument();
  }
  await expect.element(getAlert('Vous devez conserver au moins un tier.')).toBeVisible();
  expect(labels()).toHaveLength(1);
});

test('TL-19, TL-22, TL-23, TL-52: the main image is chosen, shown, and chosen anew when it is gone; reset empties the tiers', async () => {
  await begin(3, { name: 'La mienne', main: String(B) });
  await expect.element(page.getByRole('option', { name: 'Image 2, image principale' })).toBeVisible();
  await placeByClick(A, 'S');
  await expectImages('S', [A]);
  await tile(C).click({ button: 'right' });
  await button('Choisir comme image principale').click();
  await expect.element(page.getByRole('option', { name: 'Image 3, image principale' })).toBeVisible();
  await chooseMore('Vider tous les tiers');
  await button('Vider les tiers').click();
  await expectImages('S', []);
  await expectImages(POOL, [B, C, A]);
});

test('BU-20, TL-26: a save that fails keeps everything and can be tried again', async () => {
  await signInAs();
  const { address } = await begin(3, { name: 'Malgré tout', main: String(C) });
  await placeByClick(A, 'S');
  failNetwork(ENDPOINTS.createTierlist);
  await button('Sauvegarder').click();
  await expect
    .element(getAlert('La sauvegarde a échoué. Votre travail est intact : réessayez.'))
    .toBeVisible();
  await expectImages('S', [A]);
  answer(ENDPOINTS.createTierlist, { id: CREATED_ID, version: 1 });
  await button('Réessayer').click();
  await expect.poll(address).toBe(`/tierlists/edit/${CREATED_ID}`);
  const body = { id_main_image: C, lines: [{ label: 'S', images: [{ id_image: A }] }, {}, {}, {}, {}, {}] };
  expect(findCalls(ENDPOINTS.createTierlist).at(-1)?.body).toMatchObject(body);
});

test('TL-60: images of the album join a saved tier list, and are saved with it', async () => {
  await signInAs();
  answer(ENDPOINTS.getAlbum, sampleAlbum(5));
  answer(ENDPOINTS.getTierlist, sampleTierlist({ tiers: [[A], [], [], [], []], pool: [B, C] }));
  answer(ENDPOINTS.updateTierlist, { id: CONTENT_ID, version: 2, private: false });
  await mountBuilder(`/tierlists/edit/${CONTENT_ID}`);
  await expectTiles(3);
  await chooseMore('Ajouter des images de l’album');
  const dialog = page.getByRole('dialog', { name: 'Ajouter des images de l’album' });
  // The dialog offers exactly the images that the board lacks.
  await expect.element(dialog.getByRole('checkbox', { name: 'Image 5' })).toBeInTheDocument();
  expect(dialog.getByRole('checkbox', { name: 'Image 1' }).length).toBe(0);
  for (const name of ['Image 5', 'Image 4']) {
    const box = dialog.getByRole('checkbox', { name }).element();
    if (box instanceof HTMLElement) box.click();
  }
  await dialog.getByRole('button', { name: 'Ajouter 2 images' }).click();
  await expectImages(POOL, [B, C, D, E]);
  await placeByClick(E, 'S');
  await button('Sauvegarder').click();
  await expect.element(page.getByText('Tier list mise à jour.')).toBeVisible();
  const lines = [{ label: 'S', images: [{ id_image: A }, { id_image: E }] }, {}, {}, {}, {}, {}];
  expect(findCalls(ENDPOINTS.updateTierlist).at(-1)?.body).toMatchObject({ lines });
});

test('TL-67: after a save the page of the tier list shows nothing of what was there before', async () => {
  await beginSaved(3);
  answer(ENDPOINTS.updateTierlist, { id: CONTENT_ID, version: 2, private: false });
  await nameField.fill('Tout autre chose');
  await button('Sauvegarder').click();
  await expect.element(page.getByText('Tier list mise à jour.')).toBeVisible();
  const tiers = [[], [], [], [], []];
  answer(ENDPOINTS.getTierlist, sampleTierlist({ tiers, pool: [A, B, C] }, { name: 'Tout autre chose' }));
  const arrive = holdReply(ENDPOINTS.getTierlist);
  await chooseMore('Voir la tier list');
  await expect.element(page.getByText('Chargement de la tier list…')).toBeInTheDocument();
  arrive();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Tout autre chose' })).toBeVisible();
});

test('BU-20, TL-26: a deletion that fails can be tried again', async () => {
  const { address } = await beginSaved(3, { name: 'Retouchée' });
  await nameField.fill('Jamais sauvegardée');
  await chooseMore('Supprimer la tier list');
  const question = page.getByRole('dialog', { name: 'Supprimer « Retouchée » ?' });
  const remove = question.getByRole('button', { name: 'Supprimer', exact: true });
  failNetwork(ENDPOINTS.deleteTierlist);
  await remove.click();
  await expect.element(getAlert('La suppression a échoué. Réessayez.')).toBeVisible();
  answer(ENDPOINTS.deleteTierlist, { id: CONTENT_ID });
  await remove.click();
  await expect.poll(address).toBe('/profile');
});

test('AX-52, BU-4, TL-22: on a private album it starts private, and publishing is confirmed', async () => {
  await signInAs();
  answer(ENDPOINTS.getAlbum, sampleAlbum(3, { status: 'private' }));
  await mountBuilder(newPath('tierlists', { name: 'Discrète' }));
  await expectTiles(3);
  await button('Paramètres').click();
  const shown = page.getByRole('switch', { name: 'Tier list publique' });
  const question = page.getByRole('dialog', { name: 'Rendre la tier list publique ?' });
  await expect.element(shown).not.toBeChecked();
  await shown.click();
  await question.getByRole('button', { name: 'Annuler' }).click();
  await expect.element(shown).not.toBeChecked();
  await shown.click();
  await question.getByRole('button', { name: 'Rendre publique' }).click();
  await expect.element(shown).toBeChecked();
});

// Proves BU-9, RK-21, SU-25, SH-16, TL-21, TL-27, TL-29, TL-30, TO-18.
test('what cannot be loaded is said on the profile, a wrong album id leads to the albums', async () => {
  await signInAs();
  for (const [status, code] of [
    [404, 'not_found'],
    [403, 'content_private'],
  ] as const) {
    refuse(ENDPOINTS.getTierlist, { status, code });
    const { address, unmount } = await mountBuilder(`/tierlists/edit/${status}`);
    await expect.element(page.getByText('Impossible de charger la tierlist...').first()).toBeVisible();
    await expect.poll(address).toBe('/profile');
    await unmount();
  }
  // paths.test.ts covers the other invalid ids.
  for (const query of ['album=abc', 'album=3&images=[x]']) {
    const { address, unmount } = await mountBuilder(`/tierlists/create/editor?${query}`);
    await expect.poll(address).toBe('/allalbum');
    await unmount();
  }
});

test('BU-8, TL-19: images that have all left say so', async () => {
  answer(ENDPOINTS.getAlbum, sampleAlbum(1));
  await mountBuilder(newPath('tierlists', { images: `[${B}]` }));
  await expect.element(page.getByText('Il n’y a pas d’image ici', { exact: false })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Choisir un album' })).toBeVisible();
});

test('BU-18: a tier list that was deleted elsewhere is kept as a new one', async () => {
  const { address } = await beginSaved(3);
  refuse(ENDPOINTS.updateTierlist, { status: 404, code: 'not_found' });
  answer(ENDPOINTS.createTierlist, { id: CONTENT_ID + 1, version: 1 });
  await nameField.fill('Revenue');
  await button('Sauvegarder').click();
  const gone = page.getByRole('dialog', { name: 'Cette tier list n’existe plus' });
  await gone.getByRole('button', { name: 'La garder comme nouvelle' }).click();
  await expect.element(page.getByText('Tier list sauvegardée.')).toBeVisible();
  expect(address()).toBe(`/tierlists/edit/${CONTENT_ID + 1}`);
  expect(findCalls(ENDPOINTS.createTierlist).at(-1)?.body).toMatchObject({ name: 'Revenue' });
});

test('TL-31: a tier list of a quarantined album cannot be opened, and says so', async () => {
  await signInAs();
  answer(ENDPOINTS.getAlbum, sampleAlbum(2));
  answer(ENDPOINTS.getTierlist, sampleTierlist({ tiers: [[A]], pool: [B] }, { frozen: true }));
  await mountBuilder(`/tierlists/edit/${CONTENT_ID}`);
  await expect
    .element(
      page.getByText(
        'Son album est en quarantaine\u00A0: cette tier list ne peut pas être modifiée pour le moment.',
      ),
    )
    .toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Voir la tier list' })).toBeVisible();
  expect(document.querySelectorAll('[data-tier-label]')).toHaveLength(0);
});
