// « Ouvrir un salon » where an album is chosen: its page, its dialog, setup (SA-42). The dialog itself: open-room.component.test.tsx of the
// feature.
import { ENDPOINTS } from '@palmares/core/contract/endpoints';
import { ROOM_ENDPOINTS } from '@palmares/core/contract/room-endpoints';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { ALBUM_ID, sampleAlbum } from '../testing/builder-samples.ts';
import { answer, findCalls, holdReply } from '../testing/fake-server.ts';
import { mount } from '../testing/mount.tsx';
import { waitUntilSettled } from '../testing/page-rules.ts';
import { makeSeat, ROOM_CODE } from '../testing/room-samples.ts';
import { LINA, signInAs } from '../testing/session.ts';
import { LAST_PAGE } from '../testing/wire-samples.ts';
import { Component as AlbumPage } from './album-page.tsx';
import { Component as GalleryPage } from './gallery-page.tsx';
import { Component as SetupPage } from './setup-page.tsx';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const images = () =>
  findCalls(ROOM_ENDPOINTS.openRoom).map(({ body }) =>
    (body as { images: number[] }).images.toSorted((a, b) => a - b),
  );

beforeEach(async () => {
  await signInAs(LINA);
  answer(ENDPOINTS.getAlbum, sampleAlbum(4));
  answer(ENDPOINTS.countAlbumView, { id: ALBUM_ID });
  answer(ENDPOINTS.listAlbums, [], LAST_PAGE);
  answer(ENDPOINTS.listCategories, []);
  answer(ENDPOINTS.listTierlists, [], LAST_PAGE);
  answer(ENDPOINTS.listTournaments, [], LAST_PAGE);
  answer(ENDPOINTS.listRankings, [], LAST_PAGE);
  answer(ROOM_ENDPOINTS.listOwnRooms, []);
  answer(ROOM_ENDPOINTS.openRoom, {
    code: ROOM_CODE,
    invite_key: 'invite',
    screen_key: 'screen',
    seat: makeSeat({ role: 'opener' }),
  });
});

test('SA-42: on the page of the album', async () => {
  const { address } = await mount(<AlbumPage />, { at: `/album/${ALBUM_ID}`, path: '/album/:id' });
  await button('Ouvrir un salon').click();
  await button('Ouvrir le salon').click();
  await expect.poll(address).toBe(`/salon/${ROOM_CODE}`);
});

test('SA-42: in the dialog of the album', async () => {
  const { address } = await mount(<GalleryPage />, { at: `/allalbum?album=${ALBUM_ID}`, path: '/allalbum' });
  await button('Ouvrir un salon').click();
  await button('Ouvrir le salon').click();
  await expect.poll(address).toBe(`/salon/${ROOM_CODE}`);
});

test.each([
  [1280, 800],
  [390, 844],
  [360, 740],
])('at %d × %d nothing in the dialog moves when the album and the action arrive', async (width, height) => {
  await page.viewport(width, height);
  onTestFinished(() => page.viewport(1280, 800));
  const release = holdReply(ENDPOINTS.getAlbum);
  await mount(<GalleryPage />, { at: `/allalbum?album=${ALBUM_ID}`, path: '/allalbum' });
  const dialog = page.getByRole('dialog');
  const getTops = () =>
    [dialog.getByRole('heading', { name: 'Tierlist' }), dialog.getByText('Donner un nom d’abord')].map(
      (each) => each.element().getBoundingClientRect().top,
    );
  await expect.element(dialog.getByText('Donner un nom d’abord')).toBeVisible();
  await waitUntilSettled();
  const before = getTops();
  release();
  await expect.element(button('Ouvrir un salon')).toBeVisible();
  await waitUntilSettled();
  for (const [index, top] of getTops().entries())
    expect(Math.abs(top - (before[index] ?? 0))).toBeLessThan(1);
});

test('SA-42: in setup, with the images that are chosen there', async () => {
  await mount(<SetupPage />, { at: `/setup?album=${ALBUM_ID}&type=tierlists&name=Essai`, path: '/setup' });
  await button('Image 2').click();
  await button('Ouvrir un salon').click();
  await button('Ouvrir le salon').click();
  await expect.poll(images).toEqual([[101, 103, 104]]);
});
