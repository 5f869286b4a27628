import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { DIALOG_TEXTS } from './dialog-props.ts';
import { GuardedButton } from './guarded-button.tsx';
import { InlineAlert } from './inline-alert.tsx';
import { useLanguage } from './language.ts';

type Props = {
  open?: boolean;
  /** Names the object of the action, for example « Supprimer « Mes animaux » ? ». */
  title: string;
  text: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  /** True when the action cannot be undone; true by default. */
  danger?: boolean;
  loading?: boolean;
  /** Error message, shown in the dialog because a modal dialog hides the page behind it from screen readers. */
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
      // A second question in the same dialog is a new step for the press guard.
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
          <Button onClick={props.onClose}>{cancelLabel ?? DIALOG_TEXTS[language].cancel}</Button>
          <GuardedButton variant={danger ? 'danger' : 'primary'} loading={loading} onClick={props.onConfirm}>
            {confirmLabel}
          </GuardedButton>
        </>
      }
    />
  );
}
