import { memo } from 'react';
import styles from './image-list.module.css';
import { type TileImage, wasLoaded } from './tile-image.ts';

type Props = {
  image: TileImage;
  /** Whether its picture is wanted by now. */
  fetched: boolean;
  selected: boolean;
  lifted: boolean;
  main: boolean;
};

/** One image of the board. It listens to nothing: the board has one listener for all (use-board-pointer.ts). */
export const ImageTile = memo(function ImageTile({ image, fetched, selected, lifted, main }: Props) {
  const seen = wasLoaded(image.src);
  return (
    <div
      className={styles.tile}
      // A native option holds text only.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="option"
      aria-selected={selected}
      aria-label={main ? `${image.name}, image principale` : image.name}
      tabIndex={-1}
      title={image.name}
      data-drag-item={image.id}
      data-lifted={lifted || undefined}
      data-main={main || undefined}
    >
      <img
        className={styles.picture}
        src={fetched || seen ? image.src : undefined}
        srcSet={fetched || seen ? image.srcSet : undefined}
        sizes="(min-width: 1920px) 112px, 80px"
        alt=""
        width={160}
        height={160}
        draggable={false}
        decoding={seen ? 'sync' : 'async'}
        data-loaded={seen || undefined}
        style={{ backgroundColor: image.color }}
      />
      <span className={styles.name} aria-hidden="true">
        <bdi>{image.name}</bdi>
      </span>
    </div>
  );
});
