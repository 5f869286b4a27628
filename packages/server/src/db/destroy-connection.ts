// The only read of what `pg` does not document: the socket of a connection. `client.end()` says goodbye to the server and waits for it unless
// a query is under way, which on an unresponsive database takes as long as TCP does; destroying the socket ends every wait at once.
import type { Client } from 'pg';

export function destroyConnection(client: Pick<Client, 'connection'>): void {
  client.connection.stream.destroy();
}
