import { describe, expect, it } from 'vitest';
import { readDraftAlbum, toDraftAlbum } from './draft-album.ts';

const path = (id: number) => `/media/${id}/full.webp`;
const ALBUM_ID = 3;
const album = {
  name: 'Couleurs',
  author: { username: 'Lina' },
  images: [101, 102, 103].map((id) => ({
    id,
    name: `Image ${id}`,
    path_image: path(id),
    width: 40,
    height: 30,
  })),
};
/** The value after a round trip through the storage. */
const stored = (value: unknown): unknown =>
  JSON.parse(JSON.stringify({ base: null, draft: {}, album: value }));

describe('BU-25: what a draft keeps of its album', () => {
  it('is its name, its author, and the images that the work holds', () => {
    const read = readDraftAlbum(stored(toDraftAlbum(album, [101, 103])), ALBUM_ID);
    expect(read).toMatchObject({
      id: ALBUM_ID,
      name: 'Couleurs',
      author: album.author,
    });
    expect(
      read?.images.map(({ id, name, path_image, width, height }) => [id, name, path_image, width, height]),
    ).toEqual([
      [101, 'Image 101', path(101), 40, 30],
      [103, 'Image 103', path(103), 40, 30],
    ]);
  });

  it('is nothing in a draft of before, and in junk', () => {
    for (const value of [
      undefined,
      null,
      'x',
      [],
      {},
      { images: 3 },
      { images: [[0, 'x'], ['1', 'x'], [1, 2], null] },
    ])
      expect(readDraftAlbum(stored(value), 3)).toBeNull();
    expect(readDraftAlbum(null, 3)).toBeNull();
  });

  it('never leads to a file elsewhere', () => {
    const junk = { name: 'x', author: 'y', images: [[1, 'a', 'https://example.org/a.webp', -1, 'z']] };
    expect(readDraftAlbum(stored(junk), 3)?.images).toMatchObject([
      { path_image: null, width: 0, height: 0 },
    ]);
  });
});
