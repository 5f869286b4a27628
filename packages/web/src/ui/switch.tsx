import { type ReactNode, useId } from 'react';
import styles from './switch.module.css';

type Props = {
  label: string;
  /** Accessible name, when several switches have the same label. */
  name?: string;
  description?: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
  /** The change is being saved: the switch keeps the focus and ignores further changes. */
  busy?: boolean;
};

/** A switch whose change applies at once. */
export function Switch(props: Props) {
  const { label, name = label, description, checked, onChange, disabled = false, busy = false } = props;
  const id = useId();
  return (
    <label className={styles.row}>
      <span className={styles.text}>
        <span className={styles.label}>{label}</span>
        {description !== undefined && (
          <span id={id} className={styles.description}>
            {description}
          </span>
        )}
      </span>
      <input
        type="checkbox"
        role="switch"
        aria-checked={checked}
        aria-label={name}
        aria-busy={busy || undefined}
        aria-describedby={description === undefined ? undefined : id}
        className={styles.switch}
        checked={checked}
        disabled={disabled}
        onChange={(event) => {
          if (!busy) onChange(event.target.checked);
        }}
      />
    </label>
  );
}
