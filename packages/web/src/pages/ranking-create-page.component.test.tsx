// Creating a ranking in the page. e2e/tests covers drafts, sign-in and viewers.
import { ENDPOINTS } from '@palmares/core/contract/endpoints';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  allRanked,
  CONTENT_ID,
  CREATED_ID,
  sampleAlbum,
  sampleImages,
  sampleRanking,
} from '../testing/builder-samples.ts';
import { answer, failNetwork, findCalls, holdReply, refuse } from '../testing/fake-server.ts';
import { mountBuilder, newPath } from '../testing/mount-builder.tsx';
import { signInAs } from '../testing/session.ts';

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const dialogs = page.getByRole('dialog');
const validate = button('Valider la Sélection');
const text = (words: string) => page.getByText(words, { exact: false });

/** The images on screen, and those ranked so far. */
const tiles = () => [...document.querySelectorAll<HTMLElement>('[data-choice]')];
const shelf = () => [...document.querySelectorAll<HTMLElement>('[data-open]')];
const names = () => shelf().map((row) => row.textContent);
const tile = (place: number) => page.elementLocator(tiles()[place] ?? document.body);
const open = async (row: number) => shelf()[row]?.focus();

/** Returns the value of a term of the settings: « Images », « Statut »… */
const fact = (term: string) =>
  [...document.querySelectorAll('dt')].find(({ textContent }) => textContent === term)?.nextElementSibling
    ?.textContent;

beforeEach(() => {
  localStorage.setItem('rankingInfoModalShown', 'true');
  // Quick answers have their own tests (quick-validation.component.test.tsx).
  localStorage.setItem('palmares:ranking-validate-each', 'true');
});

async function begin(count: number, name = 'Mes couleurs') {
  answer(ENDPOINTS.getAlbum, sampleAlbum(count));
  const mounted = await mountBuilder(newPath('classements', { name }));
  await expect.element(validate).toBeVisible();
  return mounted;
}

/** Dispatches the keys in the page synchronously. */
async function press(...keys: readonly string[]): Promise<void> {
  for (const pressed of keys) {
    const key = pressed.replace('Control+', '');
    const ctrlKey = key !== pressed;
    const code = /^\d$/.test(key) ? `Digit${key}` : key;
    const target = document.activeElement ?? document.body;
    target.dispatchEvent(
      new KeyboardEvent('keydown', { key, code, ctrlKey, bubbles: true, cancelable: true }),
    );
    await Promise.resolve();
  }
}

/** Chooses the first image on screen with its key and validates, until `count` images are ranked. */
async function playUntilRanked(count: number): Promise<void> {
  for (let step = 0; step < 200 && shelf().length < count; step++) await press('1', 'Control+Enter');
  expect(shelf().length).toBeGreaterThanOrEqual(count);
}

test('BU-10, RK-47, TL-32, TO-17: the first time says how it works, once, and closes with « Commencer le Classement »', async () => {
  localStorage.clear();
  answer(ENDPOINTS.getAlbum, sampleAlbum(5));
  const info = page.getByRole('dialog', { name: /Comment fonctionne le Classement/u });
  const first = await mountBuilder(newPath('classements'));
  await info.getByRole('button', { name: 'Commencer le Classement' }).click();
  await expect.element(info).not.toBeInTheDocument();
  expect(localStorage.getItem('rankingInfoModalShown')).toBe('true');
  await first.unmount();
  await mountBuilder(newPath('classements'));
  await expect.element(validate).toBeVisible();
  await expect.element(info).not.toBeInTheDocument();
});

// core/ranking/batch-size.test.ts covers the limits between the sizes.
test.each([
  [2, 2, 1],
  [20, 2, 1],
  [21, 6, 5],
  [150, 6, 5],
  [151, 12, 11],
  [301, 20, 19],
])(
  'RK-7, RK-8, RK-40: of %i images %i are shown, of which %i may be chosen',
  async (images, shown, limit) => {
    await begin(images);
    expect(tiles()).toHaveLength(shown);
    const many = limit > 1 ? `${limit} images` : '1 image';
    await expect.element(text(`Sélectionnez jusqu’à ${many} (0/${limit})`)).toBeVisible();
    await expect.element(text(`${shown} images à l’écran`)).toBeVisible();
    await expect.element(page.getByText('Tour 1', { exact: true })).toBeVisible();
  },
);

