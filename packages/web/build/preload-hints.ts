// Puts the two latin fonts in the page's head, so that they load beside the scripts and not after the styles.
import type { Plugin } from 'vite';

const FIRST_FONTS = /(?:inter|bricolage-grotesque)-latin-wght-normal.*\.woff2$/;

export function preloadHints(): Plugin {
  return {
    name: 'palmares:preload-hints',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        return Object.keys(bundle ?? {})
          .filter((file) => FIRST_FONTS.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: true },
            injectTo: 'head',
          }));
      },
    },
  };
}
