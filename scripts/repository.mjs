// Paths and helpers shared by all scripts. Plain JavaScript for Node 20, because these scripts run before anything is installed.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
const binFolder = join(root, 'node_modules', '.bin');

const oldestNode = 24;

/** Prints French lines without a stack trace and exits with code 1. */
export function fail(...lines) {
  console.error(`\n${lines.join('\n')}`);
  process.exit(1);
}

export function seconds(since) {
  return `${((performance.now() - since) / 1_000).toFixed(1).replace('.', ',')} s`;
}

/**
 * Returns the Node that runs the project: the one that npm installed with it, else this one if it is new enough. The Node that runs this
 * script is often the system's, so its version is always checked.
 */
export function findProjectNode() {
  const installed = join(binFolder, 'node');
  if (existsSync(installed) && getMajor(installed) >= oldestNode) return installed;
  if (Number(process.versions.node.split('.')[0]) >= oldestNode) return process.execPath;
  return fail(
    `Palmarès a besoin de Node ${oldestNode} ou plus récent ; npm n'en a pas installé pour ce système (${process.platform}-${process.arch})`,
    `et celui-ci est en version ${process.versions.node}. Installez Node ${oldestNode} puis relancez la commande.`,
  );
}

function getMajor(node) {
  const { stdout } = spawnSync(node, ['--version'], { encoding: 'utf8' });
  return Number(/^v(\d+)/.exec(stdout ?? '')?.[1] ?? 0);
}

/** The environment of commands on the project's own Node. The shared compile cache halves the time of a start. */
export function projectEnvironment(extra = {}) {
  return {
    NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'node'),
    ...process.env,
    PATH: `${binFolder}${delimiter}${process.env.PATH ?? ''}`,
    ...extra,
  };
}

/** The environment without the project's packages, for npm, which must not run on a Node that it is about to replace. */
export function systemEnvironment() {
  const path = (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !folder.endsWith(join('node_modules', '.bin')));
  return { ...process.env, PATH: path.join(delimiter) };
}

/** Runs a command to its end. Resolves to its exit code and, when captured, its output. */
export function run(command, parameters, { env = projectEnvironment(), capture = false, cwd = root } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, parameters, {
      cwd,
      env,
      stdio: capture ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    });
    const parts = [];
    child.stdout?.on('data', (part) => parts.push(part));
    child.stderr?.on('data', (part) => parts.push(part));
    const output = () => Buffer.concat(parts).toString('utf8');
    child.once('error', (error) => resolve({ code: 127, output: `${command}: ${error.message}\n` }));
    child.once('close', (code) => resolve({ code: code ?? 1, output: output() }));
  });
}
