// What a visitor reads is kept by their browser, which asks at each use whether it still holds (ETag, If-None-Match): the server decides
// anew each time, and 304 spares the way of the body. Nothing stays in shared caches; what a signed-in person reads stays nowhere.
import { hash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { addVary } from './vary.ts';

/** Cache-Control of a reply that may be revalidated. */
export const REVALIDATED = 'private, no-cache';

/** Weak: the same text is sent in several codings. */
const tagOf = (text: string) => `W/"${hash('sha1', text, 'base64url')}"`;

/** Whether the header If-None-Match names this tag. */
export function isKnown(ifNoneMatch: string | undefined, tag: string): boolean {
  const known = new Set((ifNoneMatch ?? '').split(',').map((part) => part.trim()));
  return known.has(tag) || known.has('*');
}

export function registerRevalidation(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (reply.getHeader('cache-control') !== REVALIDATED || typeof payload !== 'string') return payload;
    const tag = tagOf(payload);
    // A person who signs in must not be given what the browser kept for the visitor.
    addVary(reply, 'authorization');
    reply.header('etag', tag);
    if (!isKnown(request.headers['if-none-match'], tag)) return payload;
    reply.status(304).removeHeader('content-type').removeHeader('content-length');
    return null;
  });
}
