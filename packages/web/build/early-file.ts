// Writes the script of the page's head (early-script.ts) with the names of this build's files, behind the one that sets the theme, and
// asks early for the two fonts of the first screen. It is a file, since the content policy allows nothing inline.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { type EarlyTables, startEarly } from './early-script.ts';
import { holdPictures } from './hold-pictures.ts';
import { holdPresses } from './hold-presses.ts';
import { waitUntilShown } from './wait-until-shown.ts';

const FIRST_FONTS = /(?:inter|bricolage-grotesque)-latin-wght-normal.*\.woff2$/;
const THEME_SCRIPT = '<script src="/theme.js"></script>';

/** What the head asks for beside the entry: its own script, and the fonts. */
export const HEAD_FILES: RegExp = new RegExp(`^assets/early-[\\w-]+\\.js$|${FIRST_FONTS.source}`);

export function earlyFile(tables: EarlyTables): Plugin {
  let script = '';
  let publicDir = '';
  return {
    name: 'palmares:early-file',
    apply: 'build',
    configResolved(config) {
      publicDir = config.publicDir;
    },
    generateBundle() {
      const theme = readFileSync(join(publicDir, 'theme.js'), 'utf8');
      const parts = `{holdPictures:${String(holdPictures)},holdPresses:${String(holdPresses)},waitUntilShown:${String(waitUntilShown)}}`;
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
