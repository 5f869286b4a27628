import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import { type FormFailure, NO_FAILURE } from '../../api/form-failure.ts';
import { focusFirstInvalid } from '../../lib/focus-first-invalid.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { InlineAlert } from '../../ui/inline-alert.tsx';
import styles from './item-actions.module.css';
import { PROFILE_TEXTS } from './messages.ts';

type Props<Values> = {
  title: string;
  text?: ReactNode;
  submitLabel: string;
  danger?: boolean;
  /** False until everything one should know is there; nothing can be sent before. */
  ready?: boolean;
  initial: Values;
  /** The faults that the form itself finds, by field. */
  check: (values: Values) => Readonly<Record<string, string>>;
  /** Throws when refused; may lead to a next step of the same form. */
  send: (values: Values) => Promise<void>;
  failureOf: (error: unknown) => FormFailure;
  children: (bind: Bind<Values>) => ReactNode;
  onClose: () => void;
};

export type Bind<Values> = (name: keyof Values & string) => {
  name: string;
  required: true;
  value: string;
  error: string | undefined;
  onChange: (event: { target: { value: string } }) => void;
};

/** A short form in a dialog: checked here, then by the server; nothing typed is lost when it refuses. */
export function DialogForm<Values extends Readonly<Record<string, string>>>(props: Props<Values>) {
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(props.initial);
  const [failure, setFailure] = useState<FormFailure>(NO_FAILURE);
  const [sending, setSending] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (sending || props.ready === false) return;
    const fields = props.check(values);
    setFailure({ fields, text: null });
    if (Object.keys(fields).length > 0) {
      focusFirstInvalid(form.current);
      return;
    }
    setSending(true);
    try {
      await props.send(values);
    } catch (error) {
      setFailure(props.failureOf(error));
      focusFirstInvalid(form.current);
    }
    setSending(false);
  }

  const bind: Bind<Values> = (name) => ({
    name,
    required: true,
    value: values[name] ?? '',
    error: failure.fields[name],
    onChange: (event) => setValues({ ...values, [name]: event.target.value }),
  });

  return (
    <Dialog
      title={props.title}
      {...(props.text === undefined ? {} : { description: props.text })}
      onClose={props.onClose}
      footer={
        <>
          <Button onClick={props.onClose}>{PROFILE_TEXTS.cancel}</Button>
          <Button
            type="submit"
            form={formId}
            variant={props.danger ? 'danger' : 'primary'}
            loading={sending}
            disabled={props.ready === false}
          >
            {props.submitLabel}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        ref={form}
        className={styles['form']}
        onSubmit={(event) => void submit(event)}
        noValidate
      >
        {failure.text !== null && <InlineAlert>{failure.text}</InlineAlert>}
        {props.children(bind)}
      </form>
    </Dialog>
  );
}
