import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { memoryStorage } from '../../storage/memory-storage.ts';
import { readDetails, storeDetails } from './details-draft.ts';

const place = { userId: 3, albumId: 7 };
const details = { name: 'Vacances', categories: [{ id: 2, name: 'Sport', name_en: 'Sports' }] };

const KEY = 'palmares:album-edit:3:7';

beforeEach(() => vi.stubGlobal('sessionStorage', memoryStorage()));
afterEach(() => vi.unstubAllGlobals());

describe('what is typed in the album editor', () => {
  test('is found again by the same person on the same album, and by nobody else', () => {
    storeDetails(place, details);

    expect(readDetails(place)).toEqual(details);
    expect(readDetails({ ...place, userId: 4 })).toBeNull();
    expect(readDetails({ ...place, albumId: 8 })).toBeNull();
  });

  test('is gone once it was saved or given up', () => {
    storeDetails(place, details);
    storeDetails(place, null);

    expect(readDetails(place)).toBeNull();
  });

  test.each(['{', 'null', '3', '[]', '{"name":3,"categories":[]}', '{"name":"x"}'])(
    'is nothing where the storage holds %s',
    (junk) => {
      sessionStorage.setItem(KEY, junk);
      expect(readDetails(place)).toBeNull();
    },
  );

  test('loses the categories that are none', () => {
    const junk = JSON.stringify({
      name: 'x',
      categories: [null, { id: '2', name: 'Sport' }, { id: 2, name: 'Sport', name_en: 'Sports' }],
    });
    sessionStorage.setItem(KEY, junk);
    expect(readDetails(place)).toEqual({
      name: 'x',
      categories: [{ id: 2, name: 'Sport', name_en: 'Sports' }],
    });
  });

  test('does no harm where the browser has no storage, or a full one', () => {
    const refuse = () => {
      throw new Error('full');
    };
    const full = { getItem: refuse, setItem: refuse, removeItem: refuse };
    for (const broken of [undefined, full]) {
      vi.stubGlobal('sessionStorage', broken);
      storeDetails(place, details);
      storeDetails(place, null);
      expect(readDetails(place)).toBeNull();
    }
  });
});
