import { type Ranking, type Run, selectionLimit } from '@palmares/core/ranking/ranking';
import {
  RANKING_TEXTS,
  remainingText,
  roundText,
  selectionText,
  shownText,
} from '@palmares/texts/page/ranking';
import { TEXTS } from '@palmares/texts/page/ranking-editor';
import styles from './round-status.module.css';

/** The state of the round (RK-40) on one line. A phone shows fewer words; screen readers get the whole sentences. */
export function RoundStatus({ ranking, run }: { ranking: Ranking; run: Run }) {
  const { batch, queue, selection, phase } = run;
  const limit = selectionLimit(run);
  const total = ranking.images.length;
  const ranked = ranking.ranked.length;
  const isQualification = phase === 'qualification';
  return (
    <header className={styles.status}>
      <div className={styles.line}>
        <h2 className={styles.round}>{roundText(run.round)}</h2>
        {isQualification && <strong className={styles.phase}>{RANKING_TEXTS.qualification}</strong>}
        <Fact
          long={selectionText(selection.length, limit)}
          short={isQualification ? `${selection.length}/${limit}` : TEXTS.picked(selection.length, limit)}
          isStrong
        />
        <Fact
          long={`${shownText(batch.length)} · ${remainingText(queue.length)}`}
          short={
            isQualification
              ? TEXTS.shownOf(batch.length, batch.length + queue.length)
              : TEXTS.counts(batch.length, queue.length)
          }
        />
      </div>
      <progress
        className={styles.bar}
        value={ranked}
        max={total}
        aria-label={TEXTS.progress(ranked, total)}
      />
    </header>
  );
}

function Fact({ long, short, isStrong = false }: { long: string; short: string; isStrong?: boolean }) {
  return (
    <>
      <p className={styles.long} data-strong={isStrong || undefined}>
        {long}
      </p>
      <span className={styles.short} data-strong={isStrong || undefined} aria-hidden="true">
        {short}
      </span>
    </>
  );
}
