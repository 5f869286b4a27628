import { useRef, useState } from 'react';
import { Button } from './button.tsx';
import styles from './copy-field.module.css';
import { IconCopy } from './icons-actions.tsx';
import { useLanguage } from './language.ts';
import { SHARE_WORDS } from './share-words.ts';
import { TextArea, TextField } from './text-field.tsx';
import { showToast } from './toast-store.ts';

type Props = {
  label: string;
  value: string;
  /** Label of the button, and the message after copying. */
  copy: string;
  copied: string;
  /** Shows the text on several lines. */
  long?: boolean;
  /** Copying is the purpose of the dialog: the button gets the initial focus. */
  isMain?: boolean;
};

/** A text with a copy button; the text is selected instead when the browser denies clipboard access (plain HTTP, no permission). */
export function CopyField({ label, value, copy, copied, long = false, isMain = false }: Props) {
  const language = useLanguage();
  const field = useRef<(HTMLInputElement & HTMLTextAreaElement) | null>(null);
  const [isRefused, setRefused] = useState(false);
  const Text = long ? TextArea : TextField;

  async function take(): Promise<void> {
    try {
      await navigator.clipboard.writeText(value);
      showToast({ kind: 'success', text: copied, lang: language });
    } catch {
      setRefused(true);
      field.current?.select();
    }
  }

  return (
    <div className={styles.field} data-long={long || undefined}>
      <Text
        ref={field}
        label={label}
        readOnly
        value={value}
        hint={isRefused ? SHARE_WORDS[language].refused : undefined}
        onFocus={({ target }) => target.select()}
      />
      <Button
        icon={<IconCopy size="s" />}
        onClick={() => void take()}
        {...(isMain && { variant: 'primary', 'data-autofocus': true })}
      >
        {copy}
      </Button>
    </div>
  );
}
