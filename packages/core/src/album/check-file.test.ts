import { describe, expect, test } from 'vitest';
import { type ChosenFile, checkFile, getImageType, isImageFile } from './check-file.ts';

const file = (over: Partial<ChosenFile>): ChosenFile => ({
  name: 'a.png',
  type: 'image/png',
  size: 1_000,
  ...over,
});

describe('getImageType', () => {
  test.each([
    ['image/jpeg', 'a.jpg', 'image/jpeg'],
    ['image/JPG', 'a.jpg', 'image/jpeg'],
    ['image/webp; charset=binary', 'a', 'image/webp'],
    ['', 'photo.JPEG', 'image/jpeg'],
    ['', 'photo.jfif', 'image/jpeg'],
    ['', 'photo.jpg', 'image/jpeg'],
    ['', 'a.png', 'image/png'],
    ['', 'a.webp', 'image/webp'],
    ['image/pjpeg', 'a', 'image/jpeg'],
    ['image/x-png', 'a', 'image/png'],
    ['', 'a.png.txt', null],
    ['application/octet-stream', 'a.gif', 'image/gif'],
    ['', 'a.svg', null],
    ['', 'constructor', null],
    ['', 'a.constructor', null],
    ['constructor', 'a.png', null],
    ['image/svg+xml', 'a.png', null],
    ['image/heic', 'a.jpg', null],
    ['text/html', 'a.png', null],
    ['', '', null],
  ])('reads %j, %j as %j', (type, name, expected) => {
    expect(getImageType({ type, name })).toBe(expected);
  });
});

describe('isImageFile', () => {
  test('tells pictures, even unsupported ones, from the rest', () => {
    expect(isImageFile({ name: 'a.heic', type: 'image/heic' })).toBe(true);
    expect(isImageFile({ name: 'a.png', type: '' })).toBe(true);
    expect(isImageFile({ name: 'a.pdf', type: 'application/pdf' })).toBe(false);
    expect(isImageFile({ name: 'notes', type: '' })).toBe(false);
  });
});

describe('checkFile', () => {
  test('accepts the four types up to 10 MB', () => {
    for (const type of ['image/jpeg', 'image/png', 'image/gif', 'image/webp']) {
      expect(checkFile(file({ type, size: 10 * 1024 * 1024 }))).toBeNull();
    }
  });

  test.each([
    [{ type: 'image/bmp' }, 'bad_type'],
    [{ type: 'image/bmp', size: 99_000_000 }, 'bad_type'],
    [{ size: 0 }, 'empty_file'],
    [{ size: 10 * 1024 * 1024 + 1 }, 'file_too_large'],
  ])('refuses %j as %s', (over, code) => {
    expect(checkFile(file(over))).toBe(code);
  });
});
