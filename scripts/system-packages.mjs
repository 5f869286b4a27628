import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './repository.mjs';

const POSTGRES = '/usr/lib/postgresql';

/** Where Debian's packages can be installed without asking anybody. */
export const canInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

const apt = (words) =>
  run('apt-get', words, { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }, capture: true });

/** Resolves with the exit code of apt-get and what it printed. */
export async function installPackages(names) {
  await apt(['update', '-q']);
  return apt(['install', '-y', '-q', '--no-install-recommends', ...names]);
}

/** The proxy of deploy/Caddyfile-servers: a Caddy of this system, else Debian's. Null, or why there is none. */
export const ensureProxy = () => ensure('Caddy', 'caddy', () => isOnPath('caddy'));

/**
 * PostgreSQL's own programs, `pg_basebackup` among them, which the embedded packages lack. Debian would start a cluster of its own: none is
 * wanted. Null, or why there are none.
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
