import { forEachList } from '@palmares/core/content-kind';
import { describe, expect, test } from 'vitest';
import { countDependents, dependentsText } from './album-dependents.ts';

const NO_COUNTS = forEachList(() => 0);

describe('AL-71: what depends on an album', () => {
  test('nothing: the album goes with its images', () => {
    const told = dependentsText(
      { images: 12, kept_images: 0, author: NO_COUNTS, others: NO_COUNTS },
      'author',
    );

    expect(told).toEqual({
      lines: [],
      images: 'Rien n’en dépend. L’album et 12\u00A0images disparaissent.',
    });
  });

  test('is told per kind, own and others’ apart, each in its number', () => {
    const preview = {
      images: 12,
      kept_images: 9,
      author: { ...NO_COUNTS, tierlists: 2, tournaments: 1, rankings: 3 },
      others: { ...NO_COUNTS, tierlists: 1, rankings: 1_204 },
    };

    expect(dependentsText(preview, 'author')).toEqual({
      lines: [
        { whose: 'De vous', what: '2\u00A0tier lists, 1\u00A0tournoi et 3\u00A0classements' },
        { whose: 'D’autres personnes', what: '1\u00A0tier list et 1\u202F204\u00A0classements' },
      ],
      images:
        'Ce qui est déjà fait garde les images qu’il montre. 3\u00A0autres images disparaissent, et rien de nouveau ne pourra être fait de cet album.',
    });
    expect(dependentsText(preview, 'admin').lines[0]?.whose).toBe('De son auteur');
  });

  test('a single kind of a single side, one image less', () => {
    const preview = {
      images: 4,
      kept_images: 3,
      author: NO_COUNTS,
      others: { ...NO_COUNTS, tournaments: 2 },
    };

    expect(dependentsText(preview, 'author')).toEqual({
      lines: [{ whose: 'D’autres personnes', what: '2\u00A0tournois' }],
      images:
        'Ce qui est déjà fait garde les images qu’il montre. 1\u00A0autre image disparaît, et rien de nouveau ne pourra être fait de cet album.',
    });
  });

  test.each([
    [3, 'Rien de nouveau ne pourra être fait de cet album.'],
    // No remaining content shows any of the images.
    [0, '3\u00A0images disparaissent, et rien de nouveau ne pourra être fait de cet album.'],
  ])('says what becomes of the images when %i of 3 are shown', (kept_images, text) => {
    const preview = { images: 3, kept_images, author: { ...NO_COUNTS, rankings: 1 }, others: NO_COUNTS };

    expect(dependentsText(preview, 'author').images).toBe(
      `Ce qui est déjà fait garde les images qu’il montre. ${text}`,
    );
  });
});

test('all kinds count, one’s own and others’', () => {
  const preview = {
    images: 12,
    kept_images: 9,
    author: { ...NO_COUNTS, tierlists: 2, tournaments: 10, rankings: 300 },
    others: { ...NO_COUNTS, tierlists: 4_000, tournaments: 50_000, rankings: 600_000 },
  };

  expect(countDependents(preview)).toBe(654_312);
});
