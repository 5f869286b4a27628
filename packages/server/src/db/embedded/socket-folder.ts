import { createHash } from 'node:crypto';
import { lstat, mkdir, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { changeOwner, type Identity } from './identity.ts';

/** `sockaddr_un.sun_path` holds 108 bytes on Linux and 104 on macOS, including the terminating zero. */
const longestSocketPath = process.platform === 'darwin' ? 103 : 107;
const socketName = '.s.PGSQL.5432';

/**
 * Returns the folder of the unix socket: the cluster's own (0700), or a short private one if that path is too long for a socket. Its name
 * is derived from the data folder, so that the next start reuses the folder left behind by a killed server.
 */
export async function chooseSocketFolder(clusterFolder: string, identity: Identity): Promise<string> {
  if (fits(clusterFolder)) return clusterFolder;
  const base = fits(join(tmpdir(), 'palmares-000000000000')) ? tmpdir() : '/tmp';
  const key = createHash('sha256').update(clusterFolder).digest('hex').slice(0, 12);
  const folder = join(base, `palmares-${key}`);
  const isOurs = await mkdir(folder, { mode: 0o700 }).then(
    () => true,
    () => isPrivate(folder, identity),
  );
  // Another user of the machine created the folder before us and could access a socket in it.
  const chosen = isOurs ? folder : await mkdtemp(join(base, 'palmares-'));
  await changeOwner(identity, chosen);
  return chosen;
}

function fits(folder: string): boolean {
  return Buffer.byteLength(join(folder, socketName)) <= longestSocketPath;
}

async function isPrivate(folder: string, identity: Identity): Promise<boolean> {
  const stats = await lstat(folder).catch(() => null);
  if (!stats?.isDirectory() || (stats.mode & 0o077) !== 0) return false;
  return stats.uid === process.getuid?.() || stats.uid === identity.uid;
}
