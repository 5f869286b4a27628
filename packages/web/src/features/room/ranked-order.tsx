import type { Image, RoomSnapshot } from '@palmares/core/contract/types';
import { Picture } from '../../ui/picture.tsx';
import styles from './ranked-order.module.css';

/** The joined order. Images of one group share a rank. */
export function RankedOrder({
  order,
  images,
}: {
  order: RoomSnapshot['order'];
  images: ReadonlyMap<number, Image>;
}) {
  return (
    <ol className={styles.order}>{listRanked(order ?? []).map(({ id, rank }) => toRow(id, rank, images))}</ol>
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
      <Picture image={image} alt="" fit="auto" sizes="96px" className={styles.picture} />
      <bdi lang="" className={styles.name}>
        {image.name}
      </bdi>
    </li>
  );
}
