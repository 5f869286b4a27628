import type { ReactNode } from 'react';
import type { FormState } from '../lib/use-form.ts';
import styles from './form.module.css';
import { InlineAlert } from './inline-alert.tsx';

type Props = {
  form: Pick<FormState<unknown>, 'onSubmit' | 'failure'>;
  /** For a button outside of it. */
  id?: string;
  intro?: ReactNode;
  /** Stands in the place of the failure until there is one. */
  notice?: ReactNode;
  children: ReactNode;
};

/** The frame of a form (`lib/use-form.ts`): what failed, then its fields. */
export function Form({ form, id, intro, notice, children }: Props) {
  return (
    <form {...(id && { id })} className={styles.form} onSubmit={form.onSubmit} noValidate>
      {intro}
      {form.failure === null ? notice : <InlineAlert>{form.failure}</InlineAlert>}
      {children}
    </form>
  );
}
