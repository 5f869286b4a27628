import type { CategoryNames } from '@palmares/core/contract/types';
import { ALBUM } from '@palmares/core/limits';
import { albumIssueText } from '@palmares/texts/page/album';
import { categoryLabel } from '@palmares/texts/page/category';
import { CATEGORY_TEXTS } from '@palmares/texts/page/fields';
import { useId, useState } from 'react';
import styles from './category-picker.module.css';
import { IconCheck } from './icons-actions.tsx';

type Props = {
  /** All categories. */
  categories: readonly CategoryNames[];
  /** Names of categories. */
  selected: readonly string[];
  error: string | null;
  disabled?: boolean;
  /** Not called for a fourth category. */
  onToggle: (name: string) => void;
};

const TOO_MANY = albumIssueText({ field: 'categories', code: 'too_many_categories' });

/** Toggles for up to three categories: a fourth is refused with a message, and the three stay (AL-4). */
export function CategoryPicker({ categories, selected, error, disabled = false, onToggle }: Props) {
  const [wasRefused, setRefused] = useState(false);
  const noteId = useId();
  const isFull = selected.length >= ALBUM.categoriesMax;
  const note = wasRefused && !disabled && isFull ? TOO_MANY : error;

  function toggle(name: string): void {
    const refused = !selected.includes(name) && isFull;
    setRefused(refused);
    if (!refused) onToggle(name);
  }

  return (
    <fieldset aria-describedby={noteId} className={styles.picker}>
      <legend className={styles.label}>{CATEGORY_TEXTS.label}</legend>
      <div className={styles.chips}>
        {categories.map((category, index) => {
          const { name } = category;
          const isSelected = selected.includes(name);
          return (
            <button
              key={name}
              type="button"
              className={styles.chip}
              aria-pressed={isSelected}
              disabled={disabled}
              {...(index === 0 ? { 'data-field': 'categories' } : {})}
              onClick={() => toggle(name)}
            >
              {isSelected && <IconCheck size="s" />}
              <bdi lang="">{categoryLabel(category)}</bdi>
            </button>
          );
        })}
      </div>
      <p
        id={noteId}
        role={note === null ? undefined : 'alert'}
        className={note === null ? styles.hint : styles.error}
      >
        {note ?? CATEGORY_TEXTS.selected(selected.length)}
      </p>
    </fieldset>
  );
}
