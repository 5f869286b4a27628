// The oldest browsers that the site is made for, as README.md and public/unsupported.js say them: syntax and styles that they do not know are
// written in older ones, and check-browsers.ts looks for calls and styles that they do not have.
import type { BrowserName } from '@mdn/browser-compat-data';

type Floor = Readonly<Partial<Record<BrowserName, number>>>;

/** By the names of MDN's table. */
export const OLDEST: Floor = { chrome: 111, edge: 111, firefox: 115, safari: 16.4, safari_ios: 16.4 };

/** As the builder wants them. */
export const BROWSERS: string[] = ['chrome111', 'edge111', 'firefox115', 'safari16.4', 'ios16.4'];
