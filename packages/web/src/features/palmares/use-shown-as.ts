// Whether a person likes the palmarès as tiers or as an order, on this device. Junk in the storage means tiers.
import { useState, useSyncExternalStore } from 'react';
import { browserStorage } from '../../lib/drafts/draft-store.ts';

export type ShownAs = 'tiers' | 'order';

const KEY = 'palmares:shown-as';
const neverChanges = () => () => undefined;

export function useShownAs(): [shownAs: ShownAs, choose: (shownAs: ShownAs) => void] {
  const [chosen, setChosen] = useState<ShownAs | null>(null);
  // The server, and the first rendering of a page that came from it, know no storage.
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
    // A choice that is not kept is no harm.
  }
}
