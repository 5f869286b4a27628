import { type Ranking, type Run, selectionLimit } from '@palmares/core/ranking/ranking';
import {
  RANKING_TEXTS,
  remainingText,
  roundText,
  selectionText,
  shownText,
} from '@palmares/texts/page/ranking';
import { TEXTS } from '@palmares/texts/page/ranking-editor';
import { useTouch } from '../../lib/use-touch.ts';
import { isQuickRound } from './quick-answers.ts';
import styles from './round-status.module.css';

/** The state of the round (RK-40) on one line. A phone shows one instruction instead; screen readers get the whole sentences. */
export function RoundStatus({ ranking, run, quick }: { ranking: Ranking; run: Run; quick: boolean }) {
  const { batch, queue, selection, phase } = run;
  const limit = selectionLimit(run);
  const total = ranking.images.length;
  const ranked = ranking.ranked.length;
  return (
    <header className={styles.status}>
      <div className={styles.line}>
        <Instruction limit={isQuickRound(quick, run) ? 1 : limit} />
        <h2 className={styles.round}>{roundText(run.round)}</h2>
        {phase === 'qualification' && <Qualification className={styles.phase} />}
        <p className={styles.long} data-strong>
          {selectionText(selection.length, limit)}
        </p>
        <p className={styles.long}>{`${shownText(batch.length)} · ${remainingText(queue.length)}`}</p>
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

export function Qualification({ className }: { className: string | undefined }) {
  return <strong className={className}>{RANKING_TEXTS.qualification}</strong>;
}

function Instruction({ limit }: { limit: number }) {
  const isTouch = useTouch();
  return (
    <span className={styles.instruction} aria-hidden="true">
      {TEXTS.instruction(limit, isTouch)}
    </span>
  );
}
