// Receives files that are dropped anywhere on the page, or pasted.
import { useEffect, useState } from 'react';
import { readDroppedFiles, type SortedFiles, sortFiles } from './dropped-files.ts';

/** Returns true while files are dragged over the page. `onFiles` must keep its identity between renders. */
export function useFileDropPaste(enabled: boolean, onFiles: (files: SortedFiles) => void): boolean {
  const [isDragging, setDragging] = useState(false);

  useEffect(() => {
    const over = (event: DragEvent): void => {
      if (!carriesFiles(event)) return;
      // The browser would otherwise open the file instead of the page.
      event.preventDefault();
      if (event.dataTransfer) event.dataTransfer.dropEffect = enabled ? 'copy' : 'none';
      setDragging(enabled);
    };
    const leave = (event: DragEvent): void => {
      if (event.relatedTarget === null) setDragging(false);
    };
    const drop = (event: DragEvent): void => {
      setDragging(false);
      if (!carriesFiles(event) || event.dataTransfer === null) return;
      event.preventDefault();
      if (enabled) void readDroppedFiles(event.dataTransfer).then(onFiles);
    };
    const paste = (event: ClipboardEvent): void => {
      const pasted = Array.from(event.clipboardData?.files ?? []);
      if (!enabled || pasted.length === 0) return;
      event.preventDefault();
      onFiles(sortFiles(pasted));
    };
    window.addEventListener('dragover', over);
    window.addEventListener('dragleave', leave);
    window.addEventListener('drop', drop);
    window.addEventListener('paste', paste);
    return () => {
      window.removeEventListener('dragover', over);
      window.removeEventListener('dragleave', leave);
      window.removeEventListener('drop', drop);
      window.removeEventListener('paste', paste);
    };
  }, [enabled, onFiles]);

  return isDragging && enabled;
}

function carriesFiles(event: DragEvent): boolean {
  return event.dataTransfer?.types.includes('Files') === true;
}
