import styles from './chips.module.css';

type Props = {
  label: string;
  allLabel: string;
  options: readonly string[];
  /** Empty: all. */
  value: string;
  onChange: (value: string) => void;
};

/** One choice among a few names, on one line that scrolls on a phone. */
export function Chips({ label, allLabel, options, value, onChange }: Props) {
  return (
    <fieldset className={styles['chips']} aria-label={label}>
      {['', ...options].map((option) => (
        <button
          key={option}
          type="button"
          className={styles['chip']}
          aria-pressed={option === value}
          onClick={() => onChange(option)}
        >
          {option === '' ? allLabel : option}
        </button>
      ))}
    </fieldset>
  );
}
