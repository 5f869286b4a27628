// The cost of the first view of the home page: JavaScript in kB after brotli, and a phone's requests before scrolling. Reads the built app:
// run `vite build` in packages/web first. The page is server-rendered, so its first paint needs only the script in its head. The entry, the
// home page and their imports load after that (decision 0050). Later scripts (footer, messages) and those after a click do not count.
// Requests include images and idle-time fetches.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import { countRequests } from './count-requests.ts';
import { reportRow } from './report/report-row.ts';
import { paintStored } from './sample-pictures.ts';
import { seedContent } from './seed/seed-content.ts';
import { writeSeededFiles } from './seed/seeded-files.ts';
import { startBenchSite } from './site/bench-site.ts';

const DIST = fileURLToPath(new URL('../../../packages/web/dist/', import.meta.url));
const ENTRY = 'index.html';
const FIRST_VIEW = ['src/pages/home-page.tsx'];

type Chunk = { file: string; imports?: string[] };
type Manifest = Record<string, Chunk>;

function readManifest(): Manifest {
  try {
    return JSON.parse(readFileSync(`${DIST}.vite/manifest.json`, 'utf8')) as Manifest;
  } catch {
    console.error('Rien à peser : construisez d’abord le site (vite build dans packages/web).');
    process.exit(1);
  }
}

/** The files that these modules need before they can run. */
function getFiles(manifest: Manifest, names: readonly string[]): Set<string> {
  const files = new Set<string>();
  const visit = (name: string) => {
    const chunk = manifest[name];
    if (chunk === undefined) throw new Error(`Not in the manifest: ${name}`);
    if (files.has(chunk.file)) return;
    if (chunk.file.endsWith('.js')) files.add(chunk.file);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const name of names) visit(name);
  return files;
}

/** Scripts in the head that block the first paint; modules do not. */
function blockingScripts(): string[] {
  const html = readFileSync(`${DIST}index.html`, 'utf8');
  return [...html.matchAll(/<script src="\/([^"]+)">/g)].map(([, file = '']) => file);
}

function brotliBytes(file: string): number {
  const bytes = readFileSync(DIST + file);
  return brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  }).length;
}

const kb = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

const manifest = readManifest();
const first = [...blockingScripts(), ...getFiles(manifest, [ENTRY, ...FIRST_VIEW])];

const rows = first.map((file) => ({ file, bytes: brotliBytes(file) })).sort((a, b) => b.bytes - a.bytes);
const total = rows.reduce((sum, row) => sum + row.bytes, 0);

for (const { file, bytes } of rows) console.log(`${kb(bytes).padStart(10)}  ${file}`);
reportRow('first-view-js', {
  ours: blockingScripts().reduce((sum, file) => sum + brotliBytes(file), 0) / 1000,
});
reportRow('first-touch-js', { ours: total / 1000 });

const site = await startBenchSite();
try {
  await seedContent(site.db, { albums: 60, images: 900, users: 20 });
  await writeSeededFiles(site.db, site.dataDir, paintStored);
  const counts = await countRequests(site.url);
  console.log([...counts].map(([kind, count]) => `${kind} ${count}`).join(', '));
  reportRow('first-view-requests', { ours: [...counts.values()].reduce((sum, count) => sum + count, 0) });
} finally {
  await site.stop();
}
