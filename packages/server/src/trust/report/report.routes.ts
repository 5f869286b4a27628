import { CONTENT_KINDS } from '@palmares/core/content-kind';
import { CONTENT_ENDPOINTS } from '@palmares/core/contract/content-endpoints';
import { ENDPOINTS } from '@palmares/core/contract/endpoints';
import { success } from '@palmares/core/contract/schemas/common';
import { ReportAuthorBody, ReportBody } from '@palmares/core/contract/schemas/report';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import type { Deps } from '../../deps.ts';
import { defineRoute } from '../../http/define-route.ts';
import * as service from './report.service.ts';

const CALLS = [
  { kind: 'album', call: ENDPOINTS.reportAlbum },
  { kind: 'image', call: ENDPOINTS.reportImage },
  ...CONTENT_KINDS.map((kind) => ({ kind, call: CONTENT_ENDPOINTS[kind].report })),
] as const;

export function reportRoutes(app: FastifyInstance, deps: Deps): void {
  for (const { kind, call } of CALLS)
    defineRoute(app, deps, call, {
      body: ReportBody,
      reply: success(Type.Null()),
      status: 201,
      guard: ({ context, id }) => service.assertVisible(deps, context, kind, id),
      handle: async ({ context, id, body }) => {
        await service.reportResource(deps, context, { kind, id }, body);
        return { data: null };
      },
    });

  defineRoute(app, deps, ENDPOINTS.reportAuthor, {
    body: ReportAuthorBody,
    reply: success(Type.Null()),
    status: 201,
    handle: async ({ context, body }) => {
      await service.reportAuthor(deps, context, body);
      return { data: null };
    },
  });
}
