import { describe, expect, test } from 'vitest';
import { deniedTexts, memoryStorage, memoryTexts } from './memory-storage.ts';
import { createTextStorage } from './web-storage.ts';

describe('a browser storage', () => {
  test('returns what was written, until it is removed', () => {
    const storage = memoryTexts();

    expect(storage.write('a', '{"b":1}')).toBe(true);
    expect([storage.read('a'), storage.readJson('a'), storage.listKeys()]).toEqual([
      '{"b":1}',
      { b: 1 },
      ['a'],
    ]);

    storage.remove('a');
    expect([storage.read('a'), storage.readJson('a'), storage.listKeys()]).toEqual([null, null, []]);
  });

  test('returns null for invalid JSON', () => {
    expect(memoryTexts({ a: '{' }).readJson('a')).toBeNull();
  });

  test('that is full reports it and keeps the earlier text', () => {
    const full = {
      ...memoryStorage({ a: 'older' }),
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    const storage = createTextStorage(() => full);

    expect(storage.write('a', 'newer')).toBe(false);
    expect(storage.read('a')).toBe('older');
  });

  test('that denies access is empty and throws nothing', () => {
    expect(deniedTexts.write('a', 'x')).toBe(false);
    expect([deniedTexts.read('a'), deniedTexts.readJson('a'), deniedTexts.listKeys()]).toEqual([
      null,
      null,
      [],
    ]);
    expect(() => deniedTexts.remove('a')).not.toThrow();
  });
});
