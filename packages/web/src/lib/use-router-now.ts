import { use } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext, type Location } from 'react-router';

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
  const context = use(DataRouterContext);
  if (context === null) throw new Error('useRouterNow stands outside a data router.');
  const { router } = context;
  return {
    isNavigating: () => router.state.navigation.state !== 'idle',
    location: () => router.state.navigation.location ?? router.state.location,
    subscribe: (listener) => router.subscribe(listener),
  };
}
