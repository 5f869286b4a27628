import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { Deps } from '../deps.ts';
import { CONNECTION_LIMITS } from '../http/connection-limits.ts';
import { healthRoutes, metricsRoute } from './operations.routes.ts';

/** What answers on the port of METRICS_PORT, which only those who run the server should reach; null where none is configured. */
export function createPrivateApp(deps: Deps): FastifyInstance | null {
  return deps.config.metrics?.port === undefined ? null : createOperationsApp(deps, { withMetrics: true });
}

/** What answers on the site's port where the server does the work behind alone. */
export function createWorkApp(deps: Deps): FastifyInstance {
  return createOperationsApp(deps, { withMetrics: deps.config.metrics?.port === undefined });
}

function createOperationsApp(deps: Deps, { withMetrics }: { withMetrics: boolean }): FastifyInstance {
  const { metrics, config } = deps;
  const log: FastifyBaseLogger = deps.log;
  const app = Fastify({
    loggerInstance: log,
    ...CONNECTION_LIMITS,
    forceCloseConnections: 'idle',
    logController: new LogController({ disableRequestLogging: true }),
  });
  healthRoutes(app, deps);
  if (withMetrics && metrics !== null) metricsRoute(app, metrics, config.metrics?.token);
  return app;
}
