import type { RoomSnapshot } from '@palmares/core/contract/types';
import { classNames } from '../../ui/class-names.ts';
import styles from './duel-votes.module.css';

type Props = {
  count: number;
  votes: NonNullable<RoomSnapshot['votes']>;
  /** The card lets the votes appear and the bar grow. */
  className: string | undefined;
  barClassName: string | undefined;
};

/** The votes of an image over its foot, so that nothing moves for them. */
export function DuelVotes({ count, votes, className, barClassName }: Props) {
  const total = votes.reduce((sum, vote) => sum + vote.count, 0);
  return (
    <span
      className={classNames(styles.votes, className)}
      aria-hidden="true"
      style={{ '--share': count / Math.max(1, total) }}
    >
      <span className={styles.count}>{count}</span>
      <span className={styles.track}>
        <span className={barClassName} />
      </span>
    </span>
  );
}
