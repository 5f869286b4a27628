import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * Reports what was typed or chosen in a control of a server-rendered page before it was hydrated: the element keeps the value, and no event
 * fires for it.
 */
export function useEarlyEntry(
  control: RefObject<HTMLInputElement | HTMLSelectElement | null>,
  value: string,
  tell: (entered: string) => void,
): void {
  const compare = useEffectEvent(() => {
    const entered = control.current?.value ?? value;
    if (entered !== value) tell(entered);
  });
  useEffect(() => compare(), []);
}
