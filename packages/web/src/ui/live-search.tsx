import { GALLERY } from '@palmares/core/limits';
import { useState } from 'react';
import { useDebounced } from '../lib/use-debounced.ts';
import { SearchField } from './search-field.tsx';

type Props = { label: string; search: string; onSearch: (search: string) => void };

/** What is typed shows at once and is searched once the typing rests. */
export function LiveSearch({ label, search, onSearch }: Props) {
  const [typed, setTyped] = useState(search);
  const [known, setKnown] = useState(search);
  if (known !== search) {
    // The address changed by itself (back, forward, « Effacer »): the field follows, unless it only caught up with the typing.
    setKnown(search);
    if (typed.trim() !== search) setTyped(search);
  }
  useDebounced(typed.trim(), search, GALLERY.searchDebounceMs, onSearch);
  return <SearchField label={label} value={typed} onChange={setTyped} />;
}
