import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildSrcset, imageVariant } from './image-path.ts';

const folder = `/media/${'0123456789abcdef'.repeat(2)}`;
const open = `${folder}/full.webp`;
const signed = `${open}?e=1790000000&v=3&s=aZ-_09`;

describe('imageVariant', () => {
  test('gives the smaller copies that lie beside', () => {
    expect(imageVariant(open, 480)).toBe(`${folder}/480.webp`);
    expect(imageVariant(open, 160)).toBe(`${folder}/160.webp`);
    expect(imageVariant(open, 'full')).toBe(open);
  });

  test('keeps the signature', () => {
    expect(imageVariant(signed, 160)).toBe(`${folder}/160.webp?e=1790000000&v=3&s=aZ-_09`);
    expect(imageVariant(signed, 'full')).toBe(signed);
  });

  test.each([
    null,
    undefined,
    '',
    'chat.png',
    'data:image/png;base64,x',
    'javascript:x',
    '//evil.example/a.png',
    'httpx',
  ])('AL-21: shows the default image for %j', (path) => {
    expect(imageVariant(path, 480)).toBe('/default-image.jpg');
  });

  test.each([
    'https://cdn.example.org/a.webp',
    'http://example.org/media/full.webp',
    '/default-image.jpg',
    '/media/short/full.webp',
    `${folder}/480.webp`,
    `${folder}/../full.webp`,
    `${folder.toUpperCase()}/full.webp`,
  ])('leaves %j, which has one size only, as it is', (path) => {
    expect(imageVariant(path, 160)).toBe(path);
  });

  test('AL-21: always gives an address or a path', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.webUrl(), fc.constant(signed)), (path) => {
        expect(imageVariant(path, 480)).toMatch(/^(?:https?:\/\/|\/(?!\/))/iu);
      }),
    );
  });
});

describe('buildSrcset', () => {
  test('lists every copy with its width', () => {
    const copies = [160, 320, 480, 640].map((width) => `${folder}/${width}.webp ${width}w`);

    expect(buildSrcset(open)).toBe([...copies, `${open} 1920w`].join(', '));
  });

  test('signs every copy alike', () => {
    expect(
      buildSrcset(signed)
        ?.split(', ')
        .every((copy) => copy.includes('?e=1790000000&v=3&s=aZ-_09 ')),
    ).toBe(true);
  });

  test.each([null, undefined, '', '/default-image.jpg', 'https://cdn.example.org/a.webp'])(
    'is undefined for %j',
    (path) => {
      expect(buildSrcset(path)).toBeUndefined();
    },
  );
});
