// Security headers of every reply (access.md rule 13): no inline script or style, no other origin, no framing. They are the same for
// all, so that they are written once and not at each reply.
import type { FastifyInstance } from 'fastify';

/** `styleHashes`: of style elements that the page itself carries, none else. */
export const contentSecurityPolicy = (styleHashes: readonly string[] = []): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    ["style-src 'self'", ...styleHashes].join(' '),
    "img-src 'self' blob: data:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join(';');

const HEADERS = {
  'content-security-policy': contentSecurityPolicy(),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  // The long URLs of editors carry image ids: browsers must not send them as a referrer, not even to our own site (architecture.md, traps).
  'referrer-policy': 'strict-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

export function registerSecurityHeaders(app: FastifyInstance, { https }: { https: boolean }): void {
  const headers = https ? { ...HEADERS, 'strict-transport-security': 'max-age=31536000' } : HEADERS;
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}
