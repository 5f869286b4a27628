// Builds the service worker (src/service-worker) into one file at the root of the site, so that its scope is the whole site, and injects
// the precache list, which derives from the build graph like the lists of early-script-plugin.ts.
import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { SERVICE_WORKERS, type SiteVariant, VARIANT_FOLDERS } from '@palmares/texts/language';
import { build, type Plugin, type Rolldown } from 'vite';
import { BROWSERS } from './browsers.ts';

const NAME = 'service-worker';
const SHELL = 'index.html';

type Options = {
  readonly variant: SiteVariant;
  /** File names in src/pages, without extension, of the pages that work offline once the worker is installed. */
  readonly pages: readonly string[];
  /** Build files that no module imports. */
  readonly files: RegExp;
};

type PrecacheEntry = { readonly url: string; readonly revision: string | null };

export function serviceWorker({ variant, pages, files }: Options): Plugin {
  let root = '';
  let folder = '';
  let conditions: string[] = [];
  return {
    name: 'palmares:service-worker',
    apply: 'build',
    configResolved(config) {
      root = config.root;
      folder = resolve(root, config.build.outDir);
      ({ conditions } = config.resolve);
    },
    // Runs after the page is written, because its hash identifies the version.
    async writeBundle(_options, bundle) {
      const { entry, needed } = filesToPrecache(bundle, pages);
      const others = Object.keys(bundle).filter((file) => files.test(file));
      const precached = [...needed, ...others];
      const shell = `/${VARIANT_FOLDERS[variant]}${SHELL}`;
      const page = readFileSync(join(folder, SHELL));
      const revision = createHash('sha256').update(page).digest('hex').slice(0, 16);
      const entries: PrecacheEntry[] = [
        { url: shell, revision },
        ...precached.map((file) => ({ url: `/${file}`, revision: null })),
      ];
      const weight = getWeight(folder, [SHELL, ...precached]);
      this.info(`fetched ahead: ${entries.length} files, ${Math.round(weight / 1_000)} kB`);
      const define = {
        PRECACHED: JSON.stringify(entries),
        ENTRY: JSON.stringify(`/${entry}`),
        SHELL: JSON.stringify(shell),
        'process.env.NODE_ENV': '"production"',
      };
      await buildWorker(root, folder, { file: SERVICE_WORKERS[variant], conditions, define });
    },
  };
}

/** Total size of the files, uncompressed. */
const getWeight = (folder: string, files: readonly string[]) =>
  files.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0);

type WorkerBuild = {
  readonly file: string;
  readonly conditions: string[];
  readonly define: Record<string, string>;
};

async function buildWorker(
  root: string,
  outDir: string,
  { file, conditions, define }: WorkerBuild,
): Promise<void> {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define,
    resolve: { conditions },
    build: {
      outDir,
      emptyOutDir: false,
      target: BROWSERS,
      rolldownOptions: {
        input: join(root, `src/${NAME}/${NAME}.ts`),
        output: { format: 'iife', entryFileNames: file },
      },
    },
  });
}

const isPage = ({ facadeModuleId }: Rolldown.OutputChunk) =>
  facadeModuleId !== null && /\/src\/pages\/[\w-]+-page\.tsx$/.test(facadeModuleId);

/** Returns the entry and these pages, with all their static and dynamic imports, but no other page. */
export function filesToPrecache(
  bundle: Rolldown.OutputBundle,
  pages: readonly string[],
): { entry: string; needed: ReadonlySet<string> } {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const entry = chunks.find(
    ({ isEntry, facadeModuleId }) => isEntry && facadeModuleId?.endsWith(`/${SHELL}`),
  );
  if (entry === undefined) throw new Error(`The build has no entry for ${SHELL}`);
  const needed = new Set<string>();
  const take = (file: string, isAskedFor: boolean) => {
    const output = bundle[file];
    if (output?.type !== 'chunk' || needed.has(file) || (isPage(output) && !isAskedFor)) return;
    needed.add(file);
    for (const style of output.viteMetadata?.importedCss ?? []) needed.add(style);
    for (const asset of output.viteMetadata?.importedAssets ?? [])
      if (asset.endsWith('.js')) needed.add(asset);
    for (const imported of output.imports) take(imported, true);
    for (const imported of output.dynamicImports) take(imported, false);
  };
  take(entry.fileName, true);
  for (const page of pages) {
    const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/src/pages/${page}.tsx`));
    if (chunk === undefined) throw new Error(`No chunk for the page ${page}`);
    take(chunk.fileName, true);
  }
  return { entry: entry.fileName, needed };
}
