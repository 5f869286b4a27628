import { canRemoveImage } from '@palmares/core/album/check-album';
import type { Album } from '@palmares/core/contract/types';
import { ALBUM_TEXTS } from '@palmares/texts/page/album';
import { EDITOR_TEXTS } from '@palmares/texts/page/album-editor';
import { useState } from 'react';
import { useTileDrag } from '../../lib/use-tile-drag.ts';
import { ImageGrid } from '../../ui/image-grid.tsx';
import { ImageTile } from '../../ui/image-tile.tsx';
import { Picture } from '../../ui/picture.tsx';
import { showToast } from '../../ui/toast-store.ts';
import styles from './album-editor.module.css';
import { EditImage } from './edit-image.tsx';
import { PurgeImage } from './purge-image.tsx';
import { RemoveImage } from './remove-image.tsx';
import type { AlbumWrites } from './use-album-writes.ts';

type Asked = { what: 'edit' | 'remove' | 'purge'; id: number };

type Props = { album: Album; writes: AlbumWrites; mayPurge: boolean };

/** The images of the album: texts, order, removal. */
export function AlbumImages({ album, writes, mayPurge }: Props) {
  const { images } = album;
  const [asked, setAsked] = useState<Asked | null>(null);
  const index = images.findIndex(({ id }) => id === asked?.id);
  const image = images[index];
  const close = (): void => setAsked(null);
  const drop = (id: number): void => writes.setImages((rest) => rest.filter((one) => one.id !== id));

  function move(id: number, to: number): void {
    const moved = images.find((one) => one.id === id);
    const others = images.filter((one) => one.id !== id);
    if (moved !== undefined) writes.reorder([...others.slice(0, to), moved, ...others.slice(to)]);
  }

  function askToRemove(id: number): void {
    const isAllowed = canRemoveImage(images.length);
    setAsked(isAllowed ? { what: 'remove', id } : null);
    if (!isAllowed) showToast({ kind: 'error', text: ALBUM_TEXTS.minImages });
  }

  return (
    <>
      <Tiles
        images={images}
        onMove={move}
        onEdit={(id) => setAsked({ what: 'edit', id })}
        onRemove={askToRemove}
      />
      {image && asked?.what === 'edit' && (
        <EditImage
          key={image.id}
          image={image}
          place={{ index, total: images.length, onMove: (to) => move(image.id, to) }}
          writes={writes}
          onRemove={() => askToRemove(image.id)}
          onPurge={mayPurge ? () => setAsked({ what: 'purge', id: image.id }) : undefined}
          onClose={close}
        />
      )}
      {image && asked?.what === 'purge' && (
        <PurgeImage image={image} onPurged={() => drop(image.id)} onClose={close} />
      )}
      {image && asked?.what === 'remove' && (
        <RemoveImage image={image} onRemoved={() => drop(image.id)} onClose={close} />
      )}
    </>
  );
}

type TilesProps = {
  images: Album['images'];
  /** `to` is a zero-based index. */
  onMove: (id: number, to: number) => void;
  onEdit: (id: number) => void;
  onRemove: (id: number) => void;
};

function Tiles({ images, onMove, onEdit, onRemove }: TilesProps) {
  const drag = useTileDrag((id, to) => onMove(Number(id), to));
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
            picture={
              <Picture image={image} alt="" fit="contain" sizes="auto, 160px" className={styles.picture} />
            }
            name={image.name}
            plainName
            onEdit={() => onEdit(image.id)}
            onRemove={() => onRemove(image.id)}
            move={{ isLast: index === images.length - 1, onMove: (to) => onMove(image.id, to) }}
          />
        ))}
      </ImageGrid>
    </>
  );
}
