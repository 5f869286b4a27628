import { TEXTS } from '@palmares/texts/page/ranking-editor';
import { memo } from 'react';
import { IconButton } from '../../ui/icon-button.tsx';
import { IconInfo } from '../../ui/icons-status.tsx';
import type { DetailImage } from '../../ui/image-detail-dialog.tsx';
import { Picture } from '../../ui/picture.tsx';
import { useEditor } from './editor-context.ts';
import styles from './round-tile.module.css';
import { TileCaption } from './tile-caption.tsx';

type Props = {
  image: DetailImage;
  digit: number | null;
  viewed: number;
  /** One-based place in the selection; 0 when the image is not selected. */
  place: number;
  showsPlace: boolean;
  size: 's' | 'm' | 'l';
  batch: readonly number[];
};

const SIZES = {
  s: '(min-width: 64rem) 220px, 30vw',
  m: '(min-width: 64rem) 320px, 50vw',
  l: '(min-width: 64rem) 560px, (min-width: 48rem) 48vw, 100vw',
};

/** One selectable image, uncropped, with its caption. */
export const RoundTile = memo(function RoundTile({ image, place, size, batch, ...caption }: Props) {
  const { store, open } = useEditor();
  const ground = image.color === undefined ? undefined : { '--picture-color': `#${image.color}` };
  return (
    <li className={styles.tile} data-size={size} data-selected={place > 0 || undefined} style={ground}>
      <button
        type="button"
        className={styles.choose}
        data-choice={image.id}
        aria-pressed={place > 0}
        onClick={() => store.choose(image.id)}
      >
        <Picture image={image} alt="" fit="contain" sizes={SIZES[size]} eager className={styles.picture} />
        <TileCaption image={image} place={place} {...caption} />
      </button>
      <IconButton
        label={TEXTS.info(image.name)}
        className={styles.info}
        onClick={() => open({ kind: 'image', image: image.id, images: batch })}
      >
        <IconInfo />
      </IconButton>
    </li>
  );
});
