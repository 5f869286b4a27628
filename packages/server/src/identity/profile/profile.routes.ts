import { ENDPOINTS } from '@palmares/core/contract/endpoints';
import { success } from '@palmares/core/contract/schemas/common';
import { ConfirmEmailBody, UpdateMeBody, UpdateMeReply } from '@palmares/core/contract/schemas/password';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import type { Deps } from '../../deps.ts';
import { defineRoute } from '../../http/define-route.ts';
import { presentSessionUser } from '../account/account.presenter.ts';
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
}
