// « Ouvrir un salon »: two presses from an album to an open room.
import { CONTENT_ENDPOINTS } from '@palmares/core/contract/content-endpoints';
import { ROOM_ENDPOINTS } from '@palmares/core/contract/room-endpoints';
import type { OwnRoom } from '@palmares/core/contract/types';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { sampleAlbum } from '../../testing/builder-samples.ts';
import { answer, findCalls, refuse } from '../../testing/fake-server.ts';
import { mount } from '../../testing/mount.tsx';
import { makeSeat, ROOM_CODE } from '../../testing/room-samples.ts';
import { LINA, signInAs } from '../../testing/session.ts';
import { LAST_PAGE, makeTierlist } from '../../testing/wire-samples.ts';
import { OpenRoom } from './open-room.tsx';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const album = sampleAlbum(4);
const open = () => mount(<OpenRoom album={album} images={null} look="section" />);
const bodies = () => findCalls(ROOM_ENDPOINTS.openRoom).map(({ body }) => body as Record<string, unknown>);

const OWN_ROOM: OwnRoom = {
  code: ROOM_CODE,
  mode: 'tierlist',
  phase: 'lobby',
  guests: 1,
  album: { id: 3, name: 'Couleurs' },
  createdAt: '2026-11-27T10:00:00.000Z',
  unsaved: false,
  end_reason: null,
};

async function signInWithRooms(): Promise<void> {
  await signInAs(LINA);
  answer(ROOM_ENDPOINTS.listOwnRooms, []);
  answer(ROOM_ENDPOINTS.openRoom, {
    code: ROOM_CODE,
    invite_key: 'invite',
    screen_key: 'screen',
    seat: makeSeat({ role: 'opener' }),
  });
}

test('SA-1, SA-42: two presses open a tier list room with all images and hidden votes', async () => {
  await signInWithRooms();
  const { address } = await open();
  await button('Ouvrir un salon').click();
  await button('Ouvrir le salon').click();
  await expect.poll(address).toBe(`/salon/${ROOM_CODE}`);
  const [body] = bodies();
  expect(body).toMatchObject({
    id_album: album.id,
    mode: 'tierlist',
    step_seconds: null,
    votes_hidden: true,
  });
  expect(((body?.['images'] ?? []) as number[]).toSorted((a, b) => a - b)).toEqual(
    album.images.map(({ id }) => id),
  );
});

test('SA-1: mode, seconds and ties are chosen', async () => {
  await signInWithRooms();
  await open();
  await button('Ouvrir un salon').click();
  await page.getByRole('radio', { name: 'Tournoi' }).click();
  await page.getByRole('combobox', { name: 'Temps par étape' }).selectOptions('30');
  await page.getByRole('combobox', { name: 'Égalité' }).selectOptions('draw');
  await page.getByRole('switch', { name: 'Votes cachés jusqu’à la révélation' }).click();
  await button('Ouvrir le salon').click();
  await expect.poll(bodies).toHaveLength(1);
  expect(bodies()[0]).toMatchObject({
    mode: 'tournament',
    step_seconds: 30,
    ties: 'draw',
    votes_hidden: false,
  });
});

test('SA-13: a guess needs a tier list of the host', async () => {
  await signInWithRooms();
  answer(CONTENT_ENDPOINTS.tierlist.list, [makeTierlist({ id: 12, name: 'Ma liste' })], LAST_PAGE);
  await open();
  await button('Ouvrir un salon').click();
  await page.getByRole('radio', { name: 'Devine' }).click();
  await expect.element(button('Ouvrir le salon')).toBeDisabled();
  await page.getByRole('combobox', { name: 'Tier list à deviner' }).selectOptions('12');
  await button('Ouvrir le salon').click();
  await expect.poll(bodies).toHaveLength(1);
  expect(bodies()[0]).toMatchObject({ mode: 'guess', id_tierlist: 12 });
});

test('SA-2: a refusal is told, beside the rooms that are open', async () => {
  await signInWithRooms();
  refuse(ROOM_ENDPOINTS.openRoom, {
    status: 409,
    code: 'too_many_rooms',
    message: 'Trois salons sont ouverts.',
  });
  answer(ROOM_ENDPOINTS.listOwnRooms, [OWN_ROOM]);
  await open();
  await button('Ouvrir un salon').click();
  await button('Ouvrir le salon').click();
  await expect.element(page.getByText('Trois salons sont ouverts.')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: `Aller au salon ${ROOM_CODE}` }))
    .toHaveAttribute('href', `/salon/${ROOM_CODE}`);
});

test('SA-21: the result of a room that others led to its end waits, and is saved by a press', async () => {
  await signInWithRooms();
  answer(ROOM_ENDPOINTS.listOwnRooms, [{ ...OWN_ROOM, phase: 'end', unsaved: true, end_reason: 'finished' }]);
  answer(ROOM_ENDPOINTS.saveRoom, { kind: 'tierlist', id: 40, version: 1 });
  const { address } = await open();
  await button('Ouvrir un salon').click();
  await button(`Sauvegarder le résultat du salon ${ROOM_CODE}`).click();
  await expect.poll(address).toBe('/tierlists/40');
});

test('a visitor is told to sign in', async () => {
  await open();
  await button('Ouvrir un salon').click();
  await expect.element(page.getByText(/^Connectez-vous pour ouvrir un salon/)).toBeVisible();
});

test('no room of one image, nor of another person’s private album', async () => {
  await signInAs({ ...LINA, id: 99 });
  await mount(<OpenRoom album={{ ...album, status: 'private' }} images={null} look="section" />);
  await mount(<OpenRoom album={sampleAlbum(1)} images={null} look="button" />);
  expect(button('Ouvrir un salon').elements()).toEqual([]);
});
