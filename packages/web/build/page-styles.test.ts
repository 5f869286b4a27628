import { expect, test } from 'vitest';
import { sheetsOfPage } from './page-styles.ts';

const MANIFEST = {
  'index.html': { css: ['shell.css'], imports: ['_vendor.js'] },
  '_vendor.js': {},
  '_lists.js': { css: ['lists.css'], imports: ['_vendor.js', 'index.html'] },
  'src/pages/gallery-page.tsx': { css: ['gallery.css'], imports: ['_lists.js'] },
  'src/pages/home-page.tsx': { imports: ['_lists.js'] },
  'src/features/home/latest-shelves.tsx': { css: ['latest.css', 'lists.css'] },
  'src/app/deferred-shell.ts': { css: ['deferred-shell.css'] },
};

test('what a page imports comes before its own, the styles of the app before all', () => {
  expect(sheetsOfPage(MANIFEST, 'gallery', 'gallery-page')).toEqual([
    '/shell.css',
    '/lists.css',
    '/gallery.css',
    '/deferred-shell.css',
  ]);
  expect(sheetsOfPage(MANIFEST, 'home', 'home-page')).toEqual([
    '/shell.css',
    '/lists.css',
    '/deferred-shell.css',
    '/latest.css',
  ]);
});

test('a page that was not built is refused', () => {
  expect(() => sheetsOfPage(MANIFEST, 'album', 'album-page')).toThrow('album-page');
});
