// A real PgBouncer in transaction mode, as docs/OPERATIONS.md configures it, before a PostgreSQL.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startDatabaseProxy } from '@palmares/server/testing/database-proxy';
import { findFreePort } from '@palmares/server/testing/server-process';
import { Client } from 'pg';

const DEBIAN = '/usr/sbin/pgbouncer';
const NOBODY = 65_534;
const START_WITHIN_MS = 30_000;
/** Fewer than a server's own connections, so that its statements change places. */
const POOL_SIZE = 6;

/** PgBouncer refuses root. */
const account = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};

export type PoolerOptions = {
  /** With the time limits that the server asks for; true by default. */
  readonly limits?: boolean;
};

/** The address that `work` gets leads to the same database, and to every other one of that PostgreSQL. */
export async function withPooler<T>(
  directUrl: string,
  work: (pooledUrl: string) => Promise<T>,
  { limits = true }: PoolerOptions = {},
): Promise<T> {
  // The socket of the embedded PostgreSQL is in a folder that only its owner may enter.
  const relay = await startDatabaseProxy(directUrl);
  const folder = await mkdtemp(join(tmpdir(), 'palmares-pooler-'));
  const port = await findFreePort();
  const upstream = new URL(relay.connectionString);
  const connect = limits
    ? ` connect_query='set statement_timeout = 10000; set idle_in_transaction_session_timeout = 60000'`
    : '';
  const settings = join(folder, 'pgbouncer.ini');
  await writeFile(
    settings,
    `[databases]
* = host=127.0.0.1 port=${upstream.port}${connect}

[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${join(folder, 'users.txt')}
pool_mode = transaction
default_pool_size = ${POOL_SIZE}
max_client_conn = 500
server_idle_timeout = 5
`,
  );
  await writeFile(join(folder, 'users.txt'), `"${upstream.username}" ""\n`);
  if (account.uid !== undefined)
    for (const path of ['', 'pgbouncer.ini', 'users.txt']) await chown(join(folder, path), NOBODY, NOBODY);
  const child = spawn(existsSync(DEBIAN) ? DEBIAN : 'pgbouncer', [settings], {
    ...account,
    cwd: folder,
    stdio: 'ignore',
  });
  const exited = once(child, 'exit');
  const pooled = new URL(relay.connectionString);
  pooled.port = String(port);
  try {
    await waitUntilAnswering(pooled.href, child);
    return await work(pooled.href);
  } finally {
    child.kill('SIGTERM');
    await exited;
    await relay.close();
    await rm(folder, { recursive: true, force: true });
  }
}

async function waitUntilAnswering(connectionString: string, child: ChildProcess): Promise<void> {
  const until = Date.now() + START_WITHIN_MS;
  for (;;) {
    const client = new Client({ connectionString });
    client.on('error', () => undefined);
    try {
      await client.connect();
      return;
    } catch (error) {
      if (child.exitCode !== null || Date.now() > until) throw error;
      await sleep(50);
    } finally {
      await client.end().catch(() => undefined);
    }
  }
}
