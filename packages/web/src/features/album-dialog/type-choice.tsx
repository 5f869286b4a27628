import { CONTENT_TYPES, type ContentType } from '../../lib/paths.ts';
import { DIALOG_TEXTS, TYPE_TEXTS } from './messages.ts';
import styles from './type-choice.module.css';

type Props = { value: ContentType | null; onChange: (type: ContentType) => void };

/** The three lenses over one album. */
export function TypeChoice({ value, onChange }: Props) {
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{DIALOG_TEXTS.type}</legend>
      {CONTENT_TYPES.map((type) => (
        <label key={type} className={styles.option}>
          <input
            type="radio"
            name="type"
            className={styles.radio}
            checked={value === type}
            onChange={() => onChange(type)}
            aria-describedby={`${type}-hint`}
          />
          <span className={styles.text}>
            <span className={styles.label}>{TYPE_TEXTS[type].label}</span>
            <span id={`${type}-hint`} className={styles.hint}>
              {TYPE_TEXTS[type].hint}
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
