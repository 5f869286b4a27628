// State of the connection to the site. app/watch-network.ts updates it.
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** An action offered once the network is back, such as saving pending work. */
export type ReturnOffer = { readonly label: string; readonly run: () => void };

type Network = {
  readonly isOffline: boolean;
  /**
   * The offer of the open work: it returns null when nothing is pending, and its identity changes when the offer does. Null: no work is
   * open.
   */
  readonly offerOf: (() => ReturnOffer | null) | null;
  /** Shown while offline in place of the sentence about stored copies; null on a page that shows such copies. */
  readonly offlineText: string | null;
};

// Node, which renders pages and runs tests, has a navigator without `onLine`; before version 21 it has none.
const { onLine = true } = (globalThis.navigator ?? {}) as { onLine?: boolean };

export const network = createStore<Network>(() => ({ isOffline: !onLine, offerOf: null, offlineText: null }));

export const isOffline = (): boolean => network.getState().isOffline;

export function useOffline(): boolean {
  return useStore(network, isOfflineIn);
}

const isOfflineIn = (state: Network): boolean => state.isOffline;
