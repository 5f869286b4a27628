import { FLAG_TEXTS } from '@palmares/texts/page/moderation';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { decideFlag } from '../../api/admin.ts';
import { isGone } from '../../api/errors.ts';
import { ADMIN_KEY } from '../../queries/admin.ts';
import { QUEUE_KEY } from '../../queries/moderation.ts';
import { showToast } from '../../ui/toast-store.ts';

/**
 * Decides on a flagged image. A failure shows the toast `failure`; without it, the screen shows the failure. The list is refetched in any
 * case.
 */
export function useDecision(decision: 'kept' | 'removed', failure?: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (imageId: number) => decideFlag(imageId, decision).then(() => true, falseIfGone),
    meta: failure === undefined ? {} : { failure },
    onSuccess: (isDone) => {
      if (isDone) showToast({ kind: 'success', text: FLAG_TEXTS[decision] });
    },
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: [ADMIN_KEY, 'flags'] }),
        client.invalidateQueries({ queryKey: QUEUE_KEY }),
      ]),
  });
}

/** Another admin purged the image in the meantime; the refetched list shows it. */
function falseIfGone(error: unknown): false {
  if (isGone(error)) return false;
  throw error;
}
