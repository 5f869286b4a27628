import styles from './album-cover.module.css';
import { classNames } from './class-names.ts';
import { Picture, type PictureImage } from './picture.tsx';

type CoverImage = PictureImage & { id: number };

/** How wide each place of the mosaic is on the screen: the first is half of the card, the others a quarter. */
const SIZES = {
  card: ['(min-width: 64em) 160px, 45vw', '(min-width: 64em) 80px, 22vw'],
  large: ['(min-width: 64em) 340px, 50vw', '(min-width: 64em) 170px, 25vw'],
} as const;

/** A cover made of an album's own images: the first one large, up to four beside it. The place is always the same. */
export function AlbumCover({
  images,
  size = 'card',
  eager = false,
}: {
  images: readonly CoverImage[];
  size?: 'card' | 'large';
  eager?: boolean;
}) {
  // Of an album in quarantine nothing is shown: one empty place says it, not five.
  const isHidden = images.every(({ path_image }) => path_image === null);
  const shown = images.slice(0, isHidden ? 1 : images.length === 4 ? 4 : 5);
  const [first, other] = SIZES[size];
  return (
    <span className={classNames(styles.cover, styles[`of${shown.length}`])}>
      {shown.map((image, index) => (
        <Picture key={image.id} image={image} alt="" eager={eager} sizes={index === 0 ? first : other} />
      ))}
    </span>
  );
}
