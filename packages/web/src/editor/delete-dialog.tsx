import type { ContentKind } from '@palmares/core/content-kind';
import { useQueryClient } from '@tanstack/react-query';
import { currentSession } from '../api/session.ts';
import { useDeletion } from '../queries/use-deletion.ts';
import { draftStore } from '../storage/drafts/draft-store.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { useLanguage } from '../ui/language.ts';
import { showToast } from '../ui/toast-store.ts';

/** The call and the texts that delete a content of one kind. */
export type ContentDeletion = {
  readonly kind: ContentKind;
  /** First part of the key of every query about this kind. */
  readonly queryKey: string;
  readonly remove: (id: number) => Promise<unknown>;
  readonly title: (name: string) => string;
  readonly text: string;
  readonly confirmLabel: string;
  readonly deleted: string;
  readonly failed: string;
};

type Props = {
  deletion: ContentDeletion;
  id: number;
  name: string;
  /** Leaves the page: a page that shows the content would fetch it in vain. */
  leave: () => void | Promise<void>;
  onClose: () => void;
};

export function DeleteDialog({ deletion, id, name, leave, onClose }: Props) {
  const client = useQueryClient();
  const lang = useLanguage();
  const { kind, queryKey, title, text, confirmLabel } = deletion;
  const { pending, failure, confirm } = useDeletion({
    remove: () => deletion.remove(id),
    texts: deletion.failed,
    // `forget` invalidates the queries, once the page that shows the content was left.
    invalidates: [],
    onDeleted: () => void forget(),
  });

  async function forget(): Promise<void> {
    const { user } = currentSession();
    if (user !== null) draftStore.removeOf(user.id, kind, id);
    showToast({ kind: 'success', text: deletion.deleted, lang });
    await leave();
    client.removeQueries({ queryKey: [queryKey, 'one', id] });
    void client.invalidateQueries({ queryKey: [queryKey] });
  }

  return (
    <ConfirmDialog
      title={title(name)}
      text={text}
      confirmLabel={confirmLabel}
      loading={pending}
      failure={failure}
      onClose={onClose}
      onConfirm={confirm}
    />
  );
}
