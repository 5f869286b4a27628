// Security headers of every reply (AX-77, AX-78): no inline script or style, no other origin, no framing. They are the same for
// all, so that they are written once and not at each reply. Embeds alone may be framed, by anybody; they have a policy of their own.
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

/**
 * For public files that other sites show: pictures of links, and what an embed is made of, since a frame with `sandbox` has no origin and
 * so no « same origin » either.
 */
export const SHOWN_ELSEWHERE = { 'cross-origin-resource-policy': 'cross-origin' } as const;

const HEADERS = {
  'content-security-policy': contentSecurityPolicy(),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  // The long URLs of editors carry image ids: browsers must not send them as a referrer, not even to our own site.
  'referrer-policy': 'strict-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

/** Pictures and one style sheet, both from here; nothing that runs, sends or is stored. */
const EMBED_POLICY = [
  "default-src 'none'",
  "script-src 'none'",
  "style-src 'self'",
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  'frame-ancestors *',
].join(';');

/** An agent cluster of its own is for scripts; asked for in a frame, browsers may have to say that it comes too late. */
const { 'x-frame-options': _frame, 'origin-agent-cluster': _cluster, ...FRAMEABLE } = HEADERS;

const EMBED_HEADERS = {
  ...FRAMEABLE,
  'content-security-policy': EMBED_POLICY,
  ...SHOWN_ELSEWHERE,
  // A page that is isolated itself (COEP) shows only frames that say the same.
  'cross-origin-embedder-policy': 'require-corp',
};

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Anybody may frame what the route answers. */
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
