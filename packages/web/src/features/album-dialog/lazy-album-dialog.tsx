import { lazy, Suspense, useState } from 'react';
import { preloadDialog } from '../../ui/dialog.tsx';

const load = () => import('./album-dialog.tsx');
const Dialog = lazy(async () => ({ default: (await load()).AlbumDialog }));

/** The dialog without its weight on pages that only may open it: its code comes with the first hint or the first click. */
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
    // Offline: the click itself will tell.
  });
}
