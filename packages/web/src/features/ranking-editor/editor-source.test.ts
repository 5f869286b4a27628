import type { Album, Image, Ranking } from '@palmares/core/contract/types';
import { getPresent } from '@palmares/core/ranking/history';
import { describe, expect, it } from 'vitest';
import { sourceFromAlbum, sourceFromRanking } from './editor-source.ts';
import { toSaveBody } from './save-ranking.ts';

const image = (id: number) => ({ id, name: `Image ${id}`, path_image: null, color: '808080' }) as Image;
const author = { id: 2, username: 'Lina', nametag: 'lina' };
const album = {
  id: 9,
  name: 'Bestiaire',
  status: 'public',
  author,
  images: [image(1), image(2), image(3)],
} as Album;
const saved = {
  id: 4,
  version: 6,
  name: 'Mes bêtes',
  description: null,
  private: true,
  id_album: 9,
  album: null,
  rankingImage: [
    { id: 1, id_ranking: 4, id_image: 1, points: -1, viewed: 6, image: image(1) },
    { id: 2, id_ranking: 4, id_image: 2, points: 3, viewed: 5, image: image(2) },
  ],
} as unknown as Ranking;

describe('sourceFromAlbum', () => {
  it('starts the first round on the selected images, those of other albums left out', () => {
    const { start } = sourceFromAlbum({ album, images: [3, 1, 77], name: 'Mes bêtes' }, 1);
    const ranking = getPresent(start.history);
    expect(ranking.images.map(({ id }) => id)).toEqual([3, 1]);
    expect(ranking.run?.batch).toHaveLength(2);
    expect(start.details).toEqual({ name: 'Mes bêtes', description: '', private: false });
  });

  it('takes all images where none are named, and starts private on a private album', () => {
    const source = sourceFromAlbum({ album: { ...album, status: 'private' }, images: null, name: '' }, 1);
    expect(getPresent(source.start.history).images).toHaveLength(3);
    expect(source.start.details.private).toBe(true);
  });
});

describe('sourceFromRanking', () => {
  it('RK-26: loads points and ranks, no round running, and knows what was saved', () => {
    const { start, albumName } = sourceFromRanking(saved, 1);
    const ranking = getPresent(start.history);
    expect(ranking.ranked).toEqual([1]);
    expect(ranking.run).toBeNull();
    expect(start.savedAs).toEqual({ id: 4, version: 6 });
    expect(albumName).toBe('Album inconnu');
  });
});

describe('toSaveBody', () => {
  it('RK-54: says everything in one body: ranks as negative points, an empty description as null', () => {
    const { start } = sourceFromRanking(saved, 1);
    expect(
      toSaveBody({
        ranking: getPresent(start.history),
        details: { name: ' Bêtes ', description: ' ', private: false },
      }),
    ).toEqual({
      name: 'Bêtes',
      description: null,
      private: false,
      images: [
        { id_image: 1, points: -1, viewed: 6 },
        { id_image: 2, points: 3, viewed: 5 },
      ],
    });
  });
});
