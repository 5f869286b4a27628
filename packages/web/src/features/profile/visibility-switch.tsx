import { VISIBILITY_TEXTS } from '@palmares/texts/page/profile';
import { type QueryKey, useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Switch } from '../../ui/switch.tsx';

type Props = {
  name: string;
  isPublic: boolean;
  /** Publishing shows more than the item itself, so a question comes first (AX-52). */
  ask: boolean;
  /** Updates the item with the server's reply. */
  change: (isPublic: boolean) => Promise<unknown>;
  /** Other queries that the change makes stale. */
  invalidates?: readonly QueryKey[];
  /** Reloads the section (AC-105). */
  onFailed: () => Promise<void>;
};

/** Switches between public and private. It shows the state of the server, without an optimistic update (AC-104). */
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
        name={VISIBILITY_TEXTS.publicNamed(name)}
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
