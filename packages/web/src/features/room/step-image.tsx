import type { Image } from '@palmares/core/contract/types';
import { Picture } from '../../ui/picture.tsx';
import styles from './step-image.module.css';

type Props = {
  image: Image;
  /** Colour of the winning tier; undefined before the reveal. */
  colour?: string | undefined;
  /** The winner of a tournament has the ring of the site, and its name below. */
  isChampion?: boolean;
};

/** The image of a step, whole and in its own shape, as large as the place between question and answers. */
export function StepImage({ image, colour, isChampion = false }: Props) {
  const { width, height } = image;
  const style = { '--shape': width / height, ...(colour !== undefined && { '--tier': `#${colour}` }) };
  return (
    <div className={styles.place}>
      <div
        className={styles.frame}
        data-decided={colour !== undefined || isChampion || undefined}
        style={style}
      >
        <Picture
          image={image}
          alt={isChampion ? '' : image.name}
          fit="contain"
          eager
          sizes="(min-width: 64rem) 50vw, 92vw"
          className={styles.picture}
        />
      </div>
    </div>
  );
}
