import { lazy, Suspense, useState } from 'react';
import { preloadDialog } from '../../ui/dialog.tsx';

const load = () => import('./album-dialog.tsx');
const Dialog = lazy(async () => ({ default: (await load()).AlbumDialog }));

/** Loads the code of the dialog on the first hover or click, so that the page does not carry it. */
export function AlbumDialog({ albumId, onClose }: { albumId: number | null; onClose: () => void }) {
  const [wanted, setWanted] = useState(albumId !== null);
  if (albumId !== null && !wanted) setWanted(true);
  return wanted ? (
    <Suspense fallback={null}>
      <Dialog albumId={albumId} onClose={onClose} />
    </Suspense>
  ) : null;
}

/** Fetches everything that opening an album needs, ahead of the click. */
export function preloadAlbumDialog(): void {
  preloadDialog();
  load().catch(() => {
    // The click itself reports that the network is missing.
  });
}
