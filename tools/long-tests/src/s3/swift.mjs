// A real S3 for tests: OpenStack Swift from Debian with its S3 API, on one folder and four ports of this machine.
// It verifies signatures, clocks and permissions like any other.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from '@palmares/server/testing/server-process';
import { run } from '../../../../scripts/repository.mjs';
import { canInstall, installPackages } from '../../../../scripts/system-packages.mjs';

const PACKAGES = ['swift-proxy', 'swift-account', 'swift-container', 'swift-object'];
const READY_WITHIN_MS = 60_000;
const KEY = { accessKeyId: 'palmares:tester', secretAccessKey: 'a-secret-of-tests' };

const PIPELINE =
  'catch_errors gatekeeper healthcheck cache listing_formats bulk s3api tempauth copy slo dlo symlink proxy-server';

/** Returns null when Swift is available, installed from Debian if allowed; otherwise the reason. */
export async function ensureSwift() {
  if (existsSync('/usr/bin/swift-proxy-server')) return null;
  if (!canInstall()) return 'Swift is not installed, and only root on a Debian can install it here.';
  const { code, output } = await installPackages(PACKAGES);
  return code === 0 ? null : `Swift could not be installed:\n${output}`;
}

/** Starts Swift on an empty folder. `config` is for the client; `pid` is the process group of the proxy that it talks to. */
export async function startSwift(folder) {
  const [account, container, object, proxy] = await Promise.all(Array.from({ length: 4 }, findFreePort));
  const ports = { account, container, object };
  await mkdir(join(folder, 'devices/one'), { recursive: true });
  for (const [name, port] of Object.entries(ports)) await makeRing(folder, name, port);
  const children = [];
  for (const [name, port] of Object.entries(ports))
    children.push(await startDaemon(folder, name, storageConfig(folder, name, port)));
  const front = await startDaemon(folder, 'proxy', proxyConfig(folder, proxy));
  children.push(front);
  for (const port of [account, container, object, proxy]) await waitForPort(port, folder);
  const endpoint = `http://127.0.0.1:${proxy}`;
  return {
    config: { endpoint, region: 'us-east-1', pathStyle: true, ...KEY },
    pid: front.pid,
    async stop() {
      for (const { pid } of children) process.kill(-pid, 'SIGKILL');
      await Promise.all(
        children.map((child) => child.exitCode ?? new Promise((end) => child.once('exit', end))),
      );
    },
  };
}

async function makeRing(folder, name, port) {
  const builder = join(folder, `${name}.builder`);
  for (const words of [
    ['create', '4', '1', '1'],
    ['add', `r1z1-127.0.0.1:${port}/one`, '1'],
    ['rebalance'],
  ]) {
    const { code, output } = await run('swift-ring-builder', [builder, ...words], { capture: true });
    if (code !== 0) throw new Error(`the ring of ${name}: ${output}`);
  }
}

/** All daemons run as this user and use only this folder. */
const common = (folder, port) => `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${port}
workers = 0
user = ${userInfo().username}
swift_dir = ${folder}
devices = ${join(folder, 'devices')}
mount_check = false
log_statsd_host =
`;

const storageConfig = (folder, name, port) => `${common(folder, port)}
[pipeline:main]
pipeline = ${name}-server
[app:${name}-server]
use = egg:swift#${name}
`;

const proxyConfig = (folder, port) => `${common(folder, port)}
[pipeline:main]
pipeline = ${PIPELINE}
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
${PIPELINE.split(' ')
  .slice(0, -1)
  .map(
    (name) =>
      `[filter:${name}]\nuse = egg:swift#${name === 'cache' ? 'memcache' : name}\n${getOptions(name)}`,
  )
  .join('')}`;

function getOptions(name) {
  if (name === 'tempauth')
    return `user_${KEY.accessKeyId.replace(':', '_')} = ${KEY.secretAccessKey} .admin\n`;
  if (name === 's3api') return 'location = us-east-1\n';
  return '';
}

async function startDaemon(folder, name, config) {
  const file = join(folder, `${name}.conf`);
  await writeFile(file, config);
  const child = spawn(
    '/bin/sh',
    ['-c', `exec swift-${name}-server "$0" --verbose > "$1" 2>&1`, file, join(folder, `${name}.log`)],
    {
      detached: true,
      stdio: 'ignore',
    },
  );
  return child;
}

async function waitForPort(port, folder) {
  const until = performance.now() + READY_WITHIN_MS;
  while (!(await isOpen(port))) {
    if (performance.now() > until) {
      const logs = await Promise.all(
        ['account', 'container', 'object', 'proxy'].map((name) =>
          readFile(join(folder, `${name}.log`), 'utf8').catch(() => ''),
        ),
      );
      throw new Error(`Swift did not start:\n${logs.join('\n')}`);
    }
    await sleep(50);
  }
}

const isOpen = (port) =>
  new Promise((resolve) => {
    const socket = connect({ host: '127.0.0.1', port });
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
