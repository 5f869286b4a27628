// An in-memory storage for tests with the browser's interface; several pages may share one.
import type { DraftStorage } from './draft-store.ts';

export function memoryStorage(entries: Record<string, string> = {}): DraftStorage {
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
