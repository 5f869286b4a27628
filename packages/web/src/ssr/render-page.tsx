// Server-side rendering: renders the same components as the browser to HTML. It is built into a separate file (scripts/build-web.mjs) that
// the server loads. Every page is rendered for a visitor: nothing here reads a session.

import pageStyles from 'virtual:page-styles';
import type { RenderedPage, RenderPage } from '@palmares/core/contract/ssr';
import { LANGUAGE_ROOTS } from '@palmares/texts/language';
import { LANGUAGE } from '@palmares/texts/page/language';
import { QueryClient } from '@tanstack/react-query';
import { renderToReadableStream } from 'react-dom/server';
import { createMemoryRouter } from 'react-router';
import { App } from '../app/app.tsx';
import { routes } from '../app/routes.tsx';
import { waitForRouter } from '../app/wait-for-router.ts';
import { dehydrateQueries } from './dehydrate-queries.ts';
import { DEHYDRATED_DATA_ID, hydrateQueries } from './hydrate-queries.ts';
import { toClasses } from './inline-styles.ts';

/** React writes preload links for eager images at the beginning. */
const PRELOADS = /^(?:<link [^<>]*>)+/;

export const renderPage: RenderPage = async ({ page, address, replies }): Promise<RenderedPage> => {
  const queryClient = new QueryClient();
  const entries = dehydrateQueries(replies);
  hydrateQueries(queryClient, entries);
  const router = createMemoryRouter(routes, {
    basename: LANGUAGE_ROOTS[LANGUAGE],
    initialEntries: [address],
  });
  try {
    await waitForRouter(router);
    const html = await toHtml(<App queryClient={queryClient} router={router} />);
    const preloads = PRELOADS.exec(html)?.[0] ?? '';
    const { html: content, rules } = toClasses(html.slice(preloads.length));
    return {
      preloads,
      styles: pageStyles[page.name],
      rules,
      content,
      data: toDataElement(entries),
    };
  } finally {
    router.dispose();
    queryClient.clear();
  }
};

/** Waits for all lazy content. Rejects with the error that a component threw. */
async function toHtml(app: React.JSX.Element): Promise<string> {
  let failure: unknown;
  const stream = await renderToReadableStream(app, {
    // In one chunk: otherwise React would move large parts into place by inline scripts, which the content security policy forbids.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => {
      failure ??= error;
    },
  });
  await stream.allReady;
  const html = await new Response(stream).text();
  // React omits a part that failed so that the browser retries it, which does not happen without JavaScript.
  if (failure !== undefined) throw failure;
  return html;
}

/**
 * A data block, which the content security policy does not treat as a script. User input cannot close the element or open a comment in it.
 */
function toDataElement(entries: object): string {
  const json = JSON.stringify(entries).replaceAll('<', String.raw`\u003c`);
  return `<script type="application/json" id="${DEHYDRATED_DATA_ID}">${json}</script>`;
}
