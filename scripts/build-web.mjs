import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { withPreparationLock } from './preparation-lock.mjs';
import { findProjectNode, projectEnvironment, root, seconds } from './repository.mjs';
import { runTied } from './spawn-tied-process.mjs';

const web = join(root, 'packages', 'web');
const dist = join(web, 'dist');
const stampName = '.build-inputs';
/** The builds, the default one first; `SITE_VARIANTS` of packages/texts/src/language.ts. */
export const VARIANTS = ['fr', 'en', 'fr-games'];
const inputs = [
  ...['web', 'core', 'pictures', 'texts'].map((name) => join(root, 'packages', name)),
  join(root, 'package-lock.json'),
  join(root, 'tsconfig.base.json'),
];
const ignored = new Set(['dist', 'node_modules']);

/**
 * Builds the web app when one of its inputs has changed. The old build stays in place until
 * the new one is complete. Rejects with the output of the builder.
 */
export async function ensureWebBuilt() {
  const hash = await hashInputs();
  if (await isBuilt(hash)) return;
  await withPreparationLock(async (onStart) => {
    if (!(await isBuilt(hash))) await buildAnew(hash, onStart);
  });
}

async function isBuilt(hash) {
  return (await readFile(join(dist, stampName), 'utf8').catch(() => null)) === hash;
}

async function buildAnew(hash, onStart) {
  const startedAt = performance.now();
  console.log("Construction de l'application web…");
  const fresh = join(root, '.tmp', `web-${process.pid}`);
  for (const variant of VARIANTS) {
    const folder = join(fresh, '.builds', variant);
    await build(fresh, folder, onStart, ['--mode', variant]);
    // It reads which style sheets the pages of the build above need.
    await build(fresh, join(folder, '.server'), onStart, [
      '--mode',
      variant,
      '--ssr',
      'src/ssr/render-page.tsx',
    ]);
    await addVariant(fresh, folder, variant);
  }
  await rm(join(fresh, '.builds'), { recursive: true });
  await writeFile(join(fresh, stampName), hash);
  await replace(fresh);
  console.log(`Application web construite (${seconds(startedAt)}).`);
}

/** Rejects, and removes its files, when the builder fails. */
async function build(fresh, folder, onStart, options = []) {
  const { code, output } = await runTied(
    findProjectNode(),
    [
      join(root, 'node_modules/vite/bin/vite.js'),
      'build',
      '--outDir',
      relative(web, folder),
      '--emptyOutDir',
      '--logLevel',
      'warn',
      ...options,
    ],
    { cwd: web, env: projectEnvironment(), capture: true, onStart },
  );
  if (code === 0) return;
  await rm(fresh, { recursive: true, force: true });
  throw new Error(`${output}\nLa construction de l'application web a échoué : voir ci-dessus.`);
}

/**
 * Moves a build into the output of all: its assets (files of the same name are the same), its service worker, its rendering code to a folder
 * that the server does not serve because its name starts with a dot; its pages to a folder of its own, unless it is the default one.
 */
async function addVariant(fresh, folder, variant) {
  await moveInto(join(fresh, 'assets'), join(folder, 'assets'));
  await moveInto(join(fresh, '.server', variant), join(folder, '.server'));
  for (const file of await readdir(folder))
    if (file.startsWith('service-worker')) await rename(join(folder, file), join(fresh, file));
  await moveInto(variant === VARIANTS[0] ? fresh : join(fresh, variant), folder);
}

/** A folder that a build does not have is empty. */
async function moveInto(target, folder) {
  await mkdir(target, { recursive: true });
  for (const file of await readdir(folder).catch(() => []))
    await rename(join(folder, file), join(target, file));
  await rm(folder, { recursive: true, force: true });
}

async function replace(fresh) {
  const old = join(root, '.tmp', `web-old-${process.pid}`);
  await mkdir(join(root, '.tmp'), { recursive: true });
  await rename(dist, old).catch(() => undefined);
  await rename(fresh, dist);
  await rm(old, { recursive: true, force: true });
}

async function hashInputs() {
  const files = (await Promise.all(inputs.map(listFiles))).flat().sort();
  const hash = createHash('sha256');
  // A missing input counts as an empty one: the builder names it better.
  for (const file of files)
    hash.update(`${relative(root, file)}\0`).update(await readFile(file).catch(() => ''));
  return hash.digest('hex');
}

async function listFiles(path) {
  const entries = await readdir(path, { withFileTypes: true }).catch(() => null);
  if (entries === null) return [path];
  const lists = await Promise.all(
    entries
      .filter((entry) => !ignored.has(entry.name) && !/\.test\.tsx?$/.test(entry.name))
      .map((entry) => (entry.isDirectory() ? listFiles(join(path, entry.name)) : [join(path, entry.name)])),
  );
  return lists.flat();
}
