// A relay to PostgreSQL that cuts a connection at the most critical moments: just before COMMIT, when nothing was stored, and just after
// it, when everything was. The application cannot distinguish them.
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';

export type CutAt = 'before commit' | 'after commit';

export type DatabaseProxy = {
  readonly connectionString: string;
  /** Called at each COMMIT that passes through. */
  decide: (() => CutAt | null) | null;
  /** Number of COMMITs cut so far. */
  readonly cuts: Record<CutAt, number>;
  close(): Promise<void>;
};

/** The end of `commit` in the protocol, in a query and in its reply. */
const COMMIT = Buffer.from('commit\0');
const COMMITTED = Buffer.from('COMMIT\0');

export async function startDatabaseProxy(connectionString: string): Promise<DatabaseProxy> {
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connectTo(connectionString);
    let dropsReply = false;
    const cut = (at: CutAt) => {
      proxy.cuts[at] += 1;
      client.destroy();
      upstream.destroy();
    };
    for (const [one, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        sockets.delete(one);
        other.destroy();
      });
    }
    client.on('data', (chunk) => {
      const at = chunk.includes(COMMIT) ? (proxy.decide?.() ?? null) : null;
      if (at === 'before commit') return cut(at);
      dropsReply ||= at === 'after commit';
      upstream.write(chunk);
    });
    upstream.on('data', (chunk) => {
      if (dropsReply && chunk.includes(COMMITTED)) return cut('after commit');
      client.write(chunk);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const url = new URL(connectionString);
  url.search = '';
  url.host = `127.0.0.1:${address.port}`;
  const proxy: DatabaseProxy = {
    connectionString: url.href,
    decide: null,
    cuts: { 'before commit': 0, 'after commit': 0 },
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return proxy;
}

function connectTo(connectionString: string): Socket {
  const url = new URL(connectionString);
  const port = Number(url.port || 5432);
  const folder = url.searchParams.get('host');
  return folder === null ? connect(port, url.hostname) : connect(join(folder, `.s.PGSQL.${port}`));
}
