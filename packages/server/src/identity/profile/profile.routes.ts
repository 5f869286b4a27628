import { Readable } from 'node:stream';
import { API_BASE, ENDPOINTS } from '@palmares/core/contract/endpoints';
import { success } from '@palmares/core/contract/schemas/common';
import {
  ConfirmEmailBody,
  DeleteMeBody,
  DeletionPreviewReply,
  ExportHead,
  UpdateMeBody,
  UpdateMeReply,
} from '@palmares/core/contract/schemas/password';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import type { Deps } from '../../deps.ts';
import type { AccountContext } from '../../http/context.ts';
import { defineRoute, identify } from '../../http/define-route.ts';
import { presentSessionUser } from '../account/account.presenter.ts';
import { exportAccount } from './export-account.ts';
import * as service from './profile.service.ts';

export function profileRoutes(app: FastifyInstance, deps: Deps): void {
  defineRoute(app, deps, ENDPOINTS.updateMe, {
    body: UpdateMeBody,
    reply: UpdateMeReply,
    handle: async ({ body, context }) => {
      const { account, emailPending } = await service.updateMe(deps, context, body);
      return { data: { ...presentSessionUser(account), email_pending: emailPending } };
    },
  });

  defineRoute(app, deps, ENDPOINTS.confirmEmail, {
    body: ConfirmEmailBody,
    reply: success(Type.Null()),
    handle: async ({ body, context }) => {
      await service.confirmEmail(deps, body.token, context.ip);
      return { data: null };
    },
  });

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

  // The reply is a file that is streamed, without the envelope of the API: defineRoute does not serve it.
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
