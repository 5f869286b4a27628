// Tests each limit that the core enforces, at the limit and one step beyond. The numbers are literals, so that an accidental change of a
// limit fails a test. The server and the screens test their own limits.
import { expect, test } from 'vitest';
import { checkRegistration } from './account/check-account.ts';
import { checkPasswordChange } from './account/check-password-forms.ts';
import { checkPassword } from './account/password.ts';
import { canRemoveImage, checkAlbumName, checkImage, checkNewAlbum } from './album/check-album.ts';
import { checkFile } from './album/check-file.ts';
import { DEFAULT_CATEGORIES } from './album/default-categories.ts';
import { imageVariant } from './album/image-path.ts';

test('AL-15, AL-18: an image has a name of at most 25 characters and a description of at most 500', () => {
  expect(checkImage({ name: 'x'.repeat(25), description: 'y'.repeat(500) })).toEqual([]);
  expect(checkImage({ name: 'x'.repeat(26), description: 'y'.repeat(501) })).toEqual([
    'image_name_too_long',
    'description_too_long',
  ]);
});

test('AL-22, AL-24: a file is a JPEG, PNG, GIF or WebP of at most 10 MB', () => {
  const size = 10 * 1024 * 1024;
  for (const type of ['jpeg', 'png', 'gif', 'webp'])
    expect(checkFile({ name: 'a', type: `image/${type}`, size })).toBeNull();
  expect(checkFile({ name: 'a', type: 'image/png', size: size + 1 })).toBe('file_too_large');
  expect(checkFile({ name: 'a', type: 'image/avif', size: 1 })).toBe('bad_type');
});

test('AX-75, AL-3, AL-4, AL-5: an album has a name of at most 64 characters and at most three categories', () => {
  const images = [{ name: 'a' }];
  expect(checkAlbumName('x'.repeat(64))).toBeNull();
  expect(checkAlbumName('x'.repeat(65))).toBe('album_name_too_long');
  expect(checkNewAlbum({ name: 'a', categories: [1, 2, 3], images })).toEqual([]);
  expect(checkNewAlbum({ name: 'a', categories: [1, 2, 3, 4], images })).toEqual([
    { field: 'categories', code: 'too_many_categories' },
  ]);
});

test('AX-75, AL-69: an album keeps three images', () => {
  expect(canRemoveImage(4)).toBe(true);
  expect(canRemoveImage(3)).toBe(false);
});

test('AC-13: registration asks for 3, 3 and 8 characters', () => {
  const email = 'lea@example.org';
  expect(checkRegistration({ username: 'Léa', nametag: 'lea', email, password: 'renard-8' })).toEqual([]);
  expect(checkRegistration({ username: 'Lé', nametag: 'le', email, password: 'renard7' })).toEqual([
    { field: 'username', code: 'too_short' },
    { field: 'nametag', code: 'too_short' },
    { field: 'password', code: 'too_short' },
  ]);
});

test('AC-5, AC-39, AC-45, AC-51: a password that is reset or changed has at least 8 characters', () => {
  expect(checkPassword('renard-8')).toBeNull();
  expect(checkPassword('renard7')).toBe('too_short');
  expect(checkPasswordChange({ current: 'x', next: 'renard-8' })).toEqual([]);
  expect(checkPasswordChange({ current: 'x', next: 'renard7' })).toEqual([
    { field: 'next', code: 'too_short' },
  ]);
});

test('AL-21: what has no picture shows /default-image.jpg', () => {
  expect(imageVariant(null, 480)).toBe('/default-image.jpg');
});

test('AL-13: seven categories stand for the list until it is loaded', () => {
  expect(DEFAULT_CATEGORIES.map(({ name }) => name)).toEqual([
    'Films',
    'Animation',
    'Manga',
    'Jeux Vidéo',
    'Musique',
    'Sport',
    'Autres',
  ]);
});
