import { Dialog } from '../../ui/dialog.tsx';
import styles from './dialogs.module.css';
import { TEXTS } from './messages.ts';
import type { Save } from './use-save.ts';

type Props = { save: Save; onReload: () => void; onClose: () => void };

/** Somebody else (or another tab) saved since: nothing is lost before the person has chosen (product.md §2). */
export function ConflictDialog({ save, onReload, onClose }: Props) {
  const choices = [
    { label: TEXTS.conflictCopy, text: TEXTS.conflictCopyText, run: () => void save.save('copy') },
    {
      label: TEXTS.conflictOverwrite,
      text: TEXTS.conflictOverwriteText,
      run: () => void save.save('overwrite'),
    },
    { label: TEXTS.conflictReload, text: TEXTS.conflictReloadText, run: onReload },
  ];
  return (
    <Dialog title={TEXTS.conflictTitle} description={TEXTS.conflictText} onClose={onClose}>
      <ul className={styles.choices}>
        {choices.map(({ label, text, run }) => (
          <li key={label}>
            <button
              type="button"
              className={styles.choice}
              onClick={() => {
                onClose();
                run();
              }}
            >
              <strong>{label}</strong>
              <span>{text}</span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
