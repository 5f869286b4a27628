import type { Rolldown } from 'vite';
import { expect, it } from 'vitest';
import { filesOfPages } from './page-files.ts';

type Parts = { source?: string; imports?: string[]; css?: string[] };

const chunk = (fileName: string, { source, imports = [], css = [] }: Parts = {}) => ({
  type: 'chunk',
  fileName,
  facadeModuleId: source === undefined ? null : `/web/${source}`,
  imports,
  viteMetadata: { importedCss: new Set(css) },
});

const bundle = Object.fromEntries(
  [
    chunk('index.js', { source: 'index.html', imports: ['vendor.js'], css: ['shell.css'] }),
    chunk('vendor.js'),
    chunk('home.js', {
      source: 'src/pages/home-page.tsx',
      imports: ['vendor.js', 'lists.js'],
      css: ['home.css'],
    }),
    chunk('lists.js', { imports: ['lists.js'], css: ['lists.css', 'shell.css'] }),
    chunk('edit.js', { source: 'src/pages/tierlist-edit-page.tsx' }),
    chunk('dialog.js', { source: 'src/ui/dialog-popup.tsx', imports: ['lock.js'], css: ['dialog.css'] }),
    chunk('lock.js'),
  ].map((each) => [each.fileName, each]),
) as unknown as Rolldown.OutputBundle;

it('names what a page needs that the entry does not bring', () => {
  expect(filesOfPages(bundle, { home: 'home-page' })).toEqual({
    home: ['/home.js', '/home.css', '/lists.js', '/lists.css'],
  });
});

it('has dialogs ready for a builder, which begins with one', () => {
  expect(filesOfPages(bundle, { tierlistEdit: 'tierlist-edit-page' })).toEqual({
    tierlistEdit: ['/edit.js', '/dialog.js', '/dialog.css', '/lock.js'],
  });
});

it('is refused for a page that was not built', () => {
  expect(() => filesOfPages(bundle, { login: 'login-page' })).toThrow('login-page');
});
