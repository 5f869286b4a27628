import { IconCheck } from '../../ui/icons-actions.tsx';
import { IconEye } from '../../ui/icons-status.tsx';
import type { DetailImage } from '../../ui/image-detail-dialog.tsx';
import { Kbd } from '../../ui/kbd.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { TEXTS } from './messages.ts';
import styles from './tile-caption.module.css';

type Props = {
  image: DetailImage;
  /** The key that chooses it. */
  digit: number | null;
  viewed: number;
  /** Its place in the selection, 0 when it is not in it. */
  place: number;
  /** Only one may be chosen: a tick says as much. */
  showsPlace: boolean;
};

/** All that is said of an image stands below it, its place among the chosen too: nothing covers a face. */
export function TileCaption({ image, digit, viewed, place, showsPlace }: Props) {
  const said = [TEXTS.views(viewed), ...(place > 0 ? [TEXTS.selected(place)] : [])].join(', ');
  return (
    <span className={styles.caption}>
      <bdi className={styles.name}>{image.name}</bdi>
      <span className={styles.mark} aria-hidden="true">
        {place > 0 ? (
          <span className={styles.place}>{showsPlace ? place : <IconCheck size="s" />}</span>
        ) : (
          digit !== null && (
            <span className={styles.digit}>
              <Kbd>{digit}</Kbd>
            </span>
          )
        )}
      </span>
      <span className={styles.viewed} aria-hidden="true">
        <IconEye size="s" />
        {viewed}
      </span>
      <VisuallyHidden>{said}</VisuallyHidden>
    </span>
  );
}
