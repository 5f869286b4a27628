import type { Image, RoomSnapshot } from '@palmares/core/contract/types';
import { Picture } from '../../ui/picture.tsx';
import styles from './ranked-order.module.css';

/** A screen is not scrolled: it shows the best images, in columns. */
const SCREEN_ROWS = 6;
const SCREEN_MAX = 3 * SCREEN_ROWS;

type Props = {
  order: RoomSnapshot['order'];
  images: ReadonlyMap<number, Image>;
  isScreen?: boolean;
};

/** The joined order. Images of one group share a rank. */
export function RankedOrder({ order, images, isScreen = false }: Props) {
  const ranked = listRanked(order ?? []);
  if (!isScreen)
    return <ol className={styles.order}>{ranked.map(({ id, rank }) => toRow(id, rank, images))}</ol>;
  const shown = ranked.slice(0, SCREEN_MAX);
  return (
    <ol
      className={styles.order}
      data-screen
      style={{ '--rows': Math.min(SCREEN_ROWS, Math.max(3, Math.ceil(shown.length / 2))) }}
    >
      {shown.map(({ id, rank }) => toRow(id, rank, images))}
    </ol>
  );
}

function listRanked(order: readonly (readonly number[])[]): { id: number; rank: number }[] {
  let before = 0;
  return order.flatMap((group) => {
    const rank = before + 1;
    before += group.length;
    return group.map((id) => ({ id, rank }));
  });
}

function toRow(id: number, rank: number, images: ReadonlyMap<number, Image>) {
  const image = images.get(id);
  return image === undefined ? null : (
    <li key={id} value={rank} className={styles.row} data-podium={rank <= 3 || undefined}>
      <span className={styles.rank}>{rank}</span>
      <Picture image={image} alt="" fit="auto" sizes="160px" className={styles.picture} />
      <bdi lang="" className={styles.name}>
        {image.name}
      </bdi>
    </li>
  );
}
