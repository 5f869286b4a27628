import { albumIssueText } from '@palmares/core/album/messages';
import { ALBUM } from '@palmares/core/limits';
import { useId, useState } from 'react';
import { IconCheck } from '../../ui/icons-actions.tsx';
import { canAddCategory } from './album-form.ts';
import styles from './category-picker.module.css';
import { FORM_TEXTS } from './messages.ts';
import { useCategoryNames } from './use-category-names.ts';
import { useWorkspace } from './use-workspace.ts';

type Props = { selected: readonly string[]; error: string | null; isOpen: boolean };

const TOO_MANY = albumIssueText({ field: 'categories', code: 'too_many_categories' });

/** Up to three, as toggles: a fourth is refused with the reason, and the three stay (P1 §5). */
export function CategoryPicker({ selected, error, isOpen }: Props) {
  const { form } = useWorkspace();
  const names = useCategoryNames();
  const [wasRefused, setRefused] = useState(false);
  const noteId = useId();
  const note = wasRefused && isOpen && selected.length === ALBUM.categoriesMax ? TOO_MANY : error;

  function toggle(category: string): void {
    const state = form.getState();
    setRefused(!state.categories.includes(category) && !canAddCategory(state));
    form.dispatch({ type: 'category_toggled', category });
  }

  return (
    <fieldset aria-describedby={noteId} className={styles['picker']}>
      <legend className={styles['label']}>{FORM_TEXTS.categories}</legend>
      <div className={styles['chips']}>
        {names.map((name, index) => {
          const isSelected = selected.includes(name);
          return (
            <button
              key={name}
              type="button"
              className={styles['chip']}
              aria-pressed={isSelected}
              disabled={!isOpen}
              {...(index === 0 ? { 'data-field': 'categories' } : {})}
              onClick={() => toggle(name)}
            >
              {isSelected && <IconCheck size="s" />}
              {name}
            </button>
          );
        })}
      </div>
      <p
        id={noteId}
        role={note === null ? undefined : 'alert'}
        className={note === null ? styles['hint'] : styles['error']}
      >
        {note ??
          `${FORM_TEXTS.categoriesHint(ALBUM.categoriesMax)} · ${selected.length} / ${ALBUM.categoriesMax}`}
      </p>
    </fieldset>
  );
}
