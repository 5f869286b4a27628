import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/**
 * True on the server and during hydration, false from the next render on: what only the browser knows may differ from the server-rendered
 * page as soon as it is false. Always false for a component that mounts later.
 */
export function useHydrating(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => false,
    () => true,
  );
}
