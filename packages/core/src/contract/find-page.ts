// Finds the page of an address. Separate from the patterns (pages.ts), which every browser loads: only the server needs it.
import { PAGES, type PageName } from './pages.ts';

/** `id` and `nametag` are the parameters in the address. */
export type FoundPage = {
  readonly name: PageName;
  readonly id: number | null;
  readonly nametag: string | null;
};

/** Patterns of the parameters in an address. Some programs escape the `@` of a pasted link. */
const PARAMETERS = [
  [':id', '(?<id>[1-9][0-9]*)'],
  ['@:nametag', '(?:@|%40)(?<nametag>[\\w.-]+)'],
  // A wrong code is a page too: it asks for another one.
  [':code', '[^/?#]+'],
] as const;

/** `Object.keys` loses the literal types of the keys. */
export const PAGE_NAMES = Object.keys(PAGES) as PageName[];

const MATCHERS = PAGE_NAMES.map((name) => {
  const filled = PARAMETERS.reduce<string>(
    (text, [key, values]) => text.replaceAll(key, values),
    PAGES[name],
  );
  return { name, matcher: new RegExp(`^${filled}/?$`) };
});

/** The page at a path (without query); null when there is none. */
export function findPage(path: string): FoundPage | null {
  for (const { name, matcher } of MATCHERS) {
    const found = matcher.exec(path);
    if (found === null) continue;
    const { id, nametag = null } = found.groups ?? {};
    const page = { name, id: id === undefined ? null : Number(id), nametag };
    return page.id === null || Number.isSafeInteger(page.id) ? page : null;
  }
  return null;
}
