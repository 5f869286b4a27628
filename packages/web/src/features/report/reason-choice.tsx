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

/** Radio buttons for one reason of a short list; each is large enough to tap. */
export function ReasonChoice({ texts, value, error, onChange }: Props) {
  const id = useId();
  return (
    <div
      className={styles.reasons}
      role="radiogroup"
      aria-labelledby={`${id}-title`}
      // The group takes the focus when no reason was chosen (lib/use-form.ts).
      tabIndex={-1}
      {...(error !== undefined && { 'aria-invalid': true, 'aria-describedby': `${id}-error` })}
    >
      <p id={`${id}-title`} className={styles.legend}>
        {texts.reason}
      </p>
      {REPORT_REASONS.map((reason) => (
        <label key={reason} className={styles.reason}>
          <input
            type="radio"
            name="reason"
            value={reason}
            checked={reason === value}
            onChange={() => onChange(reason)}
          />
          {texts.reasons[reason]}
        </label>
      ))}
      {error !== undefined && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
