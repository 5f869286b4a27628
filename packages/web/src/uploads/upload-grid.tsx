import { useCallback, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { useTileDrag } from '../lib/use-tile-drag.ts';
import { ImageGrid } from '../ui/image-grid.tsx';
import { GuardedStep } from '../ui/press-guard.tsx';
import { duplicateIds } from './chosen-images.ts';
import { UploadEditDialog } from './upload-edit-dialog.tsx';
import type { UploadQueue } from './upload-queue.ts';
import { UploadTile } from './upload-tile.tsx';

type Props = {
  queue: UploadQueue;
  /** No upload is running: everything can be changed. */
  isOpen: boolean;
  /** The upload has stopped: images that were not uploaded can be edited or removed. */
  isMendable?: boolean;
  /** The person can reorder the images. */
  isOrdered?: boolean;
  /** Issues by zero-based image index. */
  issues?: ReadonlyMap<number, string>;
};

/** The chosen images with their upload states. */
export function UploadGrid({ queue, isOpen, isMendable = false, isOrdered = false, issues }: Props) {
  const images = useStore(queue.images);
  const [editedId, setEditedId] = useState<string | null>(null);
  const duplicates = useMemo(() => duplicateIds(images), [images]);
  const drag = useTileDrag((id, to) => queue.images.dispatch({ type: 'moved', id, to }));
  const edit = useCallback((id: string) => setEditedId(id), []);
  const canMove = isOrdered && isOpen;
  if (images.length === 0) return null;
  return (
    <>
      {/* When a tile is removed, the remove button of the next one moves under the pointer. */}
      <GuardedStep step={String(images.length)}>
        <ImageGrid drag={canMove ? drag : undefined}>
          {images.map((image, index) => (
            <UploadTile
              key={image.id}
              queue={queue}
              image={image}
              index={index}
              isLast={index === images.length - 1}
              isDuplicate={duplicates.has(image.id)}
              issue={issues?.get(index) ?? null}
              isOpen={isOpen}
              isMendable={isMendable}
              canMove={canMove}
              onEdit={edit}
            />
          ))}
        </ImageGrid>
      </GuardedStep>
      {editedId !== null && (
        <UploadEditDialog
          queue={queue}
          images={images}
          id={editedId}
          canMove={canMove}
          onClose={() => setEditedId(null)}
        />
      )}
    </>
  );
}
