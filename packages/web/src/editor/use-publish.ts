import type { ContentKind } from '@palmares/core/content-kind';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { setContentPrivate } from '../api/content.ts';
import { KIND_WORDS } from '../kinds/kind-words.ts';
import { KINDS } from '../kinds/kinds.ts';
import { kindKey } from '../queries/content.ts';
import type { Publish } from '../ui/share-action.tsx';
import { showToast } from '../ui/toast-store.ts';

/** Publishes a saved content, from its viewer or after a save. Its version does not change (BU-35). */
export function usePublish(kind: ContentKind, id: number, onPublished?: () => void): Publish {
  const client = useQueryClient();
  const words = KIND_WORDS[kind].publish;
  const lang = KINDS[kind].language;
  const key = kindKey(kind);
  const { mutate, isPending } = useMutation({
    mutationFn: () => setContentPrivate(kind, id, false),
    meta: { failure: words.publishFailed, invalidates: [[key]], ...(lang === 'en' && { lang }) },
    onSuccess(reply) {
      // Show what the server answered (AX-63).
      client.setQueryData<object | null>(
        [key, 'one', id],
        (shown) => shown && { ...shown, private: reply.private },
      );
      if (reply.private) return;
      showToast({ kind: 'success', text: words.published, lang });
      onPublished?.();
    },
  });
  return { pending: isPending, run: () => mutate() };
}
