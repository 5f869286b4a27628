// What every route of the API says of itself, collected while they are declared: the description of the API (publishing/api-description) is
// made of it, so that it cannot tell of another API than the one that runs.
import type { TokenScope } from '@palmares/core/account/personal-token';
import type { Endpoint } from '@palmares/core/contract/endpoint';
import type { FastifyInstance } from 'fastify';
import type { TSchema } from 'typebox';

export type RouteDescription = {
  readonly endpoint: Endpoint;
  /** What a personal token needs to call it; null: none may. */
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

/** Before the routes. */
export function collectDescriptions(app: FastifyInstance): void {
  const routes: RouteDescription[] = [];
  app.decorate('describedRoutes', routes);
  app.addHook('onRoute', ({ config, method }) => {
    // Fastify declares a HEAD beside each GET.
    if (config?.described !== undefined && method !== 'HEAD') routes.push(config.described);
  });
}
