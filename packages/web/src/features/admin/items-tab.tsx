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
  render: (item: T, selection: Selection) => ReactNode;
};

/** What the tabs of albums and of the three kinds of content share: search, order, bulk actions, rows. */
export function ItemsTab<T extends { id: number }>({
  tab,
  search,
  items,
  setPublic,
  remove,
  render,
}: Props<T>) {
  const bulk = useBulk();
  return (
    <>
      <Toolbar search={search} />
      <BulkBar
        bulk={bulk}
        ids={items.rows?.map(({ id }) => id) ?? []}
        actions={[
          { label: ITEM_TEXTS.makePublic, run: (id) => setPublic(id, true) },
          { label: ITEM_TEXTS.makePrivate, run: (id) => setPublic(id, false) },
          { label: PANEL_TEXTS.delete, run: remove, danger: true },
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
