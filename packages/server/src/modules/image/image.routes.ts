import { ENDPOINTS } from '@palmares/core/contract/endpoints';
import { UpdateImageBody } from '@palmares/core/contract/schemas/album';
import { Done, Image, success } from '@palmares/core/contract/schemas/common';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import type { RequestContext } from '../../http/context.ts';
import { defineRoute } from '../../http/define-route.ts';
import * as service from './image.service.ts';
import { readUpload } from './image.upload.ts';

export function imageRoutes(app: FastifyInstance, deps: Deps): void {
  const guard = ({ context, id }: { context: RequestContext; id: number }) =>
    service.assertMayEditImage(deps, context, id);

  defineRoute(app, deps, ENDPOINTS.createImage, {
    reply: success(Image),
    status: 201,
    handle: async ({ context, request }) => ({
      data: await service.uploadImage(deps, context, await readUpload(request)),
    }),
  });

  defineRoute(app, deps, ENDPOINTS.updateImage, {
    body: UpdateImageBody,
    reply: success(Image),
    guard,
    handle: async ({ context, id, body }) => ({
      data: await service.updateImage(deps, context, id, body),
    }),
  });

  defineRoute(app, deps, ENDPOINTS.deleteImage, {
    reply: Done,
    guard,
    handle: async ({ context, id }) => {
      await service.deleteImage(deps, context, id);
      return { data: { id } };
    },
  });
}
