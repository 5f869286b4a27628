import type { Image } from '@palmares/core/contract/types';
import { PURGE_TEXTS } from '@palmares/texts/page/purge';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { purgeImage } from '../../api/admin.ts';
import { isGone } from '../../api/errors.ts';
import { purgedText } from '../../lib/image-uses.ts';
import { ADMIN_KEY, imageUsesQuery } from '../../queries/admin.ts';
import { useDeletion } from '../../queries/use-deletion.ts';
import { PurgeDialog } from '../../ui/purge-dialog.tsx';
import { showToast } from '../../ui/toast-store.ts';

type Props = { image: Image; onPurged: () => void; onClose: () => void };

/** Lets an admin purge an image from everywhere, flagged or not (AD-33). */
export function PurgeImage({ image, onPurged, onClose }: Props) {
  const client = useQueryClient();
  const uses = useQuery(imageUsesQuery(image.id));
  const deletion = useDeletion({
    remove: () =>
      purgeImage(image.id).catch((error: unknown) => {
        // Another admin purged it in the meantime, which counts as success.
        if (!isGone(error)) throw error;
      }),
    texts: PURGE_TEXTS.failed,
    invalidates: [],
    onDeleted: () => {
      showToast({ kind: 'success', text: purgedText(uses.data) });
      onPurged();
      onClose();
      // The query of the image's uses must not be refetched now, because the closing dialog still shows them.
      void client.invalidateQueries({ queryKey: [ADMIN_KEY], refetchType: 'none' });
    },
  });
  return (
    <PurgeDialog
      name={image.name}
      uses={uses}
      purging={deletion.pending}
      failure={deletion.failure}
      onConfirm={deletion.confirm}
      onClose={onClose}
    />
  );
}
