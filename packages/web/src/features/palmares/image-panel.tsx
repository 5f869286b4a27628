import { PALMARES_TEXTS } from '@palmares/texts/page/palmares';
import { ImageDetailDialog } from '../../ui/image-detail-dialog.tsx';
import styles from './image-panel.module.css';
import { LevelBars } from './level-bars.tsx';
import type { PalmaresRow } from './shown-palmares.ts';

type Props = {
  rows: readonly PalmaresRow[];
  current: number;
  onShow: (image: number) => void;
  onClose: () => void;
};

/** One enlarged image with its palmarès data. */
export function ImagePanel({ rows, current, onShow, onClose }: Props) {
  const row = rows.find(({ image }) => image.id === current);
  if (row === undefined) return null;
  return (
    <ImageDetailDialog
      images={rows.map(({ image }) => image)}
      current={current}
      note={row.tier === null ? PALMARES_TEXTS.placeUnknown : PALMARES_TEXTS.place(row.rank)}
      details={<Details row={row} count={rows.length} />}
      onShow={onShow}
      onClose={onClose}
    />
  );
}

function Details({ row, count }: { row: PalmaresRow; count: number }) {
  const { judged, won, lost } = row;
  return (
    <div className={styles.details}>
      <p>{placeText(row, count)}</p>
      {judged > 0 && <LevelBars row={row} />}
      {won + lost > 0 && <p className={styles.duels}>{PALMARES_TEXTS.duels(won, won + lost)}</p>}
    </div>
  );
}

function placeText({ rank, best, worst, tier }: PalmaresRow, count: number): string {
  if (tier === null) return PALMARES_TEXTS.notKnown;
  return best === worst
    ? PALMARES_TEXTS.certain(rank, count)
    : PALMARES_TEXTS.uncertain(rank, count, best, worst);
}
