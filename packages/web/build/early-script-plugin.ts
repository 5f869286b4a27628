// Emits the script of the head (early-script.ts), with the file names of this build, after the script that sets the theme, and preloads the
// font of titles; the script itself preloads the text font. It is a file, because the content security policy forbids inline scripts.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { minifySync, type Plugin, transformWithOxc } from 'vite';
import { deferUntilFirstPaint } from './defer-until-first-paint.ts';
import { type EarlyTables, startEarly } from './early-script.ts';
import { runIfSupported } from './feature-detection.ts';
import { keepFrench } from './keep-french.ts';
import { markEditor } from './mark-editor.ts';
import { onFirstPaint } from './on-first-paint.ts';
import { holdEarlyClicks } from './replay-early-clicks.ts';
import { startCalls } from './start-calls.ts';

const TITLE_FONT = /bricolage-grotesque-latin-wght-normal.*\.woff2$/;
const TEXT_FONT = /inter-latin-wght-normal.*\.woff2$/;
const NAME = 'early.js';
/**
 * All browsers with module support parse this syntax, so that those that cannot run the app show the notice; older ones get it by
 * `nomodule`.
 */
const READ_BY_ALL = 'es2017';
const THEME_SCRIPT = '<script src="/theme.js"></script>';

/** Files that the head requests besides the entry: its own script, and the fonts. */
export const HEAD_FILES: RegExp = new RegExp(
  `^assets/early-[\\w-]+\\.js$|${TITLE_FONT.source}|${TEXT_FONT.source}`,
);

export function earlyScriptPlugin(calls: Omit<EarlyTables, 'textFont'>): Plugin {
  let script = '';
  let publicDir = '';
  return {
    name: 'palmares:early-script-plugin',
    apply: 'build',
    configResolved(config) {
      publicDir = config.publicDir;
    },
    async generateBundle(_options, bundle) {
      const theme = readFileSync(join(publicDir, 'theme.js'), 'utf8');
      const parts = `{deferUntilFirstPaint:${String(deferUntilFirstPaint)},holdEarlyClicks:${String(holdEarlyClicks)},keepFrench:${String(keepFrench)},markEditor:${String(markEditor)},onFirstPaint:${String(onFirstPaint)},startCalls:${String(startCalls)}}`;
      const textFont = Object.keys(bundle).find((file) => TEXT_FONT.test(file));
      if (textFont === undefined) throw new Error('The build has no font of texts');
      const tables: EarlyTables = { ...calls, textFont: `/${textFont}` };
      const source = `${theme};${runIfSupported(`(${String(startEarly)})(${JSON.stringify(tables)},${parts})`)};\n`;
      const { code } = await transformWithOxc(source, NAME, { target: READ_BY_ALL, sourcemap: false });
      if (code.includes('require('))
        throw new Error(`${NAME} would need a library to be read by old browsers`);
      const { code: small } = minifySync(NAME, code, { compress: { target: READ_BY_ALL } });
      script = this.getFileName(this.emitFile({ type: 'asset', name: NAME, source: small }));
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle, filename }) {
        if (!filename.endsWith('/index.html')) return html;
        if (!html.includes(THEME_SCRIPT)) throw new Error(`index.html has no ${THEME_SCRIPT}`);
        const fonts = Object.keys(bundle ?? {}).filter((file) => TITLE_FONT.test(file));
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
