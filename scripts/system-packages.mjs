import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fail, run } from './repository.mjs';

const POSTGRES = '/usr/lib/postgresql';

/** The proxy of deploy/Caddyfile-servers: a Caddy of this system, else Debian's when we may install it. */
export async function ensureProxy() {
  await ensure('Caddy', 'caddy', () => isOnPath('caddy'));
}

/** PostgreSQL's own programs, `pg_basebackup` among them, which the embedded packages lack. Debian would start a cluster of its own: none is wanted. */
export async function ensurePostgres() {
  await ensure('PostgreSQL', 'postgresql', hasPostgres, () => {
    mkdirSync('/etc/postgresql-common', { recursive: true });
    writeFileSync('/etc/postgresql-common/createcluster.conf', 'create_main_cluster = false\n');
  });
}

async function ensure(name, wanted, isThere, prepare = () => undefined) {
  if (isThere()) return;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log(`Installation de ${name} (apt-get)…`);
    prepare();
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', ['update', '-q'], { env, capture: true });
    await run('apt-get', ['install', '-y', '-q', '--no-install-recommends', wanted], { env, capture: true });
  }
  if (!isThere()) fail(`${name} manque : installez le paquet ${wanted} de Debian.`);
}

const isOnPath = (name) =>
  (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, name)));

function hasPostgres() {
  if (!existsSync(POSTGRES)) return false;
  return readdirSync(POSTGRES).some((version) => existsSync(join(POSTGRES, version, 'bin/pg_basebackup')));
}
