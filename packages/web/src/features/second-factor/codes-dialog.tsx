import { CODES_TEXTS, SECOND_FACTOR_TEXTS } from '@palmares/texts/page/second-factor';
import { type ReactNode, useId } from 'react';
import type { FormState } from '../../lib/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Form } from '../../ui/form.tsx';
import { GuardedButton } from '../../ui/guarded-button.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

type Props = {
  form: Pick<FormState<unknown>, 'onSubmit' | 'failure' | 'pending'>;
  title: string;
  text: ReactNode;
  submitLabel: string;
  children: ReactNode;
  /** Null until the form has been sent. */
  codes: readonly string[] | null;
  onClose: () => void;
  /** Returns the element to focus after the codes, where the opening button has disappeared. */
  focusAfter?: (() => HTMLElement | null) | undefined;
};

/** A form whose reply is a list of recovery codes, shown in the same dialog. */
export function CodesDialog({ form, title, text, submitLabel, children, codes, onClose, focusAfter }: Props) {
  const id = useId();
  // The button replaces the submit button, and the codes are shown only once: it ignores a double click.
  const close = (
    <GuardedButton variant="primary" onClick={onClose}>
      {SECOND_FACTOR_TEXTS.finish}
    </GuardedButton>
  );
  return (
    <Dialog
      title={codes === null ? title : CODES_TEXTS.title}
      description={codes === null ? text : CODES_TEXTS.text}
      step={codes === null ? submitLabel : CODES_TEXTS.title}
      onClose={onClose}
      focusAfter={() => (codes === null ? null : (focusAfter?.() ?? null))}
      footer={
        codes === null ? (
          <>
            <Button onClick={onClose}>{SECOND_FACTOR_TEXTS.cancel}</Button>
            <GuardedButton type="submit" form={id} variant="primary" loading={form.pending}>
              {submitLabel}
            </GuardedButton>
          </>
        ) : (
          close
        )
      }
    >
      {codes === null ? (
        <Form form={form} id={id}>
          {children}
        </Form>
      ) : (
        <RecoveryCodes codes={codes} />
      )}
    </Dialog>
  );
}
