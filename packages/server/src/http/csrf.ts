// CSRF as the spec requires (AX-24): GET /csrf-token, then the header x-csrf-token on every write. The secret is in a cookie that scripts
// cannot read, so that the server keeps nothing in memory. Before the token is compared, a write that a browser sends for another site is
// refused.
import fastifyCookie from '@fastify/cookie';
import fastifyCsrf from '@fastify/csrf-protection';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { AppError } from '../errors.ts';
import { cookieOptions } from './cookies.ts';

export const CSRF_HEADER = 'x-csrf-token';

export async function registerCsrf(app: FastifyInstance, config: Pick<Config, 'publicUrl'>): Promise<void> {
  const cookie = cookieOptions(config, 'csrf');
  await app.register(fastifyCookie);
  await app.register(fastifyCsrf, {
    sessionPlugin: '@fastify/cookie',
    cookieKey: cookie.name,
    // Only calls of our own pages need the cookie, and no link leads to one.
    cookieOpts: { ...cookie.options, sameSite: 'strict' },
    getToken: (request: FastifyRequest) => {
      const header = request.headers[CSRF_HEADER];
      return typeof header === 'string' ? header : undefined;
    },
  });
}

/**
 * Throws 403 for a write that a browser sends for another site. `Sec-Fetch-Site` is the best indicator, but is missing without TLS and in
 * old browsers; then `Origin` must be the public address, or the one that was called. Programs send neither, and need the token
 * nevertheless.
 */
export function assertOwnOrigin(config: Pick<Config, 'publicUrl'>, request: FastifyRequest): void {
  const site = request.headers['sec-fetch-site'];
  if (site === 'same-origin' || site === 'none') return;
  const { origin } = request.headers;
  if (site === undefined) {
    if (origin === undefined || origin === config.publicUrl) return;
    if (origin === `${request.protocol}://${request.host}`) return;
  }
  throw new AppError('csrf_invalid');
}
