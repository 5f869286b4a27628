import type { CategoryNames } from '@palmares/core/contract/types';
import { categoryLabel } from '@palmares/texts/page/category';
import { LIST_TEXTS } from '@palmares/texts/page/lists';
import type { ListState, Sort } from '../lib/list-state.ts';
import { paths } from '../lib/paths.ts';
import { Chips } from './chips.tsx';
import { Link } from './link.tsx';
import styles from './list-toolbar.module.css';
import { LiveSearch } from './live-search.tsx';
import { Select } from './select.tsx';

type Props = {
  state: ListState;
  onChange: (change: Partial<ListState>) => void;
  searchLabel: string;
  sorts: readonly { value: Sort; label: string }[];
  categories: readonly CategoryNames[];
  /** True while the answer to the search is awaited. */
  busy: boolean;
};

/** Search, order and categories of a public list. */
export function ListToolbar({ state, onChange, searchLabel, sorts, categories, busy }: Props) {
  // An unknown category of the address is shown as chosen, so that it can be removed.
  const isKnown = state.category === '' || categories.some(({ name }) => name === state.category);
  const shown = isKnown ? categories : [{ name: state.category, name_en: null }, ...categories];
  return (
    <div className={styles.toolbar}>
      <div className={styles.search}>
        <LiveSearch
          label={searchLabel}
          search={state.search}
          onSearch={(search) => onChange({ search })}
          busy={busy}
        />
      </div>
      <div className={styles.sort}>
        <Select
          label={LIST_TEXTS.sort}
          hideLabel
          value={state.sort}
          options={sorts}
          onChange={(sort) => onChange({ sort })}
        />
      </div>
      <div className={styles.chips}>
        <Chips
          label={LIST_TEXTS.filter}
          allLabel={LIST_TEXTS.all}
          options={shown.map((category) => ({
            value: category.name,
            label: <bdi lang="">{categoryLabel(category)}</bdi>,
          }))}
          value={state.category}
          onChange={(category) => onChange({ category })}
        />
      </div>
      {state.search.trim() !== '' && (
        <Link to={paths.search.to(state.search.trim())} className={styles.everywhere}>
          {LIST_TEXTS.searchEverywhere}
        </Link>
      )}
    </div>
  );
}
