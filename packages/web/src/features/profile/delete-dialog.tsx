import { type ReactNode, useState } from 'react';
import { isGone, isLimited } from '../../api/errors.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { InlineAlert } from '../../ui/inline-alert.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { CHOICE_TEXTS, DELETE_TEXTS } from './messages.ts';

type Props = {
  name: string;
  /** What else goes, or stays, with it. */
  consequences?: ReactNode;
  /** Not before what goes with it was told. */
  ready?: boolean;
  deletedText: string;
  remove: () => Promise<void>;
  onClose: () => void;
};

/** The second confirmation (spec P1 §2); a failure is said here, and it can be tried again. */
export function DeleteDialog({ name, consequences, ready = true, deletedText, remove, onClose }: Props) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function confirm() {
    setBusy(true);
    setFailure(null);
    try {
      await remove();
      showToast({ kind: 'success', text: deletedText });
      onClose();
    } catch (error) {
      if (isGone(error)) {
        showToast({ kind: 'error', text: error.message });
        onClose();
        return;
      }
      setFailure(isLimited(error) ? error.message : DELETE_TEXTS.failed);
      setBusy(false);
    }
  }

  return (
    <ConfirmDialog
      title={DELETE_TEXTS.title(name)}
      text={
        <>
          {consequences}
          <p>{DELETE_TEXTS.final}</p>
          {failure !== null && <InlineAlert>{failure}</InlineAlert>}
        </>
      }
      confirmLabel={CHOICE_TEXTS.delete}
      loading={busy || !ready}
      onConfirm={() => void confirm()}
      onClose={onClose}
    />
  );
}
