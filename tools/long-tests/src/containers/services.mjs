import { randomBytes } from 'node:crypto';
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findProjectNode, root, run } from '../../../../scripts/repository.mjs';
import { images } from './build-images.mjs';

/** User id of the image (Dockerfile). */
const account = 10_001;
const names = {
  database: 'palmares-long-database',
  server: 'palmares-long-server',
  proxy: 'palmares-long-proxy',
};
const tries = 240;

/**
 * Starts the services of compose.yaml on the host's network. The site has no TLS, because browsers would reject its certificate. Mails are
 * written to files, which the journeys read; the data is in `folder`.
 */
export async function startServices(folder, ports) {
  const url = `http://127.0.0.1:${ports.proxy}`;
  const password = randomBytes(16).toString('hex');
  const databaseUrl = `postgresql://palmares:${password}@127.0.0.1:${ports.database}/palmares`;
  const dataDir = join(folder, 'data');
  await mkdir(dataDir);
  await mustRun('chown', [`${account}:${account}`, dataDir]);
  // The tests run as root, the server does not.
  await chmod(folder, 0o755);
  await chmod(dataDir, 0o777);
  await stop();
  try {
    await startDatabase(ports, password);
    await waitFor('the database', () => isDatabaseUp(ports));
    const admin = await preparePlace(url, dataDir, databaseUrl);
    await startServer(ports, { url, databaseUrl, dataDir, admin });
    await startProxy(ports, url, folder);
    await waitFor('the site', () => isServed(`${url}/api/site`));
  } catch (error) {
    for (const name of Object.values(names))
      console.log((await run('podman', ['logs', '--tail', '30', name], { capture: true })).output);
    await stop();
    throw error;
  }
  return { url, stop };
}

async function stop() {
  for (const name of Object.values(names).toReversed())
    await run('podman', ['rm', '--force', '--time', '15', name], { capture: true });
}

/**
 * The limits are below podman's defaults, which a machine that is itself a container may
 * refuse. runc is preferred, because crun refuses older cgroups.
 */
async function start(name, options, image, command = []) {
  const hasRunc = (await run('runc', ['--version'], { capture: true })).code === 0;
  const limits = ['--ulimit', 'nofile=4096:4096', '--ulimit', 'nproc=4096:4096'];
  const here = [...(hasRunc ? ['--runtime', 'runc'] : []), '--network', 'host', ...limits];
  await mustRun('podman', ['run', '--detach', '--name', name, ...here, ...options, image, ...command]);
}

function startDatabase({ database: port }, password) {
  const script = `set -eu
    bin=$(echo /usr/lib/postgresql/*/bin)
    printf %s "$POSTGRES_PASSWORD" > /tmp/password
    "$bin/initdb" --pgdata /tmp/database --username palmares --pwfile /tmp/password --auth scram-sha-256 --encoding UTF8 --locale C.UTF-8
    echo 'create database palmares' | "$bin/postgres" --single -D /tmp/database postgres
    exec "$bin/postgres" -D /tmp/database -c listen_addresses=127.0.0.1 -c port=${port} -c unix_socket_directories=/tmp`;
  const options = ['--user', 'postgres', '--env', `POSTGRES_PASSWORD=${password}`];
  return start(names.database, options, images.services, ['sh', '-c', script]);
}

/** Starts the server as in compose.yaml, with the settings of e2e/start-server.ts. */
async function startServer({ server: port }, { url, databaseUrl, dataDir, admin }) {
  const settings = {
    PORT: port,
    HOST: '127.0.0.1',
    PUBLIC_URL: url,
    TRUST_PROXY: 1,
    DATABASE_URL: databaseUrl,
    DEMO: 'off',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'warn',
    ...admin,
  };
  const hardened = [
    '--read-only',
    '--tmpfs',
    '/tmp',
    '--cap-drop',
    'ALL',
    '--security-opt',
    'no-new-privileges',
  ];
  const told = Object.entries(settings).flatMap(([name, value]) => ['--env', `${name}=${value}`]);
  await start(names.server, [...hardened, '--volume', `${dataDir}:/data`, ...told], images.site);
}

async function startProxy({ server }, url, folder) {
  const file = join(folder, 'Caddyfile');
  const text = await readFile(join(root, 'deploy/Caddyfile'), 'utf8');
  // Disables Caddy's admin API, which would need another port on the host's network.
  const here = `{\n\tadmin off\n}\n${text.replace('server:3000', `127.0.0.1:${server}`)}`;
  await writeFile(file, here, { mode: 0o644 });
  const options = [
    '--env',
    `SITE=${url}`,
    '--env',
    'HOME=/tmp',
    '--volume',
    `${file}:/etc/caddy/Caddyfile:ro`,
  ];
  const command = ['caddy', 'run', '--config', '/etc/caddy/Caddyfile', '--adapter', 'caddyfile'];
  await start(names.proxy, options, images.services, command);
}

/** Stores images for the albums of the journeys, owned by the server's user. Resolves to the settings of its administrator. */
async function preparePlace(url, dataDir, databaseUrl) {
  const main = join(root, 'e2e/prepare-server-data.ts');
  const words = [main, new URL(url).port, dataDir, databaseUrl];
  const { code, output } = await run(findProjectNode(), words, { capture: true });
  if (code !== 0) throw new Error(`the pictures of the journeys could not be stored: ${output}`);
  await mustRun('chown', ['-R', `${account}:${account}`, dataDir]);
  return JSON.parse(output);
}

const isServed = (address) =>
  fetch(address).then(
    (reply) => reply.ok,
    () => false,
  );

/** The health check of compose.yaml. The server exits if its database is not ready. */
async function isDatabaseUp({ database: port }) {
  const asked = ['pg_isready', '--host', '127.0.0.1', '--port', String(port)];
  return (await run('podman', ['exec', names.database, ...asked], { capture: true })).code === 0;
}

async function waitFor(what, isThere) {
  for (let tried = 0; tried < tries; tried += 1) {
    if (await isThere()) return;
    await sleep(500);
  }
  throw new Error(`${what} does not answer`);
}

async function mustRun(command, parameters) {
  const { code, output } = await run(command, parameters, { capture: true });
  if (code !== 0) throw new Error(`${command} ${parameters.slice(0, 2).join(' ')}: ${output}`);
}
