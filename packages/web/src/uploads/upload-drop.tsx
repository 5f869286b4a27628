import { ALBUM_TEXTS } from '@palmares/texts/page/album';
import { useCallback, useState } from 'react';
import type { SortedFiles } from '../lib/dropped-files.ts';
import { useFileDropPaste } from '../lib/use-file-drop-paste.ts';
import { DropZone } from '../ui/drop-zone.tsx';

type Props = {
  /** True while files are accepted; else drops are ignored. */
  isOpen: boolean;
  /** True when there are images already. */
  isCompact: boolean;
  /** An issue of the images as a whole. */
  issue?: string | null;
  /** Must keep its identity between renders (effect dependency). */
  onImages: (files: readonly File[]) => void;
};

/** Adds images: chosen, dropped anywhere on the page, or pasted. */
export function UploadDrop({ isOpen, isCompact, issue = null, onImages }: Props) {
  const [error, setError] = useState<string | null>(null);
  const take = useCallback(
    ({ images, hasOthers }: SortedFiles): void => {
      setError(hasOthers ? ALBUM_TEXTS.notImages : null);
      if (images.length > 0) onImages(images);
    },
    [onImages],
  );
  const isDragging = useFileDropPaste(isOpen, take);
  return (
    isOpen && (
      <DropZone isCompact={isCompact} isDragging={isDragging} error={error} issue={issue} onFiles={take} />
    )
  );
}
