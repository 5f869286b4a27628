import { canRemoveImage } from '@palmares/core/album/check-album';
import { ALBUM_TEXTS } from '@palmares/core/album/messages';
import type { Album, Image } from '@palmares/core/contract/types';
import { useState } from 'react';
import { deleteImage, updateImage } from '../../api/image.ts';
import { useTileDrag } from '../../lib/use-tile-drag.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { ImageEditDialog, type ImageTexts } from '../../ui/image-edit-dialog.tsx';
import { ImageGrid } from '../../ui/image-grid.tsx';
import { ImageTile } from '../../ui/image-tile.tsx';
import { Picture } from '../../ui/picture.tsx';
import { showToast } from '../../ui/toast-store.ts';
import styles from './album-editor.module.css';
import { EDITOR_TEXTS, FAILURES, failureText } from './messages.ts';
import { PurgeImage } from './purge-image.tsx';
import type { AlbumWrites } from './use-album-writes.ts';

type Props = { album: Album; writes: AlbumWrites; mayPurge: boolean };

/** The images that are in the album: texts, place, removal. */
export function AlbumImages({ album, writes, mayPurge }: Props) {
  const { images } = album;
  const [editedId, setEditedId] = useState<number | null>(null);
  const [leavingId, setLeavingId] = useState<number | null>(null);
  const [purgedId, setPurgedId] = useState<number | null>(null);
  const edited = images.find(({ id }) => id === editedId);
  const leaving = images.find(({ id }) => id === leavingId);
  const purged = images.find(({ id }) => id === purgedId);

  function move(id: number, to: number): void {
    const moved = images.find((image) => image.id === id);
    const others = images.filter((image) => image.id !== id);
    if (moved !== undefined) writes.reorder([...others.slice(0, to), moved, ...others.slice(to)]);
  }
  const drag = useTileDrag((id, to) => move(Number(id), to));

  function askToRemove(id: number): void {
    if (canRemoveImage(images.length)) setLeavingId(id);
    else showToast({ kind: 'error', text: ALBUM_TEXTS.minImages });
  }

  return (
    <>
      <p className={styles.hint}>
        <span className={styles.mouse}>{EDITOR_TEXTS.orderHint}</span>
        <span className={styles.touch}>{EDITOR_TEXTS.orderHintTouch}</span>
      </p>
      <ImageGrid drag={drag}>
        {images.map((image, index) => (
          <ImageTile
            key={image.id}
            id={String(image.id)}
            index={index}
            label={image.name}
            picture={<Picture image={image} alt="" fit="contain" className={styles.picture} />}
            name={image.name}
            plainName
            onEdit={() => setEditedId(image.id)}
            onRemove={() => askToRemove(image.id)}
            move={{ isLast: index === images.length - 1, onMove: (to) => move(image.id, to) }}
          />
        ))}
      </ImageGrid>
      {edited && (
        <EditDialog
          key={edited.id}
          image={edited}
          place={{
            index: images.indexOf(edited),
            total: images.length,
            onMove: (to) => move(edited.id, to),
          }}
          writes={writes}
          onRemove={() => {
            setEditedId(null);
            askToRemove(edited.id);
          }}
          onPurge={
            mayPurge
              ? () => {
                  setEditedId(null);
                  setPurgedId(edited.id);
                }
              : undefined
          }
          onClose={() => setEditedId(null)}
        />
      )}
      {purged && (
        <PurgeImage
          image={purged}
          onPurged={() => writes.setImages((rest) => rest.filter(({ id }) => id !== purged.id))}
          onClose={() => setPurgedId(null)}
        />
      )}
      {leaving && <RemoveDialog image={leaving} writes={writes} onClose={() => setLeavingId(null)} />}
    </>
  );
}

type EditProps = {
  image: Image;
  place: { index: number; total: number; onMove: (to: number) => void };
  writes: AlbumWrites;
  onRemove: () => void;
  onPurge: (() => void) | undefined;
  onClose: () => void;
};

function EditDialog({ image, place, writes, onRemove, onPurge, onClose }: EditProps) {
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function save({ name, description, url }: ImageTexts): Promise<void> {
    setSaving(true);
    setFailure(null);
    try {
      const saved = await updateImage(image.id, { name, description, url });
      writes.setImages((images) => images.map((one) => (one.id === saved.id ? saved : one)));
      showToast({ kind: 'success', text: EDITOR_TEXTS.imageSaved });
      onClose();
    } catch (error) {
      setSaving(false);
      setFailure(failureText(error, FAILURES.image));
    }
  }

  return (
    <ImageEditDialog
      texts={{ name: image.name, description: image.description ?? '', url: image.url ?? '' }}
      preview={<Picture image={image} alt="" fit="contain" sizes="480px" eager className={styles.preview} />}
      place={place}
      saving={saving}
      failure={failure}
      onSave={(texts) => void save(texts)}
      onRemove={onRemove}
      onPurge={onPurge}
      onClose={onClose}
    />
  );
}

function RemoveDialog({
  image,
  writes,
  onClose,
}: {
  image: Image;
  writes: AlbumWrites;
  onClose: () => void;
}) {
  const [removing, setRemoving] = useState(false);

  async function remove(): Promise<void> {
    setRemoving(true);
    try {
      await deleteImage(image.id);
      writes.setImages((images) => images.filter(({ id }) => id !== image.id));
      showToast({ kind: 'success', text: EDITOR_TEXTS.imageRemoved });
    } catch (error) {
      showToast({ kind: 'error', text: failureText(error, FAILURES.removeImage) });
    }
    onClose();
  }

  return (
    <ConfirmDialog
      title={EDITOR_TEXTS.removeTitle(image.name)}
      text={EDITOR_TEXTS.removeText}
      confirmLabel={EDITOR_TEXTS.removeConfirm}
      loading={removing}
      onConfirm={() => void remove()}
      onClose={onClose}
    />
  );
}
