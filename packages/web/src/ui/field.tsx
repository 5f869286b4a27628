import { type ReactNode, useId } from 'react';
import styles from './field.module.css';
import { useLanguage } from './language.ts';
import hidden from './visually-hidden.module.css';

const OPTIONAL = { fr: '(facultatif)', en: '(optional)' } as const;

export type FieldProps = {
  label: string;
  hideLabel?: boolean | undefined;
  hint?: ReactNode;
  /** Empty: the control is marked as invalid, another one shows the message. */
  error?: string | undefined;
  optional?: boolean | undefined;
};

type Props = FieldProps & {
  /** Receives the ids and attributes that connect the control to its label, hint and error. */
  children: (ids: { id: string; 'aria-describedby'?: string; 'aria-invalid'?: true }) => ReactNode;
};

/** The frame of every form control: label above, control, then the error or the hint. */
export function Field({ label, hideLabel, hint, error, optional, children }: Props) {
  const language = useLanguage();
  const id = useId();
  const noteId = `${id}-note`;
  const note = error || hint;
  const hasNote = note !== undefined && note !== '';
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={hideLabel ? hidden.hidden : styles.label}>
        {label}
        {optional && <span className={styles.optional}> {OPTIONAL[language]}</span>}
      </label>
      {children({
        id,
        ...(hasNote ? { 'aria-describedby': noteId } : {}),
        ...(error === undefined ? {} : { 'aria-invalid': true as const }),
      })}
      {hasNote && (
        <p id={noteId} className={error ? styles.error : styles.hint}>
          {note}
        </p>
      )}
    </div>
  );
}
