import { GALLERY } from '@palmares/core/limits';
import { type ReactNode, useState } from 'react';
import { useDebounced } from '../../lib/use-debounced.ts';
import { SearchField } from '../../ui/search-field.tsx';
import { Select } from '../../ui/select.tsx';
import styles from './admin.module.css';
import { type AdminSort, sortsOf } from './admin-state.ts';
import { PANEL_TEXTS, SORT_LABELS } from './messages.ts';
import { useAdminState } from './use-admin-state.ts';

/** Search and order of a tab, kept in the address. */
export function Toolbar({ search, children }: { search: string; children?: ReactNode }) {
  const { state, change } = useAdminState();
  return (
    <div className={styles.toolbar}>
      <div className={styles.search}>
        <Search key={state.tab} label={search} />
      </div>
      {children}
      <div className={styles.choice}>
        <Select<AdminSort>
          label={PANEL_TEXTS.sort}
          hideLabel
          value={state.sort}
          options={sortsOf(state.tab).map((sort) => ({ value: sort, label: SORT_LABELS[sort] }))}
          onChange={(sort) => change({ sort })}
        />
      </div>
    </div>
  );
}

function Search({ label }: { label: string }) {
  const { state, change } = useAdminState();
  const [typed, setTyped] = useState(state.search);
  const [known, setKnown] = useState(state.search);
  if (known !== state.search) {
    // The address changed by itself (back, « Effacer »): the field follows, unless it only caught up with the typing.
    setKnown(state.search);
    if (typed.trim() !== state.search) setTyped(state.search);
  }
  useDebounced(typed.trim(), state.search, GALLERY.searchDebounceMs, (search) => change({ search }));
  return <SearchField label={label} value={typed} onChange={setTyped} />;
}
