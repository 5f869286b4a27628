// Compresses the replies of calls. A reply that holds a token never is: its size would tell somebody who can make the browser repeat the
// call, and reads along, what the token begins with (BREACH). So only routes that say `compressed` are, which defineRoute decides from
// the schema of the reply. Files and pages are not touched: they are compressed already.
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import type { TSchema } from 'typebox';
import { addVary } from './vary.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Replies of the route may be compressed. */
    compressed?: boolean;
  }
}

/** About what one packet holds: a smaller reply does not arrive earlier for being compressed. */
const BYTES_MIN = 1_400;

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** Best first. The fastest levels: the next ones take twice the processor for a tenth less (docs/decisions/0037-reads.md). */
const CODINGS: readonly { name: string; compress: (text: string) => Promise<Buffer> }[] = [
  { name: 'br', compress: (text) => brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }) },
  { name: 'gzip', compress: (text) => deflate(text, { level: 1 }) },
];

/** The names under which replies hold what nobody may guess. */
export const holdsToken = (reply: TSchema): boolean => /"(?:token|csrfToken)":/.test(JSON.stringify(reply));

/** Whether `Accept-Encoding` names the coding, and not with the weight 0. */
function accepts(header: string, coding: string): boolean {
  return header.split(',').some((part) => {
    const [name = '', weight = '1'] = part.trim().split(/\s*;\s*q=/i);
    return name.toLowerCase() === coding && Number(weight) > 0;
  });
}

export function registerCompression(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (request.routeOptions.config.compressed !== true || typeof payload !== 'string') return payload;
    if (payload.length < BYTES_MIN) return payload;
    const accepted = request.headers['accept-encoding'] ?? '';
    const coding = CODINGS.find(({ name }) => accepts(accepted, name));
    addVary(reply, 'accept-encoding');
    if (coding === undefined) return payload;
    reply.header('content-encoding', coding.name).removeHeader('content-length');
    return coding.compress(payload);
  });
}
