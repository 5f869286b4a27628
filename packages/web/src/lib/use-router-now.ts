import { createContext, use } from 'react';
import type { DataRouter, Location } from 'react-router';

/** The router that `RouterProvider` gets, for what its hooks tell too late or not at all. */
export const RouterContext = createContext<DataRouter | null>(null);

export function useRouter(): DataRouter {
  const router = use(RouterContext);
  if (router === null) throw new Error('useRouter is called outside a RouterContext.');
  return router;
}

/** Where the router is at this moment. React renders a navigation in a transition, which comes late on a busy machine. */
export type RouterNow = {
  /** Whether a click leads to an address that has not come yet. */
  isNavigating: () => boolean;
  /** Where one is, or is being led to. */
  location: () => Location;
  /** Calls back with each step of a navigation, from the click on. Returns how to end it. */
  subscribe: (listener: () => void) => () => void;
};

export function useRouterNow(): RouterNow {
  const router = useRouter();
  return {
    isNavigating: () => router.state.navigation.state !== 'idle',
    location: () => router.state.navigation.location ?? router.state.location,
    subscribe: (listener) => router.subscribe(listener),
  };
}
