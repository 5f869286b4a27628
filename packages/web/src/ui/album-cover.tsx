import styles from './album-cover.module.css';
import { classNames } from './class-names.ts';
import { Picture, type PictureImage } from './picture.tsx';

type CoverImage = PictureImage & { id: number };

/**
 * The `sizes` of the mosaic's images. With `auto`, a lazy image uses its layout width, which suits cards of many widths. Browsers without
 * `auto` use the rest: the first image takes half of the card, the others a quarter.
 */
const SIZES = {
  card: ['auto, 150px', 'auto, 80px'],
  large: ['auto, (min-width: 64em) 18vw, 44vw', 'auto, (min-width: 64em) 9vw, 22vw'],
} as const;

/** An album's cover: its first image large, with up to four more. The box has the same size for any number of images. */
export function AlbumCover({
  images,
  size = 'card',
  isFirst = false,
  eager,
}: {
  images: readonly CoverImage[];
  size?: 'card' | 'large';
  /** The cover is in the first viewport: its images load at once. */
  isFirst?: boolean;
  /** The `sizes` of the first image when it is among the first that the page shows. */
  eager?: string | undefined;
}) {
  // A quarantined album shows no images: one empty tile is enough, instead of five.
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
