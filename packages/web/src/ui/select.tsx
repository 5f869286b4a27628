import { useRef } from 'react';
import { useEarlyEntry } from '../lib/use-early-entry.ts';
import styles from './field.module.css';
import { Field } from './field.tsx';
import { IconChevronDown } from './icons-arrows.tsx';

type Props<V extends string> = {
  label: string;
  hideLabel?: boolean;
  value: V;
  options: readonly { value: V; label: string; disabled?: boolean }[];
  onChange: (value: V) => void;
  disabled?: boolean;
  error?: string | undefined;
};

/** A native `<select>`: it opens the phone's own picker, adds no code and works with every assistive technology. */
export function Select<V extends string>(props: Props<V>) {
  const { label, hideLabel = false, value, options, onChange, disabled = false, error } = props;
  const control = useRef<HTMLSelectElement>(null);
  const choose = (wanted: string) => {
    const chosen = options.find((option) => option.value === wanted);
    if (chosen !== undefined) onChange(chosen.value);
  };
  useEarlyEntry(control, value, choose);
  return (
    <Field label={label} hideLabel={hideLabel} error={error}>
      {(ids) => (
        <div className={styles.inset}>
          <select
            {...ids}
            ref={control}
            className={`${styles.control} ${styles.select}`}
            value={value}
            disabled={disabled}
            onChange={({ target }) => choose(target.value)}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <span className={styles.chevron}>
            <IconChevronDown size="s" />
          </span>
        </div>
      )}
    </Field>
  );
}
