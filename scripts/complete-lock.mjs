// npm run lock: writes into package-lock.json the optional packages of other systems that npm left out because the registry in
// use does not hold them. Without them `npm ci` refuses the lock file as out of step. Run it after every change of dependencies.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './repository.mjs';

const systems = [
  'aix',
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
  'windows',
];
const processors = [
  'arm64',
  'arm',
  'ia32',
  'loong64',
  'mips64el',
  'ppc64',
  'riscv64',
  's390x',
  'wasm32',
  'x64',
];

const path = join(root, 'package-lock.json');
const lock = JSON.parse(await readFile(path, 'utf8'));
const added = {};
for (const [parentPath, parent] of Object.entries(lock.packages)) {
  for (const [name, range] of Object.entries(parent.optionalDependencies ?? {})) {
    if (isLocked(parentPath, name)) continue;
    added[`node_modules/${name}`] = describe(name, range, parent);
  }
}
const count = Object.keys(added).length;
if (process.argv.includes('--check')) {
  if (count > 0) console.error(`package-lock.json lacks ${count} packages of other systems: npm run lock`);
  process.exit(count > 0 ? 1 : 0);
}
const packages = Object.entries({ ...lock.packages, ...added });
lock.packages = Object.fromEntries(packages.sort(([one], [other]) => (one < other ? -1 : 1)));
await writeFile(path, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`${count} packages of other systems added to package-lock.json`);

/** Node's own search: beside the parent, then in every folder above. */
function isLocked(parentPath, name) {
  for (
    let folder = parentPath;
    ;
    folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))
  ) {
    const prefix = folder === '' ? '' : `${folder}/`;
    if (lock.packages[`${prefix}node_modules/${name}`]) return true;
    if (!folder.includes('/node_modules/')) return Boolean(lock.packages[`node_modules/${name}`]);
  }
}

/** Such packages carry the system that they are for in their names: `binding-linux-arm64-musl`. */
function describe(name, range, parent) {
  const words = name.split(/[/-]/);
  const os = systems.find((system) => words.includes(system));
  const cpu = processors.find((processor) => words.includes(processor));
  if (!os || !cpu) throw new Error(`${name}: cannot tell which system it is for`);
  const libc = words.includes('musl')
    ? 'musl'
    : words.includes('gnu') && os === 'linux'
      ? 'glibc'
      : undefined;
  return {
    version: range.replace(/^[\^~]/, ''),
    cpu: [cpu],
    ...(parent.dev ? { dev: true } : {}),
    ...(libc ? { libc: [libc] } : {}),
    optional: true,
    os: [os === 'windows' ? 'win32' : os],
  };
}
