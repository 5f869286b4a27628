// Renders a page on the server: the same components as in the browser, to HTML. Built as a file of its own (scripts/build-web.mjs), which
// the server loads. Every page is rendered for a visitor: nothing here reads a session.

import pageStyles from 'virtual:page-styles';
import type { RenderedPage, RenderPage } from '@palmares/core/contract/first-view';
import { QueryClient } from '@tanstack/react-query';
import { renderToReadableStream } from 'react-dom/server';
import { createMemoryRouter } from 'react-router';
import { App } from '../app/app.tsx';
import { routes } from '../app/routes.tsx';
import { whenReady } from '../app/when-ready.ts';
import { FIRST_DATA_ID, fillQueries } from './first-data.ts';
import { toFirstEntries } from './first-entries.ts';
import { toClasses } from './inline-styles.ts';

/** React writes links before everything else, for the images that it finds eager. */
const PRELOADS = /^(?:<link [^<>]*>)+/;

export const renderPage: RenderPage = async ({ page, address, replies }): Promise<RenderedPage> => {
  const queryClient = new QueryClient();
  const entries = toFirstEntries(replies);
  fillQueries(queryClient, entries);
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  try {
    await whenReady(router);
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

/** With everything that is loaded on demand: waits for all of it. Rejects with what a component threw. */
async function toHtml(app: React.JSX.Element): Promise<string> {
  let failure: unknown;
  const stream = await renderToReadableStream(app, {
    // In one piece: React would move large parts to their place by scripts, which the content policy refuses.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => {
      failure ??= error;
    },
  });
  await stream.allReady;
  const html = await new Response(stream).text();
  // React leaves out the part that failed, for the browser to try again: without a script nobody would.
  if (failure !== undefined) throw failure;
  return html;
}

/** Data, which the content policy does not count as a script. Nothing typed can end the element or open a comment in it. */
function toDataElement(entries: object): string {
  const json = JSON.stringify(entries).replaceAll('<', String.raw`\u003c`);
  return `<script type="application/json" id="${FIRST_DATA_ID}">${json}</script>`;
}
