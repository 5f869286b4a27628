import type { CategoryRef } from '@palmares/core/contract/types';
import { stripAccents } from '@palmares/core/text/strip-accents';
import { CATEGORY_TEXTS, PANEL_TEXTS } from '@palmares/texts/page/admin';
import { LANGUAGE } from '@palmares/texts/page/language';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { deleteCategory } from '../../api/admin.ts';
import { ALBUM_KEYS, categoriesQuery } from '../../queries/album.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { IconEdit, IconTrash } from '../../ui/icons-actions.tsx';
import type { AdminSort } from './admin-state.ts';
import { NewCategory, RenameDialog } from './category-forms.tsx';
import { DeletionQuestion } from './deletion-question.tsx';
import { FAILURES } from './failures.ts';
import styles from './row.module.css';
import { Row } from './row.tsx';
import { RowList } from './row-list.tsx';
import { LOAD_FAILURES, TAB_LABELS } from './tab-texts.ts';
import { Toolbar } from './toolbar.tsx';
import { useAdminState } from './use-admin-state.ts';

/** There are few categories, so the browser searches and sorts all of them. */
export function CategoriesTab() {
  const { state } = useAdminState();
  const client = useQueryClient();
  const { data, isError, refetch } = useQuery(categoriesQuery());
  const [renamed, setRenamed] = useState<CategoryRef | null>(null);
  const [leaving, setLeaving] = useState<CategoryRef | null>(null);

  async function reload(): Promise<void> {
    await refetch();
    // Every album card shows names of categories.
    void client.invalidateQueries({ queryKey: ALBUM_KEYS, refetchType: 'none' });
  }

  return (
    <>
      <NewCategory reload={reload} />
      <Toolbar search={CATEGORY_TEXTS.search} />
      <RowList
        label={TAB_LABELS.categories}
        rows={data && shownOf(data, state.search, state.sort)}
        getKey={(category) => category.id}
        source={{
          isError,
          hasNextPage: false,
          isPlaceholderData: false,
          isFetchingNextPage: false,
          refetch,
          fetchNextPage: refetch,
        }}
        errorText={LOAD_FAILURES.categories}
        render={(category) => (
          <CategoryRow
            category={category}
            onRename={() => setRenamed(category)}
            onDelete={() => setLeaving(category)}
          />
        )}
      />
      {renamed && <RenameDialog category={renamed} reload={reload} onClose={() => setRenamed(null)} />}
      {leaving && (
        <DeletionQuestion
          item={leaving}
          remove={(id) => deleteCategory(id).then(reload)}
          texts={FAILURES.deleteCategory}
          consequences={<p>{CATEGORY_TEXTS.deleteText}</p>}
          onClose={() => setLeaving(null)}
        />
      )}
    </>
  );
}

function shownOf(categories: readonly CategoryRef[], search: string, sort: AdminSort): CategoryRef[] {
  const wanted = stripAccents(search).toLowerCase();
  const found = categories.filter(({ name, name_en }) =>
    [name, name_en ?? ''].some((one) => stripAccents(one).toLowerCase().includes(wanted)),
  );
  if (sort === 'alphabetical') return found.toSorted((a, b) => a.name.localeCompare(b.name, LANGUAGE));
  return found.toSorted((a, b) => (sort === 'oldest' ? a.id - b.id : b.id - a.id));
}

type RowProps = { category: CategoryRef; onRename: () => void; onDelete: () => void };

function CategoryRow({ category: { name, name_en }, onRename, onDelete }: RowProps) {
  return (
    <Row
      name={name}
      title={
        <bdi lang="" className={styles.name}>
          {name}
        </bdi>
      }
      facts={name_en === null ? [] : [CATEGORY_TEXTS.inEnglish(name_en)]}
      actions={
        <>
          <IconButton label={CATEGORY_TEXTS.renameTitle(name)} onClick={onRename}>
            <IconEdit size="s" />
          </IconButton>
          <IconButton label={PANEL_TEXTS.deleteNamed(name)} onClick={onDelete}>
            <IconTrash size="s" />
          </IconButton>
        </>
      }
    />
  );
}
