import type { CodeKind } from '@palmares/core/account/second-factor';
import { CODE_TEXTS } from '@palmares/texts/page/fields';
import { useEffect, useRef } from 'react';
import type { TypedValues } from '../lib/typed-code.ts';
import type { FormState } from '../lib/use-form.ts';
import { Button } from './button.tsx';
import styles from './code-field.module.css';
import { TextField } from './text-field.tsx';

const CONTROLS = {
  app: { inputMode: 'numeric', autoComplete: 'one-time-code' },
  recovery: { inputMode: 'text', autoComplete: 'off' },
} as const;

type Props = {
  form: Pick<FormState<TypedValues>, 'bind' | 'values' | 'change' | 'clear'>;
  /** Allows recovery codes besides the app's codes. */
  mayRecover?: boolean;
  /** Focuses the field on mount, because the step before was removed. */
  isFirst?: boolean;
};

/** The field for a second-factor code. */
export function CodeField({ form, mayRecover = false, isFirst = false }: Props) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isFirst) field.current?.focus();
  }, [isFirst]);
  const { kind } = form.values;
  const { label, hint, other } = CODE_TEXTS[kind];

  function change(next: CodeKind): void {
    form.clear();
    form.change({ kind: next, code: '' });
    field.current?.focus();
  }

  return (
    <div className={styles.field}>
      <TextField
        ref={field}
        {...form.bind('code')}
        {...CONTROLS[kind]}
        label={label}
        hint={hint}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        required
      />
      {mayRecover && (
        <Button variant="quiet" size="s" onClick={() => change(kind === 'app' ? 'recovery' : 'app')}>
          {other}
        </Button>
      )}
    </div>
  );
}
