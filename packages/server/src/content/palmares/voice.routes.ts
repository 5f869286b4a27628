import { ENDPOINTS } from '@palmares/core/contract/endpoints';
import { Done } from '@palmares/core/contract/schemas/common';
import { UserVoicesBody, VoiceWavesReply } from '@palmares/core/contract/schemas/palmares';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import type { RequestContext } from '../../http/context.ts';
import { defineRoute } from '../../http/define-route.ts';
import { assertAdmin } from '../../identity/user/user.service.ts';
import * as service from './voice.service.ts';

const guard = async ({ context }: { context: RequestContext }) => assertAdmin(context);

export function voiceRoutes(app: FastifyInstance, deps: Deps): void {
  defineRoute(app, deps, ENDPOINTS.countUserVoices, {
    body: UserVoicesBody,
    reply: Done,
    guard,
    handle: async ({ context, id, body }) => {
      await service.updateVoicesCounted(deps, context, id, body.counted);
      return { data: { id } };
    },
  });

  defineRoute(app, deps, ENDPOINTS.listVoiceWaves, {
    reply: VoiceWavesReply,
    guard,
    handle: async () => ({ data: await service.listWaves(deps) }),
  });
}
