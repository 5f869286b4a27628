import { PALMARES_TEXTS } from './messages.ts';
import type { ViewMode } from './use-view-mode.ts';
import styles from './view-mode-switch.module.css';

const CHOICES = [
  ['tiers', PALMARES_TEXTS.asTiers],
  ['order', PALMARES_TEXTS.asOrder],
] as const;

type Props = { value: ViewMode; onChange: (value: ViewMode) => void };

/** Switches between the two views of the palmarès. */
export function ViewModeSwitch({ value, onChange }: Props) {
  return (
    <fieldset className={styles.switch} aria-label={PALMARES_TEXTS.shownAs}>
      {CHOICES.map(([choice, label]) => (
        <button
          key={choice}
          type="button"
          className={styles.choice}
          aria-pressed={choice === value}
          onClick={() => onChange(choice)}
        >
          {label}
        </button>
      ))}
    </fieldset>
  );
}
