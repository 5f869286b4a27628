// The album dialog and its express starts (decision 0030).
import { ENDPOINTS } from '@palmares/core/contract/endpoints';
import type { Album } from '@palmares/core/contract/types';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answer, findCalls, refuse } from '../../testing/fake-server.ts';
import { mount } from '../../testing/mount.tsx';
import { ADMIN, LINA, signInAs } from '../../testing/session.ts';
import { makeAlbum, makeImage } from '../../testing/wire-samples.ts';
import { AlbumDialog } from './album-dialog.tsx';

const ID = 9;
const dialog = page.getByRole('dialog');
const starts = dialog.getByRole('link', { name: /^Commencer/ });
const goOn = dialog.getByRole('button', { name: 'Continuer' });
const closed = () => undefined;
const kind = (name: string) => dialog.getByRole('radio', { name });

/** Opens the specified path. */
const nameFirst = () => dialog.getByText('Donner un nom d’abord').click();

async function open(images: number, patch: Partial<Album> = {}) {
  sessionStorage.clear();
  answer(ENDPOINTS.countAlbumView, { id: ID });
  answer(ENDPOINTS.getAlbum, {
    ...makeAlbum({ id: ID, name: 'Bêtes', image_count: images }),
    images: Array.from({ length: images }, (_, index) => makeImage({ name: `Image ${index + 1}` })),
    ...patch,
  });
  return mount(<AlbumDialog albumId={ID} onClose={closed} />, { at: `/?album=${ID}` });
}

test.each([
  ['une tier list', '/tierlists/create/editor?album=9&name=Tierlist+B%C3%AAtes'],
  ['un tournoi', '/tournois/create/editor?album=9&name=Tournoi+B%C3%AAtes&express=true'],
  ['un classement', '/classements/create/editor?album=9&name=Classement+B%C3%AAtes'],
])(
  'SU-6: « Commencer » %s leads to its builder at once, with every image and the default name',
  async (what, to) => {
    await signInAs();
    const { address } = await open(14);
    await dialog.getByRole('link', { name: `Commencer ${what} avec 14 images`, exact: true }).click();
    await expect.poll(address).toBe(to);
    expect(findCalls(ENDPOINTS.countAlbumView)).toHaveLength(1);
  },
);

test('each tile shows what its kind makes of the album’s own first images', async () => {
  await signInAs();
  // A picture that could not be loaded has no colour.
  const images = ['11aa22', '22bb33', '33cc44', '44dd55'].map((color) =>
    makeImage({ color, path_image: '/default-image.jpg?album' }),
  );
  await open(4, { images });
  const listDrawn = () =>
    [...document.querySelectorAll('[role="dialog"] li [aria-hidden="true"] > span')].map((tile) =>
      [...tile.querySelectorAll<HTMLElement>('[style]')].map(({ style }) =>
        style.getPropertyValue('--picture-color'),
      ),
    );
  const [first, second, third, fourth] = images.map(({ color }) => `#${color}`);
  await expect.poll(listDrawn).toEqual([
    // Rows S, A and B; the winner of a duel twice; second, first and third place.
    [first, second, fourth, third],
    [first, second, first],
    [second, first, third],
  ]);
});

test.each([
  ['Tierlist', '/setup?album=9&type=tierlists&name=Tierlist+B%C3%AAtes'],
  ['Tournoi', '/setup?album=9&type=tournois&name=Tournoi+B%C3%AAtes'],
  ['Classement', '/setup?album=9&type=classements&name=Classement+B%C3%AAtes'],
])('« Choisir les images » of the tile %s leads to the setup with its default name', async (what, to) => {
  await signInAs();
  const { address } = await open(14);
  await dialog.getByRole('link', { name: `Choisir les images : ${what}` }).click();
  await expect.poll(address).toBe(to);
});

