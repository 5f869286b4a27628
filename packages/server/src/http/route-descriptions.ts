// The self-description of every API route, collected as routes are declared. The API description (publishing/api-description) is generated
// from it, so that it always matches the running API.
import type { TokenScope } from '@palmares/core/account/personal-token';
import type { Endpoint } from '@palmares/core/contract/endpoint';
import type { FastifyInstance } from 'fastify';
import type { TSchema } from 'typebox';

export type RouteDescription = {
  readonly endpoint: Endpoint;
  /** Scope that a personal token needs for the call; null: none may. */
  readonly token: TokenScope | null;
  readonly query?: TSchema | undefined;
  readonly body?: TSchema | undefined;
  /** Sent as multipart, with a file. */
  readonly form?: TSchema | undefined;
  readonly reply: TSchema;
  readonly status: number;
  readonly otherStatus?: number | undefined;
};

declare module 'fastify' {
  interface FastifyContextConfig {
    described?: RouteDescription;
  }
  interface FastifyInstance {
    describedRoutes: RouteDescription[];
  }
}

/** Call it before the routes are declared. */
export function collectDescriptions(app: FastifyInstance): void {
  const routes: RouteDescription[] = [];
  app.decorate('describedRoutes', routes);
  app.addHook('onRoute', ({ config, method }) => {
    // Fastify declares a HEAD route for each GET.
    if (config?.described !== undefined && method !== 'HEAD') routes.push(config.described);
  });
}
