import { type QueryKey, useMutation } from '@tanstack/react-query';
import { type FailureTexts, failureText } from '../api/failure-text.ts';

export type Deletion = {
  readonly pending: boolean;
  /** What the dialog says while it stays open. */
  readonly failure: string | null;
  readonly confirm: () => void;
};

type Options = {
  remove: () => Promise<unknown>;
  texts: string | FailureTexts;
  /** What shows the deleted thing, or lists it. */
  invalidates: readonly QueryKey[];
  onDeleted: () => void;
  /** The failures that end the question another way; what stays is told in the dialog. */
  onFailed?: (error: unknown) => void;
};

/** A deletion behind a confirmation (`ui/confirm-dialog.tsx`), the same for albums and the three kinds. */
export function useDeletion({ remove, texts, invalidates, onDeleted, onFailed }: Options): Deletion {
  const { mutate, isPending, error } = useMutation({
    mutationFn: remove,
    meta: { invalidates },
    onSuccess: onDeleted,
    onError: (reason) => onFailed?.(reason),
  });
  return {
    pending: isPending,
    failure: error === null ? null : failureText(error, texts),
    confirm: () => mutate(),
  };
}
