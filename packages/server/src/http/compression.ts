// Compresses the replies of API calls. A reply with a secret is never compressed: its size would reveal the secret's prefix to an attacker
// who can make the browser repeat the call and observes the traffic (BREACH). So only routes with `compressed` are: defineRoute sets it for
// all calls except those marked `secret`; pages contain nothing of a session. Files are skipped: they are compressed already.
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { createCompressedResponseCache } from './compressed-response-cache.ts';
import { addVary } from './vary.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Replies of the route may be compressed; `kept`: at a higher level and cached, since many readers get the same reply. */
    compressed?: boolean | 'kept';
  }
}

/** About the size of one packet: compressing a smaller reply does not make it arrive earlier. */
const BYTES_MIN = 1_400;

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

type Effort = 'fast' | 'well';
type Coding = { name: string; compress: (text: string, effort: Effort) => Promise<Buffer> };

/**
 * The fastest levels: the next ones take twice the CPU time for a tenth less (docs/decisions/0037-reads-and-lists.md). For cached replies, the last
 * levels before the time grows tenfold: a quarter less (0042-first-view.md).
 */
const LEVELS = { br: { fast: 1, well: 5 }, gzip: { fast: 1, well: 6 } } as const;

/** Best first. */
const CODINGS: readonly Coding[] = [
  {
    name: 'br',
    compress: (text, effort) =>
      brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: LEVELS.br[effort] } }),
  },
  { name: 'gzip', compress: (text, effort) => deflate(text, { level: LEVELS.gzip[effort] }) },
];

/** Bytes of all cached replies together: some three hundred pages. */
const KEPT_BYTES_MOST = 8_000_000;

/** True if `Accept-Encoding` names the coding with a weight other than 0. */
function accepts(header: string, coding: string): boolean {
  return header.split(',').some((part) => {
    const [name = '', weight = '1'] = part.trim().split(/\s*;\s*q=/i);
    return name.toLowerCase() === coding && Number(weight) > 0;
  });
}

export function registerCompression(app: FastifyInstance): void {
  const keep = createCompressedResponseCache(KEPT_BYTES_MOST);
  app.addHook('onSend', async (request, reply, payload) => {
    const { compressed = false } = request.routeOptions.config;
    if (compressed === false || typeof payload !== 'string') return payload;
    if (payload.length < BYTES_MIN) return payload;
    const accepted = request.headers['accept-encoding'] ?? '';
    const coding = CODINGS.find(({ name }) => accepts(accepted, name));
    addVary(reply, 'accept-encoding');
    if (coding === undefined) return payload;
    reply.header('content-encoding', coding.name).removeHeader('content-length');
    return compressed === 'kept'
      ? keep(coding.name, payload, () => coding.compress(payload, 'well'))
      : coding.compress(payload, 'fast');
  });
}
