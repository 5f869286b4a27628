import { REPORT_REASONS, type ReportReason } from '@palmares/core/report/check-report';
import { useId } from 'react';
import type { ReportTexts } from './messages.ts';
import styles from './reason-choice.module.css';

type Props = {
  texts: ReportTexts;
  value: ReportReason | null;
  error: string | undefined;
  onChange: (reason: ReportReason) => void;
};

/** One reason of a short list; each is as high as a finger needs. */
export function ReasonChoice({ texts, value, error, onChange }: Props) {
  const id = useId();
  return (
    <fieldset className={styles.reasons} aria-describedby={error === undefined ? undefined : id}>
      <legend className={styles.legend}>{texts.reason}</legend>
      {REPORT_REASONS.map((reason) => (
        <label key={reason} className={styles.reason}>
          <input
            type="radio"
            name="reason"
            value={reason}
            checked={reason === value}
            aria-invalid={error === undefined ? undefined : true}
            onChange={() => onChange(reason)}
          />
          {texts.reasons[reason]}
        </label>
      ))}
      {error !== undefined && (
        <p id={id} className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
