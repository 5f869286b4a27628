import type { AlbumIssue } from '@palmares/core/album/check-album';
import { albumIssueText } from '@palmares/core/album/messages';
import { ALBUM } from '@palmares/core/limits';
import { lengthOf } from '@palmares/core/text/normalise-text';
import { limitText } from '../../lib/limit-text.ts';
import { Switch } from '../../ui/switch.tsx';
import { TextField } from '../../ui/text-field.tsx';
import styles from './album-details.module.css';
import type { AlbumForm } from './album-form.ts';
import { CategoryPicker } from './category-picker.tsx';
import { FORM_TEXTS } from './messages.ts';
import { useWorkspace } from './use-workspace.ts';

type Props = { form: AlbumForm; issues: readonly AlbumIssue[]; isOpen: boolean };

/** Name, visibility, categories. Locked while and after the album is sent. */
export function AlbumDetails({ form, issues, isOpen }: Props) {
  const { dispatch } = useWorkspace().form;
  const nameIssue = issues.find(({ field }) => field === 'name');
  const categoriesIssue = issues.find(({ field }) => field === 'categories');
  const length = lengthOf(form.name);
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
        selected={form.categories}
        error={categoriesIssue ? albumIssueText(categoriesIssue) : null}
        isOpen={isOpen}
      />
    </div>
  );
}
