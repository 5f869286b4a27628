import type { Rolldown } from 'vite';
import { describe, expect, test } from 'vitest';
import { filesToPrecache } from './service-worker.ts';

type Chunk = {
  facade?: string;
  isEntry?: boolean;
  imports?: string[];
  later?: string[];
  css?: string[];
  assets?: string[];
};

const chunk = (
  fileName: string,
  { facade, isEntry = false, imports = [], later = [], css = [], assets = [] }: Chunk,
) => ({
  type: 'chunk' as const,
  fileName,
  isEntry,
  facadeModuleId: facade === undefined ? null : `/web/${facade}`,
  imports,
  dynamicImports: later,
  viteMetadata: { importedCss: new Set(css), importedAssets: new Set(assets) },
});
const page = (name: string) => `src/pages/${name}-page.tsx`;

const BUNDLE = Object.fromEntries(
  [
    chunk('index.js', { facade: 'index.html', isEntry: true, imports: ['shell.js'], css: ['shell.css'] }),
    chunk('shell.js', { later: ['footer.js', 'home.js', 'editor.js'] }),
    chunk('footer.js', {}),
    chunk('home.js', { facade: page('home'), imports: ['lists.js'] }),
    chunk('lists.js', {}),
    chunk('editor.js', {
      facade: page('editor'),
      imports: ['board.js'],
      later: ['dialog.js'],
      css: ['editor.css'],
    }),
    chunk('board.js', { assets: ['worker.js', 'picture.png'] }),
    chunk('dialog.js', { imports: ['shell.js'] }),
  ].map((each) => [each.fileName, each]),
) as unknown as Rolldown.OutputBundle;

describe('What is fetched ahead', () => {
  test('is the shell and the named pages, with what they import now or later, and no other page', () => {
    const { entry, needed } = filesToPrecache(BUNDLE, ['editor-page']);

    expect(entry).toBe('index.js');
    expect([...needed].toSorted()).toEqual([
      'board.js',
      'dialog.js',
      'editor.css',
      'editor.js',
      'footer.js',
      'index.js',
      'shell.css',
      'shell.js',
      'worker.js',
    ]);
  });

  test('of a page that there is not fails the build', () => {
    expect(() => filesToPrecache(BUNDLE, ['news-page'])).toThrow('news-page');
  });
});
