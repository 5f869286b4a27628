import { expect, onTestFinished, test } from 'vitest';
import { sampleImages } from '../testing/builder-samples.ts';
import { mount } from '../testing/mount.tsx';
import { makeRanking } from '../testing/wire-samples.ts';
import { RankingCard } from './ranking-card.tsx';

const PODIUM = sampleImages(3).map((image) => ({
  ...image,
  path_image: '/media/3f0c6a526f574b0b9d0c0d9a1c6d2b11/full.webp',
}));

// The widths are those of a card on a phone's shelf, in a phone's list, and alone on a shelf.
test.each([206, 326, 500])(
  'LB-26: in a card %i px wide the pictures of the podium are as wide as they say, within a tenth or two',
  async (width) => {
    // The files do not exist; stopping the error event prevents the fallback picture.
    const stay = (event: Event) => event.stopImmediatePropagation();
    window.addEventListener('error', stay, true);
    onTestFinished(() => window.removeEventListener('error', stay, true));
    const ranking = makeRanking({ podium: PODIUM, ranked_count: 5 });
    await mount(
      <div style={{ width }}>
        <RankingCard content={ranking} to="/classements/1" />
      </div>,
    );
    const pictures = () => [...document.querySelectorAll<HTMLImageElement>('article img[srcset]')];
    await expect.poll(() => pictures().length).toBe(3);
    for (const { sizes, offsetWidth } of pictures()) {
      const ratio = Number.parseFloat(sizes) / offsetWidth;
      expect(ratio).toBeGreaterThanOrEqual(0.9);
      expect(ratio).toBeLessThanOrEqual(1.2);
    }
  },
);
