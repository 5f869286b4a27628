import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { useLanguage } from './language.ts';

const CANCEL = { fr: 'Annuler', en: 'Cancel' } as const;

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
  const language = useLanguage();
  const { title, text, confirmLabel, cancelLabel, danger = true, loading = false } = props;
  return (
    <Dialog
      {...(props.open === undefined ? {} : { open: props.open })}
      title={title}
      description={text}
      onClose={props.onClose}
      footer={
        <>
          <Button onClick={props.onClose}>{cancelLabel ?? CANCEL[language]}</Button>
          <Button variant={danger ? 'danger' : 'primary'} loading={loading} onClick={props.onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    />
  );
}
