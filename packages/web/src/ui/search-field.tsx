import { LIST_TEXTS } from '@palmares/texts/page/lists';
import { useRef } from 'react';
import { useEarlyEntry } from '../lib/use-early-entry.ts';
import { IconButton } from './icon-button.tsx';
import { IconClose, IconSearch } from './icons-shell.tsx';
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
  return (
    <search className={styles.field}>
      <span className={styles.icon}>{busy ? <Spinner /> : <IconSearch />}</span>
      <input
        ref={input}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the page of the search is for typing
        autoFocus={isFocused}
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
