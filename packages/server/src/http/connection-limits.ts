// What a client may do to its own connection and to nobody else's: how slowly it may speak, and that its requests are answered one after the
// other.
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * In milliseconds: 15 s for the headers and 60 s for a request with its body, since connections are looked at once a second. What one connection
 * may ask before it is closed is bounded too: what it sends ahead waits in memory.
 */
export const CONNECTION_LIMITS = {
  requestTimeout: 59_000,
  http: { headersTimeout: 14_000, connectionsCheckingInterval: 1_000 },
  maxRequestsPerSocket: 1_000,
} as const;

/**
 * HTTP lets a client send many requests without waiting for a reply, and Node begins them all at once, although their replies have to go out in
 * order: one connection could take every connection of the database. Each waits here for the one before it.
 */
export function registerTurns(app: FastifyInstance): void {
  const lastOn = new WeakMap<Socket, Promise<void>>();
  app.addHook('onRequest', async (request, reply) => {
    const { socket } = request.raw;
    const before = lastOn.get(socket);
    lastOn.set(socket, new Promise((resolve) => reply.raw.once('close', resolve)));
    if (before === undefined) return;
    await before;
    // The client has gone: nobody waits for what it still asked for.
    if (socket.destroyed) reply.hijack();
  });
}
