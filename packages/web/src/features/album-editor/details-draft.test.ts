import { describe, expect, test } from 'vitest';
import { readDetails, storeDetails } from './details-draft.ts';

const place = { userId: 3, albumId: 7 };
const details = { name: 'Vacances', categories: [{ id: 2, name: 'Sport' }] };

function storage(): Storage {
  const values = new Map<string, string>();
  return {
    length: 0,
    key: () => null,
    clear: () => values.clear(),
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}

describe('what is typed in the album editor', () => {
  test('is found again by the same person on the same album, and by nobody else', () => {
    const tab = storage();
    storeDetails(tab, place, details);

    expect(readDetails(tab, place)).toEqual(details);
    expect(readDetails(tab, { ...place, userId: 4 })).toBeNull();
    expect(readDetails(tab, { ...place, albumId: 8 })).toBeNull();
  });

  test('is gone once it was saved or given up', () => {
    const tab = storage();
    storeDetails(tab, place, details);
    storeDetails(tab, place, null);

    expect(readDetails(tab, place)).toBeNull();
  });

  test.each(['{', 'null', '3', '[]', '{"name":3,"categories":[]}', '{"name":"x"}'])(
    'is nothing where the storage holds %s',
    (junk) => {
      const tab = storage();
      storeDetails(tab, place, details);
      expect(readDetails({ ...tab, getItem: () => junk }, place)).toBeNull();
    },
  );

  test('loses the categories that are none', () => {
    const junk = JSON.stringify({
      name: 'x',
      categories: [null, { id: '2', name: 'Sport' }, { id: 2, name: 'Sport' }],
    });
    expect(readDetails({ ...storage(), getItem: () => junk }, place)).toEqual({
      name: 'x',
      categories: [{ id: 2, name: 'Sport' }],
    });
  });

  test('does no harm where the browser has no storage, or a full one', () => {
    const refuse = () => {
      throw new Error('full');
    };
    const full = { getItem: refuse, setItem: refuse, removeItem: refuse };
    for (const broken of [null, full]) {
      storeDetails(broken, place, details);
      storeDetails(broken, place, null);
      expect(readDetails(broken, place)).toBeNull();
    }
  });
});
