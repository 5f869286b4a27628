import { LIST_TEXTS } from '@palmares/texts/page/lists';
import { useEffect, useRef } from 'react';
import { useEarlyEntry } from '../lib/use-early-entry.ts';
import { IconButton } from './icon-button.tsx';
import { IconClose } from './icons-actions.tsx';
import { IconSearch } from './icons-shell.tsx';
import styles from './search-field.module.css';
import { Spinner } from './spinner.tsx';

type Props = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  maxLength?: number;
  /** Shows that an answer is awaited. */
  busy?: boolean;
  /** Has the focus when the page opens. */
  isFocused?: boolean;
};

export function SearchField({
  label,
  value,
  onChange,
  maxLength = 100,
  busy = false,
  isFocused = false,
}: Props) {
  const input = useRef<HTMLInputElement>(null);
  useEarlyEntry(input, value, onChange);
  // In an effect: a focus that is set before it would move to the heading (app/use-heading-focus.ts).
  useEffect(() => {
    if (isFocused) input.current?.focus();
    // oxlint-disable-next-line react/exhaustive-deps -- only when the page opens
  }, []);
  return (
    <search className={styles.field}>
      <span className={styles.icon}>{busy ? <Spinner /> : <IconSearch />}</span>
      <input
        ref={input}
        type="search"
        enterKeyHint="search"
        aria-label={label}
        placeholder={label}
        className={styles.input}
        value={value}
        maxLength={maxLength}
        onChange={(event) => onChange(event.target.value)}
      />
      {value !== '' && (
        <IconButton
          label={LIST_TEXTS.clearSearch}
          className={styles.clear}
          onClick={() => {
            onChange('');
            input.current?.focus();
          }}
        >
          <IconClose size="s" />
        </IconButton>
      )}
    </search>
  );
}
