import type { ReactNode } from 'react';
import type { AdminTab } from './admin-state.ts';
import { BulkBar } from './bulk-bar.tsx';
import { ITEM_TEXTS, LOAD_FAILURES, PANEL_TEXTS, TAB_LABELS } from './messages.ts';
import { RowList } from './row-list.tsx';
import { Toolbar } from './toolbar.tsx';
import { useBulk } from './use-bulk.ts';
import type { Items } from './use-items.ts';

export type Selection = { checked: boolean; onChange: (checked: boolean) => void };

type Props<T> = {
  tab: Exclude<AdminTab, 'flags'>;
  search: string;
  items: Items<T>;
  setPublic: (id: number, isPublic: boolean) => Promise<void>;
  remove: (id: number) => Promise<void>;
  /** What depends on all that is about to be deleted. */
  dependentsOf?: (chosen: readonly T[]) => string;
  render: (item: T, selection: Selection) => ReactNode;
};

/** What the tabs of albums and of the three kinds of content share: search, order, bulk actions, rows. */
export function ItemsTab<T extends { id: number }>(props: Props<T>) {
  const { tab, search, items, setPublic, remove, dependentsOf, render } = props;
  const bulk = useBulk();
  const chosen = items.rows?.filter(({ id }) => bulk.chosen.has(id)) ?? [];
  return (
    <>
      <Toolbar search={search} />
      <BulkBar
        bulk={bulk}
        ids={items.rows?.map(({ id }) => id) ?? []}
        actions={[
          { label: ITEM_TEXTS.makePublic, run: (id) => setPublic(id, true) },
          { label: ITEM_TEXTS.makePrivate, run: (id) => setPublic(id, false) },
          {
            label: PANEL_TEXTS.delete,
            run: remove,
            danger: true,
            ...(dependentsOf && { note: dependentsOf(chosen) }),
          },
        ]}
      />
      <RowList
        label={TAB_LABELS[tab]}
        rows={items.rows}
        keyOf={({ id }) => id}
        source={items.list}
        errorText={LOAD_FAILURES[tab]}
        render={(item) => render(item, bulk.selectionOf(item.id))}
      />
    </>
  );
}
