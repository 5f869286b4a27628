// A long list that begins with an excerpt. At a press the images around the screen come at once, the others in a render that gives way to
// whatever the person does: five hundred at once keep a phone busy for seconds.
import { EXCERPT } from '@palmares/core/limits';
import { useDeferredValue, useState } from 'react';

type Unfolding = {
  /** How many the list shows now. */
  readonly limit: number;
  readonly isUnfolded: boolean;
  readonly unfold: () => void;
};

/** `atOnce`: how many more a list shows at once. */
export function useUnfolding(atOnce: number): Unfolding {
  const [isUnfolded, setUnfolded] = useState(false);
  const isWhole = useDeferredValue(isUnfolded);
  const more = isWhole ? Number.POSITIVE_INFINITY : atOnce;
  return {
    limit: isUnfolded ? EXCERPT.images + more : EXCERPT.images,
    isUnfolded,
    unfold: () => setUnfolded(true),
  };
}
