// Builds the app with a pseudo-locale (packages/texts/src/accented-texts.ts), for `vite --mode accented`: to see what is clipped when texts grow,
// and what is not in the catalogue.
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const TEXTS = /\/packages\/texts\/src\/(?:fr|en)\/(?!grammar|formats|language)[\w-]+\.ts$/;
const PSEUDO = fileUrlOf('accented-texts.ts');
const PLAIN = '?plain';

function fileUrlOf(file: string): string {
  return new URL(`../../texts/src/${file}`, import.meta.url).pathname;
}

/** What the app imports of a module of texts is transformed; the modules of texts import each other as they are. */
export function accentedTexts(): Plugin {
  return {
    name: 'palmares:accented-texts',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (importer === undefined || !importer.includes('/packages/texts/')) return null;
      const found = await this.resolve(source, importer.replace(PLAIN, ''), { ...options, skipSelf: true });
      return found !== null && TEXTS.test(found.id) ? found.id + PLAIN : found;
    },
    load(id) {
      if (!TEXTS.test(id)) return null;
      const names = [...readFileSync(id, 'utf8').matchAll(/^export (?:const|(?:async )?function) (\w+)/gm)];
      return [
        `import * as texts from '${id}${PLAIN}';`,
        `import { accentedTexts } from '${PSEUDO}';`,
        'const accented = accentedTexts(texts);',
        ...names.map(([, name]) => `export const ${name} = accented.${name};`),
      ].join('\n');
    },
  };
}
