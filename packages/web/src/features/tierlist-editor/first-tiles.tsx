import { hint } from '../../ui/hint.ts';
import styles from './image-list.module.css';
import { SIZES } from './image-tile.ts';
import { getTileSrcset, type TileImage, type TileImages, tileLabel } from './tile-image.ts';

/**
 * Number of tiles that the server renders: those whose pictures are fetched first, more than the pool of any usual screen shows. The app
 * adds the others below the visible part of the pool, so nothing moves.
 */
export const FIRST_TILES = 60;

type Props = { ids: readonly number[]; images: TileImages; main: number | null };

/** The first tiles of a list in the server's HTML; the app adopts the elements (tiles.ts), so both must have the same structure. */
export function FirstTiles({ ids, images, main }: Props) {
  return ids.slice(0, FIRST_TILES).map((id) => {
    const image = images.get(id);
    return image && <FirstTile key={id} image={image} isMain={id === main} />;
  });
}

function FirstTile({ image, isMain }: { image: TileImage; isMain: boolean }) {
  const { id, name, src, color, isWhole } = image;
  return (
    <div
      className={styles.tile}
      // The list box holds pictures.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="option"
      tabIndex={-1}
      aria-selected={false}
      aria-label={tileLabel(image, isMain)}
      {...hint(name)}
      data-drag-item={id}
      data-main={isMain ? '' : undefined}
    >
      {/* Lazy: the first frame waits for no picture of a board (build/defer-until-first-paint.ts). */}
      <img
        className={styles.picture}
        style={{ '--waiting': color }}
        width={160}
        height={160}
        alt=""
        draggable={false}
        loading="lazy"
        decoding="async"
        sizes={SIZES}
        srcSet={getTileSrcset(image)}
        src={src}
        data-whole={isWhole ? '' : undefined}
      />
    </div>
  );
}
