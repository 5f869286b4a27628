import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { GuardedButton } from './guarded-button.tsx';
import { InlineAlert } from './inline-alert.tsx';
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
  /** Why it did not work: said in the dialog, since what is behind a modal dialog is hidden from screen readers. */
  failure?: string | null;
  onConfirm: () => void;
  onClose: () => void;
};

export function ConfirmDialog(props: Props) {
  const language = useLanguage();
  const { title, text, confirmLabel, cancelLabel, danger = true, loading = false, failure = null } = props;
  return (
    <Dialog
      {...(props.open === undefined ? {} : { open: props.open })}
      title={title}
      // Another question in the same dialog is another step.
      step={`${title} ${confirmLabel}`}
      description={
        <>
          {text}
          {failure !== null && <InlineAlert>{failure}</InlineAlert>}
        </>
      }
      onClose={props.onClose}
      footer={
        <>
          <Button onClick={props.onClose}>{cancelLabel ?? CANCEL[language]}</Button>
          <GuardedButton variant={danger ? 'danger' : 'primary'} loading={loading} onClick={props.onConfirm}>
            {confirmLabel}
          </GuardedButton>
        </>
      }
    />
  );
}
