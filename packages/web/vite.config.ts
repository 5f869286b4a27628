import { type CSSOptions, defineConfig, type UserConfig } from 'vite';
import { BROWSERS } from './build/browsers.ts';
import { groupOf } from './build/chunk-groups.ts';
import { classNames } from './build/class-names.ts';
import { earlyFile, HEAD_FILES } from './build/early-file.ts';
import { FIRST_CALLS, OFFLINE_PAGES, PAGE_FILES } from './build/first-pages.ts';
import { pageFiles } from './build/page-files.ts';
import { pageStyles } from './build/page-styles.ts';
import { precompress } from './build/precompress.ts';
import { reactPlugin } from './build/react-plugin.ts';
import { serviceWorker } from './build/service-worker.ts';
import { shakeableRouter } from './build/shakeable-router.ts';

const server = `http://127.0.0.1:${process.env['PORT'] ?? 3000}`;

/** A drag runs each of its functions for the first time in the very frames that count: V8 compiles them when the file comes. */
const DRAG = { name: 'drag', test: /src[\\/]lib[\\/]drag[\\/]/ };
const COMPILE_ALL = '//# allFunctionsCalledOnLoad';

/** What a module imports is not taken along: it has a place of its own. */
const ALONE = { includeDependenciesRecursively: false };

const css: CSSOptions = { modules: { generateScopedName: classNames(import.meta.dirname) } };

/** The code that draws pages on the server (`vite build --ssr`), whole: the server knows none of its libraries. */
const drawing: UserConfig = {
  plugins: [reactPlugin(), pageStyles(PAGE_FILES)],
  css,
  ssr: { noExternal: true },
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  build: { target: 'node22', copyPublicDir: false },
};

const site: UserConfig = {
  plugins: [
    reactPlugin(),
    shakeableRouter(),
    earlyFile(FIRST_CALLS),
    pageFiles(PAGE_FILES),
    serviceWorker({ pages: OFFLINE_PAGES, files: HEAD_FILES }),
    precompress(),
  ],
  css,
  build: {
    target: BROWSERS,
    manifest: true,
    modulePreload: { polyfill: false },
    // Data addresses of small files would count as inline for the content policy, and are never cached.
    assetsInlineLimit: 0,
    rolldownOptions: {
      // The second and the third are what the server answers when it fails or cannot work, the fourth what other sites frame, the last what
      // describes the API.
      input: ['index.html', '500.html', '503.html', 'embed.html', 'docs.html'],
      output: {
        codeSplitting: {
          // The libraries change less often than our code: their own file stays in the browser's cache.
          // What only writes need of them stays out of the first view.
          groups: [
            {
              name: 'vendor',
              test: /node_modules[\\/](react|react-dom|scheduler|react-router|@tanstack|zustand)[\\/](?!.*(?:useMutation|mutationObserver)\.)/,
            },
            DRAG,
            { ...ALONE, name: groupOf },
          ],
        },
        postBanner: ({ name }) => (name === DRAG.name ? COMPILE_ALL : ''),
      },
    },
  },
  worker: { format: 'es' },
  server: {
    port: Number(process.env['WEB_PORT'] ?? 5173),
    strictPort: true,
    proxy: { '/api': server, '/embed': server, '/media': server },
  },
};

export default defineConfig(({ isSsrBuild }) => (isSsrBuild === true ? drawing : site));
