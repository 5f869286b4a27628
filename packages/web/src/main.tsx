import './theme/tokens.css';
import './theme/light.css';
import './theme/fonts.css';
import './theme/base.css';
import './theme/preferences.css';
import './theme/print.css';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { currentSession, startSession, subscribeToSession } from './api/session.ts';
import { App } from './app/app.tsx';
import { clearOnSessionChange } from './app/clear-session-data.ts';
import { queryClient } from './app/query-client.ts';
import { startRouter } from './app/router.tsx';
import { syncSessionAttribute } from './app/session-attribute.ts';
import { watchStaleChunks } from './app/stale-chunk.ts';
import { waitForRouter } from './app/wait-for-router.ts';
import { getDehydratedTime, hydrateQueries, readDehydratedData } from './ssr/hydrate-queries.ts';
import { replayEarlyPress } from './ssr/replay-early-press.ts';
import { readPageCount } from './storage/restore-pagination.ts';
import { startTheme } from './theme/theme.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');

startTheme();
syncSessionAttribute();
watchStaleChunks();
startSession();
clearOnSessionChange(queryClient);

const router = startRouter();
const app = <App queryClient={queryClient} router={router} />;
const rendered = readDehydratedData();
// When a list starts with more pages than the server rendered, all of them are requested together instead of hydrating.
if (rendered === null || readPageCount(router.state.location.key) > 1) createRoot(root).render(app);
else {
  // Set by the script in the head (build/mark-editor.ts) on a server-rendered editor, which starts with one person's work.
  const { editor } = document.documentElement.dataset;
  if (editor !== undefined) await waitForSession();
  hydrateQueries(queryClient, rendered, getDehydratedTime());
  await waitForRouter(router);
  // Hydrates concurrently, in slices of a few milliseconds, so that input is handled in between.
  startTransition(() => {
    if (editor === 'own') createRoot(root).render(app);
    else hydrateRoot(root, app);
  });
}
// React listens from now on, and hydrates first what the person presses.
replayEarlyPress();

/** Resolves when it is known who is signed in, or that this cannot be known now. */
function waitForSession(): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (currentSession().status === 'checking') return;
      stop();
      resolve();
    };
    const stop = subscribeToSession(look);
    look();
  });
}
