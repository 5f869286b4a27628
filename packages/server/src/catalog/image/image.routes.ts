import { ENDPOINTS } from '@palmares/core/contract/endpoints';
import { UpdateImageBody, UploadForm, UploadQuery } from '@palmares/core/contract/schemas/album';
import { Done, Image, success } from '@palmares/core/contract/schemas/common';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import type { RequestContext } from '../../http/context.ts';
import { defineRoute } from '../../http/define-route.ts';
import { disconnectSignal } from '../../http/disconnect-signal.ts';
import * as service from './image.service.ts';
import * as uploads from './image-upload.service.ts';
import { announcedBytes, readUpload } from './read-upload.ts';

export function imageRoutes(app: FastifyInstance, deps: Deps): void {
  const guard = ({ context, id }: { context: RequestContext; id: number }) =>
    service.assertMayEditImage(deps, context, id);

  defineRoute(app, deps, ENDPOINTS.createImage, {
    token: 'write',
    query: UploadQuery,
    form: UploadForm,
    reply: success(Image),
    status: 201,
    handle: async ({ context, query, request, reply }) => {
      if (!request.isMultipart()) throw new AppError('unsupported_content_type');
      const assertMayUpload = (albumId: number) => uploads.assertMayUpload(deps, context, albumId);
      if (query.album !== undefined) await assertMayUpload(query.album);
      const signal = disconnectSignal(reply);
      const giveBack = deps.uploadLimits.bytes.take(context.actor.id, announcedBytes(request));
      try {
        const gate = { spoolFolder: deps.uploadLimits.spoolFolder, album: query.album, assertMayUpload };
        const upload = await readUpload(request, gate);
        try {
          return { data: await uploads.uploadImage(deps, context, upload, signal) };
        } finally {
          await upload.file.discard();
        }
      } finally {
        giveBack();
      }
    },
  });

  defineRoute(app, deps, ENDPOINTS.updateImage, {
    token: 'write',
    body: UpdateImageBody,
    reply: success(Image),
    guard,
    handle: async ({ context, id, body }) => ({
      data: await service.updateImage(deps, context, id, body),
    }),
  });

  defineRoute(app, deps, ENDPOINTS.deleteImage, {
    token: 'write',
    reply: Done,
    guard,
    handle: async ({ context, id }) => {
      await service.deleteImage(deps, context, id);
      return { data: { id } };
    },
  });
}
