// The result of a room: beside the content that it made, and as a picture (SA-23). The drawing itself: packages/pictures.
import { ENDPOINTS } from '@palmares/core/contract/endpoints';
import { ROOM_ENDPOINTS } from '@palmares/core/contract/room-endpoints';
import type { RoomResult } from '@palmares/core/contract/types';
import type { DrawableContent } from '@palmares/pictures/content';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { CONTENT_ID, sampleTierlist, sampleTournament } from '../testing/builder-samples.ts';
import { checkPage } from '../testing/check-page.ts';
import { answer, findCalls } from '../testing/fake-server.ts';
import { nextWorker, stubWorkers } from '../testing/fake-worker.ts';
import { mountBuilder } from '../testing/mount-builder.tsx';

const RESULT: RoomResult = {
  mode: 'tierlist',
  guests: [
    { number: 1, name: 'Lina', consent: true },
    { number: 2, name: 'Léa', consent: false },
    { number: 3, name: null, consent: false },
  ],
  agreements: [
    { number: 1, percent: 92 },
    { number: 2, percent: 80 },
    { number: 3, percent: 55 },
  ],
  closest: { numbers: [1, 2], percent: 88 },
  original: { number: 3, percent: 55 },
  divisive: [{ images: [102], spread: 60 }],
  scores: [],
};

const section = page.getByRole('region', { name: 'Fait à plusieurs, dans un salon' });
const open = async (patch: { from_room?: true } = { from_room: true }) => {
  answer(ENDPOINTS.getTierlist, sampleTierlist({ tiers: [[102, 101]], pool: [103] }, patch));
  answer(ROOM_ENDPOINTS.getRoomResultOfContent, RESULT);
  await mountBuilder(`/tierlists/${CONTENT_ID}`);
};

beforeEach(() => stubWorkers());
afterEach(() => vi.unstubAllGlobals());

test('SA-23: a content that a room made shows agreement, closest pair, most original and most divisive', async () => {
  await open();
  await expect.element(section.getByText('92 %')).toBeVisible();
  await expect.element(section.getByText('Lina et Léa, d’accord à 88 %')).toBeVisible();
  await expect.element(section.getByText('Invité 3, d’accord avec le groupe à 55 %')).toBeVisible();
  await expect.element(section.getByRole('figure')).toHaveTextContent('Image 2');
  expect(findCalls(ROOM_ENDPOINTS.getRoomResultOfContent).map(({ query }) => query)).toEqual([
    { kind: 'tierlist', content: String(CONTENT_ID) },
  ]);
  await checkPage();
});

test('any other content asks for no result', async () => {
  await open({});
  await expect.element(page.getByRole('heading', { level: 1, name: 'Mes couleurs' })).toBeVisible();
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 500 }));
  await expect.element(section).not.toBeInTheDocument();
  expect(findCalls(ROOM_ENDPOINTS.getRoomResultOfContent)).toEqual([]);
});

describe('its picture', () => {
  async function draw(): Promise<Extract<DrawableContent, { kind: 'room' }>> {
    await section.getByRole('button', { name: 'Image du résultat' }).click();
    const { job } = await nextWorker();
    if (job?.content.kind !== 'room') throw new Error('another picture');
    return job.content;
  }

  test('SA-23: names the guests who agreed, and nobody else', async () => {
    await open();
    const content = await draw();
    expect(content.title).toBe('Mes couleurs');
    expect(content.agreements.rows.map(({ name, value }) => `${name} ${parseInt(value, 10)}`)).toEqual([
      'Lina 92',
      'Invité 2 80',
      'Invité 3 55',
    ]);
    expect(JSON.stringify(content)).not.toContain('Léa');
    expect(content.divided.images.map(({ id }) => id)).toEqual([102]);
  });

  test('SA-23: asks again before it is drawn, because somebody may have agreed', async () => {
    await open();
    await expect.element(section).toBeVisible();
    const guests = RESULT.guests.map((guest) => ({ ...guest, consent: true }));
    answer(ROOM_ENDPOINTS.getRoomResultOfContent, { ...RESULT, guests });
    expect((await draw()).agreements.rows.map(({ name }) => name)).toEqual(['Lina', 'Léa', 'Invité 3']);
  });
});

test('SA-46: below a tournament in another language, it has the language of the page', async () => {
  answer(ENDPOINTS.getTournament, sampleTournament({ from_room: true }));
  answer(ROOM_ENDPOINTS.getRoomResultOfContent, { ...RESULT, mode: 'tournament' });
  await mountBuilder(`/tournois/${CONTENT_ID}`);
  await expect.element(section).toHaveAttribute('lang', 'fr');
});
