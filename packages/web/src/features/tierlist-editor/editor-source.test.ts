import type { Album, Image, Tierlist } from '@palmares/core/contract/types';
import { getPresent } from '@palmares/core/tierlist/history';
import { describe, expect, it } from 'vitest';
import { sourceFromAlbum, sourceFromTierlist } from './editor-source.ts';

const image = (id: number) => ({ id, name: `Image ${id}`, path_image: null, color: '808080' }) as Image;
const author = { id: 2, username: 'Lina', nametag: 'lina' };
const album = {
  id: 9,
  name: 'Bestiaire',
  status: 'public',
  author,
  images: [image(1), image(2), image(3)],
} as Album;

describe('sourceFromAlbum', () => {
  it('puts the selected images in the pool and ignores those of other albums', () => {
    const source = sourceFromAlbum({ album, images: [3, 1, 77], name: 'Mes bêtes', main: 3 });
    const board = getPresent(source.start.history);
    expect(board.pool).toEqual([3, 1]);
    expect(board.mainImage).toBe(3);
    expect(source.start.details).toEqual({ name: 'Mes bêtes', description: '', private: false });
  });

  it('takes all images where none are named, and none where those that are have left the album', () => {
    expect(sourceFromAlbum({ album, images: null, name: '', main: null }).selection).toEqual([1, 2, 3]);
    expect(sourceFromAlbum({ album, images: [77], name: '', main: null }).selection).toEqual([]);
  });

  it('starts private on a private album', () => {
    const source = sourceFromAlbum({
      album: { ...album, status: 'private' },
      images: null,
      name: '',
      main: null,
    });
    expect(source.start.details.private).toBe(true);
    expect(source.albumIsPrivate).toBe(true);
  });
});

describe('sourceFromTierlist', () => {
  const tierlist = {
    id: 4,
    name: 'Mes bêtes',
    description: null,
    private: true,
    id_album: 9,
    id_main_image: 2,
    version: 3,
    album: null,
    author,
    lines: [
      {
        id: 1,
        label: 'Non classé',
        placement: 0,
        color: 'CCCCCC',
        images: [{ id_image: 1, placement: 1, image: image(1) }],
      },
      {
        id: 2,
        label: 'Top',
        placement: 1,
        color: 'ff7f7f',
        images: [{ id_image: 2, placement: 1, image: image(2) }],
      },
    ],
  } as unknown as Tierlist;

  it('becomes a board on the version that was read', () => {
    const { start, selection, albumName, albumIsPrivate } = sourceFromTierlist(tierlist);
    const board = getPresent(start.history);
    expect(board.tiers.map(({ label, images }) => ({ label, images }))).toEqual([
      { label: 'Top', images: [2] },
    ]);
    expect(board.pool).toEqual([1]);
    expect(selection).toEqual([2, 1]);
    expect(start.savedAs).toEqual({ id: 4, version: 3 });
    expect(albumName).toBe('Album inconnu');
    expect(albumIsPrivate).toBe(true);
  });
});
