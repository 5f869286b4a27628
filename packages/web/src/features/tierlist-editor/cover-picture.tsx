import type { TileImage } from './tile-image.ts';

/** Shows an image that a dialog offers for selection. */
export function CoverPicture({ image }: { image: TileImage }) {
  return <img src={image.src} alt="" width={160} height={160} loading="lazy" decoding="async" />;
}
