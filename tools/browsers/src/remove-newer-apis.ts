// Removes from Chromium every API that one of the oldest supported browsers lacks by MDN's table.
// Workers and style sheets keep theirs, because no script reaches them.
import table from '@mdn/browser-compat-data/forLegacyNode';
import { readFeatures } from '../../../packages/web/build/newer-features.ts';

export function removeNewerApisScript(): string {
  const newer = [...readFeatures(table).names].flatMap(([name, isOld]) => (isOld ? [] : [name]));
  // Longer paths first: members are reached through their owners.
  return `(${String(takeAway)})(${JSON.stringify(newer.toSorted((a, b) => b.length - a.length))})`;
}

/** Runs in the page; its text is sent. */
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
