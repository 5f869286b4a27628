import { CONTENT } from '@palmares/core/content-limits';
import { checkDuels } from '@palmares/core/tournament/check-duels';
import { checkResult } from '@palmares/core/tournament/check-result';
import { countRounds } from '@palmares/core/tournament/duels';
import { fromSaved } from '@palmares/core/tournament/wire';
import { describe, expect, it } from 'vitest';
import { DEMO_ALBUMS } from './catalogue.ts';
import { playTournament } from './tournament.ts';
import { DEMO_TOURNAMENTS } from './tournaments.ts';
import { DEMO_USERS } from './users.ts';

const getAlbum = (slug: string) => {
  const album = DEMO_ALBUMS.find((one) => one.slug === slug);
  if (!album) throw new Error(`No album ${slug}`);
  return album;
};

describe('the demo tournaments', () => {
  it('are six at least, by as many hands, each on an album of its own, one of them private', () => {
    expect(DEMO_TOURNAMENTS.length).toBeGreaterThanOrEqual(6);
    expect(new Set(DEMO_TOURNAMENTS.map(({ author }) => author)).size).toBeGreaterThanOrEqual(6);
    expect(new Set(DEMO_TOURNAMENTS.map(({ album }) => album)).size).toBe(DEMO_TOURNAMENTS.length);
    expect(new Set(DEMO_TOURNAMENTS.map(({ slug }) => slug)).size).toBe(DEMO_TOURNAMENTS.length);
    expect(DEMO_TOURNAMENTS.filter((one) => one.private)).toHaveLength(1);
  });
});

describe.each(DEMO_TOURNAMENTS)('the tournament $slug', (tournament) => {
  const album = getAlbum(tournament.album);
  const author = DEMO_USERS.find(({ slug }) => slug === tournament.author);
  const played = playTournament(tournament, album);

  it('was made from an existing album, after it, by somebody who may build on it', () => {
    expect(album.createdDaysAgo).toBeGreaterThan(tournament.createdDaysAgo);
    expect(author?.createdDaysAgo).toBeGreaterThan(tournament.createdDaysAgo);
    if (album.status === 'private')
      expect([tournament.author, tournament.private]).toEqual([album.author, true]);
  });

  it('prefers only images of its album, and is the same every time', () => {
    const icons = new Set(album.images.map(({ icon }) => icon));

    expect(tournament.favourites.filter((icon) => !icons.has(icon))).toEqual([]);
    expect(playTournament(tournament, album)).toEqual(played);
  });

  it('crowns the favourite, after as many rounds as its images ask for', () => {
    expect(played.winner).toBe(tournament.favourites[0]);
    expect(played.turn).toBe(countRounds(played.images.length) + 1);
    expect(played.images).toHaveLength(tournament.taken ?? album.images.length);
  });

  it('is read back with a champion, finalists and no image twice', () => {
    const view = fromSaved({
      turn: played.turn,
      winner_id: 1,
      images: played.images.map(({ turn }, index) => ({ id_image: index + 1, turn })),
    });

    expect(view.groups.slice(0, 2).map(({ kind }) => kind)).toEqual(['champion', 'finalists']);
    expect(new Set(played.images.map(({ icon }) => icon)).size).toBe(played.images.length);
  });

  it('is a result that the server accepts', () => {
    const images = played.images.map((image, index) => ({ id_image: index + 1, ...image }));
    const getId = (wanted: string) => played.images.findIndex(({ icon }) => icon === wanted) + 1;
    const duels = played.duels.map(({ winner, losers }) => ({
      winner_id: getId(winner),
      loser_ids: losers.map(getId),
    }));

    expect(checkResult({ turn: played.turn, winner_id: getId(played.winner), images })).toEqual([]);
    expect(checkDuels(duels, images)).toBeNull();
  });

  it('respects the limits of texts, with French apostrophes', () => {
    const texts = [tournament.name, tournament.description ?? ''];

    expect([...tournament.name].length).toBeLessThanOrEqual(CONTENT.nameMax);
    expect([...(tournament.description ?? '')].length).toBeLessThanOrEqual(CONTENT.descriptionMax);
    expect(texts.filter((text) => text.includes("'"))).toEqual([]);
  });
});
