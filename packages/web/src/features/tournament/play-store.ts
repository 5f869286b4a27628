// The game outside of React: drafts and timers read the present state, never that of an older render.
import { type NameOf, type PlayAction, type PlayState, reducePlay } from './play-state.ts';

export type PlayStore = {
  get(): PlayState;
  subscribe(listener: () => void): () => void;
  dispatch(action: PlayAction): void;
  /** The images have been read again: how what happens is told. */
  setNames(nameOf: NameOf): void;
};

export function createPlayStore(start: PlayState, names: NameOf): PlayStore {
  let state = start;
  let nameOf = names;
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    dispatch(action) {
      const next = reducePlay(state, action, nameOf);
      if (next === state) return;
      state = next;
      for (const listener of listeners) listener();
    },
    setNames(next) {
      nameOf = next;
    },
  };
}
