import type { Album, Image, Tournament } from '@palmares/core/contract/types';
import { describe, expect, it } from 'vitest';
import { sourceFromAlbum, sourceFromTournament } from './play-source.ts';

const image = (id: number) => ({ id, name: `Image ${id}` }) as Image;
const ALBUM = {
  id: 3,
  name: 'Animals',
  status: 'public',
  author: { id: 5, username: 'Lina', nametag: 'lina' },
  images: [1, 2, 3].map(image),
} as Album;

const entry = (id: number, turn: number, disable = false) => ({
  id: id * 10,
  id_image: id,
  id_tournament: 9,
  place: 1,
  turn,
  lose: turn < 2,
  disable,
  image: image(id),
});
const TOURNAMENT = {
  id: 9,
  version: 2,
  name: 'Mine',
  description: null,
  private: true,
  id_album: 3,
  album: null,
  turn: 3,
  winner_id: 1,
  tournamentImage: [entry(1, 2), entry(2, 1), entry(3, 0), entry(4, 0, true)],
} as unknown as Tournament;

describe('sourceFromAlbum', () => {
  it('takes the wanted images that the album has, all where none are named', () => {
    expect(sourceFromAlbum({ album: ALBUM, images: [2, 99], name: 'x' }).selection).toEqual([2]);
    expect(sourceFromAlbum({ album: ALBUM, images: [99], name: 'x' }).selection).toEqual([]);
    expect(sourceFromAlbum({ album: ALBUM, images: null, name: 'x' }).selection).toEqual([1, 2, 3]);
  });

  it('starts private on a private album', () => {
    const album = { ...ALBUM, status: 'private' } as Album;
    expect(sourceFromAlbum({ album, images: null, name: 'x' }).start.details.private).toBe(true);
  });
});

describe('sourceFromTournament', () => {
  it('plays again with the shown images, and knows what was saved', () => {
    const source = sourceFromTournament(TOURNAMENT);
    expect(source.selection).toEqual([1, 2, 3]);
    expect(source.start.savedAs).toEqual({ id: 9, version: 2 });
    expect(source.savedView?.champion).toBe(1);
    // The images that are not shown are included, so that a copy loses nothing.
    expect(source.start.savedResult).toMatchObject({ turn: 3, winner_id: 1 });
    expect(source.start.savedResult?.images).toHaveLength(4);
    expect(source.start.savedResult?.images?.[3]).toEqual({
      id_image: 4,
      place: 1,
      turn: 0,
      lose: true,
      disable: true,
    });
    expect(source.savedView?.groups.map(({ kind }) => kind)).toEqual([
      'champion',
      'finalists',
      'semiFinalists',
    ]);
  });

  it('TO-57: calls an album that may not be known « Unknown album »', () => {
    expect(sourceFromTournament(TOURNAMENT).albumName).toBe('Unknown album');
  });
});
