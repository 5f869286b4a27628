// How much JavaScript the first view of the home page costs a visitor, in kB of brotli (goal: at most 100).
// Reads the built app: `vite build` in packages/web first. Counts what the view waits for (the entry, the home page and all they
// import); what comes beside it (footer, messages) is told apart, what comes with a click is not counted.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';

const GOAL_KB = 100;
const DIST = fileURLToPath(new URL('../../packages/web/dist/', import.meta.url));
const ENTRY = 'index.html';
const FIRST_VIEW = ['src/pages/home-page.tsx'];
const BESIDE = ['src/app/footer.tsx', 'src/ui/toaster.tsx'];

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
function filesOf(manifest: Manifest, names: readonly string[]): Set<string> {
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
const first = filesOf(manifest, [ENTRY, ...FIRST_VIEW]);
const beside = [...filesOf(manifest, BESIDE)].filter((file) => !first.has(file));

const rows = [...first].map((file) => ({ file, bytes: brotliBytes(file) })).sort((a, b) => b.bytes - a.bytes);
const total = rows.reduce((sum, row) => sum + row.bytes, 0);
const later = beside.reduce((sum, file) => sum + brotliBytes(file), 0);

for (const { file, bytes } of rows) console.log(`${kb(bytes).padStart(10)}  ${file}`);
console.log(
  `${kb(total).padStart(10)}  première vue de l’accueil, brotli (but : ${GOAL_KB} kB, ${(total / 1000 / GOAL_KB).toFixed(2)} ×)`,
);
console.log(`${kb(later).padStart(10)}  à côté : pied de page, messages`);
