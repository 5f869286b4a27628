// Image files at /media/<key>/<variant>.webp. Each request reads from the database who may see the file, so that a change of status
// invalidates old addresses at once (access.md rule 7).
import { hasBareAddress } from '@palmares/core/permissions';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { AppError } from '../errors.ts';
import { isImageKey, isImageVariant } from '../files/image-store.ts';
import { verifySignature } from '../files/signed-path.ts';
import { findFile } from '../modules/image/image.repository.ts';
import { sendError } from './error-handler.ts';

/** Browsers keep the file for ever; shared caches ask again after five minutes, so that a change of status reaches them. */
const PUBLIC = 'public, max-age=31536000, s-maxage=300, immutable';
const SIGNED = 'private, max-age=600';

type Query = { e?: string; v?: string; s?: string };

function isSigned(deps: Deps, key: string, epoch: number, query: Query): boolean {
  const e = Number(query.e);
  if (!Number.isSafeInteger(e) || query.v !== String(epoch) || typeof query.s !== 'string') return false;
  return verifySignature({
    key,
    epoch,
    e,
    s: query.s,
    now: deps.clock().getTime(),
    secret: deps.secrets.imagePath,
  });
}

const notFound = (request: FastifyRequest, reply: FastifyReply) =>
  sendError(request, reply, new AppError('not_found'));

export function mediaRoutes(app: FastifyInstance, deps: Deps): void {
  /** Keys of live images whose files were found missing since the process started: each is logged once, with their number. */
  const lost = new Set<string>();

  /** Logs a missing file, unless the image was deleted since its row was read. */
  async function noteIfLost(key: string): Promise<void> {
    if (lost.has(key) || (await findFile(deps.db, key)) === undefined) return;
    lost.add(key);
    deps.log.error({ key, lost: lost.size }, 'the files of a live image are missing');
  }

  app.get<{ Params: { key: string; file: string }; Querystring: Query }>(
    '/media/:key/:file',
    async (request, reply) => {
      const { key, file } = request.params;
      const variant = file.endsWith('.webp') ? file.slice(0, -'.webp'.length) : '';
      if (!isImageKey(key) || !isImageVariant(variant)) return notFound(request, reply);
      const found = await findFile(deps.db, key);
      if (found === undefined) return notFound(request, reply);
      const { status, deleted_at, removed_at, epoch } = found;
      const isPublic = hasBareAddress(
        { status, deleted: deleted_at !== null },
        { removed: removed_at !== null },
      );
      if (!isPublic && !isSigned(deps, key, epoch, request.query)) return notFound(request, reply);

      const stored = await deps.images.open(key, variant);
      if (stored === null) {
        await noteIfLost(key);
        return notFound(request, reply);
      }
      return reply
        .header('cache-control', isPublic ? PUBLIC : SIGNED)
        .header('content-length', String(stored.size))
        .type('image/webp')
        .send(stored.stream);
    },
  );
}
