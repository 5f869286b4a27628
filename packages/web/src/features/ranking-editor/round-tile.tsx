import { memo } from 'react';
import { IconButton } from '../../ui/icon-button.tsx';
import { IconCheck } from '../../ui/icons-actions.tsx';
import { IconEye, IconInfo } from '../../ui/icons-status.tsx';
import type { DetailImage } from '../../ui/image-detail-dialog.tsx';
import { Kbd } from '../../ui/kbd.tsx';
import { Picture } from '../../ui/picture.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { useEditor } from './editor-context.ts';
import { TEXTS } from './messages.ts';
import styles from './round-tile.module.css';

type Props = {
  image: DetailImage;
  /** The key that toggles it. */
  digit: number | null;
  viewed: number;
  /** Its place in the selection, 0 when it is not in it. */
  place: number;
  /** Only one may be chosen: a tick says as much. */
  showsPlace: boolean;
  size: 's' | 'm' | 'l';
  batch: readonly number[];
};

const SIZES = {
  s: '(min-width: 64rem) 220px, 30vw',
  m: '(min-width: 64rem) 320px, 50vw',
  l: '(min-width: 64rem) 560px, 100vw',
};

/** One image to choose or not: its name, how often it was seen, its place among the chosen. */
export const RoundTile = memo(function RoundTile({
  image,
  digit,
  viewed,
  place,
  showsPlace,
  size,
  batch,
}: Props) {
  const { store, open } = useEditor();
  const said = [TEXTS.views(viewed), ...(place > 0 ? [TEXTS.selected(place)] : [])].join(', ');
  return (
    <li className={styles.tile} data-size={size} data-selected={place > 0 || undefined}>
      <button
        type="button"
        className={styles.choose}
        data-choice={image.id}
        aria-pressed={place > 0}
        onClick={() => store.toggle(image.id)}
      >
        <Picture image={image} alt="" fit="auto" sizes={SIZES[size]} eager className={styles.picture} />
        <span className={styles.caption}>
          {digit !== null && (
            <span className={styles.digit} aria-hidden="true">
              <Kbd>{digit}</Kbd>
            </span>
          )}
          <bdi className={styles.name}>{image.name}</bdi>
          <span className={styles.viewed} aria-hidden="true">
            <IconEye size="s" />
            {viewed}
          </span>
          <VisuallyHidden>{said}</VisuallyHidden>
        </span>
        {place > 0 && (
          <span className={styles.place} aria-hidden="true">
            {showsPlace ? place : <IconCheck />}
          </span>
        )}
      </button>
      <IconButton
        variant="overlay"
        label={TEXTS.info(image.name)}
        className={styles.info}
        onClick={() => open({ kind: 'image', image: image.id, images: batch })}
      >
        <IconInfo />
      </IconButton>
    </li>
  );
});
