import { useState } from 'react';
import { isLimited } from '../../api/errors.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Switch } from '../../ui/switch.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { VISIBILITY_TEXTS } from './messages.ts';

type Props = {
  name: string;
  isPublic: boolean;
  /** Making it public shows more than it says: a question comes first (access.md rule 3). */
  ask: boolean;
  /** Shows what the server answered; throws when it refused, after having the section reloaded. */
  change: (isPublic: boolean) => Promise<void>;
};

/** Public or private; the state shown is the server's, never the one hoped for (spec P1 §4). */
export function VisibilitySwitch({ name, isPublic, ask, change }: Props) {
  const [busy, setBusy] = useState(false);
  const [asking, setAsking] = useState(false);

  async function send(next: boolean) {
    setAsking(false);
    setBusy(true);
    try {
      await change(next);
    } catch (error) {
      showToast({ kind: 'error', text: isLimited(error) ? error.message : VISIBILITY_TEXTS.failed });
    }
    setBusy(false);
  }

  return (
    <>
      <Switch
        label={isPublic ? VISIBILITY_TEXTS.public : VISIBILITY_TEXTS.private}
        name={`${VISIBILITY_TEXTS.public} : ${name}`}
        checked={isPublic}
        busy={busy}
        onChange={(next) => (next && ask ? setAsking(true) : void send(next))}
      />
      {asking && (
        <ConfirmDialog
          title={VISIBILITY_TEXTS.askTitle(name)}
          text={VISIBILITY_TEXTS.askText}
          confirmLabel={VISIBILITY_TEXTS.confirm}
          danger={false}
          onConfirm={() => void send(true)}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
