import { startTransition, useEffect, useState } from 'react';

/** More than any screen shows at once. */
const FIRST = 120;

/** How many of `total` items to draw: those in sight first, all of them as soon as the screen has been painted. */
export function useGradualCount(total: number): number {
  const [all, setAll] = useState(total <= FIRST);
  useEffect(() => {
    if (!all) startTransition(() => setAll(true));
  }, [all]);
  return all ? total : Math.min(total, FIRST);
}
