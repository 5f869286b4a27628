import styles from './album-cover.module.css';
import { classNames } from './class-names.ts';
import { Picture, type PictureImage } from './picture.tsx';

type CoverImage = PictureImage & { id: number };

/**
 * How wide the places of the mosaic are on the screen: a lazy image knows its own width when its turn comes, in cards of many widths.
 * A browser that does not know `auto` yet reads what follows: the first place is half of the card, the others a quarter.
 */
const SIZES = {
  card: ['auto, 150px', 'auto, 80px'],
  large: ['auto, (min-width: 64em) 18vw, 44vw', 'auto, (min-width: 64em) 9vw, 22vw'],
} as const;

/** A cover made of an album's own images: the first one large, up to four beside it. The place is always the same. */
export function AlbumCover({
  images,
  size = 'card',
  isFirst = false,
  eager,
}: {
  images: readonly CoverImage[];
  size?: 'card' | 'large';
  /** On the first screen: its images wait for nothing. */
  isFirst?: boolean;
  /** The `sizes` of the first image, where it is what a page shows first. */
  eager?: string | undefined;
}) {
  // Of an album in quarantine nothing is shown: one empty place says it, not five.
  const isHidden = images.every(({ path_image }) => path_image === null);
  const shown = images.slice(0, isHidden ? 1 : images.length === 4 ? 4 : 5);
  const [first, other] = SIZES[size];
  return (
    <span className={classNames(styles.cover, styles[`of${shown.length}`])}>
      {shown.map((image, index) => (
        <Picture
          key={image.id}
          image={image}
          alt=""
          screenFirst={!isFirst}
          eager={index === 0 && eager !== undefined}
          sizes={index > 0 ? other : (eager ?? first)}
        />
      ))}
    </span>
  );
}
