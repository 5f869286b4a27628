// Tests interruptions of `npm start` while it prepares. The project is a small one
// with npm's own installation, which ends when the test allows it.
import { spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, readlink, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { root, systemEnvironment } from './repository.mjs';

const PATIENT = { timeout: 30_000, interval: 50 };

let folder;
beforeEach(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'palmares-start-')));
  const scripts = (await readdir(join(root, 'scripts'))).filter((name) => /^[a-z-]+\.mjs$/.test(name));
  for (const name of scripts) await cp(join(root, 'scripts', name), join(folder, 'scripts', name));
  const files = {
    'package.json': JSON.stringify({
      name: 'small',
      version: '1.0.0',
      workspaces: ['packages/part'],
      scripts: { start: 'node scripts/start.mjs' },
    }),
    'packages/part/package.json': JSON.stringify({
      name: 'part',
      version: '1.0.0',
      scripts: { install: 'node install.mjs' },
    }),
    'package-lock.json': JSON.stringify({
      name: 'small',
      version: '1.0.0',
      lockfileVersion: 3,
      requires: true,
      packages: {
        '': { name: 'small', version: '1.0.0', workspaces: ['packages/part'] },
        'node_modules/part': { resolved: 'packages/part', link: true },
        'packages/part': { version: '1.0.0', hasInstallScript: true },
      },
    }),
    'packages/part/install.mjs': `
      import { appendFileSync, existsSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
      process.chdir('../..');
      appendFileSync('installations', process.pid + '\\n');
      while (!existsSync('may-end')) await new Promise((resolve) => setTimeout(resolve, 20));
      for (const name of ['.bin', 'vite/bin']) mkdirSync('node_modules/' + name, { recursive: true });
      symlinkSync(${JSON.stringify(process.execPath)}, 'node_modules/.bin/node');
      writeFileSync('node_modules/vite/bin/vite.js', ${JSON.stringify(builder)});`,
    'packages/web/page.txt': 'page',
    'packages/core/rule.txt': 'rule',
    'tsconfig.base.json': '{}',
    'packages/server/src/main.ts': `
      import { writeFileSync } from 'node:fs';
      writeFileSync('served-' + process.pid, '');
      console.log('the server is up');
      process.once('disconnect', () => process.exit(0));
      process.once('SIGTERM', () => process.exit(0));
      setInterval(() => undefined, 1_000);`,
  };
  for (const [name, text] of Object.entries(files)) {
    await mkdir(join(folder, name, '..'), { recursive: true });
    await writeFile(join(folder, name), text);
  }
});
afterEach(async () => {
  for (const pid of await listProcesses()) process.kill(pid, 'SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

/** A stub of Vite that creates the output folder. */
const builder = `
  const { mkdirSync } = require('node:fs');
  mkdirSync(process.argv[process.argv.indexOf('--outDir') + 1], { recursive: true });`;

function start() {
  const npm = spawn('npm', ['start'], {
    cwd: folder,
    env: { ...systemEnvironment(), NPM_CONFIG_UPDATE_NOTIFIER: 'false' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [npm.stdout, npm.stderr]) stream.on('data', (part) => (text += part));
  return { npm, output: () => text };
}

/** The processes whose working directory is in the folder. */
async function listProcesses() {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const places = await Promise.all(pids.map((pid) => readlink(`/proc/${pid}/cwd`).catch(() => '')));
  return pids.filter((_, index) => places[index].startsWith(folder)).map(Number);
}

async function listInstallations() {
  const text = await readFile(join(folder, 'installations'), 'utf8').catch(() => '');
  return text.split('\n').filter(Boolean).map(Number);
}

const untilInstalling = (times = 1) => expect.poll(listInstallations, PATIENT).toHaveLength(times);
const untilEmpty = () => expect.poll(listProcesses, PATIENT).toEqual([]);
const letInstall = () => writeFile(join(folder, 'may-end'), '');
const untilUp = (started) => expect.poll(started.output, PATIENT).toContain('the server is up');

async function endsWithNpm(signal) {
  const first = start();
  await untilInstalling();

  first.npm.kill(signal);

  await untilEmpty();
  const left = await readdir(folder);
  expect(left.filter((name) => name.startsWith('served-'))).toEqual([]);
  expect(await readdir(join(folder, '.tmp'))).toEqual([]);

  await letInstall();
  await untilUp(start());
  expect(await listInstallations()).toHaveLength(2);
}

describe.skipIf(process.platform !== 'linux')('npm start, while it installs', () => {
  test('ends with npm (SIGKILL), and the installation too', () => endsWithNpm('SIGKILL'));
  test('ends with npm (SIGTERM), and the installation too', { tags: ['thorough'] }, () =>
    endsWithNpm('SIGTERM'),
  );

  test('a second one waits for the first, and installs nothing', async () => {
    const first = start();
    await untilInstalling();
    const second = start();
    await expect.poll(second.output, PATIENT).toContain('Une autre commande prépare ce dossier');

    await letInstall();

    for (const each of [first, second]) await untilUp(each);
    expect(await listInstallations()).toHaveLength(1);
  });

  test('a second one goes on when the first is ended, or killed with what it had above it', async () => {
    const first = start();
    await untilInstalling();
    const owner = Number.parseInt(await readFile(join(folder, '.tmp', 'preparation.lock'), 'utf8'), 10);
    const [orphan] = await listInstallations();

    process.kill(owner, 'SIGKILL');
    first.npm.kill('SIGKILL');
    const second = start();

    await untilInstalling(2);
    expect(await listProcesses()).not.toContain(orphan);
    await letInstall();
    await untilUp(second);
  });
});
