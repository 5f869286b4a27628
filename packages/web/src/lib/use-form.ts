// One form (decision 0022): what is typed, what is wrong with it, its one call and what became of it.
// Nothing is sent twice, nothing typed is lost when it is refused, and the first field to correct has the focus.
import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { type ChangeEvent, type FormEvent, useId, useState } from 'react';
import { hasIssues, type IssueTexts } from './issue-texts.ts';

/** What a refused form tells: each issue at its field, the rest above the form (`api/form-failure.ts`). */
export type FormFailure = { readonly fields: IssueTexts; readonly text: string | null };

type FormOptions<Values> = {
  initial: Values;
  /** The issues that the form finds itself; nothing is sent while there is one. */
  check?: (values: Values) => IssueTexts<keyof Values & string>;
  /** Throws when it is refused. */
  send: (values: Values) => Promise<unknown>;
  failureOf: (error: unknown) => FormFailure;
  /** False while nothing can be sent yet, or any more. */
  ready?: boolean;
  invalidates?: readonly QueryKey[];
  /** Also called when the form was closed meanwhile. */
  onSent?: (values: Values) => unknown;
  onFailed?: (error: unknown) => void;
};

type TextName<Values> = { [Name in keyof Values]: Values[Name] extends string ? Name : never }[keyof Values] &
  string;

type TextControl = HTMLInputElement | HTMLTextAreaElement;

export type FormState<Values> = {
  readonly values: Values;
  readonly change: (patch: Partial<Values>) => void;
  /** All that a text field needs: `<TextField {...form.bind('name')} label="…" />`. */
  readonly bind: (name: TextName<Values>) => {
    name: string;
    value: string;
    error: string | undefined;
    onChange: (event: ChangeEvent<TextControl>) => void;
  };
  /** By field, for controls that are no text field. */
  readonly issues: IssueTexts;
  /** What is told above the form. */
  readonly failure: string | null;
  readonly error: Error | null;
  readonly ready: boolean;
  readonly pending: boolean;
  readonly sent: boolean;
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  /** As if it had not been sent; what is typed stays. */
  readonly clear: () => void;
  /** Back to the initial values, too. */
  readonly reset: () => void;
};

export function useForm<Values extends object>(options: FormOptions<Values>): FormState<Values> {
  const { initial, check, send, failureOf, ready = true, invalidates = [], onSent, onFailed } = options;
  const client = useQueryClient();
  const mutationKey = ['form', useId()];
  const [values, setValues] = useState(initial);
  const { mutate, reset, isPending, isSuccess, error } = useMutation({
    mutationKey,
    mutationFn: send,
    meta: { invalidates },
    // What was typed, passwords too, does not outlive the form by minutes in the cache of mutations.
    gcTime: 1_000,
    onSuccess: (_reply, sent) => onSent?.(sent),
    onError: (reason) => onFailed?.(reason),
  });
  const { failure, noteChange, noteSubmit } = useIssues(values, check, error && failureOf(error));

  function change(patch: object): void {
    setValues((now) => ({ ...now, ...patch }));
    noteChange(Object.keys(patch));
  }

  function clear(): void {
    noteSubmit(false);
    reset();
  }

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = event.currentTarget;
    // The cache knows of a call under way at once, `isPending` only with the next render.
    if (!ready || client.isMutating({ mutationKey }) > 0) return;
    const found = check?.(values) ?? {};
    noteSubmit(hasIssues(found));
    if (hasIssues(found)) {
      reset();
      focusFirstInvalid(form);
    } else mutate(values, { onError: () => focusFirstInvalid(form) });
  }

  return {
    values,
    change,
    bind: (name) => {
      const value: unknown = values[name];
      return {
        name,
        value: typeof value === 'string' ? value : '',
        error: failure.fields[name],
        onChange: ({ target }) => change({ [name]: target.value }),
      };
    },
    issues: failure.fields,
    failure: failure.text,
    error,
    ready,
    pending: isPending,
    sent: isSuccess,
    onSubmit,
    clear,
    reset: () => {
      setValues(initial);
      clear();
    },
  };
}

/**
 * What is told of what is typed. What the form finds itself is told from the first submit that it refuses, and looked at anew with each
 * change; what the server said of a field is answered once that is changed. `refusal`: of the last call.
 */
function useIssues<Values>(
  values: Values,
  check: ((values: Values) => IssueTexts) | undefined,
  refusal: FormFailure | null,
) {
  const [isRefused, setRefused] = useState(false);
  /** Since the last submit. */
  const [changed, setChanged] = useState(NONE);
  const found = isRefused ? (check?.(values) ?? {}) : {};
  return {
    failure: refusal === null || isRefused ? { fields: found, text: null } : withoutFields(refusal, changed),
    noteChange: (names: readonly string[]) => setChanged((now) => new Set([...now, ...names])),
    noteSubmit(refused: boolean) {
      setRefused(refused);
      setChanged(NONE);
    },
  };
}

const NONE: ReadonlySet<string> = new Set();

function withoutFields({ fields, text }: FormFailure, names: ReadonlySet<string>): FormFailure {
  return { text, fields: Object.fromEntries(Object.entries(fields).filter(([name]) => !names.has(name))) };
}

/** React writes what a reply refused in a later task: on a busy device a frame or two pass before. */
const FRAMES = 10;

/** After a refused form: the first field to correct, once the errors are written. */
function focusFirstInvalid(form: HTMLFormElement | null, frames = FRAMES): void {
  requestAnimationFrame(() => {
    const field = form?.querySelector('[aria-invalid]');
    if (field instanceof HTMLElement) field.focus();
    else if (frames > 1) focusFirstInvalid(form, frames - 1);
  });
}
