import { Done } from '@palmares/core/contract/schemas/common';
import {
  CreateTokenBody,
  CreateTokenReply,
  ListTokensReply,
} from '@palmares/core/contract/schemas/personal-token';
import { TOKEN_ENDPOINTS } from '@palmares/core/contract/token-endpoints';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { defineRoute } from '../../http/define-route.ts';
import * as service from './personal-token.service.ts';

export function personalTokenRoutes(app: FastifyInstance, deps: Deps): void {
  defineRoute(app, deps, TOKEN_ENDPOINTS.listTokens, {
    reply: ListTokensReply,
    handle: async ({ context }) => ({ data: await service.listTokens(deps, context) }),
  });

  defineRoute(app, deps, TOKEN_ENDPOINTS.createToken, {
    body: CreateTokenBody,
    reply: CreateTokenReply,
    secret: true,
    status: 201,
    handle: async ({ context, body }) => ({ data: await service.createToken(deps, context, body) }),
  });

  defineRoute(app, deps, TOKEN_ENDPOINTS.deleteToken, {
    reply: Done,
    handle: async ({ context, id }) => {
      await service.deleteToken(deps, context, id);
      return { data: { id } };
    },
  });
}
