import { ENDPOINTS } from '@palmares/core/contract/endpoints';
import { Role } from '@palmares/core/contract/schemas/account';
import { ListUsersQuery, UpdateUserBody, User, UserRoleBody } from '@palmares/core/contract/schemas/admin';
import { Done, page, success } from '@palmares/core/contract/schemas/common';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import type { Deps } from '../../deps.ts';
import type { RequestContext } from '../../http/context.ts';
import { defineRoute } from '../../http/define-route.ts';
import * as service from './user.service.ts';

const guard = async ({ context }: { context: RequestContext }) => service.assertAdmin(context);

export function userRoutes(app: FastifyInstance, deps: Deps): void {
  defineRoute(app, deps, ENDPOINTS.listUsers, {
    query: ListUsersQuery,
    reply: page(User),
    guard,
    handle: async ({ query }) => service.listUsers(deps, query),
  });

  defineRoute(app, deps, ENDPOINTS.updateUser, {
    body: UpdateUserBody,
    reply: Done,
    guard,
    handle: async ({ context, id, body }) => {
      await service.updateStatus(deps, context, id, body.status);
      return { data: { id } };
    },
  });

  defineRoute(app, deps, ENDPOINTS.listRoles, {
    reply: success(Type.Array(Role)),
    guard,
    handle: async () => ({ data: await service.listRoles(deps) }),
  });

  defineRoute(app, deps, ENDPOINTS.addUserRole, {
    body: UserRoleBody,
    reply: Done,
    status: 201,
    guard,
    handle: async ({ context, id, body }) => {
      await service.addRole(deps, context, id, body.id_role);
      return { data: { id } };
    },
  });

  defineRoute(app, deps, ENDPOINTS.removeUserRole, {
    body: UserRoleBody,
    reply: Done,
    guard,
    handle: async ({ context, id, body }) => {
      await service.removeRole(deps, context, id, body.id_role);
      return { data: { id } };
    },
  });
}
