import { RANKING } from '@palmares/core/limits';
import { RANKING_INTRO } from '@palmares/core/ranking/messages';
import { browserStorage } from '../../lib/drafts/draft-store.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import styles from './dialogs.module.css';

const { key, value } = RANKING.infoFlag;

export function isInfoShown(): boolean {
  try {
    return browserStorage()?.getItem(key) === value;
  } catch {
    return false;
  }
}

function markInfoShown(): void {
  try {
    browserStorage()?.setItem(key, value);
  } catch {
    // It will be shown once more: no harm.
  }
}

/** Shown once by itself (P2 §2), later by `?`. */
export function InfoDialog({ onClose }: { onClose: () => void }) {
  function close(): void {
    markInfoShown();
    onClose();
  }
  return (
    <Dialog
      title={RANKING_INTRO.title}
      onClose={close}
      footer={
        <Button variant="primary" onClick={close}>
          {RANKING_INTRO.close}
        </Button>
      }
    >
      <ol className={styles.steps}>
        {RANKING_INTRO.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </Dialog>
  );
}
