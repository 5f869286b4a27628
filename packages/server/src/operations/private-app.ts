import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { Deps } from '../deps.ts';
import { CONNECTION_LIMITS } from '../http/connection-limits.ts';
import { healthRoutes, metricsRoute } from './operations.routes.ts';

/** The application on METRICS_PORT, which only operators should reach; null if no port is configured. */
export function createPrivateApp(deps: Deps): FastifyInstance | null {
  return deps.config.metrics?.port === undefined ? null : createOperationsApp(deps, { withMetrics: true });
}

/** The application on the site's port of a server that only runs background jobs. */
export function createBackgroundApp(deps: Deps): FastifyInstance {
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
