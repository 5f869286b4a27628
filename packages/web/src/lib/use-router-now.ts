import { createContext, use } from 'react';
import type { DataRouter, Location } from 'react-router';

/** The router given to `RouterProvider`, for state that its hooks report too late or not at all. */
export const RouterContext = createContext<DataRouter | null>(null);

export function useRouter(): DataRouter {
  const router = use(RouterContext);
  if (router === null) throw new Error('useRouter is called outside a RouterContext.');
  return router;
}

/** The router's current state. React renders a navigation in a transition, which is late on a busy machine. */
export type RouterNow = {
  /** True when a navigation has started and not finished. */
  isNavigating: () => boolean;
  /** Returns the current location, or the target of the pending navigation. */
  location: () => Location;
  /** Calls `listener` at each step of a navigation, starting with the click. Returns a function that unsubscribes. */
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
