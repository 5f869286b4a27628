import type { AlbumIssue } from '@palmares/core/album/check-album';
import { DEFAULT_CATEGORIES } from '@palmares/core/album/default-categories';
import type { CategoryNames } from '@palmares/core/contract/types';
import { ALBUM } from '@palmares/core/limits';
import { countCodePoints } from '@palmares/core/text/normalise-text';
import { albumIssueText } from '@palmares/texts/page/album';
import { FORM_TEXTS } from '@palmares/texts/page/album-creation';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { limitText } from '../../lib/limit-text.ts';
import { categoriesQuery } from '../../queries/album.ts';
import { CategoryPicker } from '../../ui/category-picker.tsx';
import { Switch } from '../../ui/switch.tsx';
import { TextField } from '../../ui/text-field.tsx';
import styles from './album-details.module.css';
import type { AlbumForm } from './album-form.ts';
import { useWorkspace } from './use-workspace.ts';

type Props = { form: AlbumForm; issues: readonly AlbumIssue[]; isOpen: boolean };

/** Name, visibility, categories. Disabled during and after the submission. */
export function AlbumDetails({ form, issues, isOpen }: Props) {
  const { dispatch } = useWorkspace().form;
  const nameIssue = issues.find(({ field }) => field === 'name');
  const categoriesIssue = issues.find(({ field }) => field === 'categories');
  const length = countCodePoints(form.name);
  const categories = useCategories();
  return (
    <div className={styles.details}>
      <TextField
        label={FORM_TEXTS.name}
        placeholder={FORM_TEXTS.namePlaceholder}
        value={form.name}
        disabled={!isOpen}
        autoComplete="off"
        data-field="name"
        hint={`${length} / ${ALBUM.nameMax}`}
        error={nameIssue && albumIssueText(nameIssue)}
        onChange={(event) =>
          dispatch({ type: 'name_typed', name: limitText(event.target.value, form.name, ALBUM.nameMax) })
        }
      />
      <Switch
        label={FORM_TEXTS.visibility}
        description={form.isPublic ? FORM_TEXTS.publicHint : FORM_TEXTS.privateHint}
        checked={form.isPublic}
        disabled={!isOpen}
        onChange={(isPublic) => dispatch({ type: 'visibility_chosen', isPublic })}
      />
      <CategoryPicker
        categories={categories}
        selected={form.categories}
        error={categoriesIssue ? albumIssueText(categoriesIssue) : null}
        disabled={!isOpen}
        onToggle={(category) => dispatch({ type: 'category_toggled', category })}
      />
    </div>
  );
}

/** The server's categories; the default list until they have loaded, or if loading fails (AL-13). */
function useCategories(): readonly CategoryNames[] {
  const { form } = useWorkspace();
  const { data } = useQuery(categoriesQuery());

  useEffect(() => {
    // A category chosen from the default list that the server does not have must be dropped.
    if (data !== undefined && data.length > 0)
      form.dispatch({ type: 'categories_known', categories: data.map(({ name }) => name) });
  }, [data, form]);

  return data !== undefined && data.length > 0 ? data : DEFAULT_CATEGORIES;
}
