import type { QueueMeta, QueueShelf } from '@palmares/core/contract/types';
import { formatNumber } from '@palmares/texts/page/grammar';
import { QUEUE_TEXTS, SHELF_LABELS } from '@palmares/texts/page/queue';
import styles from './shelves.module.css';

type Props = {
  value: QueueShelf;
  /** Undefined while they load. */
  counts: QueueMeta['counts'] | undefined;
  onChange: (shelf: QueueShelf) => void;
};

/** The shelves of the queue with their counts; two per row on a phone. */
export function Shelves({ value, counts, onChange }: Props) {
  const shelves = [
    ['open', counts?.open],
    ['escalated', counts?.escalated],
    ['appealed', counts?.appealed],
    ['closed', undefined],
  ] as const;
  return (
    <fieldset className={styles.shelves} aria-label={QUEUE_TEXTS.shelves}>
      {shelves.map(([shelf, waiting]) => (
        <button
          key={shelf}
          type="button"
          className={styles.shelf}
          aria-pressed={shelf === value}
          onClick={() => onChange(shelf)}
        >
          {SHELF_LABELS[shelf]}
          {waiting !== undefined && waiting > 0 && (
            <span className={styles.count}>{formatNumber(waiting)}</span>
          )}
        </button>
      ))}
    </fieldset>
  );
}
