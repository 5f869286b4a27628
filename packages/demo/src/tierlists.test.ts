import { CONTENT } from '@palmares/core/content-limits';
import { checkLines } from '@palmares/core/tierlist/check-lines';
import { TIERLIST } from '@palmares/core/tierlist/limits';
import { describe, expect, it } from 'vitest';
import { DEMO_ALBUMS } from './catalogue.ts';
import { DEMO_TIERLISTS } from './tierlists.ts';
import { DEMO_USERS } from './users.ts';

describe('the demo tier lists', () => {
  it('are at least ten, by many hands, on most albums, a few of them private', () => {
    expect(DEMO_TIERLISTS.length).toBeGreaterThanOrEqual(10);
    expect(new Set(DEMO_TIERLISTS.map(({ author }) => author)).size).toBeGreaterThanOrEqual(6);
    expect(new Set(DEMO_TIERLISTS.map(({ album }) => album)).size).toBeGreaterThanOrEqual(10);
    expect(DEMO_TIERLISTS.some((tierlist) => tierlist.private)).toBe(true);
    expect(new Set(DEMO_TIERLISTS.map(({ slug }) => slug)).size).toBe(DEMO_TIERLISTS.length);
  });
});

describe.each(DEMO_TIERLISTS)('the tier list $slug', (tierlist) => {
  const album = DEMO_ALBUMS.find(({ slug }) => slug === tierlist.album);
  const author = DEMO_USERS.find(({ slug }) => slug === tierlist.author);
  const placed = tierlist.tiers.flatMap(({ images }) => images);

  it('was made from an existing album, after it, by somebody who may open it', () => {
    expect(album?.createdDaysAgo).toBeGreaterThan(tierlist.createdDaysAgo);
    expect(author?.createdDaysAgo).toBeGreaterThan(tierlist.createdDaysAgo);
    if (album?.status === 'private') expect(tierlist.author).toBe(album.author);
  });

  it('places only images of its album, each at most once', () => {
    const icons = new Set(album?.images.map(({ icon }) => icon));

    expect(placed.filter((icon) => !icons.has(icon))).toEqual([]);
    expect(placed.filter((icon, index) => placed.indexOf(icon) !== index)).toEqual([]);
  });

  it('shows one of its placed images as cover', () => {
    expect(placed).toContain(tierlist.mainImage);
  });

  it('respects the limits of a tier list', () => {
    expect([...tierlist.name].length).toBeLessThanOrEqual(CONTENT.nameMax);
    expect([...(tierlist.description ?? '')].length).toBeLessThanOrEqual(CONTENT.descriptionMax);
    expect(tierlist.tiers.length).toBeGreaterThanOrEqual(TIERLIST.tiersMin);
    expect(tierlist.tiers.length).toBeLessThanOrEqual(TIERLIST.tiersMax);
    for (const { label, color, images } of tierlist.tiers) {
      expect([...label].length).toBeGreaterThan(0);
      expect([...label].length).toBeLessThanOrEqual(TIERLIST.labelMax);
      expect(color).toMatch(/^[0-9a-f]{6}$/);
      expect(images.length).toBeGreaterThan(0);
    }
  });

  it('has lines that the server accepts', () => {
    const ids = new Map(placed.map((icon, index) => [icon, index + 1]));
    const lines = tierlist.tiers.map(({ label, color, images }, index) => ({
      label,
      color,
      placement: index + 1,
      images: images.map((icon, place) => ({ id_image: ids.get(icon) ?? 0, placement: place + 1 })),
    }));

    expect(checkLines(lines)).toEqual([]);
  });

  it('writes French apostrophes', () => {
    const texts = [tierlist.name, tierlist.description ?? '', ...tierlist.tiers.map(({ label }) => label)];

    expect(texts.filter((text) => text.includes("'"))).toEqual([]);
  });
});
