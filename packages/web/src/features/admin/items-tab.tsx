import { ITEM_TEXTS, PANEL_TEXTS } from '@palmares/texts/page/admin';
import type { ComponentType, ReactNode } from 'react';
import type { AdminTab } from './admin-state.ts';
import { type BulkAction, BulkBar, type QuestionProps } from './bulk-bar.tsx';
import { DeleteRows } from './bulk-questions.tsx';
import type { Selection } from './row.tsx';
import { RowList } from './row-list.tsx';
import { LOAD_FAILURES, TAB_LABELS } from './tab-texts.ts';
import { Toolbar } from './toolbar.tsx';
import { useBulk } from './use-bulk.ts';
import type { Items } from './use-items.ts';

type Props<T> = {
  tab: Exclude<AdminTab, 'flags'>;
  search: string;
  items: Items<T>;
  setPublic: (id: number, isPublic: boolean) => Promise<void>;
  /** Asks before the visibility of several items changes. */
  visibilityQuestion?: Pick<BulkAction<T>, 'Question' | 'asks'>;
  remove: (id: number) => Promise<void>;
  /** Asks before several items are deleted. Lists their names by default. */
  DeletionQuestion?: ComponentType<QuestionProps<T>>;
  render: (item: T, selection: Selection) => ReactNode;
};

/** The common part of the tabs of albums and of the three kinds of content: search, order, bulk actions, rows. */
export function ItemsTab<T extends { id: number; name: string }>(props: Props<T>) {
  const { tab, search, items, setPublic, remove, render } = props;
  const bulk = useBulk(items.rows ?? []);
  return (
    <>
      <Toolbar search={search} />
      <BulkBar
        bulk={bulk}
        actions={[
          { label: ITEM_TEXTS.makePublic, act: (id) => setPublic(id, true), ...props.visibilityQuestion },
          { label: ITEM_TEXTS.makePrivate, act: (id) => setPublic(id, false), ...props.visibilityQuestion },
          {
            label: PANEL_TEXTS.delete,
            act: remove,
            danger: true,
            Question: props.DeletionQuestion ?? DeleteRows,
          },
        ]}
      />
      <RowList
        label={TAB_LABELS[tab]}
        rows={items.rows}
        getKey={({ id }) => id}
        source={items.list}
        errorText={LOAD_FAILURES[tab]}
        render={(item) => render(item, bulk.selectionOf(item.id))}
      />
    </>
  );
}
