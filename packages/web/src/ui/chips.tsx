import { useEffect, useRef } from 'react';
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
  const row = useRef<HTMLFieldSetElement>(null);
  // Also when other names take the place of those that were there first, which moves the chosen one.
  const names = options.join('\n');
  // oxlint-disable-next-line react/exhaustive-deps -- what the row shows, not what the effect reads
  useEffect(() => bringChosenIntoView(row.current), [names, value]);
  return (
    <fieldset ref={row} className={styles.chips} aria-label={label}>
      {['', ...options].map((option) => (
        <button
          key={option}
          type="button"
          className={styles.chip}
          aria-pressed={option === value}
          onClick={() => onChange(option)}
        >
          {option === '' ? allLabel : option}
        </button>
      ))}
    </fieldset>
  );
}

/** On a phone the chosen one may stand beyond the edge of the screen. The page itself does not move. */
function bringChosenIntoView(row: HTMLElement | null): void {
  const chip = row?.querySelector('[aria-pressed="true"]');
  if (!row || !chip) return;
  const [inner, outer] = [chip.getBoundingClientRect(), row.getBoundingClientRect()];
  row.scrollBy({ left: inner.left + inner.width / 2 - (outer.left + outer.width / 2) });
}
