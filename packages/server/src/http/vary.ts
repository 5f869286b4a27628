import type { FastifyReply } from 'fastify';

/** Caches keep one reply for each value of this request header. */
export function addVary(reply: FastifyReply, header: string): void {
  const before = reply.getHeader('vary');
  reply.header('vary', before === undefined ? header : `${String(before)}, ${header}`);
}
