// Options of all our cookies: scripts, other sites and, under https, other hosts of the domain cannot use them.
import type { CookieSerializeOptions } from '@fastify/cookie';
import type { Config } from '../config.ts';

/** `__Host-` makes browsers refuse a cookie that was set without TLS or by a sibling host; it requires the path /. */
export function cookieOptions(
  config: Pick<Config, 'publicUrl'>,
  name: string,
): { name: string; options: CookieSerializeOptions } {
  const secure = config.publicUrl.startsWith('https:');
  return {
    name: secure ? `__Host-${name}` : `_${name}`,
    options: { path: secure ? '/' : '/api', httpOnly: true, sameSite: 'lax', secure },
  };
}
