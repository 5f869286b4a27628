import { Client } from 'pg';

/** The superuser of every embedded cluster, used only by the supervisor. The socket's folder, with mode 0700, protects it. */
export const embeddedSuperuser = 'palmares';
/** The application's unprivileged role, which owns the one database and nothing else. */
export const embeddedUser = 'palmares_app';
export const embeddedDatabase = 'palmares';

/** Application name by which other servers recognise that a cluster has a running owner. */
const ownerName = 'palmares-owner';

export function embeddedUrl(socketFolder: string, user: string = embeddedUser): string {
  return `postgresql://${user}@localhost/${embeddedDatabase}?host=${encodeURIComponent(socketFolder)}`;
}

/** Opens one connection, as the superuser, to the cluster whose socket is in `socketFolder`. Rejects if it does not answer within 2 s. */
export async function connect(
  socketFolder: string,
  database: string,
  applicationName: string,
): Promise<Client> {
  const client = new Client({
    host: socketFolder,
    port: 5432,
    user: embeddedSuperuser,
    database,
    application_name: applicationName,
    connectionTimeoutMillis: 2_000,
  });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

export function connectAsOwner(socketFolder: string): Promise<Client> {
  return connect(socketFolder, 'postgres', ownerName);
}

/** Returns whether a running server owns the cluster. Rejects while PostgreSQL is starting or stopping. */
export async function hasOwner(socketFolder: string): Promise<boolean> {
  const client = await connect(socketFolder, 'postgres', 'palmares-visitor');
  try {
    const found = await client.query('select 1 from pg_stat_activity where application_name = $1', [
      ownerName,
    ]);
    return found.rows.length > 0;
  } finally {
    await client.end();
  }
}
