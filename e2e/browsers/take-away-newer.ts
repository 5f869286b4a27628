// A Chromium that knows no more than the oldest supported browsers together: what one of them does not have by MDN's table is taken away from the page.
// Workers keep it, and so do styles: no script reaches them.
import table from '@mdn/browser-compat-data/forLegacyNode';
import { readFeatures } from '../../packages/web/build/newer-features.ts';

export function scriptOfOldest(): string {
  const newer = [...readFeatures(table).names].flatMap(([name, isOld]) => (isOld ? [] : [name]));
  // Members first: they are reached by their owners.
  return `(${String(takeAway)})(${JSON.stringify(newer.toSorted((a, b) => b.length - a.length))})`;
}

/** Runs in the page by its text. */
function takeAway(names: readonly string[]): void {
  type Holder = Record<string, unknown> & { prototype?: Record<string, unknown> };
  for (const name of names) {
    const path = name.split('.');
    const key = path.pop() ?? '';
    let owner: Holder | undefined = globalThis;
    for (const part of path) owner = owner?.[part] as Holder | undefined;
    const isOfWindow = path[0] === 'Window';
    for (const place of [owner, owner?.prototype, isOfWindow ? globalThis : undefined])
      if (place !== undefined && place !== null) Reflect.deleteProperty(place, key);
  }
}
