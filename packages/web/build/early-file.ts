// Writes the script of the page's head (early-script.ts) with the names of this build's files, behind the one that sets the theme, and
// asks early for the two fonts of the first screen. It is a file, since the content policy allows nothing inline.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { type EarlyTables, startEarly } from './early-script.ts';
import { holdPresses } from './hold-presses.ts';
import { waitUntilShown } from './wait-until-shown.ts';

const FIRST_FONTS = /(?:inter|bricolage-grotesque)-latin-wght-normal.*\.woff2$/;
const THEME_SCRIPT = '<script src="/theme.js"></script>';

/** What the head asks for beside the entry: its own script, and the fonts. */
export const HEAD_FILES: RegExp = new RegExp(`^assets/early-[\\w-]+\\.js$|${FIRST_FONTS.source}`);

type FirstPages = {
  /** Address pattern → name of the file in src/pages, without its extension. */
  readonly pages: Readonly<Record<string, string>>;
} & Pick<EarlyTables, 'calls' | 'session'>;

export function earlyFile({ pages, calls, session }: FirstPages): Plugin {
  let script = '';
  let publicDir = '';
  return {
    name: 'palmares:early-file',
    apply: 'build',
    configResolved(config) {
      publicDir = config.publicDir;
    },
    generateBundle(_options, bundle) {
      const files: string[] = [];
      const placeOf = (file: string) => {
        if (!files.includes(file)) files.push(file);
        return files.indexOf(file);
      };
      const tables: EarlyTables = {
        pages: Object.entries(pages).map(([pattern, page]) => [
          `^${pattern.replaceAll(':id', String.raw`\d+`).replace(':nametag', '[^/]+')}/?$`,
          filesOfPage(bundle, page).map((file) => placeOf(`/${file}`)),
        ]),
        files,
        calls,
        session,
        app: [...closureOf(bundle, entryOf(bundle).fileName)]
          .filter((file) => file.endsWith('.js'))
          .map((file) => `/${file}`),
      };
      const theme = readFileSync(join(publicDir, 'theme.js'), 'utf8');
      const parts = `{holdPresses:${String(holdPresses)},waitUntilShown:${String(waitUntilShown)}}`;
      const source = `${theme}(${String(startEarly)})(${JSON.stringify(tables)},${parts});\n`;
      script = this.getFileName(this.emitFile({ type: 'asset', name: 'early.js', source }));
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle, filename }) {
        if (!filename.endsWith('/index.html')) return html;
        if (!html.includes(THEME_SCRIPT)) throw new Error(`index.html has no ${THEME_SCRIPT}`);
        const fonts = Object.keys(bundle ?? {}).filter((file) => FIRST_FONTS.test(file));
        return {
          html: html.replace(THEME_SCRIPT, `<script src="/${script}"></script>`),
          tags: fonts.map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: true },
            injectTo: 'head' as const,
          })),
        };
      },
    },
  };
}

/** The page's chunk and all it imports, with their styles, without what the entry brings anyway. */
function filesOfPage(bundle: Rolldown.OutputBundle, page: string): string[] {
  const start = chunksOf(bundle).find((chunk) => chunk.facadeModuleId?.endsWith(`/src/pages/${page}.tsx`));
  if (start === undefined) throw new Error(`No chunk for the page ${page}`);
  const already = closureOf(bundle, entryOf(bundle).fileName);
  return [...closureOf(bundle, start.fileName)].filter((file) => !already.has(file));
}

const chunksOf = (bundle: Rolldown.OutputBundle) =>
  Object.values(bundle).filter((output) => output.type === 'chunk');

function entryOf(bundle: Rolldown.OutputBundle): Rolldown.OutputChunk {
  const entry = chunksOf(bundle).find(
    (chunk) => chunk.isEntry && chunk.facadeModuleId?.endsWith('/index.html'),
  );
  if (entry === undefined) throw new Error('The build has no entry for index.html');
  return entry;
}

/** A chunk, the chunks it imports and the styles of all of them. */
function closureOf(bundle: Rolldown.OutputBundle, file: string, seen = new Set<string>()): Set<string> {
  const output = bundle[file];
  if (output?.type !== 'chunk' || seen.has(file)) return seen;
  seen.add(file);
  for (const style of output.viteMetadata?.importedCss ?? []) seen.add(style);
  for (const imported of output.imports) closureOf(bundle, imported, seen);
  return seen;
}
