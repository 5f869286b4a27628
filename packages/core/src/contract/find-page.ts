// Which page stands at an address. Apart from the patterns (pages.ts), which every browser loads: only the server asks.
import { PAGES, type PageName } from './pages.ts';

/** `id` and `nametag`: what the address holds of them. */
export type FoundPage = {
  readonly name: PageName;
  readonly id: number | null;
  readonly nametag: string | null;
};

/** What an address may hold in the place of a parameter. Some programs escape the `@` of a link that is pasted into them. */
const PARAMETERS = [
  [':id', '(?<id>[1-9][0-9]*)'],
  ['@:nametag', '(?:@|%40)(?<nametag>[\\w.-]+)'],
] as const;

/** The keys of our own table, whose names `Object.keys` forgets. */
export const PAGE_NAMES = Object.keys(PAGES) as PageName[];

const MATCHERS = PAGE_NAMES.map((name) => {
  const filled = PARAMETERS.reduce<string>(
    (text, [key, values]) => text.replaceAll(key, values),
    PAGES[name],
  );
  return { name, matcher: new RegExp(`^${filled}/?$`) };
});

/** The page of an address without its query; null where there is none. */
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
