import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { Deps } from '../deps.ts';
import { CONNECTION_LIMITS } from '../http/connection-limits.ts';
import { healthRoutes, metricsRoute } from './operations.routes.ts';

/** What answers on the port of METRICS_PORT, which only those who run the server should reach; null where none is configured. */
export function createPrivateApp(deps: Deps): FastifyInstance | null {
  const { metrics, config } = deps;
  if (metrics === null || config.metrics?.port === undefined) return null;
  const { token } = config.metrics;
  const log: FastifyBaseLogger = deps.log;
  const app = Fastify({
    loggerInstance: log,
    ...CONNECTION_LIMITS,
    forceCloseConnections: 'idle',
    logController: new LogController({ disableRequestLogging: true }),
  });
  healthRoutes(app, deps);
  metricsRoute(app, metrics, token);
  return app;
}
