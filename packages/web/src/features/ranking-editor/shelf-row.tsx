import { TEXTS } from '@palmares/texts/page/ranking-editor';
import { memo } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { IconArrowDown, IconArrowUp } from '../../ui/icons-arrows.tsx';
import type { DetailImage } from '../../ui/image-detail-dialog.tsx';
import { Picture } from '../../ui/picture.tsx';
import { useEditor } from './editor-context.ts';
import styles from './shelf.module.css';

type Props = { image: DetailImage; rank: number; isLast: boolean; viewed: number };

/** Position, medal for the first three, name, rank badge and view count (RK-45); a click opens the image. */
export const ShelfRow = memo(function ShelfRow({ image, rank, isLast, viewed }: Props) {
  const { store, open } = useEditor();
  const move = (to: number) => store.perform({ type: 'moveRanked', image: image.id, to });
  return (
    <li className={styles.row} data-drag-item={image.id} data-rank={rank <= 3 ? rank : undefined}>
      <span className={styles.position}>{rank <= 3 ? <Medal rank={rank} /> : `#${rank}`}</span>
      <Picture image={image} alt="" fit="auto" sizes="56px" className={styles.picture} draggable={false} />
      <div className={styles.text}>
        <button
          type="button"
          data-open
          className={styles.name}
          aria-label={TEXTS.open(image.name, rank)}
          onClick={() =>
            open({
              kind: 'image',
              image: image.id,
              images: store.getState().history.states.at(-1)?.ranked ?? [],
            })
          }
        >
          <bdi lang="">{image.name}</bdi>
        </button>
        <p className={styles.facts}>
          <Badge>{TEXTS.rank(rank)}</Badge> {TEXTS.views(viewed)}
        </p>
      </div>
      <div className={styles.moves}>
        <IconButton label={TEXTS.up(image.name)} disabled={rank === 1} onClick={() => move(rank - 2)}>
          <IconArrowUp size="s" />
        </IconButton>
        <IconButton label={TEXTS.down(image.name)} disabled={isLast} onClick={() => move(rank)}>
          <IconArrowDown size="s" />
        </IconButton>
      </div>
    </li>
  );
});

function Medal({ rank }: { rank: number }) {
  return (
    <span className={styles.medal} title={TEXTS.rank(rank)}>
      #{rank}
    </span>
  );
}
