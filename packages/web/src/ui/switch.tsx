import { type ReactNode, useId } from 'react';
import styles from './switch.module.css';

type Props = {
  label: string;
  description?: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
};

/** On or off, at once. */
export function Switch({ label, description, checked, onChange, disabled = false }: Props) {
  const id = useId();
  return (
    <label className={styles['row']}>
      <span className={styles['text']}>
        <span className={styles['label']}>{label}</span>
        {description !== undefined && (
          <span id={id} className={styles['description']}>
            {description}
          </span>
        )}
      </span>
      <input
        type="checkbox"
        role="switch"
        aria-checked={checked}
        aria-label={label}
        aria-describedby={description === undefined ? undefined : id}
        className={styles['switch']}
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  );
}
