import { DEFAULT_CATEGORIES } from '@palmares/core/album/default-categories';
import { ALBUM, IMAGE } from '@palmares/core/limits';
import { describe, expect, it } from 'vitest';
import { DEMO_ALBUMS } from './catalogue.ts';
import { hasIcon } from './draw.ts';
import { DEMO_USERS } from './users.ts';

const getLength = (text: string): number => [...text.normalize('NFC')].length;
const repeated = (values: readonly string[]): string[] =>
  values.filter((value, index) => values.indexOf(value) !== index);

describe('the demo albums', () => {
  it('are about two dozen, of at most 800 images together', () => {
    const total = DEMO_ALBUMS.reduce((sum, album) => sum + album.images.length, 0);
    process.stdout.write(`demo: ${DEMO_ALBUMS.length} albums, ${total} images\n`);

    expect(DEMO_ALBUMS.length).toBeGreaterThanOrEqual(20);
    expect(DEMO_ALBUMS.length).toBeLessThanOrEqual(24);
    expect(total).toBeLessThanOrEqual(800);
  });

  it('have distinct slugs and names', () => {
    expect(repeated(DEMO_ALBUMS.map(({ slug }) => slug))).toEqual([]);
    expect(repeated(DEMO_ALBUMS.map(({ name }) => name))).toEqual([]);
  });

  it('fill a row of four on the shelf of every category, with one private album among them', () => {
    const shown = DEMO_ALBUMS.filter(({ status }) => status === 'public');
    const countOf = (category: string) =>
      shown.filter(({ categories }) => categories.some((name) => name === category)).length;

    for (const { name } of DEFAULT_CATEGORIES) expect(countOf(name), name).toBeGreaterThanOrEqual(4);
    expect(DEMO_ALBUMS.filter(({ status }) => status === 'private')).toHaveLength(1);
  });
});

describe.each(DEMO_ALBUMS)('the album $slug', (album) => {
  it('respects the limits of an album', () => {
    expect(getLength(album.name)).toBeGreaterThan(0);
    expect(getLength(album.name)).toBeLessThanOrEqual(ALBUM.nameMax);
    expect(album.categories.length).toBeGreaterThanOrEqual(1);
    expect(album.categories.length).toBeLessThanOrEqual(ALBUM.categoriesMax);
    expect(repeated(album.categories)).toEqual([]);
    expect(album.images.length).toBeGreaterThanOrEqual(12);
    expect(album.images.length).toBeLessThanOrEqual(120);
  });

  it('belongs to somebody who had registered before', () => {
    const author = DEMO_USERS.find(({ slug }) => slug === album.author);

    expect(author?.createdDaysAgo).toBeGreaterThan(album.createdDaysAgo);
  });

  it('gives every image one name of its own, short enough for an image', () => {
    const names = album.images.map(({ name }) => name);

    expect(names.filter((name) => name.trim() !== name || name === '')).toEqual([]);
    expect(names.filter((name) => getLength(name) > IMAGE.nameMax)).toEqual([]);
    expect(repeated(names)).toEqual([]);
  });

  it('writes French apostrophes', () => {
    const texts = album.images.flatMap(({ name, description = '' }) => [name, description]);

    expect([album.name, ...texts].filter((text) => text.includes("'"))).toEqual([]);
  });

  it('keeps descriptions short and addresses secure', () => {
    for (const { description, url } of album.images) {
      if (description !== undefined) expect(getLength(description)).toBeLessThanOrEqual(IMAGE.descriptionMax);
      if (url === undefined) continue;
      expect(new URL(url).href).toBe(url);
      expect(url).toMatch(/^https:/);
      expect(url.length).toBeLessThanOrEqual(IMAGE.urlMax);
    }
  });

  it('draws each image from another icon or photograph, which exists in its set', async () => {
    const icons = album.images.map(({ icon }) => icon);
    const found = await Promise.all(icons.map((icon) => hasIcon(icon)));

    expect(icons.filter((_, index) => !found[index])).toEqual([]);
    expect(repeated(icons)).toEqual([]);
  });

  it('names its grounds as six hexadecimal digits', () => {
    for (const { ground } of [album, ...album.images]) {
      if (ground !== undefined) expect(ground).toMatch(/^#[0-9a-f]{6}$/);
    }
  });
});
