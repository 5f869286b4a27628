import type { Image } from '@palmares/core/contract/types';
import { fitGrid } from '../../lib/fit-grid.ts';
import { useElementSize } from '../../lib/use-element-size.ts';
import { Picture } from '../../ui/picture.tsx';
import styles from './screen-mosaic.module.css';

const IMAGES_MAX = 28;

/** Shows the images of a ranking while everybody plays alone. */
export function ScreenMosaic({ images }: { images: readonly Image[] }) {
  const [ref, size] = useElementSize<HTMLUListElement>();
  const shown = images.slice(0, IMAGES_MAX);
  const grid = size === null ? null : fitGrid(shown.length, size);
  return (
    <ul
      ref={ref}
      className={styles.mosaic}
      style={grid === null ? undefined : { '--columns': grid.columns, '--rows': grid.rows }}
    >
      {shown.map((image) => (
        <li key={image.id} className={styles.tile}>
          <Picture image={image} alt={image.name} fit="auto" sizes="24vw" className={styles.picture} />
        </li>
      ))}
    </ul>
  );
}