test('RK-10: nineteen of twenty may be chosen, not the twentieth, and a whole round shows each of 500 images once', async () => {
  await begin(500);
  await expect.element(text('20 images à l’écran · 480 images à voir encore dans ce tour')).toBeVisible();
  for (let place = 0; place < 20; place++) tiles()[place]?.click();
  await expect.element(text('(19/19)')).toBeVisible();
  await expect.element(tile(19)).toHaveAttribute('aria-pressed', 'false');
  await expect.element(text('Pas plus de 19 images à la fois.')).toBeInTheDocument();
  const seen = new Set<string | undefined>();
  for (let batch = 1; batch <= 25; batch++) {
    for (const { dataset } of tiles()) seen.add(dataset['choice']);
    await press(...(batch === 1 ? ['Control+Enter'] : ['1', 'Control+Enter']));
  }
  expect(seen.size).toBe(500);
  await expect.element(page.getByText('Tour 2', { exact: true })).toBeVisible();
});

test('RK-42, RK-48: by keyboard alone: digits, Enter, P, U, arrows, I and ? all the way to the end', async () => {
  await begin(3);
  await userEvent.keyboard('2');
  await expect.element(tile(1)).toHaveAttribute('aria-pressed', 'true');
  await userEvent.keyboard('{Enter}pu{Control>}z{/Control}');
  await expect.element(tile(1)).toHaveAttribute('aria-pressed', 'true');
  tiles()[0]?.focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(tile(1)).toHaveFocus();
  await userEvent.keyboard('i');
  await expect.element(page.getByRole('dialog', { name: /^Image \d$/u })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialogs).not.toBeInTheDocument();
  await userEvent.keyboard('?');
  await expect.element(page.getByRole('dialog', { name: 'Raccourcis clavier' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialogs).not.toBeInTheDocument();
  await playUntilRanked(3);
  await expect.element(page.getByRole('heading', { name: 'Classement terminé' })).toBeVisible();
  const before = names();
  await open(2);
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
  await expect.poll(names).toEqual([before[0], before[2], before[1]]);
  await userEvent.keyboard('u');
  await expect.poll(names).toEqual(before);
});

test('RK-40, RK-48: by keyboard: Space and Enter choose, Ctrl+Enter validates, and the focus is in the next images', async () => {
  await begin(4);
  await expect.element(text('2 images à l’écran · 2 images à voir encore dans ce tour')).toBeVisible();
  tiles()[0]?.focus();
  await userEvent.keyboard(' ');
  await expect.element(page.getByText(/^Image \d, choisie en 1re$/u)).toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  await expect.element(tile(0)).toHaveAttribute('aria-pressed', 'false');
  await userEvent.keyboard('{Enter}');
  await expect.element(tile(0)).toHaveAttribute('aria-pressed', 'true');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.element(text('2 images à l’écran · 0 image à voir encore dans ce tour')).toBeVisible();
  await expect.element(tile(0)).toHaveFocus();
});

test('RK-43, RK-44: by mouse: the order of choice shows, nothing chosen validates nothing, undo brings the choice back', async () => {
  await begin(21);
  await expect.element(page.getByRole('heading', { name: 'Éditeur de Classement' })).toBeVisible();
  await expect.element(validate).toBeDisabled();
  await tile(4).click();
  await tile(1).click();
  await expect.element(tile(4)).toHaveAccessibleName(/jamais vue, choisie en 1re/u);
  await expect.element(tile(1)).toHaveAccessibleName(/choisie en 2e/u);
  await expect.element(text('(2/5)')).toBeVisible();
  const onScreen = () => tiles().map(({ dataset }) => dataset['choice']);
  const shown = onScreen();
  await validate.click();
  await expect.element(text('(0/5)')).toBeVisible();
  await button('Annuler').click();
  await expect.element(text('(2/5)')).toBeVisible();
  expect(onScreen()).toEqual(shown);
});

test('RK-42: a button shows the details of an image, and chooses nothing', async () => {
  await begin(4);
  const name = /Image \d/u.exec(tiles()[0]?.textContent ?? '')?.[0] ?? '';
  await button(`Détails : ${name}`).click();
  await expect.element(page.getByRole('dialog', { name }).getByText(/jamais vue/u)).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialogs).not.toBeInTheDocument();
  await expect.element(tile(0)).toHaveAttribute('aria-pressed', 'false');
});

test('RK-14: a whole cycle of « Passer » offers to stop; what is there stays and can be continued', async () => {
  await begin(4);
  const words = 'Vous avez vu toutes les images sans en choisir. Voulez-vous en rester là ?';
  const offer = page.getByRole('status').filter({ hasText: words });
  await button('Passer').click();
  await expect.element(text('2 images à l’écran · 0 image à voir encore dans ce tour')).toBeVisible();
  await expect.element(offer).not.toBeInTheDocument();
  await button('Passer').click();
  await offer.getByRole('button', { name: 'En rester là' }).click();
  expect(tiles()).toHaveLength(0);
  await button('Commencer le Classement').click();
  await expect.poll(() => tiles().length).toBe(2);
});

test('RK-41, RK-42: the qualification says so, and each image its views', async () => {
  await begin(4);
  for (let step = 0; step < 4; step++) await press('1', 'Control+Enter');
  await expect.element(text('Phase de Qualification')).toBeVisible();
  await expect.element(tile(0)).toHaveAccessibleName(/vue 2 fois/u);
});

test('RK-45: the shelf says position, medal, name, badge and views; a click opens the image', async () => {
  await begin(4);
  await playUntilRanked(1);
  await expect
    .element(page.getByText(/^Image \d entre au classement, rang 1\. \d\snouvelles? images?\s: 1, Image \d/u))
    .toBeInTheDocument();
  const row = page
    .getByRole('complementary', { name: /Images classées/u })
    .getByRole('listitem')
    .first();
  await expect.element(row.getByTitle('Rang 1')).toHaveTextContent('#1');
  expect(row.element().textContent).toMatch(/Image \dRang 1 vue \d+ fois/u);
  await row.getByRole('button', { name: /, rang 1\s: voir l’image$/u }).click();
  await expect.element(dialogs.getByText('Rang 1')).toBeVisible();
});

test('RK-52: without a name or an account: « Veuillez vous connecter et donner un nom à votre classement. »', async () => {
  await begin(4);
  const alert = page
    .getByRole('alert')
    .filter({ hasText: 'Veuillez vous connecter et donner un nom à votre classement.' });
  await playUntilRanked(1);
  await userEvent.keyboard('{Control>}s{/Control}');
  await expect.element(alert.first()).toBeVisible();
  expect(findCalls(ENDPOINTS.createRanking)).toHaveLength(0);
});

test('RK-53: without a choice: « Aucune progression à sauvegarder. … »', async () => {
  await signInAs();
  await begin(3);
  await expect.element(button('Sauvegarder Progression')).toBeDisabled();
  await userEvent.keyboard('{Control>}s{/Control}');
  await expect
    .element(
      page.getByText("Aucune progression à sauvegarder. Sélectionnez au moins quelques images d'abord."),
    )
    .toBeVisible();
});

// Proves RK-15, RK-30, RK-32, RK-34, RK-35, RK-36, RK-37, RK-38, RK-52.
test('settings and statistics, and every name of the buttons, before and after the first save', async () => {
  await signInAs();
  answer(ENDPOINTS.createRanking, { id: CREATED_ID, version: 1 });
  const { address } = await begin(4, 'Mot à mot');
  await expect.element(button('Recommencer')).toBeVisible();
  await button('Paramètres').click();
  await expect.element(page.getByRole('switch', { name: 'Classement public' })).toBeChecked();
  expect(['Images', 'Classées', 'Non classées', 'Statut'].map(fact)).toEqual(['4', '0', '4', undefined]);
  expect(fact('Album')).toContain('Couleurs');
  await playUntilRanked(1);
  expect(['Images', 'Classées', 'Non classées'].map(fact)).toEqual(['4', '1', '3']);

  // A name is required of signed-in users too.
  await page.getByLabelText('Nom du classement').fill(' ');
  await button('Sauvegarder Progression').click();
  const required = 'Veuillez vous connecter et donner un nom à votre classement.';
  await expect.element(page.getByRole('alert').filter({ hasText: required }).first()).toBeVisible();
  expect(findCalls(ENDPOINTS.createRanking)).toHaveLength(0);
  await expect.element(page.getByLabelText('Nom du classement')).toHaveFocus();
  await expect.element(page.getByLabelText('Nom du classement')).toHaveAccessibleDescription(required);
  await page.getByLabelText('Nom du classement').fill('Mot à mot');

  // The button says « Sauvegarde... » and is disabled while saving; then the labels of the edit mode appear.
  const release = holdReply(ENDPOINTS.createRanking);
  await button('Sauvegarder Progression').click();
  await expect.element(button('Sauvegarde...')).toBeDisabled();
  release();
  await expect.element(button('Mettre à jour')).toBeEnabled();
  expect(address()).toBe(`/classements/edit/${CREATED_ID}`);
  await expect.element(button('Recommencer')).not.toBeInTheDocument();
  await button('Paramètres').click();
  expect(fact('Statut')).toBe('Classement en cours');
  await button('En rester là').click();
  expect(fact('Statut')).toBe('Prêt à classer');
  await expect.element(button('Continuer le Classement').first()).toBeVisible();
  await expect.element(text('3 images ne sont pas encore classées')).toBeVisible();

  // After a reset, the ranking can start again: « Commencer le Classement ».
  await button('Remettre à Zéro').click();
  await dialogs.getByRole('button', { name: 'Remettre à zéro' }).click();
  await expect.element(text('4 images ne sont pas encore classées')).toBeVisible();
  await expect.element(button('Mettre à jour')).toBeDisabled();
  await button('Commencer le Classement').first().click();
  await expect.poll(() => tiles().length).toBe(2);
  expect(fact('Statut')).toBe('Classement en cours');
});

test('RK-57: a save that fails: « Erreur lors de la sauvegarde du classement. Veuillez réessayer. », then works', async () => {
  await signInAs();
  const { address } = await begin(3, 'De bout en bout');
  await playUntilRanked(1);
  failNetwork(ENDPOINTS.createRanking);
  await button('Sauvegarder Progression').click();
  await expect.element(text('Erreur lors de la sauvegarde du classement. Veuillez réessayer.')).toBeVisible();
  answer(ENDPOINTS.createRanking, { id: CREATED_ID, version: 1 });
  await button('Réessayer').click();
  await expect
    .element(
      page.getByText('Classement sauvegardé avec succès ! Vous pouvez maintenant continuer à le modifier.'),
    )
    .toBeVisible();
  expect(address()).toBe(`/classements/edit/${CREATED_ID}`);
  await expect.element(page.getByRole('heading', { name: 'Modifier le Classement' })).toBeVisible();
});

test('BU-17: an image that left the album is named, and the save works without it', async () => {
  await signInAs();
  const { address } = await begin(4, 'Sans elle');
  await playUntilRanked(1);
  const [, second] = sampleImages(4);
  refuse(ENDPOINTS.createRanking, { status: 400, code: 'image_not_in_album' });
  answer(
    ENDPOINTS.getAlbum,
    sampleAlbum(4, { images: sampleImages(4).filter(({ id }) => id !== second?.id) }),
  );
  await button('Sauvegarder Progression').click();
  const alert = page.getByRole('alert').filter({ hasText: '1 image n’est plus dans l’album : « Image 2 »' });
  await expect.element(alert).toBeVisible();
  answer(ENDPOINTS.createRanking, { id: CREATED_ID, version: 1 });
  await alert.getByRole('button', { name: 'Réessayer' }).click();
  await expect.poll(address).toBe(`/classements/edit/${CREATED_ID}`);
  const { body } = findCalls(ENDPOINTS.createRanking).at(-1) ?? {};
  expect(body).toMatchObject({ images: [{}, {}, {}] });
});

test('RK-27: images that have all left the album are said plainly to be gone', async () => {
  answer(ENDPOINTS.getAlbum, sampleAlbum(1));
  await mountBuilder(newPath('classements', { images: '[102]' }));
  await expect.element(text('Il n’y a pas d’image ici')).toBeVisible();
  await expect.element(text('Classement terminé')).not.toBeInTheDocument();
});

test('a finished ranking that was opened again has no bar: there is nothing to validate, nothing to undo', async () => {
  await signInAs();
  answer(ENDPOINTS.getAlbum, sampleAlbum(3));
  answer(ENDPOINTS.getRanking, sampleRanking(allRanked(3)));
  await mountBuilder(`/classements/edit/${CONTENT_ID}`);
  await expect.element(page.getByRole('heading', { name: 'Classement terminé' })).toBeVisible();
  await expect.element(button('Annuler')).not.toBeInTheDocument();
  await open(2);
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
  await expect.element(button('Annuler')).toBeEnabled();
});

// Proves BU-9, RK-21, SU-25, SH-16, TL-30, TO-18.
test('an address without an album leads to the albums', async () => {
  const { address } = await mountBuilder('/classements/create/editor');
  await expect.poll(address).toBe('/allalbum');
});

// Proves BU-9, RK-21, SU-25, TL-30, TO-18.
test('an id that is none leads to the albums, in the editor of each kind', async () => {
  for (const path of ['/tierlists/edit/abc', '/tournois/edit/0', '/classements/edit/abc']) {
    const { address, unmount } = await mountBuilder(path);
    await expect.poll(address).toBe('/allalbum');
    await unmount();
  }
});

test('BU-15, PR-15: a ranking saved elsewhere meanwhile is reloaded, overwritten or left beside a copy, as one says', async () => {
  await signInAs();
  answer(ENDPOINTS.getRanking, sampleRanking([-1, -2, -3], { name: 'À deux' }));
  answer(ENDPOINTS.getAlbum, sampleAlbum(3));
  const { address } = await mountBuilder(`/classements/edit/${CONTENT_ID}`);
  const update = button('Mettre à jour');
  const meetConflict = async (image: number) => {
    refuse(ENDPOINTS.updateRanking, { status: 412, code: 'version_conflict' });
    await button(`Monter Image ${image} d’un rang`).click();
    await update.click();
    await expect
      .element(dialogs.getByText(/Ce classement a été sauvegardé depuis un autre onglet/u))
      .toBeVisible();
  };
  await meetConflict(2);
  answer(ENDPOINTS.getRanking, sampleRanking([-1, -2, -3], { name: 'La leur', version: 2 }));
  await dialogs.getByRole('button', { name: /Recharger l’autre version/u }).click();
  await expect.element(page.getByText('La leur', { exact: true })).toBeVisible();
  expect(names()).toEqual(['Image 1', 'Image 2', 'Image 3']);

  await meetConflict(3);
  answer(ENDPOINTS.updateRanking, { id: CONTENT_ID, version: 3, private: false });
  await dialogs.getByRole('button', { name: /Écraser/u }).click();
  await expect.element(page.getByText('Classement mis à jour avec succès !')).toBeVisible();
  const ranks = (...order: readonly number[]) =>
    order.map((place, index) => ({ id_image: 100 + place, points: -(index + 1) }));
  const bestFirst = (body: unknown) =>
    (body as { images: { points: number }[] }).images.toSorted((x, y) => y.points - x.points);
  expect(bestFirst(findCalls(ENDPOINTS.updateRanking).at(-1)?.body)).toMatchObject(ranks(1, 3, 2));

  await meetConflict(3);
  answer(ENDPOINTS.createRanking, { id: CONTENT_ID + 1, version: 1 });
  await dialogs.getByRole('button', { name: /Garder la mienne comme copie/u }).click();
  await expect.poll(address).toBe(`/classements/edit/${CONTENT_ID + 1}`);
  const copy = findCalls(ENDPOINTS.createRanking).at(-1)?.body;
  expect(copy).toMatchObject({ name: 'La leur (copie)' });
  expect(bestFirst(copy)).toMatchObject(ranks(3, 1, 2));
});
