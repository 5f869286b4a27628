// A proxy over plain HTTP/1.1 between browsers and a server. It counts what passes, and buffers event streams on demand: it holds such a
// response, its head included, until the server ends it, as nginx does with small responses unless `proxy_buffering` is off.
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type WatchedProxy = {
  readonly port: number;
  buffers: boolean;
  /** Event streams that browsers hold open now; `streamsMost` is the largest number since it was last set. */
  readonly streams: number;
  streamsMost: number;
  /** Requests since the start whose path ends like this. */
  count(pathEnd: string): number;
  close(): Promise<void>;
};

/** `target` is asked for each request: the server may start later. */
export async function startWatchedProxy(target: () => string): Promise<WatchedProxy> {
  const counts = new Map<string, number>();
  let streams = 0;
  const server = createServer((incoming, reply) => {
    const path = new URL(incoming.url ?? '/', target()).pathname;
    counts.set(path, (counts.get(path) ?? 0) + 1);
    if (path.endsWith('/events')) {
      streams += 1;
      proxy.streamsMost = Math.max(proxy.streamsMost, streams);
      reply.once('close', () => {
        streams -= 1;
      });
    }
    forward(incoming, reply, target(), () => proxy.buffers);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const proxy: WatchedProxy = {
    port: (server.address() as AddressInfo).port,
    buffers: false,
    streamsMost: 0,
    get streams() {
      return streams;
    },
    count: (pathEnd) =>
      [...counts].reduce((sum, [path, count]) => sum + (path.endsWith(pathEnd) ? count : 0), 0),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return proxy;
}

function forward(
  incoming: IncomingMessage,
  reply: ServerResponse,
  target: string,
  buffers: () => boolean,
): void {
  const { method, url: path, headers, socket } = incoming;
  const { hostname, port } = new URL(target);
  const sent = { ...headers, 'x-forwarded-for': socket.remoteAddress ?? '', 'x-forwarded-proto': 'http' };
  const upstream = request({ hostname, port, method, path, headers: sent }, (answer) => {
    const isHeld = buffers() && answer.headers['content-type']?.startsWith('text/event-stream') === true;
    answer.on('error', () => reply.destroy());
    if (isHeld) holdBack(answer, reply).catch(() => reply.destroy());
    else {
      reply.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(reply);
    }
  });
  upstream.on('error', () => reply.destroy());
  // A client that disconnects also ends the request to the server.
  reply.on('close', () => upstream.destroy());
  incoming.pipe(upstream);
}

async function holdBack(answer: IncomingMessage, reply: ServerResponse): Promise<void> {
  const parts: Buffer[] = [];
  for await (const part of answer) parts.push(part as Buffer);
  if (reply.destroyed) return;
  reply.writeHead(answer.statusCode ?? 502, answer.headers);
  reply.end(Buffer.concat(parts));
}
