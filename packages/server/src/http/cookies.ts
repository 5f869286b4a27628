// Options of all our cookies: scripts and other sites cannot use them, nor, under https, other hosts of the domain.
import type { CookieSerializeOptions } from '@fastify/cookie';
import type { Config } from '../config.ts';

/** `__Host-` makes browsers refuse one that was set without TLS or by a sibling host; it asks for the whole site as its path. */
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
