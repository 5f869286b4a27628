// A relay between a client and a server that simulates failures: it refuses connections, stays silent, or cuts a conversation.
import { connect, createServer, type Server, type Socket } from 'node:net';
import { findFreePort } from '@palmares/server/testing/server-process';

/** `cut` ends each conversation when the client sends what `cutsAt` looks for, once the server has received it. */
export type RelayState = 'open' | 'closed' | 'silent' | 'cut';

export type Relay = {
  readonly port: number;
  /** Number of conversations cut. */
  readonly cuts: number;
  set(state: RelayState): Promise<void>;
};

export async function createRelay(to: number, cutsAt: string): Promise<Relay> {
  const port = await findFreePort();
  const sockets = new Set<Socket>();
  let state: RelayState = 'closed';
  let cuts = 0;
  let server: Server | null = null;

  function pass(client: Socket): void {
    keep(client);
    if (state === 'silent') return;
    const upstream = keep(connect(to, '127.0.0.1'));
    client.on('close', () => upstream.destroy());
    upstream.on('close', () => client.destroy());
    client.on('data', (chunk) => {
      if (state === 'silent') return;
      upstream.write(chunk);
      if (state !== 'cut' || !chunk.includes(cutsAt)) return;
      cuts += 1;
      // Nobody receives its answer.
      upstream.once('data', () => client.destroy());
      upstream.off('data', answer);
    });
    const answer = (chunk: Buffer) => {
      if (state !== 'silent') client.write(chunk);
    };
    upstream.on('data', answer);
  }
  function keep(socket: Socket): Socket {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => sockets.delete(socket));
    return socket;
  }

  return {
    port,
    get cuts() {
      return cuts;
    },
    async set(next) {
      state = next;
      if (next === 'closed' && server !== null) {
        const closing = server;
        server = null;
        for (const socket of sockets) socket.destroy();
        await new Promise((resolve) => closing.close(resolve));
      }
      if (next !== 'closed' && server === null) {
        const opening = createServer(pass);
        server = opening;
        await new Promise<void>((resolve) => opening.listen(port, '127.0.0.1', resolve));
      }
    },
  };
}
