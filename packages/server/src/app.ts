// The application without a port: hooks, error shape, routes. main.ts gives it a port; tests inject requests into it.
import multipart from '@fastify/multipart';
import { IMAGE } from '@palmares/core/limits';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { albumRoutes } from './catalog/album/album.routes.ts';
import { authorRoutes } from './catalog/author/author.routes.ts';
import { categoryRoutes } from './catalog/category/category.routes.ts';
import { imageRoutes } from './catalog/image/image.routes.ts';
import { mediaRoutes } from './catalog/image/media.routes.ts';
import { contentRoutes } from './content/content.routes.ts';
import { palmaresRoutes } from './content/palmares/palmares.routes.ts';
import { voiceRoutes } from './content/palmares/voice.routes.ts';
import { tierlistLineRoutes } from './content/tierlist/tierlist-line.routes.ts';
import type { Deps } from './deps.ts';
import { AppError } from './errors.ts';
import { registerCloseOnShutdown } from './http/close-on-shutdown.ts';
import { registerCompression } from './http/compression.ts';
import { CONNECTION_LIMITS, registerRequestOrder } from './http/connection-limits.ts';
import { registerCsrf } from './http/csrf.ts';
import { toDecodableUrl } from './http/decodable-url.ts';
import { registerErrorHandler, sendError } from './http/error-handler.ts';
import { registerJsonBody } from './http/json-body.ts';
import { registerExpectContinue, registerSingleHost } from './http/request-head.ts';
import { createRequestId, registerRequestLog } from './http/request-log.ts';
import { registerRevalidation } from './http/revalidation.ts';
import { collectDescriptions } from './http/route-descriptions.ts';
import { registerSecurityHeaders } from './http/security-headers.ts';
import { registerFailedPage, registerWebApp } from './http/web-app.ts';
import { accountRoutes } from './identity/account/account.routes.ts';
import { passwordRoutes } from './identity/password/password.routes.ts';
import { personalTokenRoutes } from './identity/personal-token/personal-token.routes.ts';
import { profileRoutes } from './identity/profile/profile.routes.ts';
import { secondFactorRoutes } from './identity/second-factor/second-factor.routes.ts';
import { userRoutes } from './identity/user/user.routes.ts';
import { countRequests } from './operations/count-requests.ts';
import { healthRoutes, metricsRoute } from './operations/operations.routes.ts';
import { apiDescriptionRoutes } from './publishing/api-description/api-description.routes.ts';
import { embedRoutes } from './publishing/embed/embed.routes.ts';
import { oembedRoutes } from './publishing/embed/oembed.routes.ts';
import { homeRoutes } from './publishing/home/home.routes.ts';
import { meRoutes } from './publishing/me/me.routes.ts';
import { pageRoutes } from './publishing/page/page.routes.ts';
import { sitemapRoutes } from './publishing/page/sitemap.routes.ts';
import { previewRoutes } from './publishing/preview/preview.routes.ts';
import { searchRoutes } from './publishing/search/search.routes.ts';
import { siteRoutes } from './publishing/site/site.routes.ts';
import { roomRoutes } from './rooms/room.routes.ts';
import { accountDataRoutes, userDeletionRoute } from './trust/account-data/account-data.routes.ts';
import { auditRoutes } from './trust/audit/audit.routes.ts';
import { flagRoutes } from './trust/moderation/flag.routes.ts';
import { purgeRoutes } from './trust/purge/purge.routes.ts';
import { removalRoutes } from './trust/removal/removal.routes.ts';
import { caseRoutes } from './trust/report/case.routes.ts';
import { reportRoutes } from './trust/report/report.routes.ts';

/** A save of 1 000 images is about 80 kB of JSON. */
const BODY_LIMIT = 1024 ** 2;

export async function createApp(deps: Deps): Promise<FastifyInstance> {
  const log: FastifyBaseLogger = deps.log;
  const app = Fastify({
    loggerInstance: log,
    bodyLimit: BODY_LIMIT,
    trustProxy: toTrustProxy(deps.config.trustProxy),
    // No route has a pattern that a long parameter could slow down, so a long parameter gets an ordinary 404.
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 20_000 },
    rewriteUrl: (request) => toDecodableUrl(request.url ?? '/'),
    ...CONNECTION_LIMITS,
    forceCloseConnections: 'idle',
    // Requests that arrive on an open connection during shutdown are still answered.
    return503OnClosing: false,
    genReqId: createRequestId,
    logController: new LogController({ disableRequestLogging: true }),
  });

  // Fastify would pass a text body to routes that expect JSON.
  app.removeContentTypeParser('text/plain');
  collectDescriptions(app);
  registerSingleHost(app);
  registerExpectContinue(app);
  registerRequestOrder(app);
  registerErrorHandler(app);
  registerRequestLog(app);
  registerCloseOnShutdown(app, deps.stopping);
  registerFailedPage(app, deps.webFolder);
  if (deps.metrics !== null) countRequests(app, deps.metrics);
  // Each group is a separate plugin scope, because an instance applies its hooks to all its children, including those registered earlier.
  await app.register(async (files) => mediaRoutes(files, deps));
  await app.register(async (health) => registerOperations(health, deps));
  await app.register(async (site) => registerSite(site, deps));
  return app;
}

/** The metrics route is served here only when metrics have no port of their own; the configuration then requires a token. */
function registerOperations(app: FastifyInstance, deps: Deps): void {
  const { metrics, config } = deps;
  healthRoutes(app, deps);
  if (metrics !== null && config.metrics?.port === undefined)
    metricsRoute(app, metrics, config.metrics?.token);
}

/** API calls and pages, with the hooks that only they need. */
async function registerSite(site: FastifyInstance, deps: Deps): Promise<void> {
  const https = deps.config.publicUrl.startsWith('https:');
  registerJsonBody(site);
  registerRevalidation(site);
  registerCompression(site);
  registerSecurityHeaders(site, { https });
  await registerCsrf(site, deps.config);
  await site.register(multipart, {
    limits: { files: 1, fileSize: IMAGE.originalBytesMax, fields: 10, fieldSize: 20_000, headerPairs: 100 },
    throwFileSizeLimit: true,
  });

  for (const routes of [
    siteRoutes,
    accountRoutes,
    secondFactorRoutes,
    passwordRoutes,
    meRoutes,
    profileRoutes,
    accountDataRoutes,
    personalTokenRoutes,
    purgeRoutes,
    albumRoutes,
    palmaresRoutes,
    voiceRoutes,
    authorRoutes,
    embedRoutes,
    oembedRoutes,
    homeRoutes,
    searchRoutes,
    imageRoutes,
    categoryRoutes,
    contentRoutes,
    tierlistLineRoutes,
    userRoutes,
    userDeletionRoute,
    removalRoutes,
    flagRoutes,
    reportRoutes,
    caseRoutes,
    auditRoutes,
    roomRoutes,
    apiDescriptionRoutes,
    sitemapRoutes,
    previewRoutes,
  ])
    routes(site, deps);
  await registerWebApp(site, deps.webFolder, deps.config);
  pageRoutes(site, deps);

  // Handles methods other than GET and HEAD; pages answer those two.
  site.setNotFoundHandler((request, reply) => sendError(request, reply, new AppError('not_found')));
}

/** Fastify accepts a hop count only as a function. */
function toTrustProxy(setting: boolean | number | string) {
  return typeof setting === 'number' ? (_address: string, hop: number) => hop < setting : setting;
}
