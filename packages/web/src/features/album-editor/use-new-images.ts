import type { Album } from '@palmares/core/contract/types';
import { useEffect, useState } from 'react';
import type { AlbumWrites } from './use-album-writes.ts';
import { createWaitingImages, type WaitingImages } from './waiting-images.ts';

type Options = { userId: number; isOpen: boolean; writes: AlbumWrites };

/** The images that wait to join the album, for as long as the screen is there. */
export function useNewImages(album: Album, { userId, isOpen, writes }: Options): WaitingImages {
  const [waiting] = useState(() =>
    createWaitingImages({ userId, albumId: album.id, albumName: album.name }, (image) =>
      // One that had arrived before a reload is told again.
      writes.setImages((images) => [...images.filter(({ id }) => id !== image.id), image]),
    ),
  );
  useEffect(() => (isOpen ? waiting.open() : undefined), [waiting, isOpen]);
  return waiting;
}
