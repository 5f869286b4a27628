import { PANEL_TEXTS, SORT_LABELS } from '@palmares/texts/page/admin';
import type { ReactNode } from 'react';
import { LiveSearch } from '../../ui/live-search.tsx';
import { Select } from '../../ui/select.tsx';
import { type AdminSort, listSorts } from './admin-state.ts';
import styles from './toolbar.module.css';
import { useAdminState } from './use-admin-state.ts';

/** Search and order of a tab, stored in the address. */
export function Toolbar({ search, children }: { search: string; children?: ReactNode }) {
  const { state, change } = useAdminState();
  return (
    <div className={styles.toolbar}>
      <div className={styles.search}>
        <LiveSearch
          key={state.tab}
          label={search}
          search={state.search}
          onSearch={(wanted) => change({ search: wanted })}
        />
      </div>
      {children}
      <div className={styles.choice}>
        <Select<AdminSort>
          label={PANEL_TEXTS.sort}
          hideLabel
          value={state.sort}
          options={listSorts(state.tab).map((sort) => ({ value: sort, label: SORT_LABELS[sort] }))}
          onChange={(sort) => change({ sort })}
        />
      </div>
    </div>
  );
}
