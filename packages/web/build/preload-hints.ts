// What the page's head asks for early, beside the entry script and not after it: the two latin fonts, and the code of the page
// that the address names. index.html is one file for every address, so a tiny script of the build reads the address; it is a
// file, since the content policy allows nothing inline.
import type { Plugin, Rolldown } from 'vite';

const FIRST_FONTS = /(?:inter|bricolage-grotesque)-latin-wght-normal.*\.woff2$/;

/** `pages`: address pattern → name of the file in src/pages, without its extension. */
export function preloadHints(pages: Readonly<Record<string, string>>): Plugin {
  let script = '';
  return {
    name: 'palmares:preload-hints',
    apply: 'build',
    generateBundle(_options, bundle) {
      const table = Object.entries(pages).map(([pattern, page]) => [
        `^${pattern.replaceAll(':id', '\\d+')}$`,
        filesOfPage(bundle, page),
      ]);
      const reference = this.emitFile({ type: 'asset', name: 'hints.js', source: toScript(table) });
      script = this.getFileName(reference);
    },
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle, filename }) {
        if (!filename.endsWith('/index.html')) return [];
        const fonts = Object.keys(bundle ?? {}).filter((file) => FIRST_FONTS.test(file));
        return [
          { tag: 'script', attrs: { src: `/${script}`, async: true }, injectTo: 'head' },
          ...fonts.map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: true },
            injectTo: 'head' as const,
          })),
        ];
      },
    },
  };
}

/** The page's chunk and all it imports, without what the entry brings anyway. */
function filesOfPage(bundle: Rolldown.OutputBundle, page: string): string[] {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const entry = chunks.find((chunk) => chunk.isEntry && chunk.facadeModuleId?.endsWith('/index.html'));
  const start = chunks.find((chunk) => chunk.facadeModuleId?.endsWith(`/src/pages/${page}.tsx`));
  if (entry === undefined || start === undefined) throw new Error(`No chunk for the page ${page}`);
  const already = closureOf(bundle, entry.fileName);
  return [...closureOf(bundle, start.fileName)].filter((file) => !already.has(file));
}

function closureOf(bundle: Rolldown.OutputBundle, file: string, seen = new Set<string>()): Set<string> {
  const output = bundle[file];
  if (output?.type !== 'chunk' || seen.has(file)) return seen;
  seen.add(file);
  for (const imported of output.imports) closureOf(bundle, imported, seen);
  return seen;
}

function toScript(table: unknown): string {
  return `for (const [pattern, files] of ${JSON.stringify(table)})
  if (new RegExp(pattern).test(location.pathname))
    for (const file of files)
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href: '/' + file }),
      );
`;
}
