import { CONTENT_KINDS, type ContentKind } from '@palmares/core/content-kind';
import { DIALOG_TEXTS, TYPE_TEXTS } from '@palmares/texts/page/album-dialog';
import styles from './type-choice.module.css';

type Props = {
  value: ContentKind | null;
  onChange: (kind: ContentKind) => void;
};

/** The three kinds, one of which « Continuer » takes. */
export function TypeChoice({ value, onChange }: Props) {
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{DIALOG_TEXTS.kind}</legend>
      <div className={styles.options}>
        {CONTENT_KINDS.map((kind) => (
          <label key={kind} className={styles.option}>
            <input
              type="radio"
              name="type"
              className={styles.radio}
              checked={value === kind}
              onChange={() => onChange(kind)}
            />
            {TYPE_TEXTS[kind].label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
