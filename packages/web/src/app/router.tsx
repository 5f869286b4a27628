import { createBrowserRouter, type DataRouter } from 'react-router';
import { nameHistoryEntries } from '../lib/history-entry.ts';
import { routes } from './routes.tsx';

/** Begins at once with the page of the address. */
export function startRouter(): DataRouter {
  nameHistoryEntries();
  return createBrowserRouter(routes);
}
