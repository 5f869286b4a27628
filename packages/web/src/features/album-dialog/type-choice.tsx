import { builderOf, CONTENT_TYPES, type ContentType } from '../../lib/paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { DIALOG_TEXTS, TYPE_TEXTS } from './messages.ts';
import styles from './type-choice.module.css';

type Props = { value: ContentType | null; onChange: (type: ContentType) => void };

/** The three kinds. One whose builder does not exist yet says so and cannot be chosen. */
export function TypeChoice({ value, onChange }: Props) {
  return (
    <fieldset className={styles['choice']}>
      <legend className={styles['legend']}>{DIALOG_TEXTS.type}</legend>
      {CONTENT_TYPES.map((type) => {
        const ready = builderOf(type) !== null;
        return (
          <label key={type} className={styles['option']}>
            <input
              type="radio"
              name="type"
              className={styles['radio']}
              checked={value === type}
              disabled={!ready}
              onChange={() => onChange(type)}
              aria-describedby={`${type}-hint`}
            />
            <span className={styles['text']}>
              <span className={styles['label']}>{TYPE_TEXTS[type].label}</span>
              <span id={`${type}-hint`} className={styles['hint']}>
                {TYPE_TEXTS[type].hint}
              </span>
            </span>
            {!ready && <Badge>{DIALOG_TEXTS.soon}</Badge>}
          </label>
        );
      })}
    </fieldset>
  );
}
