import { ENDPOINTS } from '@palmares/core/contract/endpoints';
import { GrantedReply } from '@palmares/core/contract/schemas/account';
import { success } from '@palmares/core/contract/schemas/common';
import {
  BeginSecondFactorBody,
  BegunSecondFactorReply,
  ConfirmSecondFactorBody,
  FinishLoginBody,
  RecoveryCodesReply,
  RemoveSecondFactorBody,
  RenewRecoveryCodesBody,
  SecondFactorReply,
} from '@palmares/core/contract/schemas/second-factor';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import type { Deps } from '../../deps.ts';
import { defineRoute } from '../../http/define-route.ts';
import { presentGrantedSession } from '../account/account.presenter.ts';
import { readSecondFactorDevice, rememberDevice } from '../account/known-device.ts';
import * as service from './second-factor.service.ts';
import { finishLogin } from './second-step.service.ts';

export function secondFactorRoutes(app: FastifyInstance, deps: Deps): void {
  defineRoute(app, deps, ENDPOINTS.finishLogin, {
    body: FinishLoginBody,
    reply: GrantedReply,
    secret: true,
    handle: async ({ body, context, request, reply }) => {
      const from = { ip: context.ip, findDevice: readSecondFactorDevice(deps, request) };
      const granted = await finishLogin(deps, body, from);
      rememberDevice(deps, reply, granted.accountId, 'second-factor device');
      return presentGrantedSession(granted);
    },
  });

  defineRoute(app, deps, ENDPOINTS.getSecondFactor, {
    reply: SecondFactorReply,
    handle: async ({ context }) => ({ data: await service.getSecondFactor(deps, context) }),
  });

  defineRoute(app, deps, ENDPOINTS.beginSecondFactor, {
    body: BeginSecondFactorBody,
    reply: BegunSecondFactorReply,
    secret: true,
    handle: async ({ body, context }) => ({
      data: await service.beginSecondFactor(deps, context, body.currentPassword),
    }),
  });

  defineRoute(app, deps, ENDPOINTS.confirmSecondFactor, {
    body: ConfirmSecondFactorBody,
    reply: RecoveryCodesReply,
    secret: true,
    handle: async ({ body, context, reply }) => {
      const data = await service.confirmSecondFactor(deps, context, body.code);
      rememberDevice(deps, reply, context.actor.id, 'second-factor device');
      return { data };
    },
  });

  defineRoute(app, deps, ENDPOINTS.removeSecondFactor, {
    body: RemoveSecondFactorBody,
    reply: success(Type.Null()),
    handle: async ({ body, context }) => {
      await service.removeSecondFactor(deps, context, body);
      return { data: null };
    },
  });

  defineRoute(app, deps, ENDPOINTS.renewRecoveryCodes, {
    body: RenewRecoveryCodesBody,
    reply: RecoveryCodesReply,
    secret: true,
    handle: async ({ body, context }) => ({
      data: await service.renewRecoveryCodes(deps, context, body),
    }),
  });
}
