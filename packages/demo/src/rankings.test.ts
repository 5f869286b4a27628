import { CONTENT } from '@palmares/core/content-limits';
import { checkResult } from '@palmares/core/ranking/check-result';
import { computeRankingResult } from '@palmares/core/ranking/result';
import { describe, expect, it } from 'vitest';
import { DEMO_ALBUMS } from './catalogue.ts';
import { playRanking } from './ranking.ts';
import { DEMO_RANKINGS } from './rankings.ts';
import { DEMO_USERS } from './users.ts';

const getAlbum = (slug: string) => {
  const album = DEMO_ALBUMS.find((one) => one.slug === slug);
  if (!album) throw new Error(`No album ${slug}`);
  return album;
};

const played = DEMO_RANKINGS.map((ranking) => ({
  ...ranking,
  images: playRanking(ranking, getAlbum(ranking.album)),
}));
const ranked = (one: (typeof played)[number]) => one.images.filter(({ points }) => points < 0).length;

describe('the demo rankings', () => {
  it('are at least eight, by many hands, on most albums, a few of them private', () => {
    expect(DEMO_RANKINGS.length).toBeGreaterThanOrEqual(8);
    expect(new Set(DEMO_RANKINGS.map(({ author }) => author)).size).toBeGreaterThanOrEqual(6);
    expect(new Set(DEMO_RANKINGS.map(({ album }) => album)).size).toBeGreaterThanOrEqual(6);
    expect(DEMO_RANKINGS.filter((one) => one.private).length).toBeGreaterThanOrEqual(2);
    expect(new Set(DEMO_RANKINGS.map(({ slug }) => slug)).size).toBe(DEMO_RANKINGS.length);
  });

  it('show every state: finished, under way with a podium, and without anybody on it yet', () => {
    expect(played.filter((one) => ranked(one) === one.images.length).length).toBeGreaterThanOrEqual(3);
    expect(
      played.filter((one) => ranked(one) >= 3 && ranked(one) < one.images.length).length,
    ).toBeGreaterThanOrEqual(2);
    expect(played.filter((one) => ranked(one) === 0).length).toBeGreaterThanOrEqual(1);
  });
});

describe.each(played)('the ranking $slug', (ranking) => {
  const album = getAlbum(ranking.album);
  const author = DEMO_USERS.find(({ slug }) => slug === ranking.author);

  it('was made from an existing album, after it, by somebody who may build on it', () => {
    expect(album.createdDaysAgo).toBeGreaterThan(ranking.createdDaysAgo);
    expect(author?.createdDaysAgo).toBeGreaterThan(ranking.createdDaysAgo);
    if (album.status === 'private') expect([ranking.author, ranking.private]).toEqual([album.author, true]);
  });

  it('prefers only images of its album, and is the same every time', () => {
    const icons = new Set(album.images.map(({ icon }) => icon));

    expect(ranking.favourites.filter((icon) => !icons.has(icon))).toEqual([]);
    expect(playRanking(ranking, album)).toEqual(ranking.images);
  });

  it('follows the taste it was played with', () => {
    const { podium } = computeRankingResult(
      ranking.images.map(({ points, viewed }, index) => ({ id_image: index + 1, points, viewed })),
    );
    const loved = ranking.favourites.slice(0, 10);

    for (const { image } of podium) expect(loved).toContain(ranking.images[image - 1]?.icon);
  });

  it('is a result that the server accepts', () => {
    expect(checkResult(ranking.images)).toEqual([]);
  });

  it('respects the limits of texts, with French apostrophes', () => {
    const texts = [ranking.name, ranking.description ?? ''];

    expect([...ranking.name].length).toBeLessThanOrEqual(CONTENT.nameMax);
    expect([...(ranking.description ?? '')].length).toBeLessThanOrEqual(CONTENT.descriptionMax);
    expect(texts.filter((text) => text.includes("'"))).toEqual([]);
  });
});
