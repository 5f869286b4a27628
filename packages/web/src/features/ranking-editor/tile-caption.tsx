import { TEXTS } from '@palmares/texts/page/ranking-editor';
import { IconCheck } from '../../ui/icons-actions.tsx';
import { IconEye } from '../../ui/icons-status.tsx';
import type { DetailImage } from '../../ui/image-detail-dialog.tsx';
import { Kbd } from '../../ui/kbd.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './tile-caption.module.css';

type Props = {
  image: DetailImage;
  /** The key that chooses the image. */
  digit: number | null;
  viewed: number;
  /** One-based place in the selection; 0 when the image is not selected. */
  place: number;
  /** False when only one image may be chosen: a check mark is enough then. */
  showsPlace: boolean;
};

/** The caption of an image, including its place in the selection. It is below the image, so that it covers no face. */
export function TileCaption({ image, digit, viewed, place, showsPlace }: Props) {
  const said = [TEXTS.views(viewed), ...(place > 0 ? [TEXTS.selected(place)] : [])].join(', ');
  return (
    <span className={styles.caption}>
      <bdi lang="" className={styles.name}>
        {image.name}
      </bdi>
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
