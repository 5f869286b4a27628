import type { Image } from '@palmares/core/contract/types';
import { SETUP_TEXTS } from '@palmares/texts/page/setup';
import { memo } from 'react';
import { roving } from '../../lib/use-roving-grid.ts';
import { IconStar } from '../../ui/icons-actions.tsx';
import styles from './main-star.module.css';

type Props = { image: Image; isMain: boolean; onStar: (id: number) => void };

/** Marks an image as the main one of the tier list. Memoised, because an album may have a thousand images. */
export const MainStar = memo(function MainStar({ image, isMain, onStar }: Props) {
  return (
    <button
      type="button"
      className={styles.star}
      aria-pressed={isMain}
      {...roving('main')}
      aria-label={SETUP_TEXTS.main(image.name)}
      onClick={() => onStar(image.id)}
    >
      <span className={styles.disc}>
        <IconStar size="s" />
      </span>
    </button>
  );
});
