import type { ContentKind } from '@palmares/core/content-kind';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { setContentPrivate } from '../api/content.ts';
import type { ContentType } from '../lib/paths.ts';
import { kindKey } from '../queries/content.ts';
import { PUBLISH_WORDS } from '../ui/publish-words.ts';
import type { Publish } from '../ui/share-action.tsx';
import { showToast } from '../ui/toast-store.ts';
import { VIEWER_WORDS } from '../ui/viewer-words.ts';

const KINDS: Record<ContentType, ContentKind> = {
  tierlists: 'tierlist',
  classements: 'ranking',
  tournois: 'tournament',
};

/** Makes a saved content public, from its viewer or after a save. Its version stays as it is (product.md §2). */
export function usePublish(type: ContentType, id: number, onPublished?: () => void): Publish {
  const client = useQueryClient();
  const words = PUBLISH_WORDS[type];
  const lang = VIEWER_WORDS[type].language;
  const key = kindKey(KINDS[type]);
  const { mutate, isPending } = useMutation({
    mutationFn: () => setContentPrivate(KINDS[type], id, false),
    meta: { failure: words.publishFailed, invalidates: [[key]], ...(lang === 'en' && { lang }) },
    onSuccess(reply) {
      // What is shown is what the server answered (P1 §4).
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
