import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import type { DataRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { RouterContext } from '../lib/use-router-now.ts';

/** The whole app, in the browser and in server-side rendering (ssr/render-page.tsx). */
export function App({ queryClient, router }: { queryClient: QueryClient; router: DataRouter }) {
  return (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterContext value={router}>
          <RouterProvider router={router} />
        </RouterContext>
      </QueryClientProvider>
    </StrictMode>
  );
}
