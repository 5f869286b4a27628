// The oldest supported browsers, as README.md and the text `tooOld` (packages/texts) name them: the build transpiles newer syntax and styles for them,
// and check-browsers.ts looks for APIs and styles that they lack.
import type { BrowserName } from '@mdn/browser-compat-data';

type Floor = Readonly<Partial<Record<BrowserName, number>>>;

/** Minimum versions by MDN's browser names. */
export const OLDEST: Floor = { chrome: 111, edge: 111, firefox: 115, safari: 16.4, safari_ios: 16.4 };

/** The same versions in the format of the build target. */
export const BROWSERS: string[] = ['chrome111', 'edge111', 'firefox115', 'safari16.4', 'ios16.4'];
