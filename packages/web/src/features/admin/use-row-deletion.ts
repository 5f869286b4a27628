import { PANEL_TEXTS } from '@palmares/texts/page/admin';
import { isGone } from '../../api/errors.ts';
import { type FailureTexts, failureText } from '../../api/failure-text.ts';
import { type Deletion, useDeletion } from '../../queries/use-deletion.ts';
import { showToast } from '../../ui/toast-store.ts';

type Options = { name: string; remove: () => Promise<unknown>; texts: FailureTexts; onClose: () => void };

/** Deletes one row of the panel. A row that no longer exists leaves the list: the dialog closes and a toast explains it. */
export function useRowDeletion({ name, remove, texts, onClose }: Options): Deletion {
  return useDeletion({
    remove,
    texts,
    invalidates: [],
    onDeleted: () => {
      showToast({ kind: 'success', text: PANEL_TEXTS.deleted(name) });
      onClose();
    },
    onFailed: (error) => {
      if (!isGone(error)) return;
      showToast({ kind: 'error', text: failureText(error, texts) });
      onClose();
    },
  });
}
