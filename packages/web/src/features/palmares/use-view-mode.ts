// The preferred view of the palmarès, tiers or order, stored on this device. Invalid stored values mean tiers.
import { useState, useSyncExternalStore } from 'react';
import { browserStorage } from '../../lib/drafts/draft-store.ts';

export type ShownAs = 'tiers' | 'order';

const KEY = 'palmares:shown-as';
const neverChanges = () => () => undefined;

export function useShownAs(): [shownAs: ShownAs, choose: (shownAs: ShownAs) => void] {
  const [chosen, setChosen] = useState<ShownAs | null>(null);
  // The server and the hydration have no storage, so both use the default.
  const stored = useSyncExternalStore(neverChanges, read, () => 'tiers' as const);
  return [
    chosen ?? stored,
    (shownAs) => {
      setChosen(shownAs);
      write(shownAs);
    },
  ];
}

function read(): ShownAs {
  try {
    return browserStorage()?.getItem(KEY) === 'order' ? 'order' : 'tiers';
  } catch {
    return 'tiers';
  }
}

function write(shownAs: ShownAs): void {
  try {
    browserStorage()?.setItem(KEY, shownAs);
  } catch {
    // The choice still applies to this page when the storage refuses the write.
  }
}
