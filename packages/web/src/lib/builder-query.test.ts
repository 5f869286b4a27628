import { CONTENT_KINDS } from '@palmares/core/content-kind';
import { describe, expect, it } from 'vitest';
import { kindSlug } from '../kinds/kinds.ts';
import { parseBuilderQuery, parseKind } from './builder-query.ts';

const read = (fields: Record<string, string>) => parseBuilderQuery(new URLSearchParams(fields));

describe('the address of a new content', () => {
  it('names an album, images of it once each, a name and the main image', () => {
    expect(read({ album: '4', images: '[3,"1",3]', name: 'Bêtes', main: '3' })).toEqual({
      album: 4,
      images: [3, 1],
      name: 'Bêtes',
      main: 3,
      express: false,
    });
  });

  it('says that it begins at once', () => {
    expect(read({ album: '4', express: 'true' })).toMatchObject({ images: null, express: true });
    expect(read({ album: '4', express: '1' })).toMatchObject({ express: false });
  });

  it('takes all the images where it names none', () => {
    expect(read({ album: '4' })).toEqual({
      album: 4,
      images: null,
      name: '',
      main: null,
      express: false,
    });
  });

  it.each(['', 'x', '{}', '3', '[]', '["a"]', '[-1,0.5]', '[3,null]', '[3,"4x"]', '[99999999999]'])(
    'TL-30: leads nowhere with junk for images: %j',
    (images) => {
      expect(read({ album: '4', images })).toBeNull();
    },
  );

  it.each(['', '0', '-1', 'abc', '1.5'])('TL-30: leads nowhere with junk for an album: %j', (album) => {
    expect(read({ album })).toBeNull();
  });

  it('leads nowhere without an album', () => {
    expect(read({ images: '[3]' })).toBeNull();
  });
});

it.each(CONTENT_KINDS)('a %s is known by its type', (kind) => {
  expect(parseKind(kindSlug(kind))).toBe(kind);
});

it.each([null, '', 'quiz', 'tournament'])('%j is no type', (type) => {
  expect(parseKind(type)).toBeNull();
});
