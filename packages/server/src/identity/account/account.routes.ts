import { ENDPOINTS } from '@palmares/core/contract/endpoints';
import {
  CsrfReply,
  LoginBody,
  LoginReply,
  RegisterBody,
  RegisterReply,
  SessionReply,
} from '@palmares/core/contract/schemas/account';
import { success } from '@palmares/core/contract/schemas/common';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import type { Deps } from '../../deps.ts';
import { defineRoute } from '../../http/define-route.ts';
import { presentGrantedSession, presentSessionUser } from './account.presenter.ts';
import * as service from './account.service.ts';
import { readKnownDevice, rememberDevice } from './known-device.ts';

export function accountRoutes(app: FastifyInstance, deps: Deps): void {
  defineRoute(app, deps, ENDPOINTS.csrfToken, {
    reply: CsrfReply,
    secret: true,
    handle: async ({ reply }) => {
      const csrfToken = reply.generateCsrf();
      return { csrfToken, data: { csrfToken } };
    },
  });

  defineRoute(app, deps, ENDPOINTS.register, {
    body: RegisterBody,
    reply: RegisterReply,
    status: 201,
    handle: async ({ body, context }) => ({
      data: await service.register(deps, body, context),
    }),
  });

  defineRoute(app, deps, ENDPOINTS.login, {
    body: LoginBody,
    reply: LoginReply,
    secret: true,
    handle: async ({ body, context, request, reply }) => {
      const from = { ip: context.ip, findDevice: readKnownDevice(deps, request) };
      const login = await service.login(deps, body, from);
      if (login.kind === 'ticket')
        return { data: { ticket: login.ticket, expiresAt: login.expiresAt.toISOString() } };
      rememberDevice(deps, reply, login.accountId);
      return presentGrantedSession(login);
    },
  });

  defineRoute(app, deps, ENDPOINTS.revocation, {
    reply: success(Type.Null()),
    handle: async ({ context }) => {
      await service.logout(deps, context);
      return { data: null };
    },
  });

  defineRoute(app, deps, ENDPOINTS.session, {
    reply: SessionReply,
    handle: async ({ context }) => ({
      data: {
        user: presentSessionUser(await service.getAccount(deps, context.actor.id)),
        expiresAt: context.session.expiresAt.toISOString(),
        now: deps.clock().toISOString(),
      },
    }),
  });
}
