// node bare-broadcaster.ts: the floor of events. A bare server of Node that sends the same bytes to the same number of streams: it knows
// nothing of rooms. GET /stream/<room> opens a stream; POST /broadcast sends its body, once for each room and time asked for. Prints its
// address.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

const rooms = new Map<string, Set<ServerResponse>>();

function open(room: string, reply: ServerResponse): void {
  const streams = rooms.get(room) ?? new Set();
  rooms.set(room, streams);
  reply.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
  reply.write(':\n\n');
  streams.add(reply);
  reply.on('close', () => streams.delete(reply));
}

async function broadcast(url: URL, body: Buffer): Promise<void> {
  const times = Number(url.searchParams.get('times'));
  const everyMs = Number(url.searchParams.get('every'));
  for (let count = 0; count < times; count += 1) {
    for (const streams of rooms.values()) for (const stream of streams) stream.write(body);
    // oxlint-disable-next-line no-await-in-loop -- the pace of the rooms
    await sleep(everyMs);
  }
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

const server = createServer((request, reply) => {
  const url = new URL(request.url ?? '/', 'http://bare.invalid');
  if (request.method === 'GET') return open(url.pathname, reply);
  return void readBody(request)
    .then((body) => broadcast(url, body))
    .then(() => reply.end());
});
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  console.log(`http://127.0.0.1:${port}`);
});
process.once('SIGTERM', () => {
  server.closeAllConnections();
  server.close();
});
