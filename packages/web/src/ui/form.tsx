import type { ReactNode } from 'react';
import type { FormState } from '../lib/use-form.ts';
import styles from './form.module.css';
import { InlineAlert } from './inline-alert.tsx';

type Props = {
  form: Pick<FormState<unknown>, 'onSubmit' | 'failure'>;
  /** Id for a submit button outside the form. */
  id?: string;
  intro?: ReactNode;
  /** Shown in place of the failure message until there is one. */
  notice?: ReactNode;
  children: ReactNode;
};

/** The frame of a form (`lib/use-form.ts`): the failure message, then the fields. */
export function Form({ form, id, intro, notice, children }: Props) {
  return (
    <form {...(id && { id })} className={styles.form} onSubmit={form.onSubmit} noValidate>
      {intro}
      {form.failure === null ? notice : <InlineAlert>{form.failure}</InlineAlert>}
      {children}
    </form>
  );
}
