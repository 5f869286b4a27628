// The only use of an undocumented property of `pg`: the socket of a connection. `client.end()` waits for the server to close the connection
// unless a query is running, which on an unresponsive database takes as long as TCP does; destroying the socket ends every wait at once.
import type { Client } from 'pg';

export function destroyConnection(client: Pick<Client, 'connection'>): void {
  client.connection.stream.destroy();
}
