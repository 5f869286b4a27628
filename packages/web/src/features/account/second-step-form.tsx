import { SECOND_STEP_TEXTS } from '@palmares/texts/page/account-forms';
import { ApiError } from '../../api/errors.ts';
import { formFailure } from '../../api/form-failure.ts';
import { getCodeIssue, NO_CODE } from '../../lib/typed-code.ts';
import { useForm } from '../../lib/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { CodeField } from '../../ui/code-field.tsx';
import { Form } from '../../ui/form.tsx';
import styles from './account-form.module.css';
import { SECOND_STEP_FAILURE } from './form-failures.ts';
import { finishAndLoad } from './sign-in.ts';

type Props = {
  ticket: string;
  /** Returns to the first step; `why` is set when the ticket has expired. */
  onRestart: (why: string | null) => void;
};

/** The second step of a sign-in; the page then notices the session and redirects. */
export function SecondStepForm({ ticket, onRestart }: Props) {
  const form = useForm({
    initial: NO_CODE,
    check: getCodeIssue,
    send: ({ code }) => finishAndLoad({ ticket, code }),
    failureOf: (error) => formFailure(error, SECOND_STEP_FAILURE),
    onFailed: (error) => {
      if (error instanceof ApiError && error.code === 'sign_in_ticket_dead') onRestart(error.message);
    },
  });
  return (
    <Form form={form} intro={<p className={styles.intro}>{SECOND_STEP_TEXTS.intro}</p>}>
      <CodeField form={form} mayRecover isFirst />
      <Button type="submit" variant="primary" size="l" wide loading={form.pending}>
        {SECOND_STEP_TEXTS.submit}
      </Button>
      <p className={styles.note}>{SECOND_STEP_TEXTS.lost}</p>
      <Button variant="quiet" onClick={() => onRestart(null)}>
        {SECOND_STEP_TEXTS.restart}
      </Button>
    </Form>
  );
}
