// Whether the site can be reached, for what says so and for what waits for it. Watched by app/watch-network.ts.
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** What to do once the network is back, as saving what waited for it. */
export type ReturnOffer = { readonly label: string; readonly run: () => void };

type Network = {
  readonly isOffline: boolean;
  /** Of the work that is open; it answers null when nothing of it waits, and is another one when that changes. Null: no work is open. */
  readonly offerOf: (() => ReturnOffer | null) | null;
};

// Tests of plain values run in Node, whose navigator knows of no network.
const { onLine = true } = navigator as { onLine?: boolean };

export const network = createStore<Network>(() => ({ isOffline: !onLine, offerOf: null }));

export const isOffline = (): boolean => network.getState().isOffline;

export function useOffline(): boolean {
  return useStore(network, isOfflineIn);
}

const isOfflineIn = (state: Network): boolean => state.isOffline;
