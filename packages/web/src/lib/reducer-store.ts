// A reducer in a vanilla zustand store: code outside React always reads the latest state, whatever is being rendered.
import { createStore, type StoreApi } from 'zustand/vanilla';

export type ReducerStore<State, Event> = Omit<StoreApi<State>, 'setState'> & {
  readonly dispatch: (event: Event) => void;
};

export function createReducerStore<State, Event>(
  reduce: (state: State, event: Event) => State,
  initial: State,
): ReducerStore<State, Event> {
  const { setState, ...store } = createStore<State>(() => initial);
  return { ...store, dispatch: (event) => setState((state) => reduce(state, event), true) };
}
