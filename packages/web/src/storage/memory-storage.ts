// Storages in memory, for tests; several pages may share one.
import { type BrowserStorage, createTextStorage, type TextStorage } from './web-storage.ts';

/** Has the browser's interface. */
export function memoryStorage(entries: Record<string, string> = {}): BrowserStorage {
  const map = new Map(Object.entries(entries));
  return {
    get length() {
      return map.size;
    },
    key: (index) => [...map.keys()][index] ?? null,
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: (key) => void map.delete(key),
  };
}

export const memoryTexts = (entries?: Record<string, string>): TextStorage<string> => {
  const storage = memoryStorage(entries);
  return createTextStorage(() => storage);
};

/** Refuses every access, like a browser with blocked cookies. */
export const deniedTexts: TextStorage<string> = createTextStorage(() => {
  throw new DOMException('denied', 'SecurityError');
});
