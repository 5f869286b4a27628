import { GALLERY } from '@palmares/core/limits';
import { useState } from 'react';
import type { ListState, Sort } from '../lib/list-state.ts';
import { useDebounced } from '../lib/use-debounced.ts';
import { Chips } from './chips.tsx';
import styles from './list-toolbar.module.css';
import { SearchField } from './search-field.tsx';
import { Select } from './select.tsx';

type Props = {
  state: ListState;
  onChange: (change: Partial<ListState>) => void;
  searchLabel: string;
  sorts: readonly { value: Sort; label: string }[];
  categories: readonly string[];
};

/** Search, order and categories of a public list. */
export function ListToolbar({ state, onChange, searchLabel, sorts, categories }: Props) {
  // An unknown category in the address is shown as chosen, so that it can be taken away.
  const chips =
    state.category === '' || categories.includes(state.category)
      ? categories
      : [state.category, ...categories];
  return (
    <div className={styles.toolbar}>
      <div className={styles.search}>
        <Search state={state} onChange={onChange} label={searchLabel} />
      </div>
      <div className={styles.sort}>
        <Select
          label="Trier"
          hideLabel
          value={state.sort}
          options={sorts}
          onChange={(sort) => onChange({ sort })}
        />
      </div>
      <div className={styles.chips}>
        <Chips
          label="Filtrer par catégorie"
          allLabel="Toutes"
          options={chips}
          value={state.category}
          onChange={(category) => onChange({ category })}
        />
      </div>
    </div>
  );
}

/** What is typed shows at once and is searched once the typing rests. */
function Search({ state, onChange, label }: Pick<Props, 'state' | 'onChange'> & { label: string }) {
  const [typed, setTyped] = useState(state.search);
  const [known, setKnown] = useState(state.search);
  if (known !== state.search) {
    // The address changed by itself (back, forward, « Effacer »): the field follows, unless it only caught up with the typing.
    setKnown(state.search);
    if (typed.trim() !== state.search) setTyped(state.search);
  }
  useDebounced(typed.trim(), state.search, GALLERY.searchDebounceMs, (search) => onChange({ search }));
  return <SearchField label={label} value={typed} onChange={setTyped} />;
}
