import { formatShare } from '@palmares/texts/page/formats';
import { SCORE_LABELS } from '@palmares/texts/page/moderation';
import styles from './flagged-images.module.css';

/** The scores of the content check for an image, the highest first. */
export function Scores({ scores }: { scores: Readonly<Record<string, number>> }) {
  const ordered = Object.entries(scores).toSorted(([, a], [, b]) => b - a);
  return (
    <dl className={styles.scores}>
      {ordered.map(([name, score]) => (
        <div key={name} style={{ '--score': score }}>
          <dt>{SCORE_LABELS[name.toLowerCase()] ?? name}</dt>
          <dd>{formatShare(score)}</dd>
        </div>
      ))}
    </dl>
  );
}
