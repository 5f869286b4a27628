// The built web app: hashed assets cached forever, pages as one index.html for each build with a head for each address (publishing/page),
// and pages without scripts for when the server fails.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import { API_BASE } from '@palmares/core/contract/endpoint';
import type { PageFiles } from '@palmares/core/contract/ssr';
import { PLAIN_TEXTS } from '@palmares/texts/fr/error-pages';
import {
  type Language,
  SERVICE_WORKERS,
  type SiteVariant,
  VARIANT_FOLDERS,
  VARIANT_LANGUAGES,
} from '@palmares/texts/language';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import type { AppError } from '../errors.ts';
import { createDocument, type PageDocument, type PageParts } from './page-document.ts';
import { REVALIDATED } from './revalidation.ts';
import { CROSS_ORIGIN_HEADERS, contentSecurityPolicy } from './security-headers.ts';

/** Output folder of the web app's build. */
export const WEB_FOLDER = fileURLToPath(new URL('../../../web/dist/', import.meta.url));
const FAILED_TEXT = PLAIN_TEXTS.failed;
const FOREVER = 'public, max-age=31536000, immutable';
const REVALIDATE = 'no-cache';
/** Uncompressed or compressed; embeds load one. */
const STYLE_SHEET = /\.css(?:\.(?:br|gz))?$/;
const WORKERS = Object.values(SERVICE_WORKERS);
/** Unregisters the service worker of browsers that have one. */
const WORKER_OFF = 'service-worker-off.js';
/** Pages that the server fills before sending them, at addresses of their own: the built files are empty. */
const FILLED_PAGES = ['**/500.html*', '**/docs.html*', '**/embed.html*'];

declare module 'fastify' {
  interface FastifyInstance {
    /** Sends a page of the site, with its parts filled into the built document. */
    sendPage(reply: FastifyReply, page: PageToSend): FastifyReply;
    /** Sends the error page that a browser gets instead of a page when the server fails. */
    sendFailedPage(reply: FastifyReply, failure: AppError, language: Language): FastifyReply;
  }
}

type PageToSend = PageParts & { readonly status: number; readonly variant: SiteVariant };

/** `folder` is the build's; if it does not exist yet, pages are a line of text. */
export async function registerWebApp(
  app: FastifyInstance,
  folder: string,
  { serviceWorker }: Pick<Config, 'serviceWorker'>,
): Promise<void> {
  const built = existsSync(join(folder, 'index.html'));
  if (built) await app.register(async (files) => registerBuiltFiles(files, folder, { serviceWorker }));

  const off = join(folder, WORKER_OFF);
  if (!serviceWorker && existsSync(off)) {
    const script = readFileSync(off, 'utf8');
    for (const worker of WORKERS)
      app.get(`/${worker}`, (_request, reply) =>
        reply.header('cache-control', REVALIDATE).type('text/javascript; charset=utf-8').send(script),
      );
  }

  // Read at startup, so that it can still be sent if the disk fails later.
  const documents = built ? readDocuments(folder) : undefined;
  app.decorate('sendPage', (reply: FastifyReply, { status, variant, ...parts }: PageToSend) => {
    reply.status(status).header('cache-control', REVALIDATED);
    if (documents === undefined) return reply.type('text/plain; charset=utf-8').send(PLAIN_TEXTS.notBuilt);
    const { html, styleHashes } = documents[variant](parts);
    if (styleHashes.length > 0) reply.header('content-security-policy', contentSecurityPolicy(styleHashes));
    return reply.type('text/html; charset=utf-8').send(html);
  });
}

async function registerBuiltFiles(
  app: FastifyInstance,
  folder: string,
  { serviceWorker }: Pick<Config, 'serviceWorker'>,
): Promise<void> {
  app.addHook('onRoute', (route) => {
    route.config = { ...route.config, countedAs: 'built file' };
  });
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    index: false,
    preCompressed: true,
    globIgnore: serviceWorker ? FILLED_PAGES : [...FILLED_PAGES, ...WORKERS.map((worker) => `${worker}*`)],
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', path.includes('/assets/') ? FOREVER : REVALIDATE);
      if (STYLE_SHEET.test(path))
        for (const [name, value] of Object.entries(CROSS_ORIGIN_HEADERS)) reply.header(name, value);
    },
  });
}

function readDocuments(folder: string): Readonly<Record<SiteVariant, (parts: PageParts) => PageDocument>> {
  const read = (variant: SiteVariant) => {
    const own = join(folder, VARIANT_FOLDERS[variant]);
    return createDocument(
      readFileSync(join(own, 'index.html'), 'utf8'),
      readPageFiles(own),
      VARIANT_LANGUAGES[variant],
    );
  };
  return { fr: read('fr'), en: read('en'), 'fr-games': read('fr-games') };
}

/** Written by the build (packages/web/build/page-files.ts). */
function readPageFiles(folder: string): PageFiles {
  const file = join(folder, '.vite', 'page-files.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as PageFiles) : {};
}

/** Registers it for the whole application: a failure may occur before the request is routed. */
export function registerFailedPage(app: FastifyInstance, folder: string): void {
  const read = (language: Language) => ({
    failed: readFailedPage(join(folder, VARIANT_FOLDERS[language]), '500.html'),
    unavailable: readFailedPage(join(folder, VARIANT_FOLDERS[language]), '503.html'),
  });
  const pages = { fr: read('fr'), en: read('en') };
  app.decorate('sendFailedPage', (reply: FastifyReply, failure: AppError, language: Language) => {
    if (failure.retryAfter !== undefined) reply.header('retry-after', String(failure.retryAfter));
    const { failed, unavailable } = pages[language];
    const page = failure.status === 503 ? unavailable : failed;
    return reply
      .status(failure.status)
      .header('cache-control', 'no-store')
      .type(page === FAILED_TEXT ? 'text/plain; charset=utf-8' : 'text/html; charset=utf-8')
      .send(page.replace('%STATUS%', String(failure.status)));
  });
}

/** Read at startup, so that it can still be sent if the disk fails later. */
function readFailedPage(folder: string, name: string): string {
  const file = join(folder, name);
  return existsSync(file) ? readFileSync(file, 'utf8') : FAILED_TEXT;
}

/** True if a browser requests a page of the site. API calls and pictures have their own error formats. */
export function isPageRequest({ method, url, headers }: FastifyRequest): boolean {
  const isRead = method === 'GET' || method === 'HEAD';
  return isRead && !url.startsWith(API_BASE) && (headers.accept ?? '').includes('text/html');
}
