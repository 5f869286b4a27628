// A reducer with subscribers, outside React: uploads go on and read the latest state whatever the screen is doing, and
// a tile re-renders for its own change only.
import { useSyncExternalStore } from 'react';

export type Store<State, Action> = {
  getState: () => State;
  dispatch: (action: Action) => void;
  /** Returns the way to unsubscribe. */
  subscribe: (listener: () => void) => () => void;
};

export function createStore<State, Action>(
  reduce: (state: State, action: Action) => State,
  initial: State,
): Store<State, Action> {
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    getState: () => state,
    dispatch: (action) => {
      const next = reduce(state, action);
      if (next === state) return;
      state = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** `select` must answer the same value (by identity) as long as nothing it looks at has changed. */
export function useStore<State, Selected>(
  store: Pick<Store<State, never>, 'getState' | 'subscribe'>,
  select: (state: State) => Selected,
): Selected {
  return useSyncExternalStore(store.subscribe, () => select(store.getState()));
}
