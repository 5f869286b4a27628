import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canRemoveImage, checkAlbumName, checkImage, checkNewAlbum, type NewAlbum } from './check-album.ts';

const valid: NewAlbum = { name: 'Animaux', categories: ['Autres'], images: [{ name: 'Renard' }] };

describe('checkAlbumName', () => {
  test('asks for 1 to 64 characters after trimming', () => {
    expect(checkAlbumName(' x ')).toBeNull();
    expect(checkAlbumName('🦊'.repeat(64))).toBeNull();
    expect(checkAlbumName(' \u200B ')).toBe('album_name_required');
    expect(checkAlbumName('x'.repeat(65))).toBe('album_name_too_long');
  });
});

describe('checkNewAlbum', () => {
  test('accepts a valid album', () => {
    expect(checkNewAlbum(valid)).toEqual([]);
  });

  test('accepts three categories and a thousand images', () => {
    const images = Array.from({ length: 1_000 }, () => ({ name: 'x' }));
    expect(checkNewAlbum({ ...valid, categories: [1, 2, 3], images })).toEqual([]);
  });

  test('tells everything that is missing, in the order of the form', () => {
    expect(checkNewAlbum({ name: ' ', categories: [], images: [] })).toEqual([
      { field: 'name', code: 'album_name_required' },
      { field: 'categories', code: 'category_required' },
      { field: 'images', code: 'image_required' },
    ]);
  });

  test('tells everything that is too much', () => {
    const images = Array.from({ length: 1_001 }, () => ({ name: 'x' }));
    expect(checkNewAlbum({ name: 'x'.repeat(65), categories: [1, 2, 3, 4], images })).toEqual([
      { field: 'name', code: 'album_name_too_long' },
      { field: 'categories', code: 'too_many_categories' },
      { field: 'images', code: 'too_many_images' },
    ]);
  });

  test('AL-15, AL-18: points at the image by its number', () => {
    const images = [{ name: 'a' }, { name: '  ' }, { name: 'x'.repeat(26), description: 'y'.repeat(501) }];
    expect(checkNewAlbum({ ...valid, images })).toEqual([
      { field: 'images', code: 'image_name_required', image: 2 },
      { field: 'images', code: 'image_name_too_long', image: 3 },
      { field: 'images', code: 'description_too_long', image: 3 },
    ]);
  });

  test('does not hold an album back for a wrong link, which is ignored', () => {
    expect(checkNewAlbum({ ...valid, images: [{ name: 'a', url: 'nope' }] })).toEqual([]);
  });
});

describe('checkImage', () => {
  test('AL-15, AL-18: accepts an image at its limits', () => {
    const image = { name: 'é'.repeat(25), description: '🦊'.repeat(500), url: 'https://example.org' };
    expect(checkImage(image)).toEqual([]);
  });

  test('takes absent and empty fields alike', () => {
    expect(checkImage({ name: 'a' })).toEqual([]);
    expect(checkImage({ name: 'a', description: null, url: null })).toEqual([]);
    expect(checkImage({ name: 'a', description: '', url: '  ' })).toEqual([]);
  });

  test('warns of a wrong link', () => {
    expect(checkImage({ name: 'a', url: 'example.org' })).toEqual(['bad_url']);
  });

  test('judges any text without throwing', () => {
    const text = fc.string({ unit: 'binary', maxLength: 600 });
    fc.assert(
      fc.property(text, text, text, (name, description, url) => void checkImage({ name, description, url })),
    );
  });
});

describe('canRemoveImage', () => {
  test('keeps three images in an album', () => {
    expect(canRemoveImage(4)).toBe(true);
    expect(canRemoveImage(3)).toBe(false);
    expect(canRemoveImage(1)).toBe(false);
  });
});
