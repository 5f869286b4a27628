import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

type Props = {
  open?: boolean;
  /** Names the thing: « Supprimer « Mes animaux » ? ». */
  title: string;
  text: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  /** The action cannot be undone. True unless told. */
  danger?: boolean;
  loading?: boolean;
  onConfirm: () => void;
  onClose: () => void;
};

export function ConfirmDialog(props: Props) {
  const { title, text, confirmLabel, cancelLabel = 'Annuler', danger = true, loading = false } = props;
  return (
    <Dialog
      {...(props.open === undefined ? {} : { open: props.open })}
      title={title}
      description={text}
      onClose={props.onClose}
      footer={
        <>
          <Button onClick={props.onClose}>{cancelLabel}</Button>
          <Button variant={danger ? 'danger' : 'primary'} loading={loading} onClick={props.onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    />
  );
}
