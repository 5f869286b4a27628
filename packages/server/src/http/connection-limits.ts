// Limits of one connection: the slowest allowed client, and requests handled in order.
import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * In milliseconds. Connections are checked once a second, so that a client has at most 15 s for the headers and 60 s for a request with its
 * body. The number of requests per connection is bounded because pipelined requests wait in memory.
 */
export const CONNECTION_LIMITS = {
  requestTimeout: 59_000,
  http: { headersTimeout: 14_000, connectionsCheckingInterval: 1_000 },
  maxRequestsPerSocket: 1_000,
} as const;

/**
 * HTTP/1.1 lets a client send many requests without waiting for a reply (pipelining), and Node starts them all at once, although their
 * replies are sent in order: one client could occupy every connection to the database. Here each request waits for the one before it.
 */
export function registerRequestOrder(app: FastifyInstance): void {
  const lastOn = new WeakMap<Socket, ServerResponse>();
  app.addHook('onRequest', (request, reply, done) => {
    const { socket } = request.raw;
    const before = lastOn.get(socket);
    lastOn.set(socket, reply.raw);
    if (before === undefined || before.closed) return done();
    before.once('close', () => {
      // The client closed the connection: its remaining requests are dropped.
      if (socket.destroyed) reply.hijack();
      done();
    });
  });
}
