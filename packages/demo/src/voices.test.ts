import { checkResult as checkRanking } from '@palmares/core/ranking/check-result';
import { describe, expect, it } from 'vitest';
import { DEMO_ALBUMS } from './catalogue.ts';
import { playRanking } from './ranking.ts';
import { DEMO_TIERLISTS } from './tierlists.ts';
import { playTournament } from './tournament.ts';
import { DEMO_USERS } from './users.ts';
import { VOICE_ALBUMS } from './voice-albums.ts';
import { VOICE_RANKINGS, VOICE_TIERLISTS, VOICE_TOURNAMENTS } from './voices.ts';

const ALL = [...VOICE_TIERLISTS, ...VOICE_TOURNAMENTS, ...VOICE_RANKINGS];
const getAlbum = (slug: string) => {
  const album = DEMO_ALBUMS.find((one) => one.slug === slug);
  if (!album) throw new Error(`No album ${slug}`);
  return album;
};

describe.each(VOICE_ALBUMS)('the voices on $album', (wanted) => {
  const album = getAlbum(wanted.album);
  const voices = ALL.filter((one) => one.album === wanted.album);

  it('are twelve at least, a person each, of all three kinds', () => {
    expect(new Set(voices.map(({ author }) => author)).size).toBe(voices.length);
    expect(voices.length).toBeGreaterThanOrEqual(12);
    for (const kind of [VOICE_TIERLISTS, VOICE_TOURNAMENTS, VOICE_RANKINGS])
      expect(kind.filter((one) => one.album === wanted.album).length).toBeGreaterThanOrEqual(4);
  });

  it('name images of the album, each on one side', () => {
    const named = [...wanted.loved, ...wanted.disliked, ...wanted.contested];
    const icons = new Set(album.images.map(({ icon }) => icon));

    expect(named.filter((icon) => !icons.has(icon))).toEqual([]);
    expect(new Set(named).size).toBe(named.length);
  });

  it('were made after the album and its author came, under a name of their own, with French apostrophes', () => {
    for (const { author, createdDaysAgo } of voices) {
      expect(album.createdDaysAgo).toBeGreaterThan(createdDaysAgo);
      expect(DEMO_USERS.find(({ slug }) => slug === author)?.createdDaysAgo).toBeGreaterThan(createdDaysAgo);
    }
    const names = voices.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => name.includes("'") || name === album.name)).toEqual([]);
  });
});

it('the voices are results that the engines give and the server accepts', () => {
  for (const voice of VOICE_TIERLISTS) {
    const placed = voice.tiers.flatMap(({ images }) => images);
    expect(new Set(placed)).toEqual(new Set(getAlbum(voice.album).images.map(({ icon }) => icon)));
    expect(voice.tiers.every(({ images }) => images.length > 0)).toBe(true);
  }
  for (const voice of VOICE_TOURNAMENTS)
    expect(playTournament(voice, getAlbum(voice.album)).winner).toBe(voice.favourites[0]);
  for (const voice of VOICE_RANKINGS) {
    const played = playRanking(voice, getAlbum(voice.album));
    expect(checkRanking(played)).toEqual([]);
    expect(played.some(({ points }) => points < 0)).toBe(true);
  }
});

it('slugs are those of no other content', () => {
  const slugs = [...ALL, ...DEMO_TIERLISTS].map(({ slug }) => slug);
  expect(new Set(slugs).size).toBe(slugs.length);
});
