import type { Image } from '@palmares/core/contract/types';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { purgeImage } from '../../api/admin.ts';
import { ApiError } from '../../api/errors.ts';
import { PURGE_TEXTS } from '../../lib/image-uses.ts';
import { ADMIN_KEY, imageUsesQuery } from '../../queries/admin.ts';
import { PurgeDialog } from '../../ui/purge-dialog.tsx';
import { showToast } from '../../ui/toast-store.ts';

type Props = { image: Image; onPurged: () => void; onClose: () => void };

/** An admin takes an image away from everywhere, flagged or not (access.md rule 6). */
export function PurgeImage({ image, onPurged, onClose }: Props) {
  const client = useQueryClient();
  const uses = useQuery(imageUsesQuery(image.id));
  const [purging, setPurging] = useState(false);

  async function purge(): Promise<void> {
    setPurging(true);
    try {
      await purgeImage(image.id);
    } catch (error) {
      // Somebody else took it away meanwhile: it is gone all the same.
      if (!(error instanceof ApiError && error.status === 404)) {
        showToast({ kind: 'error', text: PURGE_TEXTS.failed });
        onClose();
        return;
      }
    }
    showToast({ kind: 'success', text: PURGE_TEXTS.done });
    onPurged();
    onClose();
    void client.invalidateQueries({ queryKey: [ADMIN_KEY], refetchType: 'none' });
  }

  return (
    <PurgeDialog
      name={image.name}
      uses={uses}
      purging={purging}
      onConfirm={() => void purge()}
      onClose={onClose}
    />
  );
}
