import { lazyValue } from '@palmares/core/lazy';
import styles from './flagged-images.module.css';
import { scoreLabel } from './messages.ts';

const percent = lazyValue(
  () => new Intl.NumberFormat('fr-FR', { style: 'percent', maximumFractionDigits: 0 }),
);

/** The scores of the content check for an image, the highest first. */
export function Scores({ scores }: { scores: Readonly<Record<string, number>> }) {
  const ordered = Object.entries(scores).toSorted(([, a], [, b]) => b - a);
  return (
    <dl className={styles.scores}>
      {ordered.map(([name, score]) => (
        <div key={name} style={{ '--score': score }}>
          <dt>{scoreLabel(name)}</dt>
          <dd>{percent().format(score)}</dd>
        </div>
      ))}
    </dl>
  );
}
