import type { ReactNode } from 'react';
import styles from './checkbox.module.css';

type Props = {
  label: ReactNode;
  checked: boolean;
  /** Some of a group are checked. */
  indeterminate?: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
};

export function Checkbox({ label, checked, indeterminate = false, onChange, disabled = false }: Props) {
  return (
    <label className={styles['row']}>
      <input
        type="checkbox"
        className={styles['box']}
        checked={checked}
        disabled={disabled}
        ref={(input) => {
          if (input) input.indeterminate = indeterminate;
        }}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>{label}</span>
    </label>
  );
}
