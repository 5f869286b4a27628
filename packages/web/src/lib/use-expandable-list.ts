// Expands a long list that starts with an excerpt. On a press, the images around the viewport are rendered at once and the others in an
// interruptible render: rendering five hundred at once blocks a phone for seconds.
import { EXCERPT } from '@palmares/core/limits';
import { useDeferredValue, useState } from 'react';

type Unfolding = {
  /** Number of items that the list shows now. */
  readonly limit: number;
  readonly isUnfolded: boolean;
  readonly unfold: () => void;
};

/** `atOnce`: number of additional items that are rendered at once. */
export function useExpandableList(atOnce: number): Unfolding {
  const [isUnfolded, setUnfolded] = useState(false);
  const isWhole = useDeferredValue(isUnfolded);
  const more = isWhole ? Number.POSITIVE_INFINITY : atOnce;
  return {
    limit: isUnfolded ? EXCERPT.images + more : EXCERPT.images,
    isUnfolded,
    unfold: () => setUnfolded(true),
  };
}
