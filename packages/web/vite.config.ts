import { hash } from 'node:crypto';
import { relative } from 'node:path';
import {
  DEFAULT_VARIANT,
  SITE_VARIANTS,
  type SiteVariant,
  VARIANT_LANGUAGES,
} from '@palmares/texts/language';
import react from '@vitejs/plugin-react';
import {
  type CSSOptions,
  defaultClientConditions,
  defaultServerConditions,
  defineConfig,
  type UserConfig,
} from 'vite';
import { accentedTexts } from './build/accented-texts.ts';
import { BROWSERS } from './build/browsers.ts';
import { getChunkGroup } from './build/chunk-groups.ts';
import { compileEagerly } from './build/compile-eagerly.ts';
import { earlyScriptPlugin, HEAD_FILES } from './build/early-script-plugin.ts';
import { getFirstCalls, OFFLINE_PAGES, PAGE_FILES } from './build/page-entries.ts';
import { pageFiles } from './build/page-files.ts';
import { pageStyles } from './build/page-styles.ts';
import { pageTexts } from './build/page-texts.ts';
import { precompress } from './build/precompress.ts';
import { serviceWorker } from './build/service-worker.ts';
import { shakeableRouter } from './build/shakeable-router.ts';

const server = `http://127.0.0.1:${process.env['PORT'] ?? 3000}`;

/** The tournament, one of the three editors, has nothing to drag and loads 4 kB less. */
const DRAG = { name: 'drag', test: /src[\\/]lib[\\/]drag[\\/]/ };

/** Leaves imported modules to their own groups. */
const ALONE = { includeDependenciesRecursively: false };

/**
 * One suffix per style sheet, where Vite has one per class: after compression all files are 1 % smaller, the styles of a page 3 to 4 %. The
 * home page would need 120.1 kB of scripts, more than LB-66 allows.
 */
const css: CSSOptions = {
  modules: {
    generateScopedName: (name, file) => {
      const digest = hash('sha256', relative(import.meta.dirname, file));
      return `${name}_${BigInt(`0x${digest}`).toString(36).slice(-4)}`;
    },
  },
};

/** Chooses the languages of `@palmares/texts/page/*` and `/game/*` (packages/texts/package.json). */
const toConditions = (variant: SiteVariant) => (variant === DEFAULT_VARIANT ? [] : [`palmares-${variant}`]);

/**
 * Configuration of the server-side rendering build (`vite build --ssr`), with all libraries bundled, because the server does not have them.
 */
const createRendering = (variant: SiteVariant): UserConfig => ({
  plugins: [react(), pageStyles(PAGE_FILES)],
  css,
  ssr: {
    noExternal: true,
    resolve: { conditions: [...toConditions(variant), ...defaultServerConditions] },
  },
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  build: { target: 'node22', copyPublicDir: false },
});

const createSite = (variant: SiteVariant): UserConfig => ({
  plugins: [
    react(),
    shakeableRouter(),
    earlyScriptPlugin(getFirstCalls(VARIANT_LANGUAGES[variant])),
    pageFiles(PAGE_FILES),
    pageTexts(VARIANT_LANGUAGES[variant]),
    serviceWorker({ variant, pages: OFFLINE_PAGES, files: HEAD_FILES }),
    compileEagerly(),
    precompress(),
  ],
  resolve: { conditions: [...toConditions(variant), ...defaultClientConditions] },
  css,
  build: {
    target: BROWSERS,
    // The other builds use the files of the default one.
    copyPublicDir: variant === DEFAULT_VARIANT,
    manifest: true,
    modulePreload: { polyfill: false },
    // Data URLs of small files would count as inline for the content security policy, and are never cached.
    assetsInlineLimit: 0,
    rolldownOptions: {
      // The second and third pages are the server's error pages, the fourth is embedded by other sites, the last describes the API.
      input: ['index.html', '500.html', '503.html', 'embed.html', 'docs.html'],
      output: {
        codeSplitting: {
          // Libraries change less often than our code: their own chunk stays in the browser's cache.
          groups: [
            {
              name: 'vendor',
              test: /node_modules[\\/](react|react-dom|scheduler|react-router|@tanstack|zustand)[\\/]/,
            },
            DRAG,
            { ...ALONE, name: getChunkGroup },
          ],
        },
      },
    },
  },
  worker: { format: 'es' },
  server: {
    port: Number(process.env['WEB_PORT'] ?? 5173),
    strictPort: true,
    proxy: { '/api': server, '/embed': server, '/media': server },
  },
});

// `--mode` names the build to make, or the language of the development server: also `accented`.
export default defineConfig(({ mode, isSsrBuild }) => {
  const variant = SITE_VARIANTS.find((each) => each === mode) ?? DEFAULT_VARIANT;
  if (isSsrBuild === true) return createRendering(variant);
  const site = createSite(variant);
  return mode === 'accented' ? { ...site, plugins: [accentedTexts(), site.plugins] } : site;
});
