// Dialogs of rooms: those of the host, of a guest, and of the album on which a room is opened.
import { ENDPOINTS } from '@palmares/core/contract/endpoints';
import { ROOM_ENDPOINTS } from '@palmares/core/contract/room-endpoints';
import type { RoomResult, RoomSnapshot } from '@palmares/core/contract/types';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ALBUM_ID, CONTENT_ID, sampleAlbum, sampleTierlist } from '../testing/builder-samples.ts';
import { checkDialogs } from '../testing/check-dialog.ts';
import { press, pressButton, pressItem } from '../testing/dialog-openers.ts';
import { answer } from '../testing/fake-server.ts';
import { LONG } from '../testing/long-texts.ts';
import { mount } from '../testing/mount.tsx';
import { mountBuilder } from '../testing/mount-builder.tsx';
import {
  HOST_ID,
  HOST_SEAT,
  makeGuestSnapshot,
  makeHostSnapshot,
  makePreview,
  makeRoomGuest,
  makeSeat,
  PLAY,
  ROOM_CODE,
  serveRoom,
} from '../testing/room-samples.ts';
import { signInAs } from '../testing/session.ts';
import { LAST_PAGE } from '../testing/wire-samples.ts';
import { Component as AlbumPage } from './album-page.tsx';
import { Component as RoomPage } from './room-page.tsx';

const MANAGE = 'Gérer le salon';
const OPTIONS = 'Options du salon';
const EXPORT = 'Exporter en image';
const GUESTS = [
  makeRoomGuest({ id: HOST_ID, number: 1, name: 'Lina', role: 'opener' }),
  makeRoomGuest({ name: 'Marie-Antoinette-Joséphe' }),
];
const RESULT: RoomResult = {
  mode: 'tierlist',
  guests: [
    { number: 1, name: 'Lina', consent: true },
    { number: 2, name: 'Léa', consent: true },
  ],
  agreements: [
    { number: 1, percent: 92 },
    { number: 2, percent: 80 },
  ],
  closest: { numbers: [1, 2], percent: 88 },
  original: { number: 2, percent: 80 },
  divisive: [{ images: [102], spread: 60 }],
  scores: [],
};

async function sitIn(first: RoomSnapshot, seat = makeSeat()): Promise<void> {
  answer(ROOM_ENDPOINTS.getRoomSeat, seat);
  answer(ROOM_ENDPOINTS.previewRoom, makePreview());
  serveRoom(first);
  await mount(<RoomPage />, { at: `/salon/${ROOM_CODE}`, path: '/salon/:code' });
}

const expectPicture = () => expect.element(page.getByRole('dialog').getByRole('img')).toBeVisible();

async function openPicture() {
  const opener = await pressButton('Image du résultat');
  await expectPicture();
  return opener;
}

test('the host during a step', async () => {
  await sitIn(makeHostSnapshot({ ...PLAY, guests: GUESTS }), HOST_SEAT);
  await checkDialogs([
    {
      source: 'features/room/host-bar.tsx',
      name: MANAGE,
      role: 'menu',
      open: () => pressButton(MANAGE),
    },
    {
      source: 'features/room/guests-dialog.tsx',
      name: '2 personnes',
      open: () => pressItem(MANAGE, 'Invités'),
    },
    {
      source: 'features/room/host-bar.tsx',
      name: 'Invitez le groupe',
      open: () => pressItem(MANAGE, 'Invitez le groupe'),
    },
    {
      source: 'features/room/settings-dialog.tsx',
      name: 'Réglages',
      open: () => pressItem(MANAGE, 'Réglages'),
    },
    {
      source: 'features/room/settings-dialog.tsx',
      name: 'Terminer le salon ?',
      open: async () => {
        const opener = await pressItem(MANAGE, 'Réglages');
        await pressButton('Terminer le salon');
        return opener;
      },
    },
  ]);
});

test('the host before the game and at the board', async () => {
  answer(ROOM_ENDPOINTS.renewRoomKeys, { invite_key: 'new', screen_key: 'new' });
  await sitIn(makeHostSnapshot(), HOST_SEAT);
  await checkDialogs([
    {
      source: 'features/room/renew-keys.tsx',
      name: 'Renouveler les liens ?',
      open: () => pressButton('Renouveler les liens'),
    },
  ]);
});

test('a tile of the board', async () => {
  const board = { tiers: [[101], [], [], [], []], pool: [102, 103] };
  await sitIn(makeHostSnapshot({ phase: 'board', step: 3, board, can_save: true }), HOST_SEAT);
  await checkDialogs([
    {
      source: 'features/room/tile-dialog.tsx',
      name: 'Déplacer Image 1',
      open: () => press(page.getByRole('button', { name: 'Déplacer Image 1' })),
    },
  ]);
});

test('a guest during a step', async () => {
  await sitIn(makeGuestSnapshot(PLAY));
  await checkDialogs([
    {
      source: 'features/room/guest-menu.tsx',
      name: OPTIONS,
      role: 'menu',
      open: () => pressButton(OPTIONS),
    },
    {
      source: 'features/room/rename-dialog.tsx',
      name: 'Changer de nom',
      open: () => pressItem(OPTIONS, 'Changer de nom'),
    },
    {
      source: 'features/room/guest-menu.tsx',
      name: 'Invitez le groupe',
      open: () => pressItem(OPTIONS, 'Invitez le groupe'),
    },
  ]);
});

test('the end of a room', async () => {
  answer(ROOM_ENDPOINTS.getRoomResult, RESULT);
  const board = { tiers: [[101], [102], [], [], []], pool: [103] };
  await sitIn(makeGuestSnapshot({ phase: 'end', step: 3, board, end_reason: 'finished' }));
  await checkDialogs([{ source: 'features/room/end-phase.tsx', name: EXPORT, open: openPicture }]);
});

test('a content that a room made', async () => {
  answer(ENDPOINTS.getTierlist, sampleTierlist({ tiers: [[102, 101]], pool: [103] }, { from_room: true }));
  answer(ROOM_ENDPOINTS.getRoomResultOfContent, RESULT);
  await mountBuilder(`/tierlists/${CONTENT_ID}`);
  await checkDialogs([{ source: 'features/room-result/room-section.tsx', name: EXPORT, open: openPicture }]);
});

async function openAlbum(): Promise<void> {
  answer(ENDPOINTS.getAlbum, sampleAlbum(4, { name: LONG.album }));
  answer(ENDPOINTS.countAlbumView, { id: ALBUM_ID });
  answer(ENDPOINTS.listTierlists, [], LAST_PAGE);
  answer(ENDPOINTS.listTournaments, [], LAST_PAGE);
  answer(ENDPOINTS.listRankings, [], LAST_PAGE);
  answer(ROOM_ENDPOINTS.listOwnRooms, []);
  await mount(<AlbumPage />, { at: `/album/${ALBUM_ID}`, path: '/album/:id' });
}

test('a room on an album', async () => {
  await signInAs();
  await openAlbum();
  await checkDialogs([
    {
      source: 'features/room-open/open-room-dialog.tsx',
      name: 'Ouvrir un salon',
      open: () => pressButton('Ouvrir un salon'),
    },
  ]);
});

test('a room on an album, for a visitor', async () => {
  await openAlbum();
  await checkDialogs([
    {
      source: 'features/room-open/open-room-dialog.tsx',
      name: /^Ouvrir un salon$/,
      open: () => pressButton('Ouvrir un salon'),
    },
  ]);
});
