import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import styles from './dialogs.module.css';
import { markInfoShown } from './editor-preferences.ts';
import { TEXTS } from './messages.ts';

/** Shown once by itself (P2 §2), later from the menu. */
export function InfoDialog({ onClose }: { onClose: () => void }) {
  function close(): void {
    markInfoShown();
    onClose();
  }
  return (
    <Dialog
      title={TEXTS.infoTitle}
      onClose={close}
      footer={
        <Button variant="primary" onClick={close}>
          {TEXTS.infoClose}
        </Button>
      }
    >
      <ol className={styles.steps}>
        {TEXTS.info.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ol>
      <p className={styles.note}>{TEXTS.infoDraft}</p>
    </Dialog>
  );
}
