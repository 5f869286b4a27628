// Fills the texts of a language into the HTML pages, and into the public files that have texts.
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fillTexts } from '@palmares/texts/fill-texts';
import type { Language } from '@palmares/texts/language';
import type { Plugin } from 'vite';

/** Files of `public` with the type that the development server sends. */
const FILES: Readonly<Record<string, string>> = {
  'site.webmanifest': 'application/manifest+json',
  'unsupported.js': 'text/javascript',
};

export function pageTexts(language: Language): Plugin {
  let publicDir = '';
  const fill = (file: string) => fillTexts(file, readFileSync(join(publicDir, file), 'utf8'), language);
  return {
    name: 'palmares:page-texts',
    configResolved(config) {
      publicDir = config.publicDir;
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const file = request.url?.slice(1) ?? '';
        const type = FILES[file];
        if (type === undefined) next();
        else response.setHeader('content-type', `${type}; charset=utf-8`).end(fill(file));
      });
    },
    // Vite copies the public folder before it writes the bundle, so these replace the copies.
    generateBundle() {
      for (const fileName of Object.keys(FILES))
        this.emitFile({ type: 'asset', fileName, source: fill(fileName) });
    },
    transformIndexHtml: {
      order: 'pre',
      handler: (html, { filename }) => fillTexts(basename(filename), html, language),
    },
  };
}
