import { createBrowserRouter, type DataRouter } from 'react-router';
import { routes } from './routes.tsx';

/** Begins at once with the page of the address. */
export function startRouter(): DataRouter {
  return createBrowserRouter(routes);
}
