import type { FoundImage } from '@palmares/core/contract/types';
import { type AddressDeps, presentImage } from '../../catalog/image/image.presenter.ts';
import type { PublicImageRow } from '../../catalog/image/image.repository.ts';

export function presentFoundImage(
  deps: AddressDeps,
  { album_name, album_epoch, ...image }: PublicImageRow,
): FoundImage {
  const album = { status: 'public', deleted: false, epoch: album_epoch } as const;
  return {
    ...presentImage(deps, { ...image, removed: false }, { kind: 'shown', album }),
    album: { id: image.album_id, name: album_name },
  };
}
