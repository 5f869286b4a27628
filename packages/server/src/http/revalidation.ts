// Browsers cache a visitor's replies and revalidate them at each use (ETag, If-None-Match): the server checks rights each time, and 304
// saves sending the body. Shared caches keep nothing; replies to a signed-in user are never cached.
import { hash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { addVary } from './vary.ts';

/** Cache-Control of a reply that may be revalidated. */
export const REVALIDATED = 'private, no-cache';

/** Weak, because the same text is sent in several codings. */
const getTag = (text: string) => `W/"${hash('sha1', text, 'base64url')}"`;

/** True if the header If-None-Match names this tag. */
export function matchesEtag(ifNoneMatch: string | undefined, tag: string): boolean {
  const known = new Set((ifNoneMatch ?? '').split(',').map((part) => part.trim()));
  return known.has(tag) || known.has('*');
}

export function registerRevalidation(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (reply.getHeader('cache-control') !== REVALIDATED || typeof payload !== 'string') return payload;
    const tag = getTag(payload);
    // After signing in, a user must not get the visitor's cached reply.
    addVary(reply, 'authorization');
    reply.header('etag', tag);
    if (!matchesEtag(request.headers['if-none-match'], tag)) return payload;
    reply.status(304).removeHeader('content-type').removeHeader('content-length');
    return null;
  });
}
