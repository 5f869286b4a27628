import type { Image } from '@palmares/core/contract/types';
import { EDITOR_TEXTS, FAILURES } from '@palmares/texts/page/album-editor';
import { isGone } from '../../api/errors.ts';
import { deleteImage } from '../../api/image.ts';
import { useDeletion } from '../../queries/use-deletion.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { failureTexts } from './failures.ts';

type Props = { image: Image; onRemoved: () => void; onClose: () => void };

/** Removes the image from the album; contents that show the image keep it. */
export function RemoveImage({ image, onRemoved, onClose }: Props) {
  const deletion = useDeletion({
    remove: () => deleteImage(image.id),
    texts: failureTexts(FAILURES.removeImage),
    invalidates: [],
    onDeleted: () => {
      onRemoved();
      showToast({ kind: 'success', text: EDITOR_TEXTS.imageRemoved });
      onClose();
    },
    // The image or its album no longer exists: nothing is left to confirm.
    onFailed: (error) => {
      if (!isGone(error)) return;
      showToast({ kind: 'error', text: FAILURES.removeImage });
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title={EDITOR_TEXTS.removeTitle(image.name)}
      text={EDITOR_TEXTS.removeText}
      confirmLabel={EDITOR_TEXTS.removeConfirm}
      loading={deletion.pending}
      failure={deletion.failure}
      onConfirm={deletion.confirm}
      onClose={onClose}
    />
  );
}
