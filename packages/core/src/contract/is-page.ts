// Which paths are pages of the site. Apart from their patterns (pages.ts), which every browser loads: only the server asks.
import { PAGES } from './pages.ts';

/** What an address may hold in the place of a parameter. Some programs escape the `@` of a link that is pasted into them. */
const PARAMETERS = [
  [':id', '[1-9][0-9]*'],
  ['@:nametag', '(?:@|%40)[\\w.-]+'],
] as const;

const MATCHERS = Object.values(PAGES).map((pattern) => {
  const filled = PARAMETERS.reduce<string>((text, [name, values]) => text.replaceAll(name, values), pattern);
  return new RegExp(`^${filled}/?$`);
});

export function isPage(path: string): boolean {
  return MATCHERS.some((matcher) => matcher.test(path));
}
