// Security headers of every reply (AX-77, AX-78): no inline script or style, no other origin, no framing. They are the same for all
// replies, so they are computed once. Only embeds may be framed, by any site; they have their own policy.
import type { FastifyInstance } from 'fastify';

/** `styleHashes`: hashes of the style elements in the page itself; no others are allowed. */
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

/**
 * For public files shown on other sites: link previews, and the files of an embed, since a frame with `sandbox` has no origin and so no «
 * same origin » either.
 */
export const CROSS_ORIGIN_HEADERS = { 'cross-origin-resource-policy': 'cross-origin' } as const;

const HEADERS = {
  'content-security-policy': contentSecurityPolicy(),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  // The long URLs of editors contain image ids: browsers must not send them as a referrer, not even to our own site.
  'referrer-policy': 'strict-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

/** Allows pictures and one style sheet, both from our origin; no scripts, requests or storage. */
const EMBED_POLICY = [
  "default-src 'none'",
  "script-src 'none'",
  "style-src 'self'",
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  'frame-ancestors *',
].join(';');

/** A separate agent cluster only matters to scripts; requested in a frame, it may come too late and cause a browser warning. */
const { 'x-frame-options': _frame, 'origin-agent-cluster': _cluster, ...FRAMEABLE } = HEADERS;

const EMBED_HEADERS = {
  ...FRAMEABLE,
  'content-security-policy': EMBED_POLICY,
  ...CROSS_ORIGIN_HEADERS,
  // A page that is isolated itself (COEP) shows only frames that declare the same.
  'cross-origin-embedder-policy': 'require-corp',
};

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Any site may frame the route's reply. */
    framed?: boolean;
  }
}

export function registerSecurityHeaders(app: FastifyInstance, { https }: { https: boolean }): void {
  const transport = https ? { 'strict-transport-security': 'max-age=31536000' } : {};
  const [own, framed] = [
    { ...HEADERS, ...transport },
    { ...EMBED_HEADERS, ...transport },
  ];
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(request.routeOptions.config.framed === true ? framed : own);
    done();
  });
}
