import { Client } from 'pg';

/** Every embedded cluster has this one superuser and this one database; the socket's 0700 folder is what protects them. */
export const embeddedUser = 'palmares';
export const embeddedDatabase = 'palmares';

/** The name under which the server that owns a cluster shows itself to any other one that would start on it. */
const ownerName = 'palmares-owner';

export function embeddedUrl(socketFolder: string): string {
  return `postgresql://${embeddedUser}@localhost/${embeddedDatabase}?host=${encodeURIComponent(socketFolder)}`;
}

/** Opens one connection to the cluster whose socket is in `socketFolder`. Rejects when it does not answer within 2 s. */
export async function connect(
  socketFolder: string,
  database: string,
  applicationName: string,
): Promise<Client> {
  const client = new Client({
    host: socketFolder,
    port: 5432,
    user: embeddedUser,
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

/** Whether a living server holds the cluster. Rejects while PostgreSQL is starting or stopping. */
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
