import { GALLERY } from '@palmares/core/limits';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigation } from 'react-router';
import { useRouterNow } from '../lib/use-router-now.ts';
import { SearchField } from './search-field.tsx';

type Props = {
  label: string;
  search: string;
  onSearch: (search: string) => void;
  /** True while the answer to `search` is awaited. */
  busy?: boolean;
  maxLength?: number;
  /** Has the focus when the page opens. */
  isFocused?: boolean;
};

/** A search field that searches once typing pauses, and shows from the first letter on that it does (SH-84). */
export function LiveSearch({ label, search, onSearch, busy = false, ...field }: Props) {
  const [typed, setTyped] = useState(search);
  const [known, setKnown] = useState(search);
  if (known !== search) {
    // The address changed without the field (back, forward, « Effacer »): the field follows, unless the address merely caught up with the
    // typing.
    setKnown(search);
    if (typed.trim() !== search) setTyped(search);
  }
  useDebounced(typed.trim(), search, GALLERY.searchDebounceMs, onSearch);
  return (
    <SearchField
      label={label}
      value={typed}
      onChange={setTyped}
      busy={busy || typed.trim() !== search.trim()}
      {...field}
    />
  );
}

/**
 * Calls `act` once `value` has not changed for `delayMs`. Not for the first value, and not during a navigation: `act` writes the address,
 * which would cancel the navigation that a click has started.
 */
function useDebounced<T>(value: T, current: T, delayMs: number, act: (value: T) => void): void {
  const routerNow = useRouterNow();
  const run = useEffectEvent((settled: T) => {
    if (!routerNow.isNavigating()) act(settled);
  });
  const isNavigating = useNavigation().state !== 'idle';
  useEffect(() => {
    if (value === current || isNavigating) return undefined;
    const timer = setTimeout(() => run(value), delayMs);
    return () => clearTimeout(timer);
  }, [value, current, delayMs, isNavigating]);
}
