// Image files at /media/<key>/<variant>.webp, outside the API: no session, no envelope.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { isImageKey, isImageVariant } from '../../files/image-store.ts';
import { sendError } from '../../http/error-handler.ts';
import { CROSS_ORIGIN_HEADERS, registerSecurityHeaders } from '../../http/security-headers.ts';
import { createFileAccess } from './file-access.ts';
import { openFile, type ServedFile, type Signature } from './media.service.ts';

/**
 * Browsers keep the file for ever; shared caches revalidate after five minutes, so that a change of status reaches them: `s-maxage` forbids
 * them to serve it stale.
 */
const PUBLIC = 'public, max-age=31536000, s-maxage=300, immutable';
/** Short, so that clients fetch the requested copy soon after it is made. */
const PUBLIC_STAND_IN = 'public, max-age=600, s-maxage=300';
const SIGNED = 'private, max-age=600';

function getCaching({ isPublic, isStandIn }: ServedFile): string {
  if (!isPublic) return SIGNED;
  return isStandIn ? PUBLIC_STAND_IN : PUBLIC;
}

const notFound = (request: FastifyRequest, reply: FastifyReply) =>
  sendError(request, reply, new AppError('not_found'));

/** Register it in a plugin scope without hooks that a file does not need: a page of albums requests many files. */
export function mediaRoutes(app: FastifyInstance, deps: Deps): void {
  registerSecurityHeaders(app, { https: deps.config.publicUrl.startsWith('https:') });
  const accessTo = createFileAccess(deps.db, deps.revocations);
  /** Keys of live images whose files were found missing since the process started: each is logged once, with their number. */
  const lost = new Set<string>();

  function noteLost(key: string): void {
    if (lost.has(key)) return;
    lost.add(key);
    deps.log.error({ key, lost: lost.size }, 'the files of a live image are missing');
  }

  app.get<{ Params: { key: string; file: string }; Querystring: Signature }>(
    '/media/:key/:file',
    async (request, reply) => {
      const { key, file } = request.params;
      const variant = file.endsWith('.webp') ? file.slice(0, -'.webp'.length) : '';
      if (!isImageKey(key) || !isImageVariant(variant)) return notFound(request, reply);
      const ifNoneMatch = request.headers['if-none-match'];
      const wanted = { key, variant, signature: request.query, ifNoneMatch };
      const served = await openFile(deps, accessTo, wanted, noteLost);
      if (served === null) return notFound(request, reply);
      if (served.isPublic) reply.headers(CROSS_ORIGIN_HEADERS);
      reply.header('cache-control', getCaching(served)).header('etag', served.tag);
      if (served.file === null) return reply.status(304).send();
      return reply
        .header('content-length', String(served.file.size))
        .type('image/webp')
        .send(served.file.body);
    },
  );
}
