import type { Image, RankingImage } from '@palmares/core/contract/types';
import { describe, expect, it } from 'vitest';
import { toShownRanking } from './shown-ranking.ts';

const row = (id: number, points: number) =>
  ({
    id: id * 10,
    id_image: id,
    points,
    viewed: 3,
    image: { id, name: `Image ${id}` } as Image,
  }) as RankingImage;
const shown = (...rows: RankingImage[]) => toShownRanking({ rankingImage: rows });

describe('toShownRanking', () => {
  it('RK-64, RK-65: stands the podium in the order 2, 1, 3 and lists the rest from rank 4', () => {
    const { podium, rest, rankedCount, ranked } = shown(
      row(1, -1),
      row(2, -2),
      row(3, -3),
      row(4, -4),
      row(5, -5),
    );
    expect(podium.map(({ rank, image }) => [rank, image.id])).toEqual([
      [2, 2],
      [1, 1],
      [3, 3],
    ]);
    expect(rest.map(({ rank }) => rank)).toEqual([4, 5]);
    expect(rankedCount).toBe(5);
    expect(ranked.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5]);
  });

  it('stands on the podium only those that are ranked', () => {
    expect(shown(row(1, -1), row(2, 4)).podium.map(({ rank }) => rank)).toEqual([1]);
  });

  it('shows images in progress by score, and none without a point', () => {
    const { inProgress, images } = shown(row(1, 1), row(2, 4), row(3, 0));
    expect(inProgress.map(({ image, points }) => [image.id, points])).toEqual([
      [2, 4],
      [1, 1],
    ]);
    expect(images.map(({ id }) => id)).toEqual([2, 1]);
  });

  it('goes through the images from the best in the dialog, and says where each stands', () => {
    const { images, noteOf } = shown(row(7, -2), row(8, 3), row(9, -1));
    expect(images.map(({ id }) => id)).toEqual([9, 7, 8]);
    expect([noteOf.get(9), noteOf.get(7), noteOf.get(8)]).toEqual(['1re place', '2e place', '3/5']);
  });

  it('knows its two empty states', () => {
    expect(shown(row(1, 0)).empty).toBe('empty');
    expect(shown(row(1, 2)).empty).toBe('onlyInProgress');
    expect(shown(row(1, -1)).empty).toBeNull();
  });
});
