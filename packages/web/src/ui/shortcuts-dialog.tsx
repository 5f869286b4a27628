import type { ReactNode } from 'react';
import { Dialog } from './dialog.tsx';
import { Kbd } from './kbd.tsx';
import styles from './shortcuts-dialog.module.css';

/** `keys` are shown in sequence; the separators `+` and `…` are not keys. */
export type Shortcut = { readonly keys: readonly string[]; readonly does: string };

type Props = {
  title: string;
  shortcuts: readonly Shortcut[];
  onClose: () => void;
  /** Settings for the shortcuts. */
  children?: ReactNode;
};

export function ShortcutsDialog({ title, shortcuts, onClose, children }: Props) {
  return (
    <Dialog title={title} onClose={onClose}>
      <dl className={styles.shortcuts}>
        {shortcuts.map(({ keys, does }) => (
          <div key={keys.join(' ')}>
            <dt>
              {keys.map((key, index) =>
                key === '+' || key === '…' ? (
                  // oxlint-disable-next-line react/no-array-index-key -- the list never changes
                  <span key={`${index} ${key}`}>{key}</span>
                ) : (
                  // oxlint-disable-next-line react/no-array-index-key -- the list never changes
                  <Kbd key={`${index} ${key}`}>{key}</Kbd>
                ),
              )}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      {children !== undefined && <div className={styles.settings}>{children}</div>}
    </Dialog>
  );
}
