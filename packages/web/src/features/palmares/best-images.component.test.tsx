// The first images of the palmarès in the header of the album's page, and what a phone folds of the whole.
import { ENDPOINTS } from '@palmares/core/contract/endpoints';
import type { AlbumPalmares as Palmares } from '@palmares/core/contract/types';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { sampleAlbum, sampleImages } from '../../testing/builder-samples.ts';
import { answer, failNetwork } from '../../testing/fake-server.ts';
import { mount } from '../../testing/mount.tsx';
import { NO_PALMARES, samplePalmares } from '../../testing/palmares-samples.ts';
import { AlbumPalmares } from './album-palmares.tsx';
import { BestImages } from './best-images.tsx';

const section = page.getByRole('region', { name: 'Le palmarès' });
const link = page.getByRole('link', { name: 'Voir le palmarès' });
const lines = (list: { elements: () => Element[] }) => list.elements().map(({ textContent }) => textContent);

function open(palmares: Palmares, images = palmares.images.length) {
  answer(ENDPOINTS.getPalmares, palmares);
  const album = sampleAlbum(images);
  return mount(
    <main>
      <h1>{album.name}</h1>
      <BestImages album={album} />
      <AlbumPalmares album={album} />
    </main>,
  );
}

test('PA-42: the five best images stand in the header with their places, and one tap leads to the whole', async () => {
  const rows = { 1: { rank: 1 }, 2: { rank: 3 }, 4: { tier: null } };
  await open(samplePalmares(sampleImages(8), { rows }));
  await expect.element(page.getByText('En tête du palmarès')).toBeVisible();
  const best = page.getByRole('list').first().getByRole('listitem');
  // An image that too few voices judged has no place yet.
  expect(lines(best)).toEqual(['1Image 1', '1Image 2', '3Image 3', '4Image 4', '6Image 6']);
  await link.click();
  await expect.element(section).toHaveFocus();
  await expect.element(section.getByRole('heading', { name: 'Le palmarès' })).toBeInViewport();
});

test.each([
  ['without a voice', () => open(NO_PALMARES, 5)],
  ['with two voices', () => open(samplePalmares(sampleImages(5), { voices: 2 }))],
])('PA-42: %s the header shows none', async (_, show) => {
  await show();
  await expect.element(section.getByText(/Personne n’a encore|2 voix/)).toBeVisible();
  await expect.element(link).not.toBeInTheDocument();
});

test('PA-42: a palmarès that cannot be loaded leaves the header without one', async () => {
  failNetwork(ENDPOINTS.getPalmares);
  await mount(<BestImages album={sampleAlbum(5)} />);
  await expect.element(page.getByText('En tête du palmarès')).not.toBeInTheDocument();
});

test.each([
  ['En tiers', 20, 9, [8, 4]],
  ['Dans l’ordre', 12, 9, [8]],
] as const)(
  'PA-31: « %s » shows eight images of each list on a phone, and all at a press, where the focus goes on',
  async (as, count, next, shown) => {
    onTestFinished(() => page.viewport(1280, 720));
    await page.viewport(390, 844);
    // Sixteen images in one tier, the last four in another.
    const rows = Object.fromEntries(
      Array.from({ length: count }, (_, index) => [index, { tier: index < 16 ? 0 : 2 }]),
    );
    await open(samplePalmares(sampleImages(count), { rows }));
    await section.getByRole('button', { name: as }).click();
    const images = section.getByRole('button', { name: /voir le détail$/ });
    await expect
      .poll(() => images.elements().filter((image) => image.checkVisibility()))
      .toHaveLength(shown.reduce((sum, each) => sum + each, 0));
    await section.getByRole('button', { name: `Voir les ${count} images` }).click();
    await expect.poll(() => images.elements()).toHaveLength(count);
    await expect.element(section.getByRole('button', { name: new RegExp(`^Image ${next},`) })).toHaveFocus();
  },
);
