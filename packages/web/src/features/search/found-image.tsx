import type { FoundImage } from '@palmares/core/contract/types';
import { hyphenate } from '@palmares/core/text/hyphenate';
import { paths } from '../../lib/paths.ts';
import card from '../../ui/card.module.css';
import { Link } from '../../ui/link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './found-image.module.css';

type Props = { image: FoundImage; heading: 'h2' | 'h3' };

/** Number of letters of a name that fit on one line of a card half as wide as a phone. */
const LETTERS_OF_LINE = 15;
/** Width of a card: half of a phone, or a column of the grid. */
const SIZES = '(min-width: 48em) 330px, 45vw';

/** An image that was found, with a link to its album. */
export function FoundImageCard({ image, heading: Heading }: Props) {
  return (
    <article className={styles.image}>
      <Picture image={image} alt="" fit="auto" sizes={SIZES} className={styles.picture} />
      <div className={card.text}>
        <Heading className={styles.name}>
          <Link to={paths.album.to(image.album.id)} className={card.link}>
            <bdi lang="">{hyphenate(image.name, LETTERS_OF_LINE)}</bdi>
          </Link>
        </Heading>
        <p className={card.facts}>
          <bdi lang="">{image.album.name}</bdi>
        </p>
      </div>
    </article>
  );
}

export function FoundImageSkeleton() {
  return (
    <div className={styles.image}>
      <Skeleton className={styles.picture} />
      <div className={card.text}>
        <Skeleton text className={card.line} />
      </div>
    </div>
  );
}
