import { type QueryKey, useMutation } from '@tanstack/react-query';
import { type FailureTexts, failureText } from '../api/failure-text.ts';

export type Deletion = {
  readonly pending: boolean;
  /** The error message of the open dialog. */
  readonly failure: string | null;
  readonly confirm: () => void;
};

type Options = {
  remove: () => Promise<unknown>;
  texts: string | FailureTexts;
  /** Queries that show or list the deleted object. */
  invalidates: readonly QueryKey[];
  onDeleted: () => void;
  /** Handles failures that close the dialog; others are shown in it. */
  onFailed?: (error: unknown) => void;
};

/** A deletion with confirmation (`ui/confirm-dialog.tsx`), shared by albums and the three kinds. */
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
