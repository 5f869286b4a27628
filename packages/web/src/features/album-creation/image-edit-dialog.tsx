import { BlobImage } from '../../ui/blob-image.tsx';
import { ImageEditDialog as EditDialog } from '../../ui/image-edit-dialog.tsx';
import type { FormImage } from './album-form.ts';
import { useStore } from './store.ts';
import { useWorkspace } from './use-workspace.ts';

type Props = { images: readonly FormImage[]; id: string; onClose: () => void };

/** Over the form's state: a save changes the form, which is what goes up. */
export function ImageEditDialog({ images, id, onClose }: Props) {
  const { form, submission, files, removeImages } = useWorkspace();
  const isOpen = useStore(submission, ({ phase }) => phase === 'editing');
  const index = images.findIndex((image) => image.id === id);
  const image = images[index];
  if (image === undefined) return null;
  const { name, description, url } = image;
  // The file itself, so that an animation moves.
  const stored = files.get(id);
  const move = (to: number): void => form.dispatch({ type: 'image_moved', id, to });
  return (
    <EditDialog
      texts={{ name, description, url }}
      preview={stored && <BlobImage blob={stored.file} />}
      place={isOpen ? { index, total: images.length, onMove: move } : null}
      onSave={(texts) => {
        form.dispatch({ type: 'image_edited', id, texts });
        onClose();
      }}
      onRemove={() => {
        removeImages(new Set([id]));
        onClose();
      }}
      onClose={onClose}
    />
  );
}
