// The album of a new content is deleted during the work: the result can be exported as a picture, at the save and from its draft.
import { ENDPOINTS } from '@palmares/core/contract/endpoints';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { queryClient } from '../app/query-client.ts';
import { ALBUM_ID, sampleAlbum } from '../testing/builder-samples.ts';
import { answer, refuse } from '../testing/fake-server.ts';
import { mountBuilder, newPath } from '../testing/mount-builder.tsx';
import { LINA, signInAs } from '../testing/session.ts';
import { testCases } from '../testing/test-cases.ts';
import { expectTiles, tile } from '../testing/tier-board.ts';

const FRENCH = {
  gone: 'Cet album n’existe pas ou plus.',
  picture: 'Garder son image',
  erase: 'Effacer le brouillon',
  close: 'Fermer',
  shown: /Mes couleurs/u,
};

const KINDS = [
  {
    ...FRENCH,
    kind: 'tierlist',
    builder: 'tierlists',
    call: ENDPOINTS.createTierlist,
    save: 'Sauvegarder',
    // The alert above the save button has the same action.
    again: 'Réessayer',
    async make() {
      await expectTiles(2);
      await tile(101).click();
      await userEvent.keyboard('1');
    },
  },
  {
    ...FRENCH,
    kind: 'ranking',
    builder: 'classements',
    call: ENDPOINTS.createRanking,
    save: 'Sauvegarder Progression',
    again: 'Sauvegarder Progression',
    async make() {
      await expect.element(button('Valider la Sélection')).toBeVisible();
      // After nine picks between two images, one has five points, so that it is ranked and there is a picture.
      for (let step = 0; step < 9; step++) await userEvent.keyboard('1{Control>}{Enter}{/Control}');
    },
  },
  {
    kind: 'tournament',
    builder: 'tournois',
    call: ENDPOINTS.createTournament,
    save: 'Save tournament',
    again: 'Save tournament',
    gone: 'This album does not exist, or no longer does.',
    picture: 'Keep its picture',
    erase: 'Erase the draft',
    close: 'Close',
    shown: /Mes couleurs/u,
    async make() {
      await button('Start the tournament').click();
      await expect.element(page.getByRole('button', { name: /^Pick / }).first()).toBeVisible();
      await userEvent.keyboard('1');
    },
  },
] as const;

const button = (name: string) => page.getByRole('button', { name, exact: true });
const dialog = page.getByRole('dialog');

beforeEach(async () => {
  for (const { kind } of KINDS) localStorage.setItem(`${kind}InfoModalShown`, 'true');
  localStorage.setItem('palmares:ranking-validate-each', 'true');
  await signInAs();
  answer(ENDPOINTS.getAlbum, sampleAlbum(2));
});

testCases(
  KINDS,
  1,
  'a $kind whose album is gone says so at the save, and later, and gives its picture',
  async (one) => {
    const { kind, builder, call, gone, picture, erase, close, shown } = one;
    const kept = () => localStorage.getItem(`palmares:draft:${LINA.id}:${kind}:album:${ALBUM_ID}`);
    const expectPicture = async () => {
      await expect.element(dialog.getByRole('img', { name: shown })).toBeVisible();
      await userEvent.keyboard('{Escape}');
      await expect.element(dialog).not.toBeInTheDocument();
    };
    const { unmount } = await mountBuilder(newPath(builder, { name: 'Mes couleurs' }));
    await one.make();
    refuse(call, { status: 404, code: 'not_found', message: 'Élément introuvable.' });
    refuse(ENDPOINTS.getAlbum, { status: 404, code: 'not_found', message: 'Élément introuvable.' });

    await button(one.save).first().click();
    await expect.element(dialog.getByRole('heading', { name: gone })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByText(gone, { exact: true })).toBeVisible();
    await expect.element(page.getByText('introuvable', { exact: false })).not.toBeInTheDocument();
    await button(one.again).first().click();
    await expect.element(dialog.getByRole('button', { name: close, exact: true }).first()).toBeVisible();
    await dialog.getByRole('button', { name: picture }).click();
    await expectPicture();
    await unmount();
    expect(kept()).toContain('"Image 1"');

    const { address } = await mountBuilder(newPath(builder, { name: 'Mes couleurs' }));
    await expect.element(page.getByText(gone, { exact: true })).toBeVisible();
    await button(picture).click();
    await expectPicture();
    await button(erase).click();
    await dialog.getByRole('button', { name: erase }).click();
    await expect.poll(address).toBe('/allalbum');
    expect(kept()).toBeNull();
  },
);

test('BU-19: without a draft one is led to the albums, as ever', async () => {
  refuse(ENDPOINTS.getAlbum, { status: 404, code: 'not_found' });
  await mountBuilder(newPath('tierlists'));
  await expect.element(page.getByText(FRENCH.gone)).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Choisir un album' })).toBeVisible();
  await expect.element(button(FRENCH.erase)).not.toBeInTheDocument();
});

test('a draft that keeps nothing of its album can be erased', async () => {
  const { unmount } = await mountBuilder(newPath('tierlists'));
  await expectTiles(2);
  await tile(101).click();
  await userEvent.keyboard('1');
  await unmount();
  const key = `palmares:draft:${LINA.id}:tierlist:album:${ALBUM_ID}`;
  const { album: _, ...older } = JSON.parse(localStorage.getItem(key) ?? '{}') as Record<string, unknown>;
  localStorage.setItem(key, JSON.stringify(older));
  refuse(ENDPOINTS.getAlbum, { status: 404, code: 'not_found' });
  queryClient.clear();
  await mountBuilder(newPath('tierlists'));
  await expect.element(button(FRENCH.erase)).toBeVisible();
  await expect.element(button(FRENCH.picture)).not.toBeInTheDocument();
});
