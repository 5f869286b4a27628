import { type ReactNode, useState } from 'react';
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
  const [failed, setFailed] = useState(false);

  async function confirm() {
    setBusy(true);
    setFailed(false);
    try {
      await remove();
      showToast({ kind: 'success', text: deletedText });
      onClose();
    } catch {
      setFailed(true);
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
          {failed && <InlineAlert>{DELETE_TEXTS.failed}</InlineAlert>}
        </>
      }
      confirmLabel={CHOICE_TEXTS.delete}
      loading={busy || !ready}
      onConfirm={() => void confirm()}
      onClose={onClose}
    />
  );
}