test('SU-2, SU-4: the disclosure has the three kinds, of which one arms « Continuer », and the keys choose another', async () => {
  await signInAs();
  const { address } = await open(14);
  await expect.element(starts.first()).toBeVisible();
  await expect.element(goOn).not.toBeInTheDocument();
  await nameFirst();
  await expect.element(goOn).toBeDisabled();
  await kind('Tournoi').click();
  await expect.element(dialog.getByRole('textbox')).toHaveValue('Tournoi Bêtes');
  expect(address()).toBe('/?album=9');
  kind('Tournoi').element().focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(dialog.getByRole('textbox')).toHaveValue('Classement Bêtes');
  await goOn.click();
  await expect.poll(address).toBe('/setup?album=9&type=classements&name=Classement+B%C3%AAtes');
});

test('the keyboard finds each tile in its order, then the disclosure', async () => {
  await signInAs();
  await open(14);
  await expect.element(starts.first()).toBeVisible();
  starts.first().element().focus();
  for (const index of [0, 1, 2]) {
    await expect.element(starts.nth(index)).toHaveFocus();
    await userEvent.tab();
    await expect.element(dialog.getByRole('link', { name: /^Choisir les images/ }).nth(index)).toHaveFocus();
    await userEvent.tab();
  }
  expect(document.activeElement?.textContent).toBe('Donner un nom d’abord');
  await userEvent.keyboard('{Enter}');
  await userEvent.tab();
  await expect.element(kind('Tierlist')).toHaveFocus();
});

test('SU-6: a name that was typed goes along, whichever kind is begun', async () => {
  await signInAs();
  const { address } = await open(14);
  await nameFirst();
  await kind('Tournoi').click();
  await dialog.getByRole('textbox').fill('Ma coupe');
  await dialog.getByRole('link', { name: /^Commencer un classement/ }).click();
  await expect.poll(address).toBe('/classements/create/editor?album=9&name=Ma+coupe');
});

test('SU-7: one image makes a tier list, and what needs two says so', async () => {
  await signInAs();
  await open(1);
  await expect
    .element(dialog.getByRole('link', { name: 'Commencer une tier list avec 1 image' }))
    .toBeVisible();
  expect(starts.elements()).toHaveLength(1);
  expect(dialog.getByText('Il faut au moins 2 images.').elements()).toHaveLength(2);
  await nameFirst();
  await kind('Tournoi').click();
  await expect.element(goOn).toBeEnabled();
});

test('SU-5: a visitor is warned once, calmly, with a way to sign in, and may begin', async () => {
  await open(14);
  const note = dialog.getByRole('note');
  await expect
    .element(note.getByText('Vous pouvez créer, mais pas sauvegarder sans compte.', { exact: true }))
    .toBeVisible();
  await expect
    .element(note.getByRole('link', { name: 'Se connecter' }))
    .toHaveAttribute('href', '/login?retour=%2F%3Falbum%3D9');
  await expect.poll(() => starts.elements().length).toBe(3);
  await signInAs();
  await expect.element(note).not.toBeInTheDocument();
});

test.each([
  ['private', 'Cet album est privé : vous pouvez le voir, seul son auteur peut l’utiliser.'],
  ['quarantined', 'Cet album est en quarantaine : il ne peut être ni modifié ni utilisé.'],
] as const)(
  'SU-8: of an album that is %s and somebody else’s nothing begins at once, and it says why',
  async (status, text) => {
    await signInAs(ADMIN);
    await open(14, { status });
    await expect.element(dialog.getByText(text)).toBeVisible();
    expect(starts.elements()).toHaveLength(0);
  },
);

test('of one’s own private album everything begins', async () => {
  await signInAs();
  await open(14, { status: 'private', author: LINA });
  await expect.poll(() => starts.elements().length).toBe(3);
});

test('SU-21: a private album is refused as before', async () => {
  refuse(ENDPOINTS.getAlbum, { status: 401, code: 'auth_required' });
  answer(ENDPOINTS.countAlbumView, { id: ID });
  await mount(<AlbumDialog albumId={ID} onClose={closed} />, { at: `/?album=${ID}` });
  const text = 'Accès refusé: vous devez être connecté pour accéder à cet album privé';
  await expect.element(dialog.getByText(text)).toBeVisible();
  expect(starts.elements()).toHaveLength(0);
});
