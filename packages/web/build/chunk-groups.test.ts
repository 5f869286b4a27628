import { describe, expect, it } from 'vitest';
import { getChunkGroup } from './chunk-groups.ts';

const page = (name: string) => `/web/src/pages/${name}-page.tsx`;

/** Returns the group of `part.tsx`, which is imported by `module.tsx`, which in turn is imported by these pages. */
function groupFor(...pages: string[]): string | null {
  const importers = new Map([
    ['/web/src/ui/part.tsx', ['/web/src/ui/module.tsx']],
    ['/web/src/ui/module.tsx', pages],
  ]);
  return getChunkGroup('/web/src/ui/part.tsx', {
    getModuleInfo: (id) => ({ importers: importers.get(id) ?? [] }),
  });
}

describe('The file that shared code is put in', () => {
  it('is the shell’s for what the entry loads, and for what the home page shares with any other', () => {
    expect(groupFor(page('login'), '/web/src/main.tsx')).toBe('shell');
    expect(groupFor(page('home'), page('gallery'))).toBe('shell');
    expect(groupFor(page('home'), page('tierlist-edit'), '/web/src/ui/dialog-popup.tsx')).toBe('shell');
  });

  it('is the family’s where all its pages are of one family', () => {
    expect(groupFor(page('tierlists'), page('gallery'))).toBe('lists');
    expect(groupFor(page('tierlist-edit'), page('ranking-create'))).toBe('editors');
  });

  it('is shared by families, the widest first', () => {
    expect(groupFor(page('gallery'), page('login'), page('tierlist-edit'))).toBe('common');
    expect(groupFor(page('login'), page('tierlist-viewer'), page('admin'))).toBe('forms');
    expect(groupFor(page('tierlist-viewer'), page('tournament-edit'))).toBe('contents');
    expect(groupFor(page('admin'), page('album-edit'))).toBe('writing');
  });

  it('is that of contents for what the page of an album shares with viewers, and common with lists', () => {
    expect(groupFor(page('album'), page('author'))).toBe('works');
    expect(groupFor(page('album'), page('tierlist-viewer'))).toBe('contents');
    expect(groupFor(page('gallery'), page('album'))).toBe('common');
    expect(groupFor(page('gallery'), page('album'), page('tierlist-viewer'))).toBe('common');
  });

  it('is shared by all where every page fetches it, in the end', () => {
    expect(groupFor(page('login'), page('tierlist-edit'), '/web/src/ui/dialog-popup.tsx')).toBe('common');
  });

  it('is apart for what the viewer and the editor of one kind share', () => {
    expect(groupFor(page('ranking-edit'), page('ranking-viewer'))).toBe('ranking-viewer');
  });

  it('is left to the bundler for one page, for one editor and for the entry itself', () => {
    expect(groupFor(page('home'))).toBeNull();
    expect(groupFor(page('ranking-create'), page('ranking-edit'))).toBeNull();
    expect(getChunkGroup('/web/src/main.tsx', { getModuleInfo: () => ({ importers: [] }) })).toBeNull();
  });

  it('is refused for a page without a family', () => {
    expect(() => groupFor(page('gallery'), page('news'))).toThrow('news');
  });
});
