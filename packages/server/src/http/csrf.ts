// CSRF as the spec asks (P1 §7): GET /csrf-token, then the header x-csrf-token on every write. The secret travels in a
// cookie that scripts cannot read, so that nothing is kept in the server's memory.
import fastifyCookie from '@fastify/cookie';
import fastifyCsrf from '@fastify/csrf-protection';
import type { FastifyInstance, FastifyRequest } from 'fastify';

export const CSRF_HEADER = 'x-csrf-token';

export async function registerCsrf(app: FastifyInstance, options: { secure: boolean }): Promise<void> {
  await app.register(fastifyCookie);
  await app.register(fastifyCsrf, {
    sessionPlugin: '@fastify/cookie',
    cookieOpts: { path: '/api', httpOnly: true, sameSite: 'lax', secure: options.secure },
    getToken: (request: FastifyRequest) => {
      const header = request.headers[CSRF_HEADER];
      return typeof header === 'string' ? header : undefined;
    },
  });
}
