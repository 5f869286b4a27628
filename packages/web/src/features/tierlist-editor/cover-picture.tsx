import type { TileImage } from './tile-image.ts';

/** An image to choose from in a dialog. */
export function CoverPicture({ image }: { image: TileImage }) {
  return <img src={image.src} alt="" width={160} height={160} loading="lazy" decoding="async" />;
}
