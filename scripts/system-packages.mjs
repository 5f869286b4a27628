import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './repository.mjs';

const POSTGRES = '/usr/lib/postgresql';

/** Returns whether Debian packages can be installed without asking the user. */
export const canInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

const apt = (words) =>
  run('apt-get', words, { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }, capture: true });

/** Resolves to the exit code and the output of apt-get. */
export async function installPackages(names) {
  await apt(['update', '-q']);
  return apt(['install', '-y', '-q', '--no-install-recommends', ...names]);
}

/** The proxy of deploy/Caddyfile-servers: an installed Caddy, else Debian's. Resolves to null, or to the reason why there is none. */
export const ensureProxy = () => ensure('Caddy', 'caddy', () => isOnPath('caddy'));

/** The connection pooler of docs/OPERATIONS.md. Resolves to null, or to the reason why there is none. */
export const ensurePooler = () =>
  ensure('PgBouncer', 'pgbouncer', () => isOnPath('pgbouncer') || existsSync('/usr/sbin/pgbouncer'));

/**
 * PostgreSQL's own programs, such as `pg_basebackup`, which the embedded packages lack. Prevents Debian from starting its own cluster.
 * Resolves to null, or to the reason why there are none.
 */
export const ensurePostgres = () =>
  ensure('PostgreSQL', 'postgresql', hasPostgres, () => {
    mkdirSync('/etc/postgresql-common', { recursive: true });
    writeFileSync('/etc/postgresql-common/createcluster.conf', 'create_main_cluster = false\n');
  });

async function ensure(name, wanted, isThere, prepare = () => undefined) {
  if (isThere()) return null;
  if (canInstall()) {
    console.log(`Installation de ${name} (apt-get)…`);
    prepare();
    await installPackages([wanted]);
  }
  return isThere() ? null : `${name} manque : installez le paquet ${wanted} de Debian.`;
}

const isOnPath = (name) =>
  (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, name)));

function hasPostgres() {
  if (!existsSync(POSTGRES)) return false;
  return readdirSync(POSTGRES).some((version) => existsSync(join(POSTGRES, version, 'bin/pg_basebackup')));
}
