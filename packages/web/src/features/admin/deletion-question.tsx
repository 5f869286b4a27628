import type { ReactNode } from 'react';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { PANEL_TEXTS } from './messages.ts';
import type { Deletion } from './use-deletion.ts';

type Props<T> = {
  item: T;
  deletion: Deletion<T>;
  /** What else goes, or stays, with it. */
  consequences?: ReactNode;
  /** Not before that was told. */
  ready?: boolean;
};

export function DeletionQuestion<T extends { name: string }>(props: Props<T>) {
  const { item, deletion, consequences, ready = true } = props;
  return (
    <ConfirmDialog
      title={PANEL_TEXTS.deleteTitle(item.name)}
      text={
        <>
          {consequences}
          <p>{PANEL_TEXTS.final}</p>
        </>
      }
      confirmLabel={PANEL_TEXTS.delete}
      loading={deletion.deleting || !ready}
      onConfirm={() => deletion.confirm(item)}
      onClose={deletion.close}
    />
  );
}
