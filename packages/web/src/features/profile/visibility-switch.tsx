import { type QueryKey, useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Switch } from '../../ui/switch.tsx';
import { VISIBILITY_TEXTS } from './messages.ts';

type Props = {
  name: string;
  isPublic: boolean;
  /** Making it public shows more than it says: a question comes first (AX-52). */
  ask: boolean;
  /** Shows what the server answered. */
  change: (isPublic: boolean) => Promise<unknown>;
  /** What else the change makes old. */
  invalidates?: readonly QueryKey[];
  /** Loads the section again (AC-105). */
  onFailed: () => Promise<void>;
};

/** Public or private; the state shown is the server's, never the one hoped for (AC-104). */
export function VisibilitySwitch(props: Props) {
  const { name, isPublic, ask, change, invalidates = [], onFailed } = props;
  const [asking, setAsking] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: change,
    meta: { failure: VISIBILITY_TEXTS.failed, invalidates },
    onError: onFailed,
  });

  function confirm(): void {
    setAsking(false);
    mutate(true);
  }

  return (
    <>
      <Switch
        label={isPublic ? VISIBILITY_TEXTS.public : VISIBILITY_TEXTS.private}
        name={`${VISIBILITY_TEXTS.public} : ${name}`}
        checked={isPublic}
        busy={isPending}
        onChange={(next) => (next && ask ? setAsking(true) : mutate(next))}
      />
      {asking && (
        <ConfirmDialog
          title={VISIBILITY_TEXTS.askTitle(name)}
          text={VISIBILITY_TEXTS.askText}
          confirmLabel={VISIBILITY_TEXTS.confirm}
          danger={false}
          onConfirm={confirm}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
