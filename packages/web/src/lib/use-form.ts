// State of one form (decision 0022): its values, its issues, its request and the outcome. Nothing is sent twice, nothing typed is lost on a
// refusal, and the first invalid field gets the focus.
import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { type ChangeEvent, type FormEvent, useId, useState } from 'react';
import { hasIssues, type IssueTexts } from './issue-texts.ts';

/** The errors of a refused form: issues at their fields, the rest above the form (`api/form-failure.ts`). */
export type FormFailure = { readonly fields: IssueTexts; readonly text: string | null };

type FormOptions<Values> = {
  initial: Values;
  /** Returns the issues found in the browser; nothing is sent while there is one. */
  check?: (values: Values) => IssueTexts<keyof Values & string>;
  /** Sends the values; throws when the request is refused. */
  send: (values: Values) => Promise<unknown>;
  failureOf: (error: unknown) => FormFailure;
  /** False while nothing can be sent yet, or no longer. */
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
  /** The props of a text field: `<TextField {...form.bind('name')} label="…" />`. */
  readonly bind: (name: TextName<Values>) => {
    name: string;
    value: string;
    error: string | undefined;
    onChange: (event: ChangeEvent<TextControl>) => void;
  };
  /** Messages by field, for controls that are not text fields. */
  readonly issues: IssueTexts;
  /** The message above the form. */
  readonly failure: string | null;
  readonly error: Error | null;
  readonly ready: boolean;
  readonly pending: boolean;
  readonly sent: boolean;
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  /** Clears the outcome of the request; the values stay. */
  readonly clear: () => void;
  /** Like `clear`, and restores the initial values. */
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
    // A short lifetime keeps typed values, such as passwords, from staying in the mutation cache for minutes.
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
    // The cache reports a pending request at once, `isPending` only with the next render.
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
 * The issues to show. Those found in the browser are shown from the first refused submit on, and checked again on each change; an issue
 * from the server disappears once its field is changed. `refusal`: the failure of the last request.
 */
function useIssues<Values>(
  values: Values,
  check: ((values: Values) => IssueTexts) | undefined,
  refusal: FormFailure | null,
) {
  const [isRefused, setRefused] = useState(false);
  /** Names of the fields changed since the last submit. */
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

/** React renders a refusal in a later task: on a busy device this takes a frame or two. In frames. */
const FRAMES = 10;

/** Focuses the first invalid field after a refusal, once the errors are rendered. */
function focusFirstInvalid(form: HTMLFormElement | null, frames = FRAMES): void {
  requestAnimationFrame(() => {
    const field = form?.querySelector('[aria-invalid]');
    if (field instanceof HTMLElement) field.focus();
    else if (frames > 1) focusFirstInvalid(form, frames - 1);
  });
}
