import { categoryNameText, checkCategoryName } from '@palmares/core/album/check-category';
import type { CategoryRef } from '@palmares/core/contract/types';
import { ALBUM } from '@palmares/core/limits';
import { stripAccents } from '@palmares/core/text/strip-accents';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { createCategory, deleteCategory, renameCategory } from '../../api/admin.ts';
import { categoriesQuery } from '../../queries/album.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { IconEdit, IconTrash } from '../../ui/icons-actions.tsx';
import { IconPlus } from '../../ui/icons-shell.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast-store.ts';
import styles from './admin.module.css';
import type { AdminSort } from './admin-state.ts';
import { DeletionQuestion } from './deletion-question.tsx';
import { CATEGORY_TEXTS, FAILURES, failureText, LOAD_FAILURES, PANEL_TEXTS, TAB_LABELS } from './messages.ts';
import { Row } from './row.tsx';
import { RowList } from './row-list.tsx';
import { Toolbar } from './toolbar.tsx';
import { useAdminState } from './use-admin-state.ts';
import { useDeletion } from './use-deletion.ts';

/** Few enough to be all there: searched and sorted here. */
export function CategoriesTab() {
  const { state } = useAdminState();
  const client = useQueryClient();
  const query = useQuery(categoriesQuery());
  const [renamed, setRenamed] = useState<CategoryRef | null>(null);
  const deletion = useDeletion<CategoryRef>(remove, (error) => failureText(error, FAILURES.deleteCategory));

  async function reload(): Promise<void> {
    await query.refetch();
    // Names of categories stand on every card.
    void client.invalidateQueries({ queryKey: ['albums'], refetchType: 'none' });
  }

  async function remove(id: number): Promise<void> {
    await deleteCategory(id);
    await reload();
  }

  return (
    <>
      <NewCategory onCreated={reload} />
      <Toolbar search={CATEGORY_TEXTS.search} />
      <RowList
        label={TAB_LABELS.categories}
        rows={query.data && shownOf(query.data, state.search, state.sort)}
        keyOf={(category) => category.id}
        source={{
          isError: query.isError,
          hasNextPage: false,
          isFetchingNextPage: false,
          refetch: query.refetch,
          fetchNextPage: query.refetch,
        }}
        errorText={LOAD_FAILURES.categories}
        render={(category) => (
          <Row
            name={category.name}
            title={<span className={styles.name}>{category.name}</span>}
            facts={[]}
            actions={
              <>
                <Button
                  size="s"
                  icon={<IconEdit size="s" />}
                  aria-label={CATEGORY_TEXTS.renameTitle(category.name)}
                  onClick={() => setRenamed(category)}
                >
                  {CATEGORY_TEXTS.rename}
                </Button>
                <IconButton
                  label={PANEL_TEXTS.deleteNamed(category.name)}
                  onClick={() => deletion.ask(category)}
                >
                  <IconTrash size="s" />
                </IconButton>
              </>
            }
          />
        )}
      />
      {renamed && <RenameDialog category={renamed} onRenamed={reload} onClose={() => setRenamed(null)} />}
      {deletion.asked && (
        <DeletionQuestion
          item={deletion.asked}
          deletion={deletion}
          consequences={<p>{CATEGORY_TEXTS.deleteText}</p>}
        />
      )}
    </>
  );
}

function shownOf(categories: readonly CategoryRef[], search: string, sort: AdminSort): CategoryRef[] {
  const wanted = stripAccents(search).toLowerCase();
  const found = categories.filter(({ name }) => stripAccents(name).toLowerCase().includes(wanted));
  if (sort === 'alphabetical') return found.toSorted((a, b) => a.name.localeCompare(b.name, 'fr'));
  return found.toSorted((a, b) => (sort === 'oldest' ? a.id - b.id : b.id - a.id));
}

function NewCategory({ onCreated }: { onCreated: () => Promise<void> }) {
  const [name, setName] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const [saving, setSaving] = useState(false);

  async function create(event: FormEvent): Promise<void> {
    event.preventDefault();
    const fault = checkCategoryName(name);
    setFailure(fault === null ? null : categoryNameText(fault));
    if (fault !== null || saving) return;
    setSaving(true);
    try {
      await createCategory(name);
      await onCreated();
      setName('');
      showToast({ kind: 'success', text: CATEGORY_TEXTS.created });
    } catch (error) {
      setFailure(failureText(error, FAILURES.createCategory));
    }
    setSaving(false);
  }

  return (
    <form className={styles.newCategory} noValidate onSubmit={(event) => void create(event)}>
      <TextField
        label={CATEGORY_TEXTS.new}
        value={name}
        autoComplete="off"
        maxLength={ALBUM.categoryNameMax}
        error={failure ?? undefined}
        onChange={(event) => {
          setName(event.target.value);
          setFailure(null);
        }}
      />
      <Button type="submit" variant="primary" icon={<IconPlus size="s" />} loading={saving}>
        {CATEGORY_TEXTS.create}
      </Button>
    </form>
  );
}

type RenameProps = { category: CategoryRef; onRenamed: () => Promise<void>; onClose: () => void };

function RenameDialog({ category, onRenamed, onClose }: RenameProps) {
  const [name, setName] = useState(category.name);
  const [failure, setFailure] = useState<string | null>(null);
  const [saving, setSaving] = useState(false);

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    const fault = checkCategoryName(name);
    setFailure(fault === null ? null : categoryNameText(fault));
    if (fault !== null || saving) return;
    setSaving(true);
    try {
      await renameCategory(category.id, name);
      await onRenamed();
      showToast({ kind: 'success', text: CATEGORY_TEXTS.renamed });
      onClose();
    } catch (error) {
      setFailure(failureText(error, FAILURES.renameCategory));
      setSaving(false);
    }
  }

  return (
    <Dialog
      title={CATEGORY_TEXTS.renameTitle(category.name)}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{CATEGORY_TEXTS.cancel}</Button>
          <Button variant="primary" type="submit" form="rename-category" loading={saving}>
            {CATEGORY_TEXTS.save}
          </Button>
        </>
      }
    >
      <form id="rename-category" noValidate onSubmit={(event) => void save(event)}>
        <TextField
          label={CATEGORY_TEXTS.name}
          value={name}
          autoComplete="off"
          maxLength={ALBUM.categoryNameMax}
          error={failure ?? undefined}
          onChange={(event) => {
            setName(event.target.value);
            setFailure(null);
          }}
        />
      </form>
    </Dialog>
  );
}
