import { type ReactNode, useId } from 'react';
import type { FormState } from '../lib/use-form.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { DIALOG_TEXTS } from './dialog-props.ts';
import { Form } from './form.tsx';
import { GuardedButton } from './guarded-button.tsx';
import { useLanguage } from './language.ts';

type Props = {
  form: Pick<FormState<unknown>, 'onSubmit' | 'failure' | 'ready' | 'pending'>;
  title: string;
  text?: ReactNode;
  submitLabel: string;
  danger?: boolean;
  children: ReactNode;
  onClose: () => void;
};

/** A short form in a dialog, which also shows the form's failure. */
export function FormDialog({ form, title, text, submitLabel, danger = false, children, onClose }: Props) {
  const id = useId();
  const language = useLanguage();
  return (
    <Dialog
      title={title}
      {...(text === undefined ? {} : { description: text })}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{DIALOG_TEXTS[language].cancel}</Button>
          <GuardedButton
            type="submit"
            form={id}
            variant={danger ? 'danger' : 'primary'}
            loading={form.pending}
            disabled={!form.ready}
          >
            {submitLabel}
          </GuardedButton>
        </>
      }
    >
      <Form form={form} id={id}>
        {children}
      </Form>
    </Dialog>
  );
}
