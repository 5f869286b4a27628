import { ALBUM_TEXTS } from '@palmares/core/album/messages';
import { useCallback, useState } from 'react';
import type { SortedFiles } from '../lib/dropped-files.ts';
import { useFileArrival } from '../lib/use-file-arrival.ts';
import { DropZone } from '../ui/drop-zone.tsx';

type Props = {
  /** Files are taken; else they are left where they were dropped. */
  isOpen: boolean;
  /** There are images already. */
  isCompact: boolean;
  /** What is wrong with the images as a whole. */
  issue?: string | null;
  /** Must be stable. */
  onImages: (files: readonly File[]) => void;
};

/** Where images come in: chosen, dropped anywhere on the page, or pasted. */
export function UploadDrop({ isOpen, isCompact, issue = null, onImages }: Props) {
  const [error, setError] = useState<string | null>(null);
  const take = useCallback(
    ({ images, hasOthers }: SortedFiles): void => {
      setError(hasOthers ? ALBUM_TEXTS.notImages : null);
      if (images.length > 0) onImages(images);
    },
    [onImages],
  );
  const isDragging = useFileArrival(isOpen, take);
  return (
    isOpen && (
      <DropZone isCompact={isCompact} isDragging={isDragging} error={error} issue={issue} onFiles={take} />
    )
  );
}
