import { imageVariant } from '@palmares/core/album/image-path';
import type { Image as AlbumImage, RoomAudience, RoomSnapshot } from '@palmares/core/contract/types';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { roomImagesQuery } from '../../queries/room.ts';

type Shown = Pick<RoomSnapshot, 'images_version' | 'upcoming'>;

/** The images that are played, by id. Those of the next steps are fetched ahead. */
export function useRoomImages(
  code: string,
  audience: RoomAudience,
  snapshot: Shown | null,
): ReadonlyMap<number, AlbumImage> {
  const { data } = useQuery({
    ...roomImagesQuery(code, audience, snapshot?.images_version ?? ''),
    enabled: snapshot !== null,
  });
  const images = useMemo(() => new Map((data?.images ?? []).map((image) => [image.id, image])), [data]);
  const upcoming = snapshot?.upcoming.join() ?? '';
  useEffect(() => {
    for (const id of upcoming.split(',')) {
      const image = images.get(Number(id));
      if (image !== undefined) new Image().src = imageVariant(image.path_image, 640);
    }
  }, [upcoming, images]);
  return images;
}
