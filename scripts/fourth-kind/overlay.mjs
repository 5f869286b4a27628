// A copy of the packages with a fourth kind of content: the files of `tree`, and the entries of entries.mjs in the registries. The product
// itself never contains it.
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../repository.mjs';
import { ENTRIES } from './entries.mjs';

const SOURCES = [
  'packages',
  'e2e',
  'tools',
  'scripts',
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
  'vitest.config.ts',
];

const isSource = (path) => !/\/(node_modules|dist)$/.test(path);

/** The caller removes the folder. */
export async function copyProject() {
  const copy = await mkdtemp(join(tmpdir(), 'palmares-fourth-kind-'));
  for (const source of SOURCES)
    await cp(join(root, source), join(copy, source), { recursive: true, filter: isSource });
  await linkModules(copy);
  await cp(join(import.meta.dirname, 'tree'), copy, { recursive: true });
  await writeEntries(copy);
  return copy;
}

/** Links each package, except those of the project, which come from the copy. */
async function linkModules(copy) {
  await mkdir(join(copy, 'node_modules'));
  const link = (target, name) => symlink(target, join(copy, 'node_modules', name));
  for (const name of await readdir(join(root, 'node_modules')))
    if (name !== '@palmares') await link(join(root, 'node_modules', name), name);
  await mkdir(join(copy, 'node_modules', '@palmares'));
  for (const name of await readdir(join(copy, 'packages')))
    await link(join(copy, 'packages', name), join('@palmares', name));
}

/** Writes all entries except `leftOut` into the registries. */
export async function writeEntries(copy, leftOut = []) {
  for (const file of new Set(ENTRIES.map((entry) => entry.file))) {
    let source = await readFile(join(root, file), 'utf8');
    const inserts = ENTRIES.filter((entry) => entry.file === file && !leftOut.includes(entry)).flatMap(
      (entry) => Object.entries(entry.inserts),
    );
    for (const [anchor, text] of inserts) {
      const [before, after, ...others] = source.split(anchor);
      if (after === undefined || others.length > 0)
        throw new Error(`${file} must contain ${JSON.stringify(anchor)} once`);
      source = before + anchor + text + after;
    }
    await writeFile(join(copy, file), source);
  }
}

/** Runs Node or a program of node_modules in the copy; resolves to its exit code and output. */
export function runIn(copy, program, args, variables = {}) {
  // Vitest tells the programs it starts that they are its own, and journeys would take its BASE_URL for theirs.
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(VITEST|BASE_URL$)/.test(name)),
  );
  const options = { cwd: copy, env: { ...env, ...variables }, maxBuffer: 64 << 20 };
  return new Promise((resolve) => {
    const path = program === 'node' ? process.execPath : join(root, 'node_modules', '.bin', program);
    execFile(path, args, options, (error, stdout, stderr) =>
      resolve({ code: error === null ? 0 : error.code, output: stdout + stderr }),
    );
  });
}

/** Compiles a package of the copy and returns its errors. */
export async function listTypeErrors(copy, name) {
  const project = ['tsconfig.test.json', 'tsconfig.json']
    .map((file) => `packages/${name}/${file}`)
    .find((file) => existsSync(join(copy, file)));
  const state = ['--incremental', '--tsBuildInfoFile', join(copy, '.tmp', name)];
  const { code, output } = await runIn(copy, 'tsc', [
    '-p',
    project,
    ...state,
    '--checkers',
    '1',
    '--pretty',
    'false',
  ]);
  const errors = [...output.matchAll(/^(\S+)\(\d+,\d+\): error .*$/gm)];
  if (code !== 0 && errors.length === 0) throw new Error(`tsc of ${name} failed: ${output}`);
  return errors.map(([text, file]) => ({ file, text }));
}

export const removeCopy = (copy) => rm(copy, { recursive: true, force: true });
