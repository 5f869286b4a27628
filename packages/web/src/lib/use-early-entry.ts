import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * Tells what was typed or chosen in a control before the app was alive, on a page that came from the server: its element keeps it, and no
 * event will come.
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
