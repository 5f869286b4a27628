import './theme/tokens.css';
import './theme/light.css';
import './theme/fonts.css';
import './theme/base.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { startSession } from './api/session.ts';
import { queryClient } from './app/query-client.ts';
import { router } from './app/router.tsx';
import { forgetOnSessionChange } from './app/session-data.ts';
import { watchStaleChunks } from './app/stale-chunk.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');

watchStaleChunks();
startSession();
forgetOnSessionChange(queryClient);

createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>,
);
