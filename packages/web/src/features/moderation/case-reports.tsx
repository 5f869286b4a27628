import type { CaseDetail } from '@palmares/core/contract/types';
import { formatShortDate } from '@palmares/texts/page/formats';
import { CASE_TEXTS, QUEUE_TEXTS } from '@palmares/texts/page/queue';
import { REASON_LABELS } from '@palmares/texts/page/report-issues';
import styles from './case-drawer.module.css';
import { Scores } from './scores.tsx';

/** The reports, and the scores of the content check for an image. */
export function CaseReports({ detail }: { detail: CaseDetail }) {
  const { reports, report_count, scores } = detail;
  const others = report_count - reports.length;
  return (
    <section className={styles.section} aria-labelledby="case-reports">
      <h3 id="case-reports" className={styles.title}>
        {CASE_TEXTS.reports}
      </h3>
      {reports.length === 0 && <p className={styles.soft}>{CASE_TEXTS.noReports}</p>}
      <ul className={styles.list}>
        {reports.map(({ id, reason, text, reporter, createdAt }) => (
          <li key={id} className={styles.item}>
            <p className={styles.head}>
              <strong>{REASON_LABELS[reason]}</strong>
              <span className={styles.soft}>
                {reporter === null ? CASE_TEXTS.visitor : <bdi lang="">{reporter.username}</bdi>}
                {' · '}
                {formatShortDate(createdAt)}
              </span>
            </p>
            {text !== null && (
              <p lang="" dir="auto" className={styles.words}>
                {text}
              </p>
            )}
          </li>
        ))}
      </ul>
      {others > 0 && <p className={styles.soft}>{CASE_TEXTS.more(others)}</p>}
      {scores !== null && (
        <div className={styles.item}>
          <p className={styles.soft}>{QUEUE_TEXTS.checked}</p>
          <Scores scores={scores} />
        </div>
      )}
    </section>
  );
}
