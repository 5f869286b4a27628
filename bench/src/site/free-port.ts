import { once } from 'node:events';
import { createServer } from 'node:net';

/** A currently unused port, for a program that cannot choose one itself. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  server.close();
  await once(server, 'close');
  return address.port;
}
