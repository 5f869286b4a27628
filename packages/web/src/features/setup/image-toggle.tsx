import type { Image } from '@palmares/core/contract/types';
import { memo } from 'react';
import { roving } from '../../lib/use-roving-grid.ts';
import { IconCheck } from '../../ui/icons-actions.tsx';
import { Picture } from '../../ui/picture.tsx';
import styles from './image-toggle.module.css';

type Props = {
  image: Image;
  selected: boolean;
  eager: boolean;
  onPick: (id: number, withShift: boolean) => void;
};

/** Memoised, because an album may have a thousand images. */
export const ImageToggle = memo(function ImageToggle({ image, selected, eager, onPick }: Props) {
  return (
    <button
      type="button"
      className={styles.tile}
      aria-pressed={selected}
      {...roving('image')}
      onClick={(event) => onPick(image.id, event.shiftKey)}
    >
      <Picture
        image={image}
        alt=""
        fit="auto"
        sizes="(min-width: 48em) 150px, 30vw"
        eager={eager}
        className={styles.picture}
      />
      <bdi lang="" className={styles.name}>
        {image.name}
      </bdi>
      <span className={styles.check}>
        <IconCheck size="s" />
      </span>
    </button>
  );
});
