import { type ReactNode, useEffect, useRef } from 'react';
import styles from './chips.module.css';

type Props = {
  label: string;
  allLabel: string;
  options: readonly { value: string; label: ReactNode }[];
  /** The empty string selects all. */
  value: string;
  onChange: (value: string) => void;
};

/** A single choice among a few names, on one line that scrolls on a phone. */
export function Chips({ label, allLabel, options, value, onChange }: Props) {
  const row = useRef<HTMLFieldSetElement>(null);
  // New options move the chosen chip, so the effect runs for them too.
  const names = options.map((option) => option.value).join('\n');
  // oxlint-disable-next-line react/exhaustive-deps -- the effect depends on the rendered chips, not on values that it reads
  useEffect(() => bringChosenIntoView(row.current), [names, value]);
  return (
    <fieldset ref={row} className={styles.chips} aria-label={label}>
      {[{ value: '', label: allLabel }, ...options].map((option) => (
        <button
          key={option.value}
          type="button"
          className={styles.chip}
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          {option.label}
        </button>
      ))}
    </fieldset>
  );
}

/** Scrolls the row, not the page, so that the chosen chip is visible on a phone. */
function bringChosenIntoView(row: HTMLElement | null): void {
  const chip = row?.querySelector('[aria-pressed="true"]');
  if (!row || !chip) return;
  const [inner, outer] = [chip.getBoundingClientRect(), row.getBoundingClientRect()];
  row.scrollBy({ left: inner.left + inner.width / 2 - (outer.left + outer.width / 2) });
}
