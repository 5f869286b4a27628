import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { chown, lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from '../../start-error.ts';
import type { Binaries } from './binaries.ts';
import { embeddedMessages } from './embedded-messages.ts';

/** The way to run PostgreSQL's programs, which refuse root and need a uid that has a name. */
export interface Identity {
  /** Prefix of the command line. */
  readonly prefix: readonly string[];
  /** Passed to `spawn`; the data folder must also belong to it. */
  readonly uid?: number;
  readonly gid?: number;
}

/**
 * An ordinary account runs them directly. Root gets a user namespace in which it appears as another user (its files stay its own, so a
 * folder that only root can enter works) or, where namespaces are refused, the account `nobody`.
 */
export function chooseIdentity(binaries: Binaries): Identity {
  const accounts = readAccounts();
  const uid = process.getuid?.() ?? 0;
  const isRoot = uid === 0;
  if (!isRoot && (accounts.length === 0 || accounts.some((account) => account.uid === uid))) {
    const refusal = tryToRun([binaries.postgres, '--version']);
    if (refusal !== null) throw new StartError(embeddedMessages.binariesDoNotRun(refusal));
    return { prefix: [] };
  }

  const ordinary = accounts.filter((account) => account.uid !== 0);
  const prefix = namespacePrefix(ordinary);
  if (prefix !== null && tryToRun([...prefix, binaries.postgres, '--version']) === null) return { prefix };
  return isRoot ? ordinaryIdentity(binaries, ordinary) : { prefix: [] };
}

/** Returns null if no account but root exists. Usually 1000 is a system's first user; any uid with a name works inside the namespace. */
function namespacePrefix(ordinary: readonly Account[]): string[] | null {
  const mapped = ordinary.find((account) => account.uid === 1000) ?? ordinary[0];
  if (!mapped) return null;
  return ['unshare', '--user', `--map-user=${mapped.uid}`, `--map-group=${mapped.gid}`];
}

function ordinaryIdentity(binaries: Binaries, ordinary: readonly Account[]): Identity {
  const nobody = ordinary.find((account) => account.name === 'nobody') ?? ordinary[0];
  if (!nobody) throw new StartError(embeddedMessages.rootRefused('aucun compte ordinaire'));
  const identity = { prefix: [], uid: nobody.uid, gid: nobody.gid };
  const refusal = tryToRun([binaries.postgres, '--version'], identity);
  if (refusal !== null) throw new StartError(embeddedMessages.rootRefused(refusal));
  return identity;
}

/** Gives the folder and its content to the account that PostgreSQL runs as, if they belong to another one. */
export async function changeOwner(identity: Identity, path: string): Promise<void> {
  const uid = identity.uid ?? process.getuid?.();
  const gid = identity.gid ?? process.getgid?.();
  if (process.getuid?.() !== 0 || uid === undefined || gid === undefined) return;
  const stats = await lstat(path);
  if (stats.uid === uid) return;
  await chown(path, uid, gid);
  if (!stats.isDirectory()) return;
  for (const name of await readdir(path)) await changeOwner(identity, join(path, name));
}

function tryToRun(command: readonly string[], as: { uid?: number; gid?: number } = {}): string | null {
  const [program = '', ...parameters] = command;
  const result = spawnSync(program, parameters, { ...as, cwd: '/', encoding: 'utf8', timeout: 10_000 });
  if (result.status === 0) return null;
  const said = (result.stderr ?? '').trim().split('\n')[0];
  return said || result.error?.message || `code ${result.status}`;
}

interface Account {
  readonly name: string;
  readonly uid: number;
  readonly gid: number;
}

function readAccounts(): Account[] {
  let text: string;
  try {
    text = readFileSync('/etc/passwd', 'utf8');
  } catch {
    return [];
  }
  return text
    .split('\n')
    .filter((line) => !line.startsWith('#') && line.includes(':'))
    .map((line) => line.split(':'))
    .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
    .filter((account) => Number.isInteger(account.uid) && account.uid >= 0);
}
