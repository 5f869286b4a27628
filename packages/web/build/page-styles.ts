// The module `virtual:page-styles` for server-side rendering: the style sheets of each page, by the file names of the client build that ran
// just before (scripts/build-web.mjs), with their contents. The page inlines them (docs/decisions/0042-first-view.md): on a slow
// phone an album's largest paint comes after 1.3 s, and after 1.5 with links to the same sheets.
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

type Chunk = { readonly css?: readonly string[]; readonly imports?: readonly string[] };
type Manifest = Readonly<Record<string, Chunk>>;

const ENTRY = 'index.html';
const MODULE = 'virtual:page-styles';
/** Modules that the app imports on demand but that are rendered with the page. */
const DEFERRED = ['src/app/deferred-shell.ts'];
const DEFERRED_BY_PAGE: Readonly<Record<string, readonly string[]>> = {
  home: ['src/features/home/latest-shelves.tsx'],
};

/** `pages`: names of pages and of their files in src/pages, without the extension. */
export function pageStyles(pages: Readonly<Record<string, string>>): Plugin {
  let manifestFile = '';
  return {
    name: 'palmares:page-styles',
    configResolved({ root, build }) {
      manifestFile = join(resolve(root, build.outDir), '..', '.vite', 'manifest.json');
    },
    resolveId: { filter: { id: /^virtual:page-styles$/ }, handler: () => `\0${MODULE}` },
    load: {
      // oxlint-disable-next-line no-control-regex -- bundlers mark virtual modules with a null character
      filter: { id: /^\0virtual:page-styles$/ },
      handler() {
        const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest;
        const folder = join(manifestFile, '..', '..');
        const getText = (file: string) => readFileSync(join(folder, file), 'utf8').trim();
        const styles = Object.entries(pages).map(([name, file]) => {
          const files = sheetsOfPage(manifest, name, file);
          return [name, { files, text: files.map(getText).join('') }];
        });
        return `export default ${JSON.stringify(Object.fromEntries(styles))};`;
      },
    },
  };
}

/** Returns the addresses of a page's style sheets in cascade order. */
export function sheetsOfPage(manifest: Manifest, name: string, file: string): string[] {
  const parts = [ENTRY, `src/pages/${file}.tsx`, ...DEFERRED, ...(DEFERRED_BY_PAGE[name] ?? [])];
  return getSheets(manifest, parts).map((sheet) => `/${sheet}`);
}

/** Collects the style sheets of these modules and their imports, each once, imports first. */
function getSheets(manifest: Manifest, names: readonly string[]): string[] {
  const seen = new Set<string>();
  const sheets = new Set<string>();
  const visit = (name: string) => {
    if (seen.has(name)) return;
    seen.add(name);
    const chunk = manifest[name];
    if (chunk === undefined) throw new Error(`The build has no ${name}`);
    for (const imported of chunk.imports ?? []) visit(imported);
    for (const sheet of chunk.css ?? []) sheets.add(sheet);
  };
  for (const name of names) visit(name);
  return [...sheets];
}
