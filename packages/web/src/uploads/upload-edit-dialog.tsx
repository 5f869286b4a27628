import { BlobImage } from '../ui/blob-image.tsx';
import { ImageEditDialog } from '../ui/image-edit-dialog.tsx';
import type { ChosenImage } from './chosen-images.ts';
import type { UploadQueue } from './upload-queue.ts';

type Props = {
  queue: UploadQueue;
  images: readonly ChosenImage[];
  id: string;
  canMove: boolean;
  onClose: () => void;
};

/** Edits an image of the queue; saving changes the texts that will be sent. */
export function UploadEditDialog({ queue, images, id, canMove, onClose }: Props) {
  const index = images.findIndex((image) => image.id === id);
  const image = images[index];
  if (image === undefined) return null;
  const { name, description, url } = image;
  // Shows the file itself instead of the thumbnail, so that an animation plays.
  const stored = queue.files.get(id);
  const move = (to: number): void => queue.images.dispatch({ type: 'moved', id, to });
  return (
    <ImageEditDialog
      key={id}
      texts={{ name, description, url }}
      preview={stored && <BlobImage blob={stored.file} />}
      place={canMove ? { index, total: images.length, onMove: move } : null}
      onSave={(texts) => {
        queue.images.dispatch({ type: 'edited', id, texts });
        onClose();
      }}
      onRemove={() => {
        queue.remove(new Set([id]));
        onClose();
      }}
      onClose={onClose}
    />
  );
}
