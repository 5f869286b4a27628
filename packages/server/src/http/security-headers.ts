// Security headers of every reply (access.md rule 13): no inline script or style, no other origin, no framing.
import type { FastifyHelmetOptions } from '@fastify/helmet';

const DIRECTIVES = {
  defaultSrc: ["'none'"],
  scriptSrc: ["'self'"],
  styleSrc: ["'self'"],
  imgSrc: ["'self'", 'blob:', 'data:'],
  fontSrc: ["'self'"],
  connectSrc: ["'self'"],
  workerSrc: ["'self'"],
  manifestSrc: ["'self'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
  objectSrc: ["'none'"],
};
const HSTS_SECONDS = 31_536_000;

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** What a file of an image carries, computed once: helmet computes its headers for each reply. */
export function fileHeaders({ https }: { https: boolean }): Record<string, string> {
  return {
    'content-security-policy': Object.entries(DIRECTIVES)
      .map(([name, sources]) => `${kebab(name)} ${sources.join(' ')}`)
      .join(';'),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'strict-origin',
    ...(https ? { 'strict-transport-security': `max-age=${HSTS_SECONDS}` } : {}),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  };
}

export function securityHeaders({ https }: { https: boolean }): FastifyHelmetOptions {
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: DIRECTIVES,
    },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    // The long URLs of editors carry image ids: browsers must not send them as a referrer, not even to our own site (architecture.md, traps).
    referrerPolicy: { policy: 'strict-origin' },
    xFrameOptions: { action: 'deny' },
    strictTransportSecurity: https ? { maxAge: HSTS_SECONDS, includeSubDomains: false } : false,
  };
}
