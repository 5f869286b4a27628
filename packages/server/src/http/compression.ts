// Compresses the replies of calls. A reply that holds a secret never is: its size would tell somebody who can make the browser repeat the
// call, and reads along, what the secret begins with (BREACH). So only routes that say `compressed` are: defineRoute says it of all calls
// but those marked `secret`; pages hold nothing of a session. Files are not touched: they are compressed already.
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { createKeeper } from './keep-packed.ts';
import { addVary } from './vary.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Replies of the route may be compressed; `kept`: well and once, since the same ones go to many. */
    compressed?: boolean | 'kept';
  }
}

/** About what one packet holds: a smaller reply does not arrive earlier for being compressed. */
const BYTES_MIN = 1_400;

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

type Effort = 'fast' | 'well';
type Coding = { name: string; compress: (text: string, effort: Effort) => Promise<Buffer> };

/**
 * The fastest levels: the next ones take twice the processor for a tenth less (docs/decisions/0037-reads.md). For what is kept, the last ones
 * before the time grows tenfold: a quarter less (0042-first-view.md).
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

/** Of all replies that are kept together: some three hundred pages. */
const KEPT_BYTES_MOST = 8_000_000;

/** Whether `Accept-Encoding` names the coding, and not with the weight 0. */
function accepts(header: string, coding: string): boolean {
  return header.split(',').some((part) => {
    const [name = '', weight = '1'] = part.trim().split(/\s*;\s*q=/i);
    return name.toLowerCase() === coding && Number(weight) > 0;
  });
}

export function registerCompression(app: FastifyInstance): void {
  const keep = createKeeper(KEPT_BYTES_MOST);
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
