import { Readable } from 'node:stream';
import { API_BASE } from '@palmares/core/contract/endpoint';
import { ENDPOINTS } from '@palmares/core/contract/endpoints';
import { Done, success } from '@palmares/core/contract/schemas/common';
import { DeleteMeBody, DeletionPreviewReply, ExportHead } from '@palmares/core/contract/schemas/password';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import type { Deps } from '../../deps.ts';
import type { AccountContext } from '../../http/context.ts';
import { defineRoute, identify } from '../../http/define-route.ts';
import { assertAdmin } from '../../identity/user/user.service.ts';
import * as service from './account-data.service.ts';
import { exportAccount } from './export-account.ts';

export function accountDataRoutes(app: FastifyInstance, deps: Deps): void {
  defineRoute(app, deps, ENDPOINTS.previewDeletion, {
    reply: DeletionPreviewReply,
    handle: async ({ context }) => ({ data: await service.previewDeletion(deps, context) }),
  });

  defineRoute(app, deps, ENDPOINTS.deleteMe, {
    body: DeleteMeBody,
    reply: success(Type.Null()),
    handle: async ({ body, context }) => {
      await service.deleteMe(deps, context, body);
      return { data: null };
    },
  });

  // The reply is a streamed file without the API's envelope, which defineRoute does not support.
  app.get(
    API_BASE + ENDPOINTS.exportMe.path,
    {
      config: { described: { endpoint: ENDPOINTS.exportMe, token: null, reply: ExportHead, status: 200 } },
      onRequest: (request) => identify(deps, request, ENDPOINTS.exportMe.access),
    },
    async (request, reply) => {
      // `identify` has refused visitors.
      const file = await exportAccount(deps, request.palmares as AccountContext);
      const day = deps.clock().toISOString().slice(0, 10);
      return reply
        .header('cache-control', 'no-store')
        .header('content-disposition', `attachment; filename="palmares-${day}.json"`)
        .type('application/json; charset=utf-8')
        .send(Readable.from(file));
    },
  );
}

export function userDeletionRoute(app: FastifyInstance, deps: Deps): void {
  defineRoute(app, deps, ENDPOINTS.deleteUser, {
    reply: Done,
    guard: async ({ context }) => assertAdmin(context),
    handle: async ({ context, id }) => {
      await service.deleteUser(deps, context, id);
      return { data: { id } };
    },
  });
}
