import { PANEL_TEXTS } from '@palmares/texts/page/admin';
import type { ReactNode } from 'react';
import type { FailureTexts } from '../../api/failure-text.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useRowDeletion } from './use-row-deletion.ts';

type Props = {
  item: { id: number; name: string };
  remove: (id: number) => Promise<unknown>;
  texts: FailureTexts;
  /** Says what else is deleted, or kept. */
  consequences?: ReactNode;
  /** False until the consequences have loaded. */
  ready?: boolean;
  onClose: () => void;
};

export function DeletionQuestion({ item, remove, texts, consequences, ready = true, onClose }: Props) {
  const deletion = useRowDeletion({ name: item.name, remove: () => remove(item.id), texts, onClose });
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
      loading={deletion.pending || !ready}
      failure={deletion.failure}
      onConfirm={deletion.confirm}
      onClose={onClose}
    />
  );
}
