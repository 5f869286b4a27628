// The screen of a room for a television: it shows, and nothing on it is pressed (SA-19).
import { ROOM_ENDPOINTS } from '@palmares/core/contract/room-endpoints';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { checkPage } from '../testing/check-page.ts';
import { answer, findCalls } from '../testing/fake-server.ts';
import { mount } from '../testing/mount.tsx';
import { makeScreenSnapshot, ROOM_CODE, serveRoom } from '../testing/room-samples.ts';
import { Component as RoomScreenPage } from './room-screen-page.tsx';

const title = page.getByRole('heading', { level: 1 });
const open = (query = '', hash = '#clef') =>
  mount(<RoomScreenPage />, { at: `/salon/${ROOM_CODE}/ecran${query}${hash}`, path: '/salon/:code/ecran' });

test('without the key of the host it shows nothing of the room', async () => {
  await open('', '');
  await expect.element(title).toHaveTextContent('Cet écran s’ouvre depuis le salon, chez l’hôte.');
});

test('SA-19: code and QR code in the lobby, then image, votes and outcome, and nothing to press', async () => {
  answer(ROOM_ENDPOINTS.enterRoom, { audience: 'screen', seat: null });
  const { send } = serveRoom(makeScreenSnapshot());
  await open();
  await expect.element(title).toHaveTextContent('Rejoignez la partie');
  expect(findCalls(ROOM_ENDPOINTS.enterRoom).map(({ body }) => body)).toEqual([{ screen_key: 'clef' }]);
  await expect.element(page.getByRole('img', { name: 'Code QR du lien d’invitation' })).toBeVisible();
  await checkPage();
  send(
    makeScreenSnapshot({
      phase: 'reveal',
      images: [101],
      votes: [{ choice: 0, count: 2 }],
      outcome: 0,
      version: '3.3',
    }),
  );
  await expect.element(title).toHaveTextContent('Image 1 : tier S');
  expect(page.getByRole('button').elements()).toEqual([]);
  expect(page.getByRole('link').elements()).toEqual([]);
  await checkPage();
});

test('SA-45: parameters make the background transparent and hide the code', async () => {
  answer(ROOM_ENDPOINTS.enterRoom, { audience: 'screen', seat: null });
  serveRoom(makeScreenSnapshot());
  const { unmount } = await open('?fond=transparent&code=non');
  await expect.element(title).toHaveTextContent('La partie commence bientôt');
  expect(getComputedStyle(document.body).backgroundColor).toBe('rgba(0, 0, 0, 0)');
  await expect.element(page.getByRole('img', { name: /Code QR/ })).not.toBeInTheDocument();
  await unmount();
  expect(getComputedStyle(document.body).backgroundColor).not.toBe('rgba(0, 0, 0, 0)');
});
