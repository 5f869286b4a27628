import { ENDPOINTS } from '@palmares/core/contract/endpoints';
import { success } from '@palmares/core/contract/schemas/common';
import {
  ForgotPasswordBody,
  ForgotPasswordReply,
  NewPasswordBody,
  ResetPasswordBody,
} from '@palmares/core/contract/schemas/password';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import type { Deps } from '../../deps.ts';
import { defineRoute } from '../../http/define-route.ts';
import { readSecondFactorDevice, rememberDevice } from '../account/known-device.ts';
import * as service from './password.service.ts';

export function passwordRoutes(app: FastifyInstance, deps: Deps): void {
  defineRoute(app, deps, ENDPOINTS.forgotPassword, {
    body: ForgotPasswordBody,
    reply: ForgotPasswordReply,
    handle: async ({ body, context }) => ({ data: await service.requestReset(deps, body, context) }),
  });

  defineRoute(app, deps, ENDPOINTS.resetPassword, {
    body: ResetPasswordBody,
    reply: success(Type.Null()),
    handle: async ({ body, context, request, reply }) => {
      const accountId = await service.resetPassword(deps, body, context.ip);
      // A device that has given a second-factor code keeps that status.
      if (readSecondFactorDevice(deps, request)(accountId) === null) rememberDevice(deps, reply, accountId);
      return { data: null };
    },
  });

  defineRoute(app, deps, ENDPOINTS.newPassword, {
    body: NewPasswordBody,
    reply: success(Type.Null()),
    handle: async ({ body, context }) => {
      await service.changePassword(deps, context, body);
      return { data: null };
    },
  });
}
