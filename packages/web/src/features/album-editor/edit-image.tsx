import type { Image } from '@palmares/core/contract/types';
import { EDITOR_TEXTS, FAILURES } from '@palmares/texts/page/album-editor';
import { useMutation } from '@tanstack/react-query';
import { failureText } from '../../api/failure-text.ts';
import { updateImage } from '../../api/image.ts';
import { ImageEditDialog, type ImageTexts } from '../../ui/image-edit-dialog.tsx';
import { Picture } from '../../ui/picture.tsx';
import { showToast } from '../../ui/toast-store.ts';
import styles from './album-editor.module.css';
import { failureTexts } from './failures.ts';
import type { AlbumWrites } from './use-album-writes.ts';

type Props = {
  image: Image;
  place: { index: number; total: number; onMove: (to: number) => void };
  writes: AlbumWrites;
  onRemove: () => void;
  onPurge: (() => void) | undefined;
  onClose: () => void;
};

/** Edits the texts of an image of the album. */
export function EditImage({ image, place, writes, onRemove, onPurge, onClose }: Props) {
  const { mutate, isPending, error } = useMutation({
    mutationFn: ({ name, description, url }: ImageTexts) => updateImage(image.id, { name, description, url }),
    onSuccess: (saved) => {
      writes.setImages((images) => images.map((one) => (one.id === saved.id ? saved : one)));
      showToast({ kind: 'success', text: EDITOR_TEXTS.imageSaved });
      onClose();
    },
  });
  return (
    <ImageEditDialog
      texts={{ name: image.name, description: image.description ?? '', url: image.url ?? '' }}
      preview={<Picture image={image} alt="" fit="contain" sizes="480px" eager className={styles.preview} />}
      place={place}
      saving={isPending}
      failure={error === null ? null : failureText(error, failureTexts(FAILURES.image))}
      onSave={mutate}
      onRemove={onRemove}
      onPurge={onPurge}
      onClose={onClose}
    />
  );
}
