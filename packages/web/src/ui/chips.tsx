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
    <fieldset className={styles.chips} aria-label={label}>
      {['', ...options].map((option) => (
        <button
          key={option}
          type="button"
          ref={option === value ? bringIntoView : undefined}
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
function bringIntoView(chip: HTMLElement | null): void {
  const row = chip?.parentElement;
  if (!chip || !row) return;
  const [inner, outer] = [chip.getBoundingClientRect(), row.getBoundingClientRect()];
  row.scrollBy({ left: inner.left + inner.width / 2 - (outer.left + outer.width / 2) });
}
