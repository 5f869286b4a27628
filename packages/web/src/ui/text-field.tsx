import { PASSWORD_TEXTS } from '@palmares/texts/page/fields';
import { type ComponentProps, useState } from 'react';
import styles from './field.module.css';
import { Field, type FieldProps } from './field.tsx';
import { IconButton } from './icon-button.tsx';
import { IconEye, IconEyeOff } from './icons-status.tsx';

type InputProps = FieldProps & Omit<ComponentProps<'input'>, 'id' | 'className' | 'children'>;

function split<P extends FieldProps>({ label, hideLabel, hint, error, optional, ...control }: P) {
  return { field: { label, hideLabel, hint, error, optional }, control };
}

export function TextField(props: InputProps) {
  const { field, control } = split(props);
  return (
    <Field {...field}>
      {(ids) => <input type="text" {...control} {...ids} className={styles.control} />}
    </Field>
  );
}

export function TextArea(
  props: FieldProps & Omit<ComponentProps<'textarea'>, 'id' | 'className' | 'children'>,
) {
  const { field, control } = split(props);
  return (
    <Field {...field}>
      {(ids) => <textarea rows={3} {...control} {...ids} className={styles.control} />}
    </Field>
  );
}

type PasswordProps = Omit<InputProps, 'type'> & {
  /** Completes the label of the reveal button, when a form has several password fields. */
  shows?: string;
};

/** A password field with a button that reveals the text. */
export function PasswordField({ shows = PASSWORD_TEXTS.shown, ...props }: PasswordProps) {
  const { field, control } = split(props);
  const [shown, setShown] = useState(false);
  return (
    <Field {...field}>
      {(ids) => (
        <div className={styles.inset}>
          <input
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...control}
            {...ids}
            type={shown ? 'text' : 'password'}
            className={styles.control}
          />
          <IconButton
            label={shown ? PASSWORD_TEXTS.hide(shows) : PASSWORD_TEXTS.show(shows)}
            onClick={() => setShown(!shown)}
          >
            {shown ? <IconEyeOff /> : <IconEye />}
          </IconButton>
        </div>
      )}
    </Field>
  );
}
